"""What is said of pages that a run may not have seen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pytest_ui2app.browser.passage import GateKind, GateMet
from pytest_ui2app.pipeline import Evaluation, Trial
from pytest_ui2app.reporting.hidden_pages import hidden_lines
from pytest_ui2app.reporting.record import ItemRecord, vfs_record
from pytest_ui2app.reporting.route_rows import gate_rows

OPEN = GateMet(kind=GateKind.STORED_SESSION, where="token", tried=("token = abc",), opened=True)
SHUT = GateMet(
    kind=GateKind.LOGIN_FORM, where="src/Login.tsx:9", tried=("fill 'E-mail'", "click 'Sign in'"), opened=False
)


@pytest.fixture
def recorded(trial: Trial, evaluate: Callable[..., Evaluation]) -> Callable[..., ItemRecord]:
    """Return what makes a VFS record with gates and undecided routes."""

    def record(*gates: GateMet, undecided: tuple[str, ...] = ()) -> ItemRecord:
        made = vfs_record(evaluate(trial))
        parts: dict[str, Any] = {"gates": gate_rows(gates), "routing": {"undecided": list(undecided)}}
        return replace(made, parts=made.parts | parts)

    return record


def test_gates_that_opened_and_routes_that_are_known_are_no_news(recorded: Callable[..., ItemRecord]) -> None:
    assert hidden_lines([recorded(), recorded(OPEN)]) == []


def test_a_gate_that_stayed_shut_is_told_with_what_was_tried(recorded: Callable[..., ItemRecord]) -> None:
    head, line = hidden_lines([recorded(OPEN, SHUT)])
    assert head.startswith("MAY SHOW MORE ")
    assert line.endswith("a login form did not open (src/Login.tsx:9; 2 things tried)")


def test_what_the_source_leaves_undecided_is_told_once_for_an_app(recorded: Callable[..., ItemRecord]) -> None:
    places = ("src/App.tsx:3: a route's path cannot be read from the source", "src/App.tsx:9: the same")
    (_, line) = hidden_lines([recorded(undecided=places)])
    assert "src/App.tsx:3: a route's path" in line
    assert line.endswith("(and 1 more)")


def test_rows_hold_all_of_a_gate() -> None:
    assert gate_rows([SHUT]) == [
        {
            "kind": "login form",
            "where": "src/Login.tsx:9",
            "tried": ["fill 'E-mail'", "click 'Sign in'"],
            "opened": False,
        }
    ]
