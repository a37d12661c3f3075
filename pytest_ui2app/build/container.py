"""A container of Docker or Podman as the sandbox: where bubblewrap does not exist, as on macOS."""

import functools
import os
import re
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pytest_ui2app.build.sandbox import Command, Limits, sandbox_missing
from pytest_ui2app.build.toolchain import OLDEST_NODE
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, Ended, run_bounded
from pytest_ui2app.supervisor import supervised

DEFAULT_IMAGE: Final = "docker.io/library/node:20-bookworm-slim"
"""What holds Node where the user names no image; ours."""
_TRIAL_SECONDS: Final = 300.0
"""For the first start, which may fetch the image."""
_END_SECONDS: Final = 30.0
_ENGINES_OWN_FAULT: Final = 125
"""The exit code by which the engine says that it could not run a container (docker-run(1), podman-run(1))."""
_REMEDY: Final = "Start the engine, and name an image with sh, tar, timeout and Node as --ui2app-sandbox=docker:IMAGE"
_PROBE: Final = "node --version >&2 && cat probe >&2 && tar -cf - probe"
"""Uses all that a build does: Node, a shell, the workspace, tar and the payload."""


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
        # Its engine runs a container on when nobody waits for it any more: it ends itself too.
        inside = ("timeout", "--signal=KILL", f"{command.timeout + _END_SECONDS:g}", *command.argv)
        with tempfile.TemporaryDirectory(prefix="ui2app-") as place:
            made = Path(place, "id")
            ended = self._run(name, (f"--cidfile={made}", *self._options(command), self.image, *inside), command)
            if isinstance(ended, Completed) and ended.exit_code == _ENGINES_OWN_FAULT and not made.exists():
                raise sandbox_missing(f"{self.program} says {ended.output.strip()[-300:]!r}", _REMEDY)
        return ended

    def _run(self, name: str, arguments: Sequence[str], command: Command) -> Ended:
        try:
            return run_bounded(
                supervised((str(self.program), "run", "--name", name, *arguments)),
                cwd=Path("/"),
                env=dict(os.environ),  # the engine's own, such as DOCKER_HOST; nothing of it enters the container
                timeout=command.timeout,
                payload=command.bounded_payload(),
                stop=command.stop,
            )
        finally:
            self._remove(name)

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
        try:
            subprocess.run(
                (self.program, "rm", "--force", name), capture_output=True, timeout=_END_SECONDS, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise InfrastructureError(
                f"{self.program} did not end the container {name} within {_END_SECONDS:.0f} s. Remove it with "
                f"`{self.program.name} rm --force {name}`"
            ) from error


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
        raise sandbox_missing(f"{engine} is not installed", f"Install {engine} and start it")
    return _tried(Path(program), image or DEFAULT_IMAGE)


@functools.cache
def _tried(program: Path, image: str) -> Container:
    sandbox = Container(program=program, image=image)
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place:
        work = Path(place, "work")
        work.mkdir()
        (work / "probe").write_text("seen")
        argv = ("/bin/sh", "-c", _PROBE)
        payload = Path(place, "payload")
        trial = sandbox.run(
            Command(argv=argv, cwd=work, timeout=_TRIAL_SECONDS, env={}, workspace=work, payload=payload)
        )
        given = payload.stat().st_size
    said = re.match(r"v(\d+)\..*seen$", trial.output.strip(), re.DOTALL)
    if not isinstance(trial, Completed) or trial.exit_code != 0 or not given or not said:
        fact = f"a trial run of {image} by {program} failed: {trial.output.strip()[-300:]!r}"
        raise sandbox_missing(fact, _REMEDY)
    if int(said[1]) < OLDEST_NODE:
        fact = f"{image} has Node {said[1]}, and {OLDEST_NODE} or later is wanted"
        raise sandbox_missing(fact, _REMEDY)
    return sandbox
