// Writes without end to the stream that the build's messages are taken from.
// outcome: build
// said: limit of
// seconds: 4
require("./loot.js");
const fs = require("fs");

const chunk = Buffer.alloc(1_000_000, 0);
for (;;) fs.writeSync(2, chunk);
