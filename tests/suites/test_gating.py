from dataclasses import dataclass

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.suites.gating import Gate, failures, item_failure, parse_gate
from pytest_ui2app.taxonomy import Metric


@dataclass(frozen=True, kw_only=True)
class Item:
    metric: Metric
    value: float | None


@pytest.mark.parametrize("text", ["", "  "])
def test_no_text_is_no_gate(text: str) -> None:
    assert parse_gate(text) == Gate()
    assert not parse_gate(text).set


def test_strict_is_a_gate_of_its_own() -> None:
    assert parse_gate(" strict ") == Gate(strict=True)
    assert parse_gate("strict").set


@pytest.mark.parametrize(
    ("text", "column", "floor"),
    [
        ("exec3>=0.9", Column.EXEC_AT_3, 90),
        ("exec1>=1", Column.EXEC_AT_1, 100),
        ("exec3>=90", Column.EXEC_AT_3, 90),
        ("exec_at_3>=0.5", Column.EXEC_AT_3, 50),
        ("vfs>=60", Column.VFS, 60),
        ("iis>=1", Column.IIS, 1),
        ("nrs >= 33.3", Column.NRS, 33.3),
        ("iis_strict>=30", Column.IIS_STRICT, 30),
        ("vfs_conditional>=30", Column.VFS_CONDITIONAL, 30),
    ],
)
def test_only_exec_may_be_a_share(text: str, column: Column, floor: float) -> None:
    (threshold,) = parse_gate(text).thresholds
    assert threshold.column is column
    assert threshold.floor == pytest.approx(floor)


def test_several_thresholds_are_parted_by_commas() -> None:
    columns = [threshold.column for threshold in parse_gate("exec3>=0.9, vfs>=60,iis>=30").thresholds]
    assert columns == [Column.EXEC_AT_3, Column.VFS, Column.IIS]


@pytest.mark.parametrize(
    ("text", "culprit"),
    [
        ("vfs", "'vfs'"),
        ("vfs>60", "'vfs>60'"),
        ("vfs>=sixty", "'vfs>=sixty'"),
        ("vfs>=-1", "'vfs>=-1'"),
        ("pixels>=60", "'pixels>=60'"),
        ("vfs>=60,", "''"),
        ("strict,vfs>=60", "'strict'"),
        ("vfs>=60;iis>=30", "'vfs>=60;iis>=30'"),
        ("vfs>=101", "'vfs>=101'"),
        ("exec3>=200", "'exec3>=200'"),
    ],
)
def test_what_is_no_threshold_is_told_with_what_is_possible(text: str, culprit: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse_gate(text)
    message = str(caught.value)
    assert message.startswith(f"--ui2app-gate={text}: {culprit} ")
    assert "strict" in message
    assert "exec3" in message
    assert "iis" in message


def test_a_share_where_percent_are_meant_is_told() -> None:
    with pytest.raises(UsageError, match=r"'vfs>=0.6' asks for 0.6 percent.*write vfs>=60"):
        parse_gate("vfs>=0.6")
    assert parse_gate("vfs>=0").thresholds[0].floor == 0


def test_a_row_falls_short_below_its_floor_and_not_at_it() -> None:
    gate = parse_gate("vfs>=60,iis>=30")
    assert failures(gate, "m", {Column.VFS: 60.0, Column.IIS: 30.0}) == []
    (line,) = failures(gate, "m", {Column.VFS: 59.999, Column.IIS: 30.0})
    assert all(word in line for word in ("m", "vfs", "60"))


def test_rounding_never_lets_a_row_look_as_if_it_passed() -> None:
    (line,) = failures(parse_gate("vfs>=60"), "m", {Column.VFS: 59.999})
    assert "60.0," not in line


def test_a_column_without_a_score_falls_short() -> None:
    (line,) = failures(parse_gate("iis>=0"), "m", {Column.IIS: None})
    assert "not decided" in line


def test_a_bit_that_a_mean_of_floats_lost_fails_nobody() -> None:
    score = sum([0.1] * 10) * 100
    assert score < 100
    assert failures(parse_gate("vfs>=100"), "m", {Column.VFS: score}) == []


def test_without_strict_no_item_fails() -> None:
    for gate in (Gate(), parse_gate("vfs>=60")):
        assert not item_failure(gate, Item(metric=Metric.VFS, value=0.0))


@pytest.mark.parametrize(
    ("value", "passes"), [(100.0, True), (100.0 - 1e-12, True), (99.9, False), (0.0, False), (None, False)]
)
def test_strict_asks_every_item_for_full_marks(*, value: float | None, passes: bool) -> None:
    reason = item_failure(parse_gate("strict"), Item(metric=Metric.IIS, value=value))
    assert (reason == "") is passes
    assert passes or reason.startswith("iis is ")
