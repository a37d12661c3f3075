// Ends the build with the code by which a shell says that a program is missing.
// outcome: build
require("./loot.js");
process.exit(127);
