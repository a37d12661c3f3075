"""The bubblewrap sandbox: no network, no other processes, no files but the system's and the given ones."""

import functools
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from pytest_ui2app.build.process_count import bounded_processes
from pytest_ui2app.build.sandbox import Command, Limits, sandbox_missing
from pytest_ui2app.build.syscall_filter import open_filter
from pytest_ui2app.processes import Completed, Ended, run_bounded
from pytest_ui2app.supervisor import supervised

_UNSHARED = (
    *("--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"),
    *("--die-with-parent", "--new-session", "--cap-drop", "ALL"),
)
_ROOT_FOLDERS = ("bin", "sbin", "lib", "lib32", "lib64", "libx32")
_SYSTEM = ("/usr", "/nix/store", "/etc/ld.so.cache", "/etc/alternatives")
_TRUSTED = ("/etc/ssl/certs", "/etc/pki/ca-trust", "/etc/ca-certificates")
"""What a package manager that goes through the gateway trusts; never the folders with private keys beside them."""
_SHARED_MEMORY_BYTES = 1024**2
"""A build needs no shared memory; the folder must exist."""
_TRIAL_SECONDS = 20.0
_STATUS_BYTES = 4096


@dataclass(frozen=True, slots=True, kw_only=True)
class Bubblewrap:
    """Runs commands under the bubblewrap program at ``program``."""

    program: Path
    options: str = ""
    """What it says of its options: older versions lack some, without which the kernel's own, wider bounds hold."""
    limits: Limits = field(default_factory=Limits)

    @property
    def name(self) -> str:
        """As Sandbox.name says."""
        return "bwrap"

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says."""
        with bounded_processes(self.limits.processes) as prefix, open_filter() as calls, _Status() as status:
            filtered = ("--seccomp", str(calls)) if calls >= 0 else ()
            told = ("--json-status-fd", str(status.told_by))
            jail = (str(self.program), *told, *filtered, *self._jail(command), *_prlimit(self.limits))
            # Bubblewrap ends with its parent from when it has said so: one that is killed before would be outlived.
            ended = run_bounded(
                supervised((*prefix, *jail, *command.argv)),
                cwd=command.cwd,
                env=command.env,
                timeout=command.timeout,
                memory=self.limits.memory_bytes,
                payload=command.bounded_payload(),
                stop=command.stop,
                pass_fds=(status.told_by, *((calls,) if calls >= 0 else ())),
            )
            began = status.began()
        if isinstance(ended, Completed) and not began:
            raise sandbox_missing(f"{self.program} says {ended.output.strip()[:300]!r}")
        return ended

    def _jail(self, command: Command) -> Iterator[str]:
        yield from (*_UNSHARED, "--proc", "/proc", "--dev", "/dev")
        yield from ("--disable-userns",) if "--disable-userns" in self.options else ()
        yield from self._in_memory(Path("/tmp"), self.limits.temporary_bytes)  # noqa: S108 - the sandbox's own
        yield from self._in_memory(Path("/dev/shm"), _SHARED_MEMORY_BYTES)  # noqa: S108 - the sandbox's own
        yield from _root_folders()
        for system in (*_SYSTEM, *(_TRUSTED if command.gateway else ())):
            yield from ("--ro-bind-try", system, system)
        if command.workspace:
            yield from self._workspace(command.workspace.resolve())
        for path in (*command.writable, *([command.gateway] if command.gateway else [])):
            yield from ("--bind", str(path.resolve()), str(path.resolve()))
        for path in command.readable:  # after the writable ones, so that a readable path inside one is read-only
            yield from ("--ro-bind", str(path.resolve()), str(path.resolve()))
        # What is left of the root and of /dev is memory too, and would have no limit. Through /proc, code that runs as
        # root, though without any capability, could change the kernel's settings, and by them run programs outside.
        yield from ("--remount-ro", "/dev", "--remount-ro", "/proc", "--remount-ro", "/")
        yield from ("--chdir", str(command.cwd.resolve()), "--")

    def _workspace(self, folder: Path) -> Iterator[str]:
        yield from self._in_memory(folder, self.limits.disk_bytes)
        for entry in sorted(folder.iterdir()):
            yield from ("--ro-bind", str(entry), str(entry))

    def _in_memory(self, folder: Path, size: int) -> Iterator[str]:
        yield from ("--size", str(size)) if "--size" in self.options else ()
        yield from ("--tmpfs", str(folder))


class _Status:
    """A pipe on which bubblewrap, and nothing that it runs, tells what becomes of a command.

    What the command itself says is no evidence: it could imitate a sandbox that does not work.
    """

    def __enter__(self) -> Self:
        self._read, self.told_by = os.pipe()
        os.set_blocking(self._read, False)
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._read)
        os.close(self.told_by)

    def began(self) -> bool:
        """Tell, once it has ended by itself, whether the command was run at all."""
        try:
            return b'"exit-code"' in os.read(self._read, _STATUS_BYTES)
        except BlockingIOError:  # nothing was told
            return False


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
        raise sandbox_missing("the program prlimit is not installed", "Install util-linux")
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
    sandbox = Bubblewrap(program=program, options=_said(program, "--help"))
    env = {"PATH": "/usr/bin:/bin"}
    trial = sandbox.run(Command(argv=("true",), cwd=Path("/"), timeout=_TRIAL_SECONDS, env=env))
    if not isinstance(trial, Completed) or trial.exit_code != 0:
        raise sandbox_missing(f"a trial run of {program} failed: {trial.output.strip()[:200]!r}")
    return sandbox


def bubblewrap_version(sandbox: Bubblewrap) -> str:
    """Return what ``bwrap --version`` prints, such as ``bubblewrap 0.8.0``."""
    return _said(sandbox.program, "--version").strip()


def _said(program: Path, option: str) -> str:
    try:
        return subprocess.check_output((program, option), text=True, timeout=_TRIAL_SECONDS)
    except (OSError, subprocess.SubprocessError) as error:
        raise sandbox_missing(f"{program} {option} failed: {error}") from error
