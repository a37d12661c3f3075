// Stops wherever a debugger listens.
// outcome: passed
export function begin(): void {
  const stop = (): void => {
    debugger;
    setTimeout(stop, 10);
  };
  stop();
}
