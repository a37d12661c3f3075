// Ends the build as if it had worked.
// outcome: build
require("./loot.js");
process.exit(0);
