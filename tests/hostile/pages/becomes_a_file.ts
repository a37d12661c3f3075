// Has the browser show a file of the machine in the app's place, to be photographed and read.
// outcome: passed home
import { canary } from "./caught";

export function begin(): void {
  for (const address of [`file://${canary.secretFiles[0]}`, `view-source:file://${canary.secretFiles[0]}`, "chrome://version",
    "chrome://crash", "about:srcdoc", "javascript:document.write('gone')", "mailto:someone@example.com", "vscode://file/etc/passwd",
    "devtools://devtools/bundled/inspector.html"]) {
    try {
      location.href = address;
    } catch (error) {
      console.log(error);
    }
  }
  const refresh = document.createElement("meta");
  Object.assign(refresh, { httpEquiv: "refresh", content: `0; url=file://${canary.secretFiles[0]}` });
  document.head.append(refresh);
}
