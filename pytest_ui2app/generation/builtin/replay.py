"""``replay:DIR``: replies that were recorded earlier."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import STOP, Conversation, GenerationTask, Json, Reply


class ReplayFactory:
    """Replays ``DIR/<case-id>/round-<n>/<turn>.txt`` where that folder exists, else ``DIR/<case-id>/<turn>.txt``."""

    def __init__(self, folder: Path) -> None:
        if not folder.is_dir():
            raise UsageError(f"no folder {str(folder)!r} to replay from; give replay:DIR with DIR/<case-id>/<turn>.txt")
        self.name = f"replay:{folder}"
        self._folder = folder

    @property
    def identity(self) -> Mapping[str, Json]:
        """Model, version and the SHA-256 of the recorded names and bytes, wherever the folder lies."""
        return {"model": "replay", "version": 1, "recording": _digest(self._folder)}

    def for_task(self, task: GenerationTask) -> "ReplayModel":
        """Find the task's recording; UsageError when there is none."""
        case = self._folder / task.case_id
        of_round = case / f"round-{task.round}"
        recording = of_round if of_round.is_dir() else case
        if not recording.is_dir():
            raise UsageError(f"nothing recorded for case {task.case_id!r}: no folder {str(recording)!r}")
        return ReplayModel(self.name, recording)


class ReplayModel:
    """Gives back the recorded text of each turn."""

    def __init__(self, name: str, recording: Path) -> None:
        self.name = name
        self._recording = recording

    def complete(self, conversation: Conversation, turn: str) -> Reply:  # noqa: ARG002 - the answer is recorded
        """Read ``<turn>.txt``; a reply that a recorded Continue turn follows had been cut short."""
        path = self._recording / f"{turn}.txt"
        if not path.is_file():
            raise UsageError(f"nothing recorded for turn {turn!r}: no file {str(path)!r}")
        cut = (self._recording / f"{_next_turn(turn)}.txt").is_file()
        text = path.read_bytes().decode("utf-8", errors="replace")
        return Reply(text=text, finish_reason="length" if cut else STOP)


def _next_turn(turn: str) -> str:
    """Name the turn that carries ``turn`` on; a plan has none and gets a name that is never recorded."""
    if turn == "generate":
        return "continue-1"
    stem, _, number = turn.rpartition("-")
    return f"continue-{int(number) + 1}" if stem == "continue" else "no-turn"


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = path.relative_to(folder).as_posix().encode()
        content = hashlib.sha256(path.read_bytes()).hexdigest().encode()
        digest.update(name + b"\0" + content + b"\n")
    return digest.hexdigest()
