// What lies over the page, what has the keyboard, light or dark, what is stored, and what the browser itself refused.
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
  const brightness = (css) => {
    const parts = (css.match(/[\d.]+/g) ?? []).map(Number);
    return parts.length === 4 && parts[3] === 0 ? null : 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2];
  };
  // The page's ground: the first painted box around its middle.
  const ground = () => {
    for (const [x, y] of [[0.5, 0.97], [0.98, 0.5], [0.5, 0.5]]) {
      for (let e = document.elementFromPoint(window.innerWidth * x, window.innerHeight * y); e; e = e.parentElement) {
        const value = brightness(getComputedStyle(e).backgroundColor);
        if (value !== null) return value;
      }
    }
    return 255;
  };
  const active = document.activeElement;
  const stored = (area) => Object.fromEntries(Object.entries({ ...area }));
  return {
    overlays,
    focus: active && active !== document.body ? `${active.tagName} ${active.getAttribute("name") ?? active.id ?? ""}` : "",
    dark: ground() < 110,
    storage: { ...stored(sessionStorage), ...stored(localStorage) },
    refusals: window.__ui2appRefusals ?? [],
  };
}
