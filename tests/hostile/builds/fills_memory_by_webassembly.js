// Grows WebAssembly memories and writes to every page of them.
// outcome: build
// said: of memory
// seconds: 30
const { wait } = require("./loot.js");

const kept = [];
for (;;) {
  const memory = new WebAssembly.Memory({ initial: 320, maximum: 320 });
  new Uint8Array(memory.buffer).fill(7);
  kept.push(memory);
  wait(20);
}
