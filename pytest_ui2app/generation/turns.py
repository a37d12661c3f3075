"""Answers that are asked for once: each is in the store before anything is read out of it, and never bought twice.

An answer's address comes from the trial it belongs to and from all that was sent. A run that is killed between two
turns finds the earlier ones again; two processes that want the same answer wait for each other and ask once.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, Protocol, TypeVar

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.characters import whole_characters
from pytest_ui2app.generation.model import (
    Agent,
    AgentAnswer,
    Conversation,
    GenerationTask,
    Model,
    Order,
    Rejection,
    Reply,
    Turn,
)
from pytest_ui2app.generation.summaries import TurnSummary, summary_of_answer, summary_of_reply
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, StageKey

T = TypeVar("T")

STAGE: Final = "turn"
"""The store's name for answers."""
VERSION: Final = 1
"""Raised when a stored answer would no longer be what was asked for; answers outlive every other stage."""
REPLY_OR_REJECTION: Final[type[Reply | Rejection]] = Reply | Rejection  # type: ignore[assignment]
TEXT_FILE: Final = "reply.txt"
"""The raw text of a reply, beside its value, for people and for other tools."""
ROOM_BYTES: Final = 2_000_000
"""Bytes held free for an answer while it is awaited; ours, several times the longest that the caps allow."""


class Obtain(Protocol):
    """Finds a stage's value in the store or makes it, and tells of it."""

    def __call__(self, key: StageKey, kind: type[T], compute: Callable[[Path], T], *, detail: str) -> Artifact[T]:
        """Return the artifact under ``key``."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStore:
    """Asks for the answers of one trial through the store.

    ``trial`` holds all that tells this trial from others and moves its answers: case, model and its identity, round.
    """

    trial: Mapping[str, object]
    obtain: Obtain

    def reply(self, model: Model, conversation: Conversation, turn: Turn) -> tuple[Reply | Rejection, TurnSummary]:
        """Return the model's reply to a turn, and what is kept of it with the app."""
        key = reply_key(self.trial, conversation, turn)

        def ask(folder: Path) -> Reply | Rejection:
            with _room_in(folder):
                reply = model.complete(conversation, turn)
            if not isinstance(reply, Reply):
                return reply
            text = whole_characters(reply.text)  # JSON may hold half a surrogate pair, a file may not
            (folder / TEXT_FILE).write_bytes(text.encode())
            return replace(reply, text=text)

        kept = self.obtain(key, REPLY_OR_REJECTION, ask, detail=turn.name)
        return kept.value, summary_of_reply(turn.name, kept.value, kept.digest)

    def answer(
        self, agent: Agent, task: GenerationTask, scaffold: Mapping[str, Path], order: Order
    ) -> tuple[AgentAnswer, TurnSummary]:
        """Return what the agent made of an order."""
        key = _key(self.trial, asdict(order), _sent("user", "", task.screenshots))
        kept = self.obtain(key, AgentAnswer, lambda _: agent.build_app(task, scaffold, order), detail=order.turn)
        return kept.value, summary_of_answer(order.turn, kept.value, kept.digest)


@contextmanager
def _room_in(folder: Path) -> Iterator[None]:
    """Hold room on the disk while an answer is awaited: one that is bought must not be lost for want of it."""
    reserve = folder / "room"
    try:
        reserve.write_bytes(bytes(ROOM_BYTES))
    except OSError as error:
        raise InfrastructureError(
            f"there is no room for an answer in {folder} ({error}), so nothing was asked; free some space"
        ) from error
    try:
        yield
    finally:
        reserve.unlink()


def reply_key(trial: Mapping[str, object], conversation: Conversation, turn: Turn) -> StageKey:
    """Return where the reply to a turn of a trial is kept."""
    sent = [_sent(message.role, message.text, message.images) for message in conversation]
    return _key(trial, asdict(turn), sent)


def _key(trial: Mapping[str, object], turn: object, sent: object) -> StageKey:
    asked = {"turn": turn, "sent": digest.of_json(sent)}
    return StageKey(stage=STAGE, version=VERSION, inputs={**trial, **asked})


def _sent(role: str, text: str, images: tuple[Path, ...]) -> list[object]:
    return [role, text, [digest.of_bytes(image.read_bytes()) for image in images]]
