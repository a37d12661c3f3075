// Loads itself anew as soon as it stands.
// outcome: passed home
export function begin(): void {
  location.reload();
}
