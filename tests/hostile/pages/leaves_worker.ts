// Registers itself as a service worker, past whatever stands in the way of the usual call: it would answer for every app
// that is looked at later, and what it asks for is not asked for by the page.
// outcome: passed home
import { attempt, canary } from "./caught";

if (typeof window === "undefined") {
  void fetch(`http://127.0.0.1:${canary.tcpPort}/service-worker`, { mode: "no-cors" }).catch(() => {});
  addEventListener("fetch", (event) => (event as unknown as { respondWith(r: Response): void }).respondWith(new Response("mine")));
}

export function begin(): void {
  const container = navigator.serviceWorker;
  const options = { type: "module", scope: "/assets/" } as const;
  const ways = [
    () => container.register(import.meta.url, options),
    () => ServiceWorkerContainer.prototype.register.call(container, import.meta.url, options),
    () => Object.getPrototypeOf(container).register.call(container, "/index.html", {}),
  ];
  const frame = document.createElement("iframe");
  frame.src = "/";
  frame.onload = () => ways.push(() => frame.contentWindow!.navigator.serviceWorker.register(import.meta.url, options));
  if (window === window.top) document.body.append(frame);
  for (const way of ways) {
    void attempt("register", async () => {
      if (!(await way())) throw new Error("not registered");
      return "registered";
    });
  }
}
