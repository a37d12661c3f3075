"""What is kept with an app of each turn that it took: how it ended, what it cost, and where the answer lies."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    AgentAnswer,
    Cost,
    Rejection,
    Reply,
    UnknownCost,
    UnknownUsage,
    Usage,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSummary:
    """How one turn went. ``address`` is the answer's in the store, empty for one that was never there."""

    name: str
    finish_reason: str
    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    cost: Cost | UnknownCost = UNKNOWN_COST
    facts: Mapping[str, Any] = field(default_factory=dict)
    address: str = ""


def summary_of_reply(name: str, reply: Reply | Rejection, address: str) -> TurnSummary:
    """Return what is kept of a model's reply; the finish reason of a rejection is its reason."""
    ended = reply.finish_reason if isinstance(reply, Reply) else reply.reason.value
    return TurnSummary(
        name=name, finish_reason=ended, usage=reply.usage, cost=reply.cost, facts=reply.facts, address=address
    )


def summary_of_answer(name: str, answer: AgentAnswer, address: str) -> TurnSummary:
    """Return what is kept of an agent's answer; its finish reason is its exit code."""
    ended = f"exit {answer.facts.get('exit_code', '?')}"
    return TurnSummary(
        name=name, finish_reason=ended, usage=answer.usage, cost=answer.cost, facts=answer.facts, address=address
    )
