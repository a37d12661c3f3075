// Asks a regular expression for what would take it years.
// outcome: home
// said: did not answer|not loaded|went on
export function begin(): void {
  document.title = String(/^(\w+\s?)*$/.test("reading list of all the books that were ever written in this house!!".repeat(3)));
}
