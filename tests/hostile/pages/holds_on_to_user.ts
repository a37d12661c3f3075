// Does not let the page be left.
// outcome: passed home
export function begin(): void {
  for (const kind of ["beforeunload", "unload", "pagehide"]) {
    window.addEventListener(kind, (event) => {
      event.preventDefault();
      (event as BeforeUnloadEvent).returnValue = "Stay";
    });
  }
  window.onbeforeunload = () => "Stay";
  setTimeout(() => location.assign("/elsewhere"), 200);
}
