"""A container of Docker or Podman as the sandbox: where bubblewrap does not exist, as on macOS."""

import functools
import os
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pytest_ui2app.build.sandbox import PAYLOAD_BYTES, Command, Limits, sandbox_missing
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.processes import Completed, Ended, Payload, run_bounded

DEFAULT_IMAGE: Final = "docker.io/library/node:20-bookworm-slim"
"""What holds Node where the user names no image; ours."""
_TRIAL_SECONDS: Final = 300.0
"""For the first start, which may fetch the image."""
_END_SECONDS: Final = 30.0
_ENGINES_OWN_FAULTS: Final = (125, 126, 127)
"""Exit codes by which the engine says that it could not run the command (docker-run(1), podman-run(1))."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Container:
    """Runs each command in a fresh container of ``image`` by the engine at ``program``.

    A trusted command with a gateway is run outside: it is the package manager, which executes nothing it fetches, and
    on some platforms a container cannot reach a socket of its host.
    """

    program: Path
    image: str
    limits: Limits = field(default_factory=Limits)

    @property
    def name(self) -> str:
        """As Sandbox.name says."""
        return f"{self.program.name}:{self.image}"

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says."""
        if command.gateway and command.writable:
            return Unconfined(limits=self.limits).run(command)
        name = f"ui2app-{uuid.uuid4().hex[:12]}"
        try:
            ended = run_bounded(
                (str(self.program), "run", "--name", name, *self._options(command), self.image, *command.argv),
                cwd=Path("/"),
                env=dict(os.environ),  # the engine's own, such as DOCKER_HOST; nothing of it enters the container
                timeout=command.timeout,
                payload=Payload(file=command.payload, limit=PAYLOAD_BYTES) if command.payload else None,
                stop=command.stop,
            )
        finally:
            self._remove(name)
        if isinstance(ended, Completed) and ended.exit_code in _ENGINES_OWN_FAULTS and not command.has_given():
            raise sandbox_missing(f"{self.program} says {ended.output.strip()[-300:]!r}")
        return ended

    def _options(self, command: Command) -> Iterator[str]:
        limits = self.limits
        yield from ("--rm", "--init", "--network=none", "--read-only", "--cap-drop=ALL", "--ipc=none")
        yield from ("--security-opt=no-new-privileges", f"--user={os.getuid()}:{os.getgid()}")
        yield from (f"--pids-limit={limits.processes}", f"--memory={limits.memory_bytes}")
        yield from (f"--memory-swap={limits.memory_bytes}", f"--ulimit=fsize={limits.file_bytes}")
        yield from (f"--ulimit=cpu={limits.cpu_seconds}", "--ulimit=core=0", f"--workdir={command.cwd.resolve()}")
        yield _in_memory(Path("/tmp"), limits.temporary_bytes)  # noqa: S108 - the container's own
        for variable, value in command.env.items():
            if variable != "PATH":  # the image knows where its Node is
                yield f"--env={variable}={value}"
        if command.workspace:
            yield _in_memory(command.workspace.resolve(), limits.disk_bytes)
            for entry in sorted(command.workspace.resolve().iterdir()):
                yield _bound(entry, "ro")
        for path in (*command.writable, *([command.gateway] if command.gateway else [])):
            yield _bound(path.resolve(), "rw")
        for path in command.readable:
            yield _bound(path.resolve(), "ro")

    def _remove(self, name: str) -> None:
        """End a container whose client was stopped; one that has ended by itself is gone already."""
        subprocess.run((self.program, "rm", "--force", name), capture_output=True, timeout=_END_SECONDS, check=False)


def _in_memory(folder: Path, size: int) -> str:
    return f"--tmpfs={folder}:rw,exec,mode=1777,size={size}"


def _bound(path: Path, mode: str) -> str:
    return f"--volume={path}:{path}:{mode}"


def find_container(engine: str, image: str = "") -> Container:
    """Return the container sandbox of ``docker`` or ``podman`` after a trial run in ``image``, else DEFAULT_IMAGE.

    Raises InfrastructureError if the engine is missing or cannot run a container.
    """
    program = shutil.which(engine)
    if program is None:
        raise sandbox_missing(f"{engine} is not installed")
    return _tried(Path(program), image or DEFAULT_IMAGE)


@functools.cache
def _tried(program: Path, image: str) -> Container:
    sandbox = Container(program=program, image=image)
    trial = sandbox.run(Command(argv=("node", "--version"), cwd=Path("/"), timeout=_TRIAL_SECONDS, env={}))
    if not isinstance(trial, Completed) or trial.exit_code != 0:
        raise sandbox_missing(f"a trial run of {image} by {program} failed: {trial.output.strip()[-300:]!r}")
    return sandbox
