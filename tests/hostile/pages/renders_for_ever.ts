// Grows the page without end, a little at a time.
// outcome: passed home
export function begin(): void {
  const grow = (): void => {
    for (let count = 0; count < 200; count++) {
      const line = document.createElement("p");
      line.textContent = `Line ${document.body.childElementCount}`;
      document.body.append(line);
    }
    setTimeout(grow, 0);
  };
  grow();
  new MutationObserver(grow).observe(document.body, { childList: true });
}
