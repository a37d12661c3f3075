// A caret that blinks is on one picture of a page and not on the next: where something is being edited, it is not drawn.
() => {
  const active = document.activeElement;
  if (!active?.matches("input, textarea") && !active?.isContentEditable) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { caret-color: transparent !important }");
  document.adoptedStyleSheets.push(sheet);
}
