// The sheet: the list of apps, the form of the chosen one, and the buttons.
"use strict";

const NAMES = {
  toggle: "Toggle",
  expand_collapse: "Expand and collapse",
  list_operations: "List operations",
  data_crud: "Create, edit, delete",
  form_validation: "Form validation",
  notification: "Notification",
  cross_route_state: "State across routes",
};
const CHOICES = {
  coverage: [["1", "present"], ["0", "absent"]],
  outcome: [["W", "W"], ["P", "P"], ["F", "F"]],
  scope: [["S1", "S1"], ["S2", "S2"], ["S3", "S3"]],
};
const TITLES = { coverage: "Coverage", outcome: "Outcome", scope: "Scope" };
let chosen = SHEET.apps.find((app) => `#${app.id}` === location.hash) || SHEET.apps[0];

function choice(family, column) {
  const given = answer(chosen.id, family.family);
  const options = CHOICES[column].map(([value, text]) => {
    const input = element("input", {
      type: "radio",
      name: `${family.family}-${column}`,
      value,
      checked: given[column] === value,
      disabled: column !== "coverage" && given.coverage !== "1",
    });
    input.addEventListener("change", () => give(family, column, value));
    return element("label", {}, input, element("span", { textContent: text }));
  });
  return element("fieldset", {}, element("legend", { textContent: TITLES[column] }), ...options);
}

function give(family, column, value) {
  const given = answer(chosen.id, family.family);
  given[column] = value;
  if (given.coverage === "0") Object.assign(given, { outcome: "", scope: "" });
  keep();
  if (column === "coverage") {
    document.getElementById(`family-${family.family}`).replaceWith(familyForm(family));
    document.querySelector(`#family-${family.family} [name$=-coverage]:checked`).focus();
  }
  markDone(family);
}

function keep() {
  keepAnswers();
  document.getElementById("saved").textContent = "Saved in this browser";
  showProgress();
}

function markDone(family) {
  const form = document.getElementById(`family-${family.family}`);
  form.classList.toggle("done", isDone(answer(chosen.id, family.family)));
}

function familyForm(family) {
  const given = answer(chosen.id, family.family);
  const notes = element("textarea", { rows: 2, placeholder: "Notes: what you did and saw", value: given.notes });
  notes.setAttribute("aria-label", `Notes on ${NAMES[family.family]}`);
  notes.addEventListener("input", () => {
    given.notes = notes.value.replace(/\s+/g, " ").trim();
    keep();
  });
  const features = family.features.map((each) =>
    element("li", {}, each.does, element("small", { textContent: `${each.control} · ${each.screenshot}` })),
  );
  const form = element(
    "article",
    { id: `family-${family.family}`, className: isDone(given) ? "family done" : "family" },
    element("h2", { textContent: NAMES[family.family] }),
    element("ul", {}, ...features),
    element("div", { className: "choices" }, ...Object.keys(CHOICES).map((column) => choice(family, column))),
    notes,
  );
  return form;
}

function showProgress() {
  const total = SHEET.apps.reduce((sum, app) => sum + app.families.length, 0);
  const done = SHEET.apps.reduce((sum, app) => sum + countDone(app), 0);
  document.getElementById("done").textContent = `${done} of ${total} labelled`;
  Object.assign(document.getElementById("bar"), { max: total, value: done });
  for (const app of SHEET.apps) {
    const button = document.getElementById(`app-${app.id}`);
    button.querySelector(".count").textContent = `${countDone(app)}/${app.families.length}`;
    button.classList.toggle("done", countDone(app) === app.families.length);
  }
}

function appButton(app) {
  const round = app.round > 1 ? ` · round ${app.round}` : "";
  const button = element(
    "button",
    { id: `app-${app.id}` },
    element("code", { textContent: app.id }),
    element("span", { className: "count" }),
    element("small", { textContent: `${app.case}${round}` }),
  );
  button.addEventListener("click", () => showApp(app));
  return button;
}

function showApp(app) {
  chosen = app;
  history.replaceState(null, "", `#${app.id}`);
  for (const button of document.querySelectorAll("nav button")) {
    button.setAttribute("aria-current", String(button.id === `app-${app.id}`));
  }
  document.getElementById("families").replaceChildren(...app.families.map(familyForm));
  document.getElementById("form").scrollTop = 0;
  showPictures(app);
  beginApp(app);
  showProgress();
}

function download() {
  const address = URL.createObjectURL(new Blob([asCsv()], { type: "text/csv" }));
  element("a", { href: address, download: "annotations-filled.csv" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function load(event) {
  const [file] = event.target.files;
  if (!file) return;
  const taken = takeCsv(await file.text());
  event.target.value = "";
  showApp(chosen);
  document.getElementById("saved").textContent = `${taken} rows taken from ${file.name}`;
}

document.getElementById("apps").replaceChildren(...SHEET.apps.map(appButton));
document.getElementById("download").addEventListener("click", download);
document.getElementById("load").addEventListener("change", load);
document.getElementById("home").addEventListener("click", () => runApp(chosen));
document.getElementById("afresh").addEventListener("click", () => runApp(chosen, AFRESH));
document.getElementById("visitor").addEventListener("click", () => runApp(chosen, AS_VISITOR));
for (const tab of document.querySelectorAll("[role=tab]")) {
  tab.addEventListener("click", () => showTab(tab.dataset.tab));
}
window.addEventListener("resize", fitFrame);
if (APPS_PORT === null) {
  const title = "From files alone no app runs: ui2app annotate --out DIR --serve";
  Object.assign(document.getElementById("tab-run"), { textContent: "Running app (only when served)", title });
}
showTab(APPS_PORT === null ? "pictures" : "run");
showApp(chosen);
