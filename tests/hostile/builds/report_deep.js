// Writes a report of arrays inside arrays, deeper than readers can follow.
// outcome: build
const { fs } = require("./loot.js");

process.on("exit", () => {
  const deep = "[".repeat(1_000_000) + "]".repeat(1_000_000);
  fs.writeFileSync("report.json", `{"ok": false, "error": ${deep}, "logs": []}`);
});
process.exit(1);
