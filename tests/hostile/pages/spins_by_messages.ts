// Sends itself messages and asks for frames without end, so that the page never rests.
// outcome: passed home
export function begin(): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => channel.port2.postMessage(0);
  channel.port2.postMessage(0);
  const frame = (): void => {
    document.body.dataset.count = String(Math.random());
    queueMicrotask(() => requestAnimationFrame(frame));
    void Promise.resolve().then(() => setTimeout(frame, 0));
  };
  requestAnimationFrame(frame);
}
