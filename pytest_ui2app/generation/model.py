"""What it takes to be a model under test, and how a name on the command line becomes one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias, runtime_checkable

from pytest_ui2app.generation.violation import Violation

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"

STOP: Final = "stop"
"""The finish reason of a reply that ended by itself; any other one asks for a Continue turn (protocol section 2)."""
LENGTH: Final = "length"
"""The finish reason of a reply that ran into its output cap."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One turn of a conversation; ``images`` are PNG files that go before the text, in order."""

    role: Literal["assistant", "user"]
    text: str
    images: tuple[Path, ...] = ()


Conversation: TypeAlias = tuple[Message, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What is asked for: the turn's name within its trial, and the output cap in tokens that the protocol gives it.

    ``kind`` is what settings are given by: plan, generate (Continue turns too), locate, fix or, of a model that judges
    others' apps, judge. ``roomier`` asks for more room than the cap gives, after a reply that spent all of it on
    reasoning.
    """

    name: str
    kind: Literal["plan", "generate", "locate", "fix", "judge"]
    token_cap: int
    roomier: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """Tokens that a provider billed for one reply.

    ``cached_input_tokens`` are part of ``input_tokens`` and ``reasoning_tokens`` of ``output_tokens``; 0 where the
    provider names none.
    """

    input_tokens: int
    output_tokens: int
    cached_input_tokens: int = 0
    reasoning_tokens: int = 0


@dataclass(frozen=True, slots=True)
class UnknownUsage:
    """The reply came without a token count; it is shown as unknown, never as 0."""


UNKNOWN_USAGE: Final = UnknownUsage()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What a reply cost in US dollars, and whose price list says so."""

    dollars: float
    source: str


@dataclass(frozen=True, slots=True)
class UnknownCost:
    """No price is known, or no token count; it is shown as unknown, never as 0."""


UNKNOWN_COST: Final = UnknownCost()
FREE: Final = Cost(dollars=0.0, source="nothing is bought")
"""The cost of an answer that is made on this machine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What came back for one turn; ``text`` is raw, ``finish_reason`` is ``stop`` or the provider's word for a cut.

    ``facts`` are kept with the result and never scored: the model's snapshot, what had to be changed about the
    request for this provider (the opening turn's form, scaled images), how many requests it took.
    """

    text: str
    finish_reason: str = STOP
    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    cost: Cost | UnknownCost = UNKNOWN_COST
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def cut_short(self) -> bool:
        """Whether the model was stopped before it had finished."""
        return self.finish_reason != STOP

    @property
    def spent_on_reasoning(self) -> bool:
        """Whether the output cap was used up before any text was written."""
        return self.finish_reason == LENGTH and not self.text.strip()


class RejectionReason(StrEnum):
    """Why a model, or the provider on its behalf, gave no answer and will give none."""

    REFUSAL = "refusal"
    CONTENT_FILTER = "content_filter"
    CONTEXT_OVERFLOW = "context_overflow"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejection:
    """The turn was rejected for good: the model's fault (``provider_rejected``), counted 0 and listed.

    ``detail`` holds the provider's words, without secrets.
    """

    reason: RejectionReason
    detail: str
    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    cost: Cost | UnknownCost = UNKNOWN_COST
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.reason.value}: {self.detail}"


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

    Turns are named ``plan``, ``generate``, ``continue-<n>`` and, for the repair of a failed attempt,
    ``locate-<round>``, ``fix-<round>-<file>`` and ``fix-<round>``; ``-roomier`` is added when one is asked again with
    more room. The conversation ends with that turn's user message.
    """

    @property
    def name(self) -> str:
        """The name that reports show."""
        ...

    def complete(self, conversation: Conversation, turn: Turn) -> Reply | Rejection:
        """Answer the last message of ``conversation``.

        Only a whole answer is returned. Raises InfrastructureError when the provider cannot be reached or does not
        answer in full: that is not the model's fault.
        """
        ...


DIAGNOSTICS_KEPT: Final = 2_000
"""Characters of the toolchain's words that are kept with an attempt and fed to its repair (protocol section 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakage:
    """Why an attempt failed: the toolchain's words, cut to DIAGNOSTICS_KEPT, and the generated files they name.

    ``stage`` is ``install`` or ``build``, or ``home`` for an app that builds and shows nothing.
    """

    stage: str
    diagnostics: str
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What an agent is to do: build the app (``turn`` is ``build``), or repair its own (``repair-<round>``).

    ``files`` and ``dependencies`` are the app as the agent left it, and ``breakage`` what is wrong with it; empty
    and None for the first order.
    """

    turn: str
    files: Mapping[str, str] = field(default_factory=dict)
    dependencies: Mapping[str, str] = field(default_factory=dict)
    breakage: Breakage | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentAnswer:
    """What an agent left behind.

    ``files`` are the admitted ones, posix paths under ``src/`` to text; ``dependencies`` npm names to ranges beyond
    the scaffold's. ``facts`` hold its exit code and whether its time was up; ``output`` is the end of what it said.
    """

    files: Mapping[str, str]
    dependencies: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()
    output: str = ""
    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    cost: Cost | UnknownCost = UNKNOWN_COST
    facts: Mapping[str, Any] = field(default_factory=dict)


@runtime_checkable
class Agent(Protocol):
    """Something that writes a whole app by itself, in a folder, from the screenshots and the scaffold."""

    @property
    def name(self) -> str:
        """The name that reports show."""
        ...

    def build_app(self, task: GenerationTask, scaffold: Mapping[str, Path], order: Order) -> AgentAnswer:
        """Carry out ``order``; ``scaffold`` maps the fixed project's posix paths to its files.

        Raises InfrastructureError when the agent could not work for want of something outside it.
        """
        ...


class ModelFactory(Protocol):
    """A resolved model name: makes one Model or Agent per task and says what the answers depend on."""

    @property
    def name(self) -> str:
        """The name as the user gave it."""
        ...

    @property
    def identity(self) -> Mapping[str, Json]:
        """What, beside the task itself, decides the answers; it is a part of every digest of the store."""
        ...

    def for_task(self, task: GenerationTask) -> Model | Agent:
        """Make what answers ``task``; UsageError when the task lacks what it needs. Nothing is asked yet."""
        ...


@runtime_checkable
class Keyed(Protocol):
    """A ModelFactory whose models can only be asked with a key."""

    @property
    def has_key(self) -> bool:
        """Whether the key is there, or none is needed."""
        ...

    def ensure_key(self) -> None:
        """Raise UsageError, naming where the key belongs, if it is missing."""
        ...
