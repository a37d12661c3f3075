// Prints a hundred megabytes.
// outcome: passed build
require("./loot.js");
const fs = require("fs");

const line = `${"x".repeat(999_999)}\n`;
for (let count = 0; count < 50; count++) {
  fs.writeSync(1, line);
  fs.writeSync(2, line);
}

module.exports = { content: ["./src/App.tsx"] };
