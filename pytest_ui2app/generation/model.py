"""What it takes to be a model under test, and how a name on the command line becomes one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

from pytest_ui2app.errors import UsageError

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"

STOP: Final = "stop"
"""The finish reason of a reply that ended by itself; any other one asks for a Continue turn (protocol section 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One turn of a conversation; ``images`` are PNG files that go before the text, in order."""

    role: Literal["assistant", "user"]
    text: str
    images: tuple[Path, ...] = ()


Conversation: TypeAlias = tuple[Message, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """Tokens that a provider billed for one reply."""

    input_tokens: int
    output_tokens: int


@dataclass(frozen=True, slots=True)
class UnknownUsage:
    """The reply came without a token count; it is shown as unknown, never as 0."""


UNKNOWN_USAGE: Final = UnknownUsage()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What came back for one turn; ``text`` is raw, ``finish_reason`` is ``stop`` or the provider's word for a cut."""

    text: str
    finish_reason: str = STOP
    usage: Usage | UnknownUsage = UNKNOWN_USAGE

    @property
    def cut_short(self) -> bool:
        """Whether the model was stopped before it had finished."""
        return self.finish_reason != STOP


@dataclass(frozen=True, slots=True, kw_only=True)
class GenerationTask:
    """One case to generate: its screenshots in order and, for the built-in models only, its answer sheet.

    ``reference`` is the case's ``reference`` folder, whose ``src`` holds the answer sheet, or None when there is none
    or it must not be seen; ``round`` counts repetitions of a trial from 1.
    """

    case_id: str
    screenshots: tuple[Path, ...]
    reference: Path | None
    round: int


class Model(Protocol):
    """Something that answers the turns of one task.

    ``turn`` is ``plan``, ``generate`` or ``continue-<n>``; the conversation ends with that turn's user message.
    Raises InfrastructureError when the provider cannot be reached: that is not the model's fault.
    """

    @property
    def name(self) -> str:
        """The name that reports show."""
        ...

    def complete(self, conversation: Conversation, turn: str) -> Reply:
        """Answer the last message of ``conversation``."""
        ...


class ModelFactory(Protocol):
    """A resolved model name: makes one Model per task and says what the answers depend on."""

    @property
    def name(self) -> str:
        """The name as the user gave it."""
        ...

    @property
    def identity(self) -> Mapping[str, Json]:
        """What, beside the task itself, decides the answers; it is a part of every digest of the store."""
        ...

    def for_task(self, task: GenerationTask) -> Model:
        """Make the model that answers ``task``; UsageError when the task lacks what it needs."""
        ...


def resolve_model(name: str) -> ModelFactory:
    """Find the model called ``name``: a built-in one (``oracle``, ``ocr``, ...) or ``replay:DIR``.

    Raises UsageError, listing what is possible, for anything else.
    """
    # Imported here: the contract above must not cost the import of every built-in model.
    from pytest_ui2app.generation import builtin  # noqa: PLC0415

    scheme, _, argument = name.partition(":")
    if scheme == "replay" and argument:
        return builtin.replay(Path(argument))
    if name in builtin.FACTORIES:
        return builtin.FACTORIES[name]()
    possible = ", ".join([*builtin.FACTORIES, "replay:DIR"])
    raise UsageError(f"unknown model {name!r}; possible are {possible}")
