// Runs a command that fetches packages, inside a sandbox whose only way out is a unix socket.
//
//   node registry_bridge.mjs SOCKET COMMAND...
//
// Listens on the sandbox's own loopback, carries each connection to the socket, and gives the command, which must
// understand pnpm's --config options, that address as its proxy. Ends with the command, with its exit code.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { constants } from "node:os";

const [socket, program, ...given] = process.argv.slice(2);

function carry(client) {
  const gate = connect(socket);
  client.pipe(gate).pipe(client);
  for (const [side, other] of [[client, gate], [gate, client]]) {
    side.on("error", () => other.destroy());
    side.on("close", () => other.destroy());
  }
}

function settings(port) {
  const proxy = `http://127.0.0.1:${port}`;
  // On the command line, which outranks whatever the user's settings say; no host may be reached past the proxy.
  return [
    `--config.https-proxy=${proxy}`,
    `--config.http-proxy=${proxy}`,
    `--config.proxy=${proxy}`,
    "--config.noproxy=",
    "--config.no-proxy=",
  ];
}

const server = createServer(carry);
server.on("error", (error) => {
  process.stderr.write(`registry bridge: ${error.message}\n`);
  process.exit(70);
});
server.listen(0, "127.0.0.1", () => {
  const child = spawn(program, [...given, ...settings(server.address().port)], { stdio: "inherit" });
  child.on("error", (error) => {
    process.stderr.write(`registry bridge: ${error.message}\n`);
    process.exit(127);
  });
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
});
