from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.violation import Violation
from pytest_ui2app.pipeline import Attempt, Evaluation, Trial
from pytest_ui2app.reporting.attempt_rows import attempt_rows, broken_clauses
from pytest_ui2app.reporting.failures import failure_lines, failures_json
from pytest_ui2app.reporting.record import ItemRecord, exec_record

AT_FIRST = "AS FIRST WRITTEN (modes and clauses: docs/protocol.md, sections 2 and 3):"
PASSED = Attempt(passed=True, shows="content")


def failed(mode: FailureMode, **more: Any) -> Attempt:  # noqa: ANN401 - any field of an attempt
    return Attempt(passed=False, failed_at="build", mode=mode, diagnostics="It does not.\nMore.", **more)


def violation(clause: str) -> Violation:
    return Violation(clause=clause, subject="x", detail="y")


def written(*clauses: str) -> SourceTree:
    return SourceTree(files={}, violations=tuple(map(violation, clauses)))


Recorded = Callable[..., ItemRecord]


@pytest.fixture
def recorded(trial: Trial, evaluate: Callable[..., Evaluation]) -> Recorded:
    """Return a function that makes the EXEC record of a case from its attempts and the clauses that its app breaks."""

    def record(case: str, *attempts: Attempt, breaks: tuple[str, ...] = ()) -> ItemRecord:
        made = exec_record(evaluate(trial))
        parts = made.parts | {
            "attempts": attempt_rows(attempts),
            "clauses_broken": broken_clauses(written(*breaks), attempts[0]),
        }
        value = 100.0 * attempts[-1].passed
        return replace(made, identity=replace(made.identity, case=case), value=value, parts=parts)

    return record


@pytest.mark.parametrize(
    ("clauses", "first", "broken"),
    [
        ((), PASSED, []),
        (("iv", "i", "iv"), PASSED, ["i", "iv"]),
        ((), failed(FailureMode.C3), ["iii"]),
        (("ii",), failed(FailureMode.C4), ["ii"]),
        (("i",), failed(FailureMode.C2), ["i", "iv"]),
        ((), failed(FailureMode.C7), []),
    ],
)
def test_clauses_are_broken_by_what_was_written_or_by_how_it_fails(
    clauses: tuple[str, ...], first: Attempt, broken: list[str]
) -> None:
    assert broken_clauses(written(*clauses), first) == broken


def test_an_attempt_has_its_place_in_the_taxonomy() -> None:
    rows = attempt_rows([failed(FailureMode.C3, file="src/App.tsx", line=3, subject="axios"), PASSED])
    places = [(row["mode"], row["cause"], row["bucket"], row["clause"]) for row in rows]
    assert places == [("C3", "undeclared dependency", "inconsistency", "iii"), (None, "", "", "")]
    assert (rows[0]["file"], rows[0]["line"], rows[0]["subject"]) == ("src/App.tsx", 3, "axios")


def test_failures_are_counted_as_first_written(recorded: Recorded) -> None:
    records = [
        recorded("a", failed(FailureMode.C1), PASSED),
        recorded("b", failed(FailureMode.C3), failed(FailureMode.C7)),
        recorded("c", PASSED, breaks=("i",)),
        recorded("d", PASSED),
    ]
    (told,) = failures_json(records).values()
    assert (told["apps"], told["failed_first_attempt"]) == (4, 2)
    assert told["modes"] == {"C1": 1, "C3": 1}
    assert told["causes"] == {"hallucinated import": 1, "undeclared dependency": 1}
    assert told["buckets"] == {"hallucination": 1, "inconsistency": 1}
    assert told["instruction_compliance"] == 50
    assert told["clauses_broken"] == {"i": 1, "ii": 0, "iii": 1, "iv": 0}


def test_a_task_that_the_provider_rejected_is_no_app(recorded: Recorded) -> None:
    rejected = recorded("a", Attempt(passed=False, failed_at="provider_rejected"))
    rejected = replace(rejected, parts=rejected.parts | {"rejected": "refused"})
    assert failures_json([rejected]) == {}
    assert failure_lines([rejected]) == []


def test_a_run_without_failures_says_nothing_of_them(recorded: Recorded) -> None:
    assert failure_lines([recorded("a", PASSED)]) == []


def test_failures_are_told_with_mode_and_place(recorded: Recorded) -> None:
    lines = failure_lines(
        [
            recorded("a", failed(FailureMode.C1, file="src/App.tsx", line=3)),
            recorded("b", failed(FailureMode.OTHER)),
            recorded("c", failed(FailureMode.C5, file="src/x.css")),
        ]
    )
    assert lines == [
        "DO NOT RUN 3: every attempt is in results.json",
        "  a · blank: build C1 src/App.tsx:3: It does not.",
        "  b · blank: build other: It does not.",
        "  c · blank: build C5 src/x.css:?: It does not.",
        AT_FIRST,
        "  blank: 3 of 3 apps fail at first: C1 hallucinated import 1, C5 broken path 1, other 1",
    ]


def test_a_models_words_can_do_nothing_to_a_terminal(recorded: Recorded) -> None:
    said = "\x1b]0;owned\x07\x1b[2J Unexpected \u202e token"
    (line,) = failure_lines([recorded("a", replace(failed(FailureMode.C7), diagnostics=said))])[1:2]
    assert line == "  a · blank: build C7: ]0;owned [2J Unexpected token"


@pytest.mark.parametrize(
    ("attempt", "said"),
    [
        (failed(FailureMode.C7, subject='Unexpected "}"'), 'build C7: Unexpected "}"'),
        (failed(FailureMode.C7), "build C7: It does not."),
        (
            replace(failed(FailureMode.OTHER, shows="endless spinner"), failed_at="home"),
            "home other: its home page never stops loading",
        ),
    ],
)
def test_the_reason_is_the_one_that_says_most(attempt: Attempt, said: str, recorded: Recorded) -> None:
    assert failure_lines([recorded("a", attempt)])[1] == f"  a · blank: {said}"


def test_an_app_that_passes_and_shows_no_content_is_named(recorded: Recorded) -> None:
    spinner, boundary = (replace(PASSED, shows=shows) for shows in ("endless spinner", "error boundary"))
    lines = failure_lines([recorded("a", spinner), recorded("b", PASSED), recorded("c", boundary)])
    assert lines == [
        "RUN, BUT 2:",
        "  a · blank: its home page never stops loading",
        "  c · blank: its home page shows an error boundary",
    ]


def test_what_runs_in_development_alone_is_told_and_stays_failed(recorded: Recorded) -> None:
    record = recorded("a", failed(FailureMode.C1, dev_only=True))
    assert "  blank: 1 of those run on a development server alone (dev_only; counted as failed)" in failure_lines(
        [record]
    )
    assert failures_json([record])["blank"]["dev_only"] == 1


def test_broken_clauses_are_told_with_the_share_of_apps_that_break_none(recorded: Recorded) -> None:
    records = [recorded("a", PASSED, breaks=("i", "iv")), recorded("b", PASSED), recorded("c", PASSED)]
    assert failure_lines(records) == [AT_FIRST, "  blank: instruction compliance 66.7 %, clauses broken: (i) 1, (iv) 1"]
