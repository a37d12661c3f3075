// Asks for the microphone, and which there are.
// outcome: passed
import { attempt } from "./caught";

export function begin(): void {
  void attempt("microphone", () => navigator.mediaDevices.getUserMedia({ audio: true }));
  void navigator.mediaDevices.enumerateDevices();
}
