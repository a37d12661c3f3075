export function begin(): void {
  document.title = "Reading list";
}
