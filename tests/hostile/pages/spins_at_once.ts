// Never gives back the main thread, from the first line on.
// outcome: home
// said: did not answer|not loaded|went on
for (;;) {
  document.documentElement.dataset.turn = String(Date.now());
}
export function begin(): void {}
