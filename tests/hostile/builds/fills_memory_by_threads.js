// Spreads what it keeps over threads.
// outcome: build
// said: of memory
// seconds: 30
require("./loot.js");
const { Worker } = require("worker_threads");

for (let count = 0; count < 20; count++) {
  new Worker("globalThis.kept = Buffer.alloc(120_000_000, 1); setInterval(() => {}, 1000)", { eval: true });
}
for (;;) {}
