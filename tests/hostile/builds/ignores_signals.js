// Ignores every signal that can be ignored, and stops the shell that waits for it.
// outcome: build
// said: limit of
// seconds: 5
require("./loot.js");
const os = require("os");

for (const signal of Object.keys(os.constants.signals)) {
  try {
    process.on(signal, () => {});
  } catch {
    // SIGKILL and SIGSTOP
  }
}
process.kill(process.ppid, "SIGSTOP");
for (;;) {}
