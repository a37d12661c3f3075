// Tries to give itself a network: by the kernel's interfaces, by another namespace, and with raw packets.
// outcome: passed
const { attempt, attemptCommand, canary, command } = require("./loot.js");

attemptCommand("a host's namespace", "nsenter", "--net=/proc/1/ns/net", "--target=1", "true");
attemptCommand("an address", "ip", "address", "add", "10.1.1.1/24", "dev", "lo");
attemptCommand("an interface", "ip", "link", "add", "ui2app0", "type", "veth");
const SOCKETS = `
import socket, sys
kind = sys.argv[1]
if kind == "packet":
    socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
elif kind == "raw":
    socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)
elif kind == "vsock":
    made = socket.socket(socket.AF_VSOCK, socket.SOCK_STREAM)
    made.settimeout(1)
    made.connect((2, 1234))
else:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.sendto(b"stolen", "\\0" + sys.argv[2])
`;
for (const kind of ["packet", "raw", "vsock"]) attempt(kind, () => command("python3", "-c", SOCKETS, kind));
attempt("datagram", () => command("python3", "-c", SOCKETS, "datagram", canary.abstractSocket));

module.exports = { content: ["./src/App.tsx"] };
