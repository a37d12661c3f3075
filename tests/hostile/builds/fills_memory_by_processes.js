// Spreads what it keeps over many processes, each of which is small.
// outcome: build
// said: of memory
// seconds: 30
const { canary } = require("./loot.js");
const { spawn } = require("child_process");

const KEEP = "const kept = Buffer.alloc(60_000_000, 1); setInterval(() => kept.fill(2), 300)";
for (let count = 0; count < 60; count++) {
  spawn(process.execPath, ["-e", KEEP, canary.mark], { detached: true, stdio: "ignore" }).unref();
}
for (;;) {}
