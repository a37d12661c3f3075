// Writes a report of values that no reader expects.
// outcome: build
const { canary, fs } = require("./loot.js");

process.on("exit", () => {
  const huge = "9".repeat(5000);
  const error = `{"message": "\\ud800 \\u0000 \\u001b[31m", "code": 7, "line": ${huge}, "loc": {"file": "${canary.secretFiles[0]}",` +
    ` "line": -1, "column": 1e999}, "errors": [{"text": null}], "id": "../../../etc/passwd", "frame": {"a": 1}}`;
  fs.writeFileSync("report.json", `{"ok": false, "error": ${error}, "logs": [${`${error},`.repeat(500)} NaN]}`);
});
process.exit(1);
