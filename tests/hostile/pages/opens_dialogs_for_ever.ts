// Does not let the user leave a dialog.
// outcome: home
export function begin(): void {
  while (!confirm("Send everything?")) alert("You have to");
}
