// Never gives back the main thread.
// outcome: build
// said: limit of
// seconds: 4
require("./loot.js");
for (;;) {}
