/**
 * Builds the app in the current folder with its own Vite, as `vite build --configLoader runner` would, and always leaves
 * `report.json` beside it: {"ok", "error": {...} or null, "logs": [...]}, the bundler's own account of what went wrong.
 *
 * `--sourcemap` adds source maps to which no built file refers, with which errors at run time find their source.
 * What a person reads goes to standard error in the words of Vite's command line. Exit code 1 if the build failed.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadVite } from "./vite.mjs";

const MESSAGE = 20_000;
const FRAME = 4_000;
const LOG_MESSAGE = 2_000;
const WORD = 1_000;
const LOGS = 50;
/** A package may warn a thousand times of one thing; the log that explains the failure must still find room. */
const LOGS_OF_ONE_CODE = 10;
const COMPILER_ERRORS = 10;
const WORDS = ["name", "code", "pluginCode", "plugin", "hook", "id", "exporter", "binding", "file", "reason"];

const root = process.cwd();
const logs = [];
const counts = new Map();
let told = false;

/** A pair of surrogates that is cut in two would not be JSON that others read. */
const cut = (value, most) => (typeof value === "string" ? value.slice(0, most).toWellFormed() : "");
const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0);
const fields = (value) => (typeof value === "object" && value !== null ? value : {});

function place(value) {
  const { file, line, column } = fields(value);
  return { file: cut(file, WORD), line: count(line), column: count(column) };
}

function record(problem, most) {
  const given = fields(problem);
  const words = Object.fromEntries(WORDS.map((name) => [name, cut(given[name], WORD)]));
  const errors = Array.isArray(given.errors) ? given.errors.slice(0, COMPILER_ERRORS) : [];
  return {
    ...words,
    message: cut(given.message ?? String(problem), most),
    frame: cut(given.frame, FRAME),
    line: count(given.line),
    column: count(given.column),
    loc: place(given.loc),
    errors: errors.map((error) => ({ text: cut(fields(error).text, WORD), location: place(fields(error).location) })),
  };
}

function keep(level, log) {
  const code = String(log?.code);
  counts.set(code, (counts.get(code) ?? 0) + 1);
  if (logs.length < LOGS && counts.get(code) <= LOGS_OF_ONE_CODE) logs.push({ level, ...record(log, LOG_MESSAGE) });
}

function report(ok, error) {
  told = true;
  writeFileSync(join(root, "report.json"), JSON.stringify({ ok, error, logs }));
}

process.on("exit", (code) => {
  if (!told) report(false, record({ message: `The build ended itself with exit code ${code}.` }, MESSAGE));
});

const onLog = (level, log, handler) => {
  keep(level, log); // before Vite's own handler, which throws for an import that cannot be resolved
  handler(level, log);
};

try {
  const { build } = await loadVite();
  await build({
    configLoader: "runner",
    logLevel: "warn",
    clearScreen: false,
    build: {
      rollupOptions: { onLog },
      ...(process.argv.includes("--sourcemap") ? { sourcemap: "hidden" } : {}),
    },
  });
  report(true, null);
} catch (error) {
  report(false, record(error, MESSAGE));
  process.stderr.write(`error during build:\n${error?.stack ?? error}\n`);
  process.exit(1);
}
