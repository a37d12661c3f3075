// Which of the given selectors match something visible in the first screenful.
(selectors) =>
  selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const box = element.getBoundingClientRect();
      const known = element.hasAttribute("aria-valuenow") || element.hasAttribute("value");
      const seen = box.width > 0 && box.height > 0 && box.top < window.innerHeight;
      return seen && !known && getComputedStyle(element).visibility === "visible";
    }),
  )
