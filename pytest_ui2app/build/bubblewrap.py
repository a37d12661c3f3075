"""The bubblewrap sandbox: no network, no other processes, no files but the system's and the given ones."""

import functools
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pytest_ui2app.build.process_count import bounded_processes
from pytest_ui2app.build.sandbox import Command, Limits, sandbox_missing
from pytest_ui2app.processes import Completed, Ended, run_bounded

_UNSHARED = ("--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-uts", "--unshare-cgroup-try")
_SESSION = ("--die-with-parent", "--new-session", "--cap-drop", "ALL")
_ROOT_FOLDERS = ("bin", "sbin", "lib", "lib32", "lib64", "libx32")
_SYSTEM = ("/usr", "/nix/store", "/etc/ld.so.cache", "/etc/alternatives")
_FOR_NETWORK = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/nsswitch.conf",
    "/etc/ssl",
    "/etc/pki",
    "/etc/ca-certificates",
    "/etc/npmrc",
)
_TRIAL_SECONDS = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bubblewrap:
    """Runs commands under the bubblewrap program at ``program``."""

    program: Path
    limits: Limits = field(default_factory=Limits)

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says."""
        jail = (str(self.program), *_jail(command), *_prlimit(self.limits))
        with bounded_processes(self.limits.processes) as prefix:
            ended = run_bounded(
                (*prefix, *jail, *command.argv), cwd=command.cwd, env=command.env, timeout=command.timeout
            )
        if isinstance(ended, Completed) and ended.exit_code != 0 and ended.output.startswith("bwrap: "):
            raise sandbox_missing(f"{self.program} says {ended.output.splitlines()[0]!r}")
        return ended


def _jail(command: Command) -> Iterator[str]:
    yield from (*_UNSHARED, *_SESSION)
    yield from () if command.network else ("--unshare-net",)
    yield from ("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp")  # noqa: S108 - the sandbox's own /tmp
    yield from _root_folders()
    for system in (*_SYSTEM, *(_FOR_NETWORK if command.network else ())):
        yield from ("--ro-bind-try", system, system)
    for path in command.writable:
        yield from ("--bind", str(path.resolve()), str(path.resolve()))
    for path in command.readable:  # after the writable ones, so that a readable path inside one of them is read-only
        yield from ("--ro-bind", str(path.resolve()), str(path.resolve()))
    yield from ("--chdir", str(command.cwd.resolve()), "--")


def _root_folders() -> Iterator[str]:
    for folder in (Path("/") / name for name in _ROOT_FOLDERS):
        if folder.is_symlink():
            yield from ("--symlink", str(folder.readlink()), str(folder))
        elif folder.is_dir():
            yield from ("--ro-bind", str(folder), str(folder))


def _prlimit(limits: Limits) -> Sequence[str]:
    """Set the limits inside the user namespace: outside, the user's other processes would be counted too."""
    program = shutil.which("prlimit")
    if program is None:
        raise sandbox_missing("the program prlimit (package util-linux) is not installed")
    return (
        program,
        f"--nproc={limits.processes}:{limits.processes}",
        f"--fsize={limits.file_bytes}:{limits.file_bytes}",
        f"--cpu={limits.cpu_seconds}:{limits.cpu_seconds}",
        "--",
    )


def find_bubblewrap() -> Bubblewrap:
    """Return bubblewrap after a trial run; raises InfrastructureError if it is missing or may not unshare here."""
    program = shutil.which("bwrap")
    if program is None:
        raise sandbox_missing("bubblewrap (bwrap) is not installed")
    return _tried(Path(program))


@functools.cache
def _tried(program: Path) -> Bubblewrap:
    sandbox = Bubblewrap(program=program)
    env = {"PATH": "/usr/bin:/bin"}
    trial = sandbox.run(Command(argv=("true",), cwd=Path("/"), timeout=_TRIAL_SECONDS, env=env))
    if not isinstance(trial, Completed) or trial.exit_code != 0:
        raise sandbox_missing(f"a trial run of {program} failed: {trial.output.strip()[:200]!r}")
    return sandbox


def bubblewrap_version(sandbox: Bubblewrap) -> str:
    """Return what ``bwrap --version`` prints, such as ``bubblewrap 0.8.0``."""
    return subprocess.check_output((sandbox.program, "--version"), text=True).strip()
