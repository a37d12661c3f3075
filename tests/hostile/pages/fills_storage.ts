// Fills every storage of the browser.
// outcome: passed home
export function begin(): void {
  try {
    for (let count = 0; ; count++) localStorage.setItem(`k${count}`, "x".repeat(1_000_000));
  } catch {
    // full
  }
  const block = new Uint8Array(5_000_000);
  void caches.open("big").then(async (cache) => {
    for (let count = 0; count < 200; count++) await cache.put(`/${count}`, new Response(block));
  }).catch(() => {});
  const asked = indexedDB.open("big");
  asked.onupgradeneeded = () => {
    const store = asked.result.createObjectStore("big");
    for (let count = 0; count < 100; count++) store.put(block, count);
  };
}
