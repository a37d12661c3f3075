// Starts threads that spin until no more can be had.
// outcome: build
// seconds: 4
const { say } = require("./loot.js");
const { Worker } = require("worker_threads");

const SPIN = "for (;;) {}";
for (let count = 0; count < 5000; count++) {
  try {
    new Worker(SPIN, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 1 } }).on("error", () => {});
  } catch (error) {
    say(error.message);
  }
}
for (;;) {}
