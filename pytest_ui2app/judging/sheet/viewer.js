// What the annotator looks at: the running app in a frame of another origin, and pictures side by side.
"use strict";

const VIEWPORT = { width: 1440, height: 900 }; // of the screenshots

function showTab(name) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const chosen = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", String(chosen));
    document.getElementById(tab.dataset.tab).hidden = !chosen;
  }
  document.getElementById("run-tools").hidden = name !== "run" || APPS_PORT === null;
}

function beginApp(app) {
  document.getElementById("visitor").hidden = !app.session;
  const signIn = document.getElementById("sign-in");
  signIn.hidden = APPS_PORT === null || app.sign_in.length === 0;
  signIn.textContent = `To sign in, as the probes do: ${app.sign_in.join("; ")}.`;
  runApp(app, APPS_PORT === null ? "" : beginning(app));
}

// The frame has the screenshots' viewport and is scaled to the room there is.
function runApp(app, path = "") {
  const stage = document.getElementById("stage");
  document.getElementById("unserved").hidden = APPS_PORT !== null;
  if (APPS_PORT === null) return;
  stage.replaceChildren(Object.assign(appFrame(app, path), VIEWPORT));
  document.getElementById("window").href = `window.html#${app.id}`;
  fitFrame();
}

function fitFrame() {
  const stage = document.getElementById("stage");
  const scale = Math.min(1, stage.clientWidth / VIEWPORT.width);
  stage.style.height = `${VIEWPORT.height * scale}px`;
  const frame = stage.querySelector("iframe");
  if (frame) frame.style.transform = `scale(${scale})`;
}

function picture(source, caption) {
  const image = element("img", { src: source, alt: caption, loading: "lazy" });
  image.addEventListener("click", () => enlarge(source, caption));
  return element("figure", {}, element("figcaption", { textContent: caption, title: caption }), image);
}

function enlarge(source, caption) {
  const dialog = document.getElementById("large");
  Object.assign(dialog.querySelector("img"), { src: source, alt: caption });
  dialog.showModal();
}

// Each screenshot beside the page that shows it; pages that show none come after.
function showPictures(app) {
  const shown = app.pages.map((page) => ({ ...page, source: `apps/${app.id}/pages/${page.file}` }));
  const pairs = SHEET.cases[app.case].screenshots.map((file) => {
    const page = shown.find((each) => each.screenshot === file);
    const right = page
      ? picture(page.source, `the app at ${page.address}`)
      : element("p", { className: "none", textContent: "no page was matched with it" });
    return element("div", { className: "pair" }, picture(`cases/${app.case}/${file}`, `screenshot ${file}`), right);
  });
  const others = shown.filter((page) => !page.screenshot).map((page) => picture(page.source, `the app at ${page.address}`));
  const rest = others.length
    ? [element("h3", { textContent: "Pages that show no screenshot" }), element("div", { className: "pair" }, ...others)]
    : [];
  document.getElementById("pictures").replaceChildren(...pairs, ...rest);
}
