// How much of what the page shows is no text block by the paper's rules. `limits` bounds what is looked at.
({ elements, texts, viewports }) => {
  if (!document.body) return null;
  const told = {
    placeholders: 0, field_values: 0, generated: 0, shadow_texts: 0, frames: 0, frame_texts: 0, canvases: 0,
    canvas_share: 0, images: 0, svgs: 0, long_texts: 0, far_texts: 0, whole: true,
  };
  const WITHOUT_TEXT = new Set(["hidden", "checkbox", "radio", "range", "color", "file", "image"]);
  const SILENT = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "TITLE"]);
  let left = elements;
  const shows = (element) => {
    const box = element.getBoundingClientRect();
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && box.width >= 2 && box.height >= 2;
  };
  const covered = (box) => {
    const across = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const down = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return (Math.max(0, across) * Math.max(0, down)) / (innerWidth * innerHeight);
  };
  // A text in a frame or shadow tree counts there, as nothing of such a tree is a block.
  const textsOf = (node) => {
    const found = [...node.childNodes].filter((each) => each.nodeType === 3 && each.data.trim());
    return SILENT.has(node.tagName) || !found.length || !shows(node) ? [] : found;
  };
  const field = (element) => {
    const isInput = element.tagName === "INPUT";
    if (isInput && WITHOUT_TEXT.has(element.type)) return;
    if (element.tagName === "SELECT") told.field_values += element.selectedOptions.length > 0;
    else if (element.value) told.field_values += isInput || element.value.trim() !== element.textContent.trim();
    else told.placeholders += Boolean(element.placeholder?.trim());
  };
  const generated = (element) => {
    for (const which of ["::before", "::after"]) {
      const style = getComputedStyle(element, which);
      told.generated += style.display !== "none" && /"[^"]*[\p{L}\p{N}][^"]*"/u.test(style.content);
    }
  };
  const visible = (element) => {
    if (["INPUT", "TEXTAREA", "SELECT"].includes(element.tagName)) field(element);
    else generated(element);
    if (element.tagName === "CANVAS") {
      told.canvases += 1;
      told.canvas_share += covered(element.getBoundingClientRect());
    }
    told.images += element.tagName === "IMG" || getComputedStyle(element).backgroundImage.includes("url(");
    told.svgs += element.tagName === "svg";
    told.frames += element.tagName === "IFRAME";
  };
  const walk = (root, where) => {
    for (const element of root.querySelectorAll("*")) {
      if ((left -= 1) < 0) return void (told.whole = false);
      const found = textsOf(element);
      if (where) told[where] += found.length;
      else {
        if (shows(element)) visible(element);
        for (const text of found) {
          told.long_texts += text.data.trim().length > texts;
          told.far_texts += element.getBoundingClientRect().top + scrollY > viewports * innerHeight;
        }
      }
      if (element.shadowRoot) walk(element.shadowRoot, where || "shadow_texts");
      const inner = element.tagName === "IFRAME" && shows(element) ? element.contentDocument : null;
      if (inner) walk(inner, where || "frame_texts");
    }
  };
  walk(document.body, "");
  told.canvas_share = Math.min(1, told.canvas_share);
  return told;
}
