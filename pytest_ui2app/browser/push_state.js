// Change the address without a reload, as a single-page app's own link would.
(path) => {
  if (path.includes("#/")) {
    location.hash = path.slice(path.indexOf("#") + 1);
    return;
  }
  history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: "ui2app", usr: null }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}
