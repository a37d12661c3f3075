// Leaves what outlives a process: shared memory, semaphores and message queues of both kinds.
// outcome: passed
const { command, say } = require("./loot.js");

for (const [program, ...given] of [
  ["ipcmk", "--shmem", "1000000"], ["ipcmk", "--queue"], ["ipcmk", "--semaphore", "4"],
  ["python3", "-c", "import ctypes; print(ctypes.CDLL(None).mq_open(b'/ui2app-canary', 66, 0o600, None))"],
  ["python3", "-c", "open('/dev/shm/ui2app-canary', 'w').write('x')"],
]) {
  try {
    say(command(program, ...given));
  } catch (error) {
    say(`refused ${program}: ${error.message}`);
  }
}

module.exports = { content: ["./src/App.tsx"] };
