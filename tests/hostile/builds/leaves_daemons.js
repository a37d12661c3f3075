// Leaves programs behind that know neither their parent, their session, their environment nor their folder.
// outcome: passed
const { canary, command } = require("./loot.js");

const start = (script) => command("/bin/sh", "-c", script);
start(`setsid sh -c 'setsid sleep ${canary.mark} </dev/null >/dev/null 2>&1 &' &`);
start(`nohup env -i /bin/sh -c 'cd /; exec sleep ${canary.mark}' </dev/null >/dev/null 2>&1 &`);
const FORK_TWICE = `
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.chdir("/")
        for number in range(64):
            try:
                os.close(number)
            except OSError:
                pass
        os.execve("/usr/bin/env", ["env", "-i", "sleep", sys.argv[1]], {})
    os._exit(0)
`;
start(`python3 -c '${FORK_TWICE}' ${canary.mark}`);

module.exports = { content: ["./src/App.tsx"] };
