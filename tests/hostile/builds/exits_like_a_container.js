// Ends the build with the code by which container engines say that they themselves failed.
// outcome: build
const { say } = require("./loot.js");
say("docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock.");
process.exit(125);
