"""The loop of repair, with apps and authors that are told what to say."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.repair import RepairOutcome
from pytest_ui2app.pipeline.attempts import Attempts, attempted
from pytest_ui2app.pipeline.authoring import RepairRound
from pytest_ui2app.pipeline.trial import PROVIDER_REJECTED, Attempt

PASSED = Attempt(passed=True)
HOME = Attempt(passed=False, failed_at="home", diagnostics="TypeError: x is not a function")


def broken(place: str) -> Attempt:
    return Attempt(passed=False, failed_at="build", diagnostics=f"{place}: ERROR: Unexpected end of file")


@dataclass
class Story:
    """What each state of the source comes to, by its text, and what each round of repair makes of it."""

    outcomes: dict[str, Attempt]
    rounds: list[tuple[RepairOutcome, str]] = field(default_factory=list)
    asked: list[tuple[int, str, str]] = field(default_factory=list)
    """Round, text and diagnostics of what was to be repaired."""
    labels: list[str] = field(default_factory=list)
    chooses_packages: bool = False
    """Whether the author is an agent."""

    def app(self, tree: SourceTree, label: str = "") -> Any:  # noqa: ANN401 - stands for an AttemptedApp
        self.labels.append(label)
        attempt = self.outcomes[tree.files["src/App.tsx"]]
        return SimpleNamespace(tree=tree, attempt=attempt, breakage=attempt.diagnostics)

    def repaired(self, tree: SourceTree, breakage: str, number: int) -> Any:  # noqa: ANN401 - stands for an Artifact
        self.asked.append((number, tree.files["src/App.tsx"], breakage))
        outcome, text = self.rounds[number - 1]
        return SimpleNamespace(value=RepairRound(outcome=outcome, located=("src/App.tsx",), tree=source(text)))

    def run(self, rounds: int = 3) -> Attempts:
        return attempted(self.app(source("first")), cast("Any", self), rounds, self.app)


def source(text: str) -> SourceTree:
    return SourceTree(files={"src/App.tsx": text})


def test_an_app_that_passes_at_once_is_not_repaired() -> None:
    story = Story({"first": PASSED})
    done = story.run()
    assert done.attempts == (PASSED,)
    assert story.asked == []


def test_rounds_go_on_from_the_repaired_source_until_it_passes() -> None:
    story = Story(
        {"first": broken("src/App.tsx:1:2"), "second": HOME, "third": PASSED},
        [(RepairOutcome.APPLIED, "second"), (RepairOutcome.APPLIED, "third")],
    )
    done = story.run()
    assert [attempt.passed for attempt in done.attempts] == [False, False, True]
    assert [attempt.repair for attempt in done.attempts] == ["", "APPLIED", "APPLIED"]
    assert [(number, text) for number, text, _ in story.asked] == [(1, "first"), (2, "second")]
    assert story.asked[1][2] == HOME.diagnostics
    assert done.final.tree == source("third")
    assert story.labels == ["", "repair 1", "repair 2"]
    assert [tree.files["src/App.tsx"] for tree in done.trees] == ["first", "second", "third"]


@pytest.mark.parametrize("outcome", [RepairOutcome.NO_FILE, RepairOutcome.UNCHANGED, RepairOutcome.REJECTED])
def test_a_round_without_a_fix_is_a_failed_attempt_and_builds_nothing(outcome: RepairOutcome) -> None:
    story = Story({"first": HOME}, [(outcome, "first")] * 3)
    done = story.run()
    assert [attempt.repair for attempt in done.attempts] == ["", *[outcome.value] * 3]
    assert {attempt.diagnostics for attempt in done.attempts} == {HOME.diagnostics}
    assert story.labels == [""]


def test_a_build_fix_that_trades_the_errors_is_rolled_back() -> None:
    story = Story(
        {"first": broken("src/App.tsx:1:2"), "other": broken("src/Nav.tsx:9:1"), "good": PASSED},
        [(RepairOutcome.APPLIED, "other"), (RepairOutcome.APPLIED, "good")],
    )
    done = story.run()
    assert [attempt.repair for attempt in done.attempts] == ["", "ROLLBACK", "APPLIED"]
    assert story.asked[1][1] == "first"
    assert done.attempts[1].diagnostics == broken("src/App.tsx:1:2").diagnostics


def test_a_build_fix_that_keeps_an_error_is_kept() -> None:
    story = Story(
        {"first": broken("src/App.tsx:1:2"), "other": broken("src/App.tsx:1:2\nsrc/Nav.tsx:9:1")},
        [(RepairOutcome.APPLIED, "other")],
    )
    assert story.run(rounds=1).final.tree == source("other")


def test_only_build_errors_are_rolled_back() -> None:
    story = Story({"first": HOME, "worse": broken("src/App.tsx:1:2")}, [(RepairOutcome.APPLIED, "worse")])
    assert story.run(rounds=1).attempts[-1].repair == "APPLIED"


@pytest.mark.parametrize("rounds", [0, 1, 2])
def test_no_more_rounds_are_held_than_were_asked_for(rounds: int) -> None:
    story = Story({"first": HOME}, [(RepairOutcome.NO_FILE, "first")] * 3)
    assert len(story.run(rounds).attempts) == 1 + rounds


def test_a_rejected_task_is_not_repaired() -> None:
    story = Story({"first": Attempt(passed=False, failed_at=PROVIDER_REJECTED, diagnostics="plan: refusal: no")})
    assert len(story.run().attempts) == 1
    assert story.asked == []


@pytest.mark.parametrize(("agent", "attempts"), [(False, 1), (True, 2)])
def test_packages_that_cannot_be_installed_are_for_agents_to_mend(agent: bool, attempts: int) -> None:  # noqa: FBT001
    no_such_package = Attempt(passed=False, failed_at="install", diagnostics="no such package")
    story = Story({"first": no_such_package, "good": PASSED}, [(RepairOutcome.APPLIED, "good")], chooses_packages=agent)
    assert len(story.run().attempts) == attempts
