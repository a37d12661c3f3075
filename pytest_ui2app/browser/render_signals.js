// The render probe's four signals on #root (paper, appendix F), with the text that tells one page from another.
() => {
  const root = document.querySelector("#root");
  if (!root) return { signals: { all: 0, text: 0, visuals: 0, interactive: 0 }, inner_text: "" };
  const count = (selector) => root.querySelectorAll(selector).length;
  return {
    signals: {
      all: count("*"),
      text: root.innerText.length,
      visuals: count("svg, img, canvas, video"),
      interactive: count("button, input, textarea, select, a[href], [role=button]"),
    },
    inner_text: root.innerText,
  };
}
