// Writes to the console and fails without end.
// outcome: passed home
export function begin(): void {
  const line = "x".repeat(100_000);
  const flood = (): void => {
    for (let count = 0; count < 200; count++) {
      console.log(line, document);
      console.error(line);
      setTimeout(() => { throw new Error(line); }, 0);
      void Promise.reject(new Error(`refused ${line}`));
    }
    setTimeout(flood, 0);
  };
  flood();
}
