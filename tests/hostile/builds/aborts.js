// Ends by a crash that would leave a picture of its memory.
// outcome: build
const { command } = require("./loot.js");
command("/bin/sh", "-c", `ulimit -c unlimited; ${process.execPath} -e 'process.abort()' || true`);
process.abort();
