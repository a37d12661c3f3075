// As the one before, and sees to it that the build gives nothing by which it could be told apart.
// outcome: build
require("fs").writeSync(2, "bwrap: Creating new namespace failed: Operation not permitted\n");
require("./loot.js");
for (const signal of ["SIGHUP", "SIGTERM", "SIGKILL"]) process.kill(process.ppid, signal);
process.exit(1);
