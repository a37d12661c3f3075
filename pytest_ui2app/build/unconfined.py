"""No isolation: resource limits, a wall clock and an end to the whole process group, on any POSIX system."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from pytest_ui2app.build.sandbox import Command, Limits
from pytest_ui2app.processes import Ended, run_bounded

_SUPERVISOR = Path(__file__).with_name("supervisor.py")


@dataclass(frozen=True, slots=True, kw_only=True)
class Unconfined:
    """Runs commands with the user's own rights; their ``writable``, ``readable`` and ``network`` are not enforced.

    A process that leaves its process group outlives the command; only bubblewrap holds such a one.
    """

    limits: Limits = field(default_factory=Limits)

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says, without its promises about files and network."""
        limits = (str(self.limits.cpu_seconds), str(self.limits.file_bytes))
        supervised = (sys.executable, "-I", "-S", str(_SUPERVISOR), *limits, *command.argv)
        return run_bounded(supervised, cwd=command.cwd, env=command.env, timeout=command.timeout)
