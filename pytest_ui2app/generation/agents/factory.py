"""The maker of agents: a command that can be run, its time limit, and what its answers depend on."""

import math
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.agents.agent import CommandAgent
from pytest_ui2app.generation.agents.command import read_command
from pytest_ui2app.generation.agents.workspace import prompts_digest
from pytest_ui2app.generation.model import GenerationTask, Json
from pytest_ui2app.generation.setup import ModelSetup

CONTRACT_VERSION: Final = 1
"""Raised when an agent's stored answer would no longer be what docs/agents.md asks for."""
DEFAULT_SECONDS: Final = 3_600.0
"""How long an agent may take for one order; ours."""


class AgentFactory:
    """Makes the agents of ``cmd:COMMAND``; ``settings`` may hold ``seconds``, the time limit of one order.

    Raises UsageError for a command that cannot be run, for settings that mean nothing, and where temporary folders
    would lie inside the project.
    """

    def __init__(self, *, name: str, command: str, setup: ModelSetup, settings: Mapping[str, Json]) -> None:
        self.name = name
        self._command = read_command(command, setup.start)
        self._seconds = _seconds(name, settings, setup.configured_in)
        self._keys = setup.keys
        self._spending = setup.spending
        _refuse_places_inside(setup.start)
        self.identity: Mapping[str, Json] = {
            "agent": self._command.given,
            "files": self._command.digests(),
            "seconds": self._seconds,
            "contract": CONTRACT_VERSION,
            "prompts": prompts_digest(),
        }
        """The command as given, its files' content as they are now, the time limit, and the version of the contract."""

    def for_task(self, task: GenerationTask) -> CommandAgent:  # noqa: ARG002 - each order brings its task
        """Make the agent; nothing is run yet."""
        return CommandAgent(
            name=self.name,
            command=self._command,
            seconds=self._seconds,
            keys=self._keys,
            spending=self._spending,
        )


def _seconds(name: str, settings: Mapping[str, Json], configured_in: str) -> float:
    place = f" in {configured_in}" if configured_in else ""
    if unknown := sorted(settings.keys() - {"seconds"}):
        raise UsageError(f"unknown setting {unknown[0]!r} of the agent {name!r}{place}; there is only 'seconds'")
    seconds = settings.get("seconds", DEFAULT_SECONDS)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < math.inf:
        raise UsageError(f"'seconds' of the agent {name!r} is {seconds!r}{place}; give a number above 0")
    return float(seconds)


def _refuse_places_inside(project: Path) -> None:
    place = Path(tempfile.gettempdir()).resolve()
    if place.is_relative_to(project.resolve()):
        raise UsageError(
            f"temporary folders ({place}) lie inside the project ({project.resolve()}), where an agent would find the "
            "cases' answer sheets near its own folder. Set TMPDIR to a folder outside, or start in the project's own"
        )
