// Kills whatever has a number, its own sandbox's first process included.
// outcome: build
const { say, fs } = require("./loot.js");

for (const entry of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
  try {
    process.kill(Number(entry), "SIGKILL");
  } catch (error) {
    say(`refused ${entry}: ${error.code}`);
  }
}
process.kill(-1, "SIGKILL");
for (;;) {}
