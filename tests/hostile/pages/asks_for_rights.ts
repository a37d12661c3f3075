// Asks for the camera, the place, the clipboard, the whole screen, devices and files of the user.
// outcome: passed
import { attempt } from "./caught";

export function begin(): void {
  const all = navigator as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>;
  void attempt("camera", () => navigator.mediaDevices.getUserMedia({ video: true }));
  void attempt("screen", () => navigator.mediaDevices.getDisplayMedia());
  void attempt("clipboard", () => navigator.clipboard.readText());
  void attempt("place", () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)));
  void attempt("whole screen", () => document.documentElement.requestFullscreen());
  for (const [kind, ask] of [["usb", "requestDevice"], ["bluetooth", "requestDevice"], ["serial", "requestPort"], ["hid", "requestDevice"]]) {
    void attempt(kind, () => all[kind][ask]({ filters: [], acceptAllDevices: true }));
  }
  const world = window as unknown as Record<string, () => unknown>;
  for (const name of ["showOpenFilePicker", "showDirectoryPicker", "showSaveFilePicker", "queryLocalFonts"]) {
    void attempt(name, () => world[name]());
  }
  const input = document.createElement("input");
  input.type = "file";
  document.body.append(input);
  input.click();
}
