// Opens windows without end, each of which opens more.
// outcome: passed home
import { canary } from "./caught";

export function begin(): void {
  const open = (): void => {
    window.open(location.href);
    window.open("about:blank")?.document.write("<script>for (;;) open(location.href)</script>");
    window.open(`http://127.0.0.1:${canary.tcpPort}/popup`);
  };
  for (let count = 0; count < 20; count++) open();
  setInterval(open, 20);
}
