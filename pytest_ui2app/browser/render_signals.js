// The render probe's four signals on #root (paper, appendix F), with what tells one page from another.
() => {
  const root = document.querySelector("#root");
  if (!root) return { all: 0, text: 0, visuals: 0, interactive: 0, innerText: "" };
  const count = (selector) => root.querySelectorAll(selector).length;
  return {
    all: count("*"),
    text: root.innerText.length,
    visuals: count("svg, img, canvas, video"),
    interactive: count("button, input, textarea, select, a[href], [role=button]"),
    innerText: root.innerText,
  };
}
