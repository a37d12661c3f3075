// Paths of the links on the page that lead to the app itself, in document order.
() => {
  const paths = [...document.querySelectorAll("a[href]")]
    .filter((link) => URL.canParse(link.href, location.href))
    .map((link) => new URL(link.href, location.href))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname + (url.hash.startsWith("#/") ? url.hash : ""));
  return [...new Set(paths)];
}
