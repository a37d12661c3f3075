// Keeps memory outside of the script's heap: buffers, pictures, blobs, and by workers.
// outcome: passed home
export function begin(): void {
  const kept: unknown[] = [];
  const fill = (): void => {
    try {
      for (let count = 0; count < 4; count++) {
        kept.push(new Uint8Array(100_000_000).fill(1));
        const canvas = new OffscreenCanvas(4000, 4000);
        canvas.getContext("2d")?.fillRect(0, 0, 4000, 4000);
        kept.push(canvas);
      }
      kept.push(new Blob([new Uint8Array(100_000_000).fill(2)]));
    } catch (error) {
      console.log(error);
    }
    if (kept.length < 500) setTimeout(fill, 0);
  };
  fill();
  const text = "const kept = []; setInterval(() => kept.push(new Uint8Array(50_000_000).fill(1)), 50)";
  for (let count = 0; count < 4; count++) new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
}
