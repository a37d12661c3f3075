"""From the first attempt to the last: rounds of repair until the app passes EXEC or the rounds are over."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from pytest_ui2app.build.error_places import trades_errors
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.repair import RepairOutcome
from pytest_ui2app.pipeline.attempted import AttemptedApp
from pytest_ui2app.pipeline.authoring import Author, RepairRound
from pytest_ui2app.pipeline.trial import PROVIDER_REJECTED, Attempt


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempts:
    """The attempts of a trial in order, the app as each round returned it, and the app that is measured."""

    attempts: tuple[Attempt, ...]
    trees: tuple[SourceTree, ...]
    final: AttemptedApp


class TryAgain(Protocol):
    """Makes the next attempt's app of its source."""

    def __call__(self, tree: SourceTree, label: str) -> AttemptedApp:
        """Return the app; ``label`` tells its stages from those of other attempts."""
        ...


def attempted(app: AttemptedApp, author: Author, rounds: int, try_again: TryAgain) -> Attempts:
    """Attempt ``app``, and let its author repair it at most ``rounds`` times (protocol section 2, Self-Debug).

    A round that changes nothing is an attempt too, and fails as the one before it did.
    """
    attempts, trees = [app.attempt], [app.tree]
    for number in range(1, rounds + 1):
        if attempts[-1].passed or _is_beyond_repair(attempts[-1], author):
            break
        round_ = author.repaired(app.tree, app.breakage, number).value
        trees.append(round_.tree)
        app, outcome = _after(app, round_, partial(try_again, label=f"repair {number}"))
        attempts.append(replace(app.attempt, repair=outcome.value, located=round_.located))
    return Attempts(attempts=tuple(attempts), trees=tuple(trees), final=app)


def _is_beyond_repair(attempt: Attempt, author: Author) -> bool:
    """Whether no round could help: there is no app, or packages that cannot be installed stand with the plan; ours."""
    if attempt.failed_at == "install":
        return not author.chooses_packages
    return attempt.failed_at == PROVIDER_REJECTED


def _after(
    before: AttemptedApp, round_: RepairRound, try_again: Callable[[SourceTree], AttemptedApp]
) -> tuple[AttemptedApp, RepairOutcome]:
    """Return the app that a round leaves, and how the round went once its app was built."""
    if round_.outcome is not RepairOutcome.APPLIED:
        return before, round_.outcome
    after = try_again(round_.tree)
    if _still_unbuilt(before, after) and trades_errors(before.attempt.diagnostics, after.attempt.diagnostics):
        return before, RepairOutcome.ROLLBACK
    return after, RepairOutcome.APPLIED


def _still_unbuilt(before: AttemptedApp, after: AttemptedApp) -> bool:
    return all(app.attempt.failed_at in {"install", "build"} for app in (before, after))
