// Writes wherever it can until nothing more goes in: the workspace, /tmp, shared memory.
// outcome: build
const { say, fs, path } = require("./loot.js");

const chunk = Buffer.alloc(4_000_000, 7);
for (const folder of [process.cwd(), "/tmp", "/dev/shm", "/var/tmp", "/run", "/usr", "/", "/dev", "/proc"]) {
  try {
    const file = fs.openSync(path.join(folder, "full"), "w");
    let written = 0;
    try {
      for (;;) written += fs.writeSync(file, chunk);
    } catch (error) {
      say(`${folder} took ${written} bytes: ${error.code}`);
    }
  } catch (error) {
    say(`refused ${folder}: ${error.code}`);
  }
}
throw new Error("all disks are full");
