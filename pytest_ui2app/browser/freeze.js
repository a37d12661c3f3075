// Before any script of the page: the same random numbers for reference and generated app, a count of DOM changes, and
// what the browser itself refused.
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
  let changes = 0;
  new MutationObserver((records) => {
    changes += records.length;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  // The browser's own validation bubble is not part of the page: what it says is kept as it comes up.
  const refusals = [];
  document.addEventListener("invalid", ({ target }) => {
    refusals.push({ field: target.name || target.id || target.placeholder || target.type, message: target.validationMessage });
  }, true);
  Object.defineProperty(window, "__ui2appRefusals", { get: () => refusals });
  Object.defineProperty(window, "__ui2appChanges", { get: () => changes });
})();
