"""What is said of items that do not behave."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pytest_ui2app.pipeline import Evaluation, Trial
from pytest_ui2app.reporting.record import ItemRecord, iis_record
from pytest_ui2app.reporting.shortcomings import MOST_LINES, shortcoming_lines


@pytest.fixture
def record(trial: Trial, evaluate: Callable[..., Evaluation]) -> Callable[..., ItemRecord]:
    """Return what makes an item's record with findings and reasons."""

    def make(*findings: tuple[str, str, str]) -> ItemRecord:
        made = iis_record(evaluate(trial), item=trial.case.inventory[0])
        rows: list[dict[str, Any]] = [{"id": name, "finding": found, "reason": why} for name, found, why in findings]
        return replace(made, parts=made.parts | {"sub_features": rows})

    return make


def test_what_works_or_is_nowhere_is_no_news(record: Callable[..., ItemRecord]) -> None:
    assert shortcoming_lines([record(("a", "working", ""), ("b", "absent", "nowhere"))]) == []


def test_what_fails_comes_before_what_works_in_part_and_unsure_is_no_fault(record: Callable[..., ItemRecord]) -> None:
    made = record(("a", "unsure", "two fit"), ("b", "partial", "half"), ("c", "failed", "not so:\n nothing happens"))
    head, line = shortcoming_lines([made])
    assert head.startswith("DO NOT BEHAVE 1 item,")
    assert line.endswith(": c failed: not so: nothing happens (and 1 more)")


def test_a_long_list_and_a_long_reason_are_cut(record: Callable[..., ItemRecord]) -> None:
    lines = shortcoming_lines([record(("a", "failed", "x" * 400))] * (MOST_LINES + 3))
    assert len(lines) == 1 + MOST_LINES + 1
    assert lines[-1] == "  ... and 3 more items"
    assert max(map(len, lines)) < 260
