// Breaks the language under the feet of whoever looks at the page.
// outcome: passed home
export function begin(): void {
  setTimeout(() => {
    const broken = (): never => { throw new Error("broken on purpose"); };
    const world = window as unknown as Record<string, unknown>;
    JSON.stringify = broken;
    JSON.parse = broken;
    for (const [kind, names] of [[Array, ["map", "filter", "push", "forEach", "join", "slice"]], [String, ["trim", "slice", "replace"]],
      [Promise, ["then", "catch"]], [Function, ["call", "apply", "bind"]], [Map, ["get", "set"]], [Set, ["has", "add"]],
      [Element, ["getBoundingClientRect", "querySelectorAll", "matches"]], [Document, ["querySelector", "createTreeWalker"]]] as const) {
      for (const name of names) (kind.prototype as unknown as Record<string, unknown>)[name] = broken;
    }
    for (const name of ["Array", "Object", "Promise", "Map", "Set", "Error", "getComputedStyle", "requestAnimationFrame", "setTimeout",
      "eval", "Reflect", "Symbol", "Proxy"]) {
      Object.defineProperty(world, name, { value: broken, configurable: false });
    }
  }, 100);
}
