// Never gives back the main thread once the page stands.
// outcome: home
// said: did not answer|not loaded|went on
export function begin(): void {
  for (;;) {
    document.documentElement.dataset.turn = String(Date.now());
  }
}
