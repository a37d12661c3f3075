"""A built-in model: a function from the task to source files, speaking the same text protocol as any other model."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from pytest_ui2app.generation.blocks import write_blocks
from pytest_ui2app.generation.model import FREE, Conversation, GenerationTask, Json, Reply, Turn


def no_tools() -> Mapping[str, Json]:
    """Say that the answer depends on nothing but this package."""
    return {}


def no_check(_: GenerationTask) -> None:
    """Let every task pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenFactory:
    """Makes models that answer with the files of ``write``.

    ``version`` changes whenever ``write`` may answer otherwise; ``tools`` names the versions of outside programs and
    libraries that decide the answer too.
    """

    name: str
    version: int
    write: Callable[[GenerationTask], Mapping[str, str]]
    tools: Callable[[], Mapping[str, Json]] = no_tools
    check: Callable[[GenerationTask], object] = no_check
    """Raises UsageError for a task that the model cannot answer."""

    @property
    def identity(self) -> Mapping[str, Json]:
        """Name, version and tools."""
        return {"model": self.name, "version": self.version, "tools": self.tools()}

    def for_task(self, task: GenerationTask) -> "WrittenModel":
        """Make the model of one task; nothing is computed before its first turn.

        Raises UsageError for a task that it cannot answer.
        """
        self.check(task)
        return WrittenModel(self.name, lambda: self.write(task))


class WrittenModel:
    """Plans and gives the files of one task; it has nothing to say on any other turn."""

    def __init__(self, name: str, write: Callable[[], Mapping[str, str]]) -> None:
        self.name = name
        self._write = write

    @cached_property
    def _files(self) -> Mapping[str, str]:
        return dict(sorted(self._write().items()))

    def complete(self, conversation: Conversation, turn: Turn) -> Reply:  # noqa: ARG002 - the answer is known
        """Answer ``plan`` with the list of files and ``generate`` with the files; anything else with nothing."""
        if turn.name == "plan":
            entries = [{"path": path, "description": ""} for path in self._files]
            return Reply(text=json.dumps({"extra_dependencies": {}, "plan": entries}), cost=FREE)
        return Reply(text=write_blocks(self._files) if turn.name == "generate" else "", cost=FREE)
