// Says that the disk is full, as if the machine were at fault.
// outcome: build
require("./loot.js");
throw new Error("ENOSPC: no space left on device, write");
