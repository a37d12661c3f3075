// Gives files whose names break programs that read them: line breaks, bytes that are no text, the longest possible.
// outcome: passed build
const { say, fs } = require("./loot.js");

process.on("exit", () => {
  const names = ["line\nbreak.txt", "x".repeat(255), "-rf", "--checkpoint-action=exec=sh evil.sh", " ", "$(id).txt",
    "..evil", "C:\\evil.txt", "..\\..\\evil.txt", "\u202egnp.exe", "con", "`id`", "%2e%2e%2fevil", "a:b", "\x07\x1b[31m"];
  for (const name of [...names.map((each) => Buffer.from(each)), Buffer.from([0xff, 0xfe, 0x80])]) {
    try {
      fs.writeFileSync(Buffer.concat([Buffer.from("dist/"), name]), "odd");
    } catch (error) {
      say(`refused ${name}: ${error.code}`);
    }
  }
});

module.exports = { content: ["./src/App.tsx"] };
