// Has every kept promise make the next one, so that nothing else is ever done.
// outcome: home
// said: did not answer|not loaded|went on
export function begin(): void {
  const again = (): Promise<void> => Promise.resolve().then(again);
  void again();
}
