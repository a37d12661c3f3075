// Makes the report a pipe that nobody fills, so that whoever reads or writes it waits for ever.
// outcome: build
// seconds: 4
const { command } = require("./loot.js");

command("mkfifo", "report.json");

module.exports = { content: ["./src/App.tsx"] };
