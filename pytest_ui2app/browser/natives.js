// Before the page's clock takes their place: the browser's own frames and timers, which go on in real time.
(() => {
  const value = Object.freeze({
    frame: window.requestAnimationFrame.bind(window),
    wait: window.setTimeout.bind(window),
    idle: window.requestIdleCallback.bind(window),
    now: performance.now.bind(performance),
  });
  Object.defineProperty(window, "__ui2appReal", { value });
})();
