// Writes beside and above its workspace, by paths that climb and by paths that do not.
// outcome: passed
const { attempt, canary, fs, path } = require("./loot.js");

const beyond = (name, file) => attempt(name, () => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, canary.mark);
  // What is written into memory of the sandbox is gone with it: only the test can tell; it looks for the file.
  throw new Error("in memory");
});
for (const folder of [canary.home, canary.store, path.dirname(canary.home), "/usr/local/bin", "/etc", "/root", "/var/tmp",
  "/etc/cron.d", "/home", canary.modules, path.dirname(canary.modules), canary.pnpmStore]) {
  beyond(folder, path.join(folder, canary.fileName));
}
for (let up = 1; up < 12; up++) beyond(`${up} up`, path.join("../".repeat(up), canary.fileName));
attempt("its own source", () => fs.writeFileSync("src/App.tsx", "broken"));
attempt("the scaffold's", () => fs.writeFileSync("vite.config.ts", "broken"));
attempt("the build script", () => fs.appendFileSync(process.argv[1], "\n// was here"));

module.exports = { content: ["./src/App.tsx"] };
