// Raw text fragments of the page, in document order. `compat` is "paper" or "release" (docs/protocol.md, "Block rules").
(compat) => {
  if (!document.body) return [];
  const SILENT = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "TITLE"]);
  const CLIPS = new Set(["hidden", "clip"]);
  const paper = compat === "paper";
  const swatch = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const brush = swatch.getContext("2d", { willReadFrequently: true });
  const colors = new Map();

  const resolved = (css) => {
    if (!colors.has(css)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = "#000";
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
      const opaque = /^rgba?\(\s*(\d+),\s*(\d+),\s*(\d+)/.exec(css);
      colors.set(css, opaque ? opaque.slice(1, 4).map(Number) : a ? [r, g, b] : [0, 0, 0]);
    }
    return colors.get(css);
  };
  const digits = (css) => (css.match(/\d+/g) ?? []).slice(0, 3).map(Number);

  const hiddenHere = (style) =>
    style.display === "none" || style.visibility !== "visible" || Number(style.opacity) === 0;

  // Whether an ancestor hides the fragment (faded out, or its overflow cuts the whole box away), and whether it
  // stands in a small box that floats over the page.
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const surroundings = (element, box) => {
    let positioned = styleOf(element).position;
    let floating = positioned === "fixed" && small(element);
    for (let above = element.parentElement; above; above = above.parentElement) {
      const style = styleOf(above);
      if (Number(style.opacity) === 0) return { hidden: true, floating };
      floating ||= style.position === "fixed" && small(above);
      const escapes = positioned === "fixed" || (positioned === "absolute" && style.position === "static");
      if (!escapes) {
        positioned = style.position;
        const frame = above === document.body || above === document.documentElement;
        if (!frame && cut(above, style, box)) return { hidden: true, floating };
      }
    }
    return { hidden: false, floating };
  };
  const small = (element) => {
    const box = element.getBoundingClientRect();
    return box.height < window.innerHeight * 0.5 && box.width < window.innerWidth * 0.75;
  };
  const cut = (above, style, box) => {
    if (style.display === "contents") return false;
    const edge = above.getBoundingClientRect();
    const acrossX = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
    const acrossY = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
    return (CLIPS.has(style.overflowX) && acrossX < 2) || (CLIPS.has(style.overflowY) && acrossY < 2);
  };
  // What the text is laid out in: an element of `display: contents` has no box.
  const boxed = (element) => {
    while (element && styleOf(element).display === "contents") element = element.parentElement;
    return element;
  };
  // Text nodes that stand side by side are one run to the reader ("$" and "3" of a template), whatever wrote them.
  const isText = (node) => node?.nodeType === Node.TEXT_NODE;
  const run = (node) => {
    const nodes = [node];
    while (paper && isText(nodes.at(-1).nextSibling)) nodes.push(nodes.at(-1).nextSibling);
    return nodes;
  };
  const ownBox = (nodes, parent) => {
    const alone = parent.childElementCount === 0 && styleOf(parent).display !== "contents";
    if (!paper || alone) return parent.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(nodes[0]);
    range.setEndAfter(nodes.at(-1));
    return range.getBoundingClientRect();
  };

  const fragments = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (paper && isText(node.previousSibling)) continue;
    const parent = node.parentElement;
    const nodes = run(node);
    const data = nodes.map((each) => each.data).join("");
    const text = paper ? data.replace(/\s+/g, " ").trim() : data.trim();
    if (!text || SILENT.has(parent.tagName)) continue;
    const style = styleOf(parent);
    // A closed <details> keeps its content's boxes and styles; only checkVisibility tells that it is not shown.
    if (hiddenHere(style) || (paper && !boxed(parent)?.checkVisibility())) continue;
    const box = ownBox(nodes, parent);
    const { hidden, floating } = surroundings(parent, box);
    if (paper && hidden) continue;
    fragments.push({
      text,
      x: box.x + window.scrollX,
      y: box.y + window.scrollY,
      width: box.width,
      height: box.height,
      color: paper ? resolved(style.color) : digits(style.color),
      tag: parent.tagName.toLowerCase(),
      live: parent.closest("[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]") !== null,
      floating,
    });
  }
  return fragments;
}
