// Makes as many empty files as it can: they take no room on a disk, but each takes memory of the kernel.
// outcome: build
// said: limit of|ENOSPC
// seconds: 5
const { say, fs } = require("./loot.js");

let made = 0;
for (const folder of ["many", "/tmp/many", "/dev/shm/many"]) {
  fs.mkdirSync(folder);
  try {
    for (let number = 0; number < 1_000_000; number++, made++) fs.closeSync(fs.openSync(`${folder}/${number}`, "w"));
  } catch (error) {
    say(`${folder}: ${made} files, ${error.code}`);
  }
}
throw new Error(`${made} files`);
