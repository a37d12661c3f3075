// Bring a control found earlier into view and return a point on it that a click would reach, or why there is none.
(index) => {
  const element = (window.__ui2appControls ?? [])[index];
  if (!element?.isConnected) return { gone: true, x: 0, y: 0, hit: false };
  const hidden = element.getBoundingClientRect().width < 3 || Number(getComputedStyle(element).opacity) === 0;
  const target = hidden ? element.closest("label") ?? element.labels?.[0] ?? element.parentElement : element;
  const outside = (box) => box.top < 0 || box.bottom > window.innerHeight || box.left < 0 || box.right > window.innerWidth;
  if (outside(target.getBoundingClientRect())) target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const box = target.getBoundingClientRect();
  const reaches = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest("label")?.control === element);
  };
  const shares = [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75], [0.1, 0.5], [0.9, 0.5]];
  for (const [right, down] of shares) {
    const x = box.left + box.width * right;
    const y = box.top + box.height * down;
    if (reaches(x, y)) return { gone: false, x, y, hit: true };
  }
  return { gone: false, x: box.left + box.width / 2, y: box.top + box.height / 2, hit: false };
}
