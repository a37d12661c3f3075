"""The turns of a trial as its record keeps them."""

from collections.abc import Iterable
from typing import Any, Final

from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import Cost, UnknownUsage
from pytest_ui2app.generation.summaries import TurnSummary

STAGES: Final = ("plan", "generate", "repair")
"""The stages of asking: Plan; Generate with its Continue turns, or an agent at its first order; Self-Debug."""
JUDGE: Final = "judge"
"""The stage of a judge's turns, which are no part of what a model under test costs."""
TOKENS: Final = ("input_tokens", "cached_input_tokens", "output_tokens", "reasoning_tokens")

Json = dict[str, Any]


def turn_rows(trees: Iterable[SourceTree]) -> list[Json]:
    """Return the turns of a trial as they stand in its record."""
    return [turn_row(turn) for tree in trees for turn in tree.turns]


def turn_row(turn: TurnSummary) -> Json:
    """Return one turn as it stands in a record."""
    known = not isinstance(turn.usage, UnknownUsage)
    return {
        "turn": turn.name,
        "stage": stage_of(turn.name),
        "finish_reason": turn.finish_reason,
        **{name: getattr(turn.usage, name) if known else None for name in TOKENS},
        "dollars": turn.cost.dollars if isinstance(turn.cost, Cost) else None,
        "price": turn.cost.source if isinstance(turn.cost, Cost) else "unknown",
        "facts": dict(turn.facts),
        "address": turn.address,
    }


def stage_of(turn: str) -> str:
    """Return the stage that a turn belongs to."""
    if turn.startswith("plan"):
        return "plan"
    if turn.startswith(JUDGE):
        return JUDGE
    return "repair" if turn.startswith(("locate", "fix", "repair")) else "generate"
