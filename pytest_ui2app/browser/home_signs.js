// What a settled page gives away of why it shows no content: an error overlay, error boundaries that have caught, marks
// of loading. Only what is visible counts. Nothing here throws for what the page is made of, and every walk is bounded.
({ loading, wording }) => {
  const MOST_NODES = 20_000;
  const MOST_FIBERS = 50_000;
  const CONTENT = "svg, img, canvas, video, iframe, input, button, select, textarea";
  const SILENT = "script, style, noscript, template, title";
  const says = new RegExp(wording, "i");
  const length = (text) => text.replace(/\s+/g, "").length;
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    return seen && box.width > 0 && box.height > 0;
  };
  // Characters of text, and controls and pictures, under some nodes; those inside `marks` are left out.
  const measure = (nodes, marks = new Set()) => {
    let text = 0;
    let things = 0;
    let steps = 0;
    for (const top of nodes) {
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
        marks.has(node) || node.matches?.(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
      if (marks.has(top)) continue;
      for (let node = top; node && steps < MOST_NODES; node = walker.nextNode(), steps += 1) {
        if (node.nodeType === Node.TEXT_NODE) {
          const own = length(node.data);
          if (own > 0 && node.parentElement && visible(node.parentElement)) text += own;
        } else if (node.matches(CONTENT) && visible(node) && !node.parentElement?.closest("svg, button")) {
          things += 1;
        }
      }
    }
    return { text, things };
  };

  // -- error boundaries: class components of React whose state is the one that they give themselves on an error
  const TELLTALE = /^(has|did|is)?_?(error|err|catch|caught|fail|crash|broken|exception)/i;
  const agrees = (derived, state) =>
    Object.entries(derived).every(([key, value]) =>
      ["boolean", "number"].includes(typeof value) || value == null ? state[key] === value : Boolean(state[key]));
  const caught = (fiber) => {
    const [type, state] = [fiber.type, fiber.memoizedState];
    if (typeof type !== "function" || state === null || typeof state !== "object") return false;
    if (typeof type.getDerivedStateFromError === "function") {
      try {
        const derived = type.getDerivedStateFromError(new Error("probe"));
        if (derived && typeof derived === "object" && Object.keys(derived).length > 0) return agrees(derived, state);
      } catch {
        // then its state tells
      }
    } else if (typeof fiber.stateNode?.componentDidCatch !== "function") {
      return false;
    }
    return Object.entries(state).some(([key, value]) => TELLTALE.test(key) && typeof value !== "function" && Boolean(value));
  };
  const containers = () => {
    const key = (element) => Object.keys(element).find((name) => name.startsWith("__reactContainer$"));
    const places = [...document.querySelectorAll("#root, body > *")].slice(0, 200);
    return places.flatMap((element) => (key(element) ? [element[key(element)]] : []));
  };
  // The nodes that a fiber has put on the page, the topmost only.
  const shownBy = (fiber) => {
    const nodes = [];
    const queue = [fiber.child];
    for (let steps = 0; queue.length > 0 && steps < MOST_FIBERS; steps += 1) {
      const next = queue.pop();
      if (!next) continue;
      queue.push(next.sibling);
      if (next.stateNode instanceof Node) nodes.push(next.stateNode);
      else queue.push(next.child);
    }
    return nodes;
  };
  const covered = () => {
    const nodes = [];
    const queue = containers().map((host) => host?.stateNode?.current);
    for (let steps = 0; queue.length > 0 && steps < MOST_FIBERS; steps += 1) {
      const fiber = queue.pop();
      if (!fiber) continue;
      queue.push(fiber.sibling);
      if (caught(fiber)) nodes.push(...shownBy(fiber));
      else queue.push(fiber.child);
    }
    return nodes;
  };

  // -- loading: what is marked as such by name, turns for ever, or says so; and what lies over the page hides the rest
  const endless = () =>
    document.getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime === Infinity)
      .flatMap((animation) => animation.effect.target ?? []);
  const saying = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let steps = 0; walker.nextNode() && steps < MOST_NODES; steps += 1) {
      if (says.test(walker.currentNode.data.trim())) found.push(walker.currentNode.parentElement);
    }
    return found;
  };
  const cover = () => {
    const alpha = (css) => Number(/^rgba?\([^)]*[,/]\s*([\d.]+)\)$/.exec(css)?.[1] ?? 1);
    const opaque = (style) => !["transparent", "rgba(0, 0, 0, 0)"].includes(style.backgroundColor) && (!style.backgroundColor.startsWith("rgba") || alpha(style.backgroundColor) > 0.9);
    return document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((element) => {
      const [box, style] = [element.getBoundingClientRect(), getComputedStyle(element)];
      const over = ["fixed", "absolute"].includes(style.position) && Number(style.opacity) > 0.9;
      return over && box.width * box.height > 0.9 * innerWidth * innerHeight && opaque(style);
    });
  };
  if (!document.body) return { overlay: false, caught: null, all: { text: 0, things: 0 }, marks: 0, beside: { text: 0, things: 0 } };
  const stage = cover() ?? document.body;
  const known = (element) => element.hasAttribute("aria-valuenow") || element.hasAttribute("value");
  const named = [...stage.querySelectorAll(loading)].filter((element) => !known(element));
  const brief = (element) => length(element.textContent) <= 60;
  const marks = new Set([...named, ...endless(), ...saying()].filter((element) =>
    stage.contains(element) && element !== stage && visible(element) && brief(element)));
  const hidden = covered();
  return {
    overlay: document.querySelector("vite-error-overlay") !== null,
    caught: hidden.length > 0 ? measure(hidden) : null,
    all: measure([document.body]),
    marks: marks.size,
    beside: measure([stage], marks),
  };
}
