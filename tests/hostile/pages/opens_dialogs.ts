// Asks the user something over and over: every dialog stops the page until it is answered.
// outcome: passed home
export function begin(): void {
  for (let count = 0; count < 100; count++) {
    alert("Read this first");
    confirm("Are you sure?");
    prompt("Your password?");
  }
  setInterval(() => alert("Still there?"), 10);
}
