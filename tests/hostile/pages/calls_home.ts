// Sends a word to what listens on this machine, by every means that a page has.
// outcome: passed
import { attempt, canary } from "./caught";

export function begin(): void {
  const hosts = ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "127.1", "2130706433", ...canary.addresses];
  for (const host of hosts) {
    const at = `${host}:${canary.tcpPort}`;
    void attempt(`fetch ${at}`, () => fetch(`http://${at}/fetch`, { mode: "no-cors" }));
    void attempt(`https ${at}`, () => fetch(`https://${at}/fetch`, { mode: "no-cors", keepalive: true, method: "POST", body: "x" }));
    navigator.sendBeacon(`http://${at}/beacon`, "x");
    new Image().src = `http://${at}/image`;
    try {
      new WebSocket(`ws://${at}/socket`).onopen = (event) => (event.target as WebSocket).send("x");
      new EventSource(`http://${at}/events`);
    } catch (error) {
      console.log(error);
    }
    for (const [tag, name] of [["iframe", "src"], ["script", "src"], ["audio", "src"], ["video", "src"], ["embed", "src"],
      ["object", "data"]]) {
      const element = document.createElement(tag);
      element.setAttribute(name, `http://${at}/${tag}`);
      document.body.append(element);
    }
    for (const kind of ["stylesheet", "prefetch", "preload", "preconnect", "dns-prefetch", "icon", "manifest", "modulepreload"]) {
      const link = document.createElement("link");
      Object.assign(link, { rel: kind, href: `http://${at}/${kind}`, as: "image" });
      document.head.append(link);
    }
    const form = document.createElement("form");
    Object.assign(form, { action: `http://${at}/form`, method: "post", target: "nowhere" });
    document.body.append(form);
    form.submit();
  }
  const text = `fetch("http://127.0.0.1:${canary.tcpPort}/worker").catch(() => {}); new WebSocket("ws://127.0.0.1:${canary.tcpPort}/w");
    importScripts("http://127.0.0.1:${canary.tcpPort}/script")`;
  new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
}
