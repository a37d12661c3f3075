// Gives whoever looks at the page what it wants to see, or what it cannot bear.
// outcome: passed home
export function begin(): void {
  document.getElementById("root")?.replaceChildren();
  Object.defineProperty(window, "__ui2appChanges", { get: () => { for (;;) document.documentElement.dataset.turn = String(Date.now()); } });
  Object.defineProperty(Element.prototype, "childElementCount", { get: () => 1e9 });
  Object.defineProperty(HTMLElement.prototype, "innerText", { get: () => "x".repeat(30_000_000) });
  const seen = document.querySelectorAll.bind(document);
  Document.prototype.querySelectorAll = ((selector: string) =>
    Array.from({ length: 1_000_000 }, () => seen(selector)[0] ?? document.body)) as never;
  JSON.stringify = () => '{"__proto__": {"a": 1}, "signals": {"all": 1e400, "text": -1}, "inner_text": "\\ud800"}';
}
