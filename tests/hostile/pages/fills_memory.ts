// Keeps arrays until the page's process has no memory left.
// outcome: passed home
export function begin(): void {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(10_000_000).fill(kept.length + 0.5));
}
