// Before any script of the page: the same random numbers for reference and generated app, and what no look at the page
// shows: what the browser itself refused, and how often a sound was started.
(() => {
  let state = 0x2f6e2b1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // Recent Chromium returns a promise from these. `useEffect(() => window.scrollTo(0, 0))` was written for undefined, and
  // React would call the promise as a clean-up function: an app must not fail for the age of our browser.
  for (const name of ["scroll", "scrollTo", "scrollBy"]) {
    for (const owner of [window, Element.prototype]) {
      const native = owner[name];
      owner[name] = function (...position) {
        native.apply(this, position);
      };
    }
  }
  const reveal = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (...options) {
    reveal.apply(this, options);
  };
  // More than Playwright can carry in one message would end it, for all pages: what is said there is cut.
  const LONGEST = 10_000;
  const report = reportError.bind(window);
  const cut = (value) => (typeof value === "string" && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
  for (const name of ["debug", "error", "info", "log", "trace", "warn", "dir", "group", "assert"]) {
    const native = console[name].bind(console);
    console[name] = (...values) => native(...values.slice(0, 20).map(cut));
  }
  addEventListener("error", (event) => {
    if (!(event.message?.length > LONGEST)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report(new Error(cut(event.message)));
  }, true);
  // So would a request with a huge body, of which both the browser and Playwright make several copies.
  const HEAVIEST = 10_000_000;
  const heavy = (body) => (body?.length ?? body?.size ?? body?.byteLength ?? 0) > HEAVIEST;
  const fetchNow = window.fetch;
  window.fetch = function (input, init) {
    if (heavy(init?.body)) return Promise.reject(new TypeError("Failed to fetch"));
    return fetchNow.apply(this, arguments);
  };
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    if (heavy(body)) throw new DOMException("The request is too large", "NetworkError");
    return send.apply(this, arguments);
  };
  // As in a browser that blocks pop-ups, which Playwright's does not: a window opens only when the user has done something.
  const open = window.open;
  window.open = (url, target, ...rest) => {
    const inside = typeof target === "string" && (/^_(self|parent|top)$/i.test(target) || target in window.frames);
    if (inside || navigator.userActivation.isActive) return open.call(window, url, target, ...rest);
    console.warn("A pop-up was blocked: nobody has clicked or typed");
    return null;
  };
  // The browser's own validation bubble is not part of the page: what it says is kept as it comes up.
  const refusals = [];
  document.addEventListener("invalid", ({ target }) => {
    refusals.push({ field: target.name || target.id || target.placeholder || target.type, message: target.validationMessage });
  }, true);
  Object.defineProperty(window, "__ui2appRefusals", { get: () => refusals });
  let sounds = 0;
  const starts = [[HTMLMediaElement, "play"], [AudioScheduledSourceNode, "start"], [AudioBufferSourceNode, "start"], [SpeechSynthesis, "speak"]];
  for (const [{ prototype }, name] of starts) {
    const native = prototype[name];
    prototype[name] = function (...given) {
      sounds += 1;
      return native.apply(this, given);
    };
  }
  Object.defineProperty(window, "__ui2appSounds", { get: () => sounds });
})();
