/**
 * Serves the app in the current folder as `vite` would in development, over connections that it opens itself.
 *
 * dev_server.mjs GATEWAY: there is no network here, and whoever asks listens on the unix socket GATEWAY. Each connection
 * to it carries one request and its answer; a few wait ready at any time. It ends when nobody listens any more.
 */
import { createServer } from "node:http";
import { connect } from "node:net";
import { loadVite } from "./vite.mjs";

const READY = 4;
const gateway = process.argv[2];

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
