/**
 * Serves the app in the current folder as `vite` would in development, over connections that it opens itself.
 *
 * dev_server.mjs GATEWAY: there is no network here, and whoever asks listens on the unix socket GATEWAY. Each connection
 * to it carries one request and its answer; a few wait ready at any time. It ends when nobody listens any more.
 */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const READY = 4;
const gateway = process.argv[2];

/** Vite's package offers its ES modules to `import` alone, which looks from this file and not from the app. */
async function loadVite() {
  const require = createRequire(join(process.cwd(), "package.json"));
  const manifest = require.resolve("vite/package.json");
  return import(pathToFileURL(join(dirname(manifest), require(manifest).exports["."].import)).href);
}

const { createLogger, createServer: createVite } = await loadVite();
const logger = createLogger("warn", { allowClearScreen: false });
const say = logger.error;
const failures = [];
logger.error = (message, options) => {
  if (options?.error) failures.push(options.error.message);
  say(message, options);
};
const vite = await createVite({
  configLoader: "runner",
  customLogger: logger,
  cacheDir: ".vite",
  server: { host: "127.0.0.1", middlewareMode: true, hmr: false, ws: false, watch: null },
});
/** As a middleware, Vite logs what it cannot transform and hands the request on; by itself it would answer 500. */
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => {
    response.statusCode = failures.length ? 500 : 404;
    response.setHeader("Content-Type", "text/plain");
    response.end(failures.shift());
  }),
);

function offer() {
  const connection = connect(gateway);
  connection.on("error", () => process.exit(0));
  connection.on("connect", () => server.emit("connection", connection));
  connection.on("close", offer);
}

for (let ready = 0; ready < READY; ready += 1) offer();
