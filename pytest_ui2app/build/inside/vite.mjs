/** Finds the Vite of the app in the current folder. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Vite's package offers its ES modules to `import` alone, which looks from this file and not from the app. */
export async function loadVite() {
  const require = createRequire(join(process.cwd(), "package.json"));
  const manifest = require.resolve("vite/package.json");
  const entry = require(manifest).exports["."].import;
  return import(pathToFileURL(join(dirname(manifest), entry)).href);
}
