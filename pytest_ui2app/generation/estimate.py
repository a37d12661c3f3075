"""What asking for an app will take, before anything is sent: requests, tokens and dollars, typical and at most."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.conversation import GENERATE_TURN, MAX_CONTINUES, PLAN_TURN, first_messages
from pytest_ui2app.generation.model import Cost, GenerationTask, UnknownCost, Usage
from pytest_ui2app.generation.providers.prices import cost_of
from pytest_ui2app.generation.providers.sending import estimated_tokens, token_cap
from pytest_ui2app.generation.providers.settings import ModelSettings
from pytest_ui2app.generation.repair import FIX_TURN, LOCATE_TURN, MAX_LOCATED

TYPICAL_PLAN: Final = 1_000
TYPICAL_APP: Final = 25_000
"""Output tokens of a plan and of an app; three apps written from screenshots had 80 to 115 kB, 4 characters a token.

Ours; what a model spends on reasoning comes on top and cannot be foreseen.
"""
ERROR_TOKENS: Final = 1_500
"""Input tokens of an error with the listing of files; a fix has a file besides, no longer than its answer may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """Requests, tokens in and out, and US dollars, None where no price is known."""

    requests: int
    input_tokens: int
    output_tokens: int
    dollars: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """One trial, as it usually goes and with every cap used up."""

    typical: Estimate
    most: Estimate


def estimate(task: GenerationTask, scaffold: Mapping[str, Path], settings: ModelSettings, repair_rounds: int) -> Range:
    """Estimate one trial from the size of its first two turns, the caps and the price list."""
    opening = estimated_tokens(first_messages(task, scaffold))
    return Range(
        typical=priced(settings, [(opening, TYPICAL_PLAN), (opening + TYPICAL_PLAN, TYPICAL_APP)]),
        most=priced(settings, _at_most(opening, settings, repair_rounds)),
    )


def _at_most(opening: int, settings: ModelSettings, repair_rounds: int) -> list[tuple[int, int]]:
    """Return tokens in and out of every turn that the protocol allows, each at its cap."""
    plan, app = token_cap(PLAN_TURN, settings), token_cap(GENERATE_TURN, settings)
    writing = [(opening, plan), *((opening + plan + n * app, app) for n in range(1 + MAX_CONTINUES))]
    locate, fix = token_cap(LOCATE_TURN, settings), token_cap(FIX_TURN, settings)
    mending = [(ERROR_TOKENS, locate), *[(ERROR_TOKENS + fix, fix)] * MAX_LOCATED]
    return [*writing, *mending * repair_rounds]


def priced(settings: ModelSettings, turns: list[tuple[int, int]]) -> Estimate:
    """Add up turns, each given as tokens in and out."""
    costs = [cost_of(Usage(input_tokens=sent, output_tokens=written), settings) for sent, written in turns]
    return Estimate(
        requests=len(turns),
        input_tokens=sum(sent for sent, _ in turns),
        output_tokens=sum(written for _, written in turns),
        dollars=_sum(costs),
    )


def _sum(costs: list[Cost | UnknownCost]) -> float | None:
    known = [cost.dollars for cost in costs if isinstance(cost, Cost)]
    return sum(known) if len(known) == len(costs) else None
