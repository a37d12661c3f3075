// Has the report lead to a file of the user's.
// outcome: build
const { canary, fs } = require("./loot.js");

process.on("exit", () => {
  fs.rmSync("report.json", { force: true });
  fs.symlinkSync(canary.secretFiles[0], "report.json");
});
process.exit(1);
