// Kills itself as the kernel does with what takes too much memory.
// outcome: build
require("./loot.js");
process.kill(process.pid, "SIGKILL");
for (;;) {}
