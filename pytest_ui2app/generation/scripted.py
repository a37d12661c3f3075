"""The fake model: it says what a test tells it to say."""

from collections.abc import Mapping

from pytest_ui2app.generation.model import Conversation, GenerationTask, Json, Rejection, Reply, Turn


class ScriptedModel:
    """A Model, and the factory of itself, that answers each turn from a script and remembers what it was asked.

    ``script`` maps turn names to replies; a turn that it lacks raises KeyError, so that a test sees the surprise.
    """

    def __init__(self, script: Mapping[str, str | Reply | Rejection], name: str = "scripted") -> None:
        self.name = name
        self.asked: list[tuple[str, Conversation]] = []
        self._script = {turn: Reply(text=said) if isinstance(said, str) else said for turn, said in script.items()}

    @property
    def identity(self) -> Mapping[str, Json]:
        """The whole script."""
        return {"model": self.name, "script": {turn: repr(said) for turn, said in self._script.items()}}

    def for_task(self, task: GenerationTask) -> "ScriptedModel":  # noqa: ARG002 - one script for every task
        """Give the model itself."""
        return self

    def complete(self, conversation: Conversation, turn: Turn) -> Reply | Rejection:
        """Give the scripted reply."""
        self.asked.append((turn.name, conversation))
        return self._script[turn.name]
