// Keeps memory that is not part of the heap.
// outcome: build
// said: of memory|exit code 1|went over
// seconds: 30
const { wait } = require("./loot.js");

const kept = [];
for (;;) {
  kept.push(Buffer.alloc(20_000_000, 1));
  wait(20);
}
