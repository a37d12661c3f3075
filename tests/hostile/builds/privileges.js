// Asks for rights: to mount, to make devices, to be another, to enter other namespaces, to look into other processes.
// outcome: passed
const { attempt, attemptCommand, command } = require("./loot.js");

attemptCommand("mount", "mount", "-t", "tmpfs", "none", "/tmp");
attemptCommand("mount of proc", "mount", "-t", "proc", "none", "/tmp");
attemptCommand("mount of cgroup", "mount", "-t", "cgroup2", "none", "/tmp");
attemptCommand("bind", "mount", "--bind", "/usr", "/tmp");
attemptCommand("remount", "mount", "-o", "remount,rw", "/");
attemptCommand("unmount", "umount", "/proc");
attemptCommand("namespaces", "unshare", "--user", "--map-root-user", "mount", "-t", "tmpfs", "none", "/tmp");
attemptCommand("mounts alone", "unshare", "--mount", "true");
attemptCommand("enter", "nsenter", "--target", "1", "--mount", "--pid", "--user", "true");
attemptCommand("root", "chroot", "/usr", "/bin/true");
attemptCommand("device", "mknod", "/tmp/disk", "b", "254", "0");
attemptCommand("clock", "date", "--set=now");
attemptCommand("name", "hostname", "evil");
attemptCommand("another", "setpriv", "--reuid=12345", "--clear-groups", "true");
attemptCommand("priority", "nice", "-n", "-20", "sh", "-c", "[ $(nice) -lt 0 ]");
attemptCommand("kernel log", "dmesg");
attemptCommand("module", "insmod", "/usr/nothing.ko");

const BY_LIBRARY = `
import ctypes, fcntl, os, sys, termios
libc = ctypes.CDLL(None, use_errno=True)
def checked(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
kind = sys.argv[1]
if kind == "setuid":
    os.setuid(12345)
elif kind == "setns":
    checked(libc.setns(os.open("/proc/1/ns/user", os.O_RDONLY), 0x10000000))
elif kind == "clone":
    checked(libc.unshare(0x10000000))
elif kind == "bpf":
    checked(libc.syscall({"x86_64": 321, "aarch64": 280}[os.uname().machine], 5, ctypes.create_string_buffer(128), 128))
elif kind == "tiocsti":
    fcntl.ioctl(os.open("/dev/tty", os.O_RDWR), termios.TIOCSTI, b"x")
elif kind == "tiocsti of input":
    fcntl.ioctl(0, termios.TIOCSTI, b"x")
elif kind == "cgroup":
    open("/sys/fs/cgroup/cgroup.procs", "w").write(str(os.getpid()))
`;
for (const kind of ["setuid", "setns", "clone", "bpf", "tiocsti", "tiocsti of input", "cgroup"]) {
  attempt(kind, () => command("python3", "-c", BY_LIBRARY, kind));
}

module.exports = { content: ["./src/App.tsx"] };
