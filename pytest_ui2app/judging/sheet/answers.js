// What the annotator has answered: kept in the browser's storage under the sheet's id, read from and written as CSV.
"use strict";

const ASKED = ["coverage", "outcome", "scope", "notes"];
const STORED_AS = `ui2app-annotations:${SHEET.id}`;
const answers = JSON.parse(localStorage.getItem(STORED_AS) || "{}");

function answer(app, family) {
  answers[app] ||= {};
  answers[app][family] ||= { coverage: "", outcome: "", scope: "", notes: "" };
  return answers[app][family];
}

function keepAnswers() {
  localStorage.setItem(STORED_AS, JSON.stringify(answers));
}

function isDone(given) {
  return given.coverage === "0" || (given.coverage === "1" && given.outcome !== "" && given.scope !== "");
}

function countDone(app) {
  return app.families.filter((each) => isDone(answer(app.id, each.family))).length;
}

function sheetRows() {
  return SHEET.apps.flatMap((app) =>
    app.families.map((each) => {
      const given = answer(app.id, each.family);
      const fixed = [app.id, app.case, String(app.round), each.family, each.words];
      return [...fixed, ...ASKED.map((column) => given[column])];
    }),
  );
}

function asCsv() {
  const quoted = (value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [SHEET.columns, ...sheetRows()].map((row) => `${row.map(quoted).join(",")}\n`).join("");
}

function csvRows(text) {
  const rows = [];
  let row = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/gy;
  for (const [whole, inQuotes, plain, end] of text.replace(/^\uFEFF/, "").matchAll(field)) {
    if (whole === "" && row.length === 0) break;
    row.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

// Takes over the answers of a CSV; returns how many rows belong to this sheet.
function takeCsv(text) {
  const [header = [], ...rows] = csvRows(text);
  const at = (row, column) => (row[header.indexOf(column)] || "").trim();
  const known = new Set(SHEET.apps.flatMap((app) => app.families.map((each) => `${app.id} ${each.family}`)));
  const ours = rows.filter((row) => known.has(`${at(row, "app")} ${at(row, "family")}`));
  for (const row of ours) {
    const coverage = at(row, "coverage").replace(/^([01])\.0$/, "$1"); // as spreadsheets write it
    const [outcome, scope] = ["outcome", "scope"].map((column) => at(row, column).toUpperCase());
    Object.assign(answer(at(row, "app"), at(row, "family")), { coverage, outcome, scope, notes: at(row, "notes") });
  }
  keepAnswers();
  return ours.length;
}
