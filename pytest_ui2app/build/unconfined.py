"""No isolation: resource limits, a wall clock and an end to all processes, on any POSIX system."""

from dataclasses import dataclass, field

from pytest_ui2app.build.sandbox import Command, Limits
from pytest_ui2app.processes import Ended, run_bounded
from pytest_ui2app.supervisor import SUPERVISOR_GRACE_SECONDS, supervised


@dataclass(frozen=True, slots=True, kw_only=True)
class Unconfined:
    """Runs commands with the user's own rights; of the paths of a command nothing is enforced, nor of its network.

    What is written into its workspace stays there, for whoever made that folder to remove.
    """

    limits: Limits = field(default_factory=Limits)

    @property
    def name(self) -> str:
        """As Sandbox.name says."""
        return "off"

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says, without its promises about files and network."""
        return run_bounded(
            supervised(command.argv, cpu_seconds=str(self.limits.cpu_seconds), file_bytes=str(self.limits.file_bytes)),
            cwd=command.cwd,
            env=command.env,
            timeout=command.timeout,
            grace=SUPERVISOR_GRACE_SECONDS,
            memory=self.limits.memory_bytes,
            payload=command.bounded_payload(),
            stop=command.stop,
        )
