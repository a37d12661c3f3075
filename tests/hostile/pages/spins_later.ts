// Waits until it is looked at, then never gives back the main thread.
// outcome: home
// said: did not answer|not loaded|went on
export function begin(): void {
  setTimeout(() => {
    for (;;) {
      document.documentElement.dataset.turn = String(Date.now());
    }
  }, 1500);
}
