"""``replay:DIR``: answers that were recorded earlier, by hand or by ``ui2app export``."""

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import (
    Agent,
    AgentAnswer,
    Conversation,
    GenerationTask,
    Json,
    Model,
    Order,
    Rejection,
    Reply,
    Turn,
)
from pytest_ui2app.generation.recording import Answer, ensure_unchanged, read_answer, read_manifest, recording_of

REPAIR: frozenset[str] = frozenset({"locate", "fix"})
"""Kinds of turns that a recording made by hand may lack: it then has nothing to say to them."""


class ReplayFactory:
    """Replays a folder, under the name that was ``given``.

    An export stands for the model that was recorded, under that model's name and identity.
    """

    def __init__(self, folder: Path, given: str) -> None:
        if not folder.is_dir():
            raise UsageError(f"no folder {str(folder)!r} to replay from; give replay:DIR with DIR/<case-id>/<turn>.txt")
        self.folder = folder
        self._manifest = read_manifest(folder)
        self.name = self._manifest.model if self._manifest else given

    @property
    def identity(self) -> Mapping[str, Json]:
        """The recorded model's own; of a recording by hand the SHA-256 of its names and bytes, wherever it lies."""
        if self._manifest:
            return self._manifest.identity
        return {"model": "replay", "version": 1, "recording": self._digest}

    def built_in(self, case_id: str) -> list[str]:
        """Return what a recorded built-in model's answer was made from; empty for any other model."""
        return self._manifest.built_in.get(case_id, []) if self._manifest else []

    def for_task(self, task: GenerationTask) -> Model | Agent:
        """Find the task's recording; UsageError when there is none."""
        recording = recording_of(self.folder, task.case_id, task.round)
        if self._manifest and self._manifest.author == "agent":
            return ReplayAgent(self, recording)
        return ReplayModel(self, recording)

    @property
    def is_export(self) -> bool:
        """Whether the folder stands for a model that was asked once."""
        return self._manifest is not None

    def answer(self, recording: Path, turn: str) -> Answer | None:
        """Return a recorded answer, None if there is none; UsageError for one that was changed after its export."""
        if self._manifest:
            ensure_unchanged(self._manifest, self.folder, recording, turn)
        return read_answer(recording, turn)

    @cached_property
    def _digest(self) -> str:
        return _digest(self.folder)


class ReplayModel:
    """Gives back the recorded reply of each turn."""

    def __init__(self, factory: ReplayFactory, recording: Path) -> None:
        self.name = factory.name
        self._factory = factory
        self._recording = recording

    def complete(self, conversation: Conversation, turn: Turn) -> Reply | Rejection:  # noqa: ARG002 - it is recorded
        """Read the answer to ``turn``; UsageError when the recording lacks it.

        An export that lacks a repair turn is no answer: its model was never asked, and under its name none is made up.
        """
        answer = self._factory.answer(self._recording, turn.name)
        if answer is None and turn.kind in REPAIR and not self._factory.is_export:
            return Reply(text="")
        if not isinstance(answer, Reply | Rejection):
            raise UsageError(_missing(turn.name, self._recording / f"{turn.name}.txt"))
        return answer


class ReplayAgent:
    """Gives back what an agent left behind."""

    def __init__(self, factory: ReplayFactory, recording: Path) -> None:
        self.name = factory.name
        self._factory = factory
        self._recording = recording

    def build_app(self, task: GenerationTask, scaffold: Mapping[str, Path], order: Order) -> AgentAnswer:  # noqa: ARG002
        """Read the answer to an order; UsageError when the recording lacks it."""
        answer = self._factory.answer(self._recording, order.turn)
        if not isinstance(answer, AgentAnswer):
            raise UsageError(_missing(order.turn, self._recording / f"{order.turn}.json"))
        return answer


def _missing(turn: str, file: Path) -> str:
    return f"nothing recorded for turn {turn!r}: no file {str(file)!r}"


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = path.relative_to(folder).as_posix().encode()
        content = hashlib.sha256(path.read_bytes()).hexdigest().encode()
        digest.update(name + b"\0" + content + b"\n")
    return digest.hexdigest()
