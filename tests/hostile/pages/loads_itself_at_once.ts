// Loads itself anew before anything stands.
// outcome: passed home
location.replace(`/?${Math.random()}`);
export function begin(): void {
  location.reload();
}
