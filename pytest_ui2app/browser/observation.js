// What lies over the page, what has the keyboard, light or dark, its title, what is stored, and what no look at it shows:
// what the browser itself refused, and how often a sound was started.
() => {
  const area = window.innerWidth * window.innerHeight;
  const overlays = [...document.body.querySelectorAll("*")].filter((element) => {
    const style = getComputedStyle(element);
    if (style.position !== "fixed" && style.position !== "absolute" && !element.matches("dialog[open], [popover]")) return false;
    if (style.visibility !== "visible" || Number(style.opacity) === 0 || style.pointerEvents === "none") return false;
    const box = element.getBoundingClientRect();
    const share = (box.width * box.height) / area;
    if (share < 0.01) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }).length;
  const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const brightness = (css) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    return a === 0 ? null : 0.299 * r + 0.587 * g + 0.114 * b;
  };
  // The page's ground: what most of a grid of points lies on, small floating boxes (a toast) left out.
  const floats = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const box = e.getBoundingClientRect();
      if (getComputedStyle(e).position === "fixed" && box.width * box.height < 0.25 * area) return true;
    }
    return false;
  };
  const groundAt = (x, y) => {
    const top = document.elementsFromPoint(window.innerWidth * x, window.innerHeight * y).filter((e) => !floats(e))[0];
    for (let e = top; e; e = e.parentElement) {
      const value = brightness(getComputedStyle(e).backgroundColor);
      if (value !== null) return value;
    }
    // Below the end of a short page lies what its body is painted with.
    return brightness(getComputedStyle(document.body).backgroundColor) ?? 255;
  };
  const shares = [0.3, 0.5, 0.7, 0.9, 0.98];
  const dark = shares.flatMap((x) => shares.map((y) => groundAt(x, y) < 110)).filter(Boolean).length;
  const active = document.activeElement;
  // The browser's own error page, where a link out of the app ends, refuses to be asked for its storage.
  const stored = (name) => (location.protocol === "chrome-error:" ? {} : { ...window[name] });
  return {
    overlays,
    focus: active && active !== document.body ? `${active.tagName} ${active.getAttribute("name") ?? active.id ?? ""}` : "",
    dark: dark > (shares.length * shares.length) / 2,
    storage: { ...stored("sessionStorage"), ...stored("localStorage") },
    refusals: window.__ui2appRefusals ?? [],
    sounds: window.__ui2appSounds ?? 0,
    title: document.title,
  };
}
