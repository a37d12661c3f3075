// Prints itself over and over.
// outcome: passed home
export function begin(): void {
  for (let count = 0; count < 50; count++) print();
  setInterval(print, 10);
}
