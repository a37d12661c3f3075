// Bundles apps given on standard input as [{folder, dist}]: the scaffold's entry and index.html, built by the bundler
// inside Vite, without Vite, Tailwind or a sandbox. For test apps only: some hundred of them in the time of two builds.
// Tells on standard output of each, in their order, why it cannot be bundled; an empty text if it was.
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";

const modules = process.argv[2];
// It is found from the real place of the package that depends on it.
const vite = createRequire(realpathSync(join(modules, "vite", "package.json")));
const { build } = vite("esbuild");

const one = async ({ folder, dist }) => {
  await build({
    entryPoints: [join(folder, "src", "main.tsx")],
    outdir: join(dist, "assets"),
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    nodePaths: [modules],
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env": '{"MODE":"production","BASE_URL":"/","PROD":true}' },
    loader: { ".png": "file", ".svg": "file", ".woff2": "file" },
    logLevel: "silent",
  });
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const loaded = '<link rel="stylesheet" href="/assets/main.css"><script type="module" src="/assets/main.js"></script>';
  writeFileSync(join(dist, "index.html"), page.replace(/<script type="module".*<\/script>/, loaded));
};

const told = ({ text, location }, folder) =>
  location ? `${relative(folder, resolve(location.file))}:${location.line}: ${text}` : text;

const refusals = [];
for (const app of JSON.parse(readFileSync(0, "utf8"))) {
  mkdirSync(join(app.dist, "assets"), { recursive: true });
  try {
    await one(app);
    refusals.push("");
  } catch (error) {
    if (!error.errors) throw error; // the bundler itself is at fault, not the app
    refusals.push(error.errors.map((each) => told(each, app.folder)).join("; "));
  }
}
writeFileSync(1, JSON.stringify(refusals));
