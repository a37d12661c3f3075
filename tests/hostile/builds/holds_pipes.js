// Leaves children of other sessions that hold the build's streams open, and ends itself.
// outcome: passed build
const { canary } = require("./loot.js");
const { spawn } = require("child_process");

for (let count = 0; count < 5; count++) {
  spawn("sleep", [canary.mark], { detached: true, stdio: "inherit" }).unref();
}

module.exports = { content: ["./src/App.tsx"] };
