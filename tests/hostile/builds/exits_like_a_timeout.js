// Ends the build with the code by which timeout(1) and supervisors say that the time was up.
// outcome: build
require("./loot.js");
process.exit(124);
