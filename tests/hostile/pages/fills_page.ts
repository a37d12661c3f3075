// Makes a page of a million elements, nested as deep as it goes, and higher than any picture.
// outcome: passed home
export function begin(): void {
  let inner: HTMLElement = document.body;
  for (let depth = 0; depth < 20_000; depth++) {
    const element = document.createElement("div");
    inner.append(element);
    inner = element;
  }
  inner.textContent = "bottom";
  const many = document.createElement("div");
  many.style.height = "30000000px";
  many.innerHTML = "<button>Press</button><p>Text</p>".repeat(100_000);
  (document.getElementById("root") ?? document.body).append(many);
}
