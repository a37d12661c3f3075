from typing import Final

import pytest

from pytest_ui2app.reporting.rows import summarise
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.scoring.summary import Mean, ModelRow
from pytest_ui2app.scoring.unscored import Unscored

NOTHING: Final = Unscored(reason="nothing")


def _row(value: Mean, *, vfs: Mean | None = None, missing: bool = False) -> ModelRow:
    scores = dict.fromkeys(Column, value) | ({Column.VFS: vfs} if vfs is not None else {})
    return ModelRow(model="m", n_apps=4, n_passed=3, scores=scores, missing={"notes": "no browser"} if missing else {})


def test_rounds_are_averaged_in_full_precision() -> None:
    row = summarise("m", [_row(0.1), _row(0.2), _row(0.3)], complete=True)
    assert row.scores[Column.IIS] == pytest.approx(0.2, abs=1e-16)
    assert (row.n_apps, row.n_rounds, row.complete) == (4, 3, True)


def test_a_column_without_a_score_in_some_round_has_none() -> None:
    row = summarise("m", [_row(50.0), _row(50.0, vfs=NOTHING)], complete=True)
    assert row.scores[Column.VFS] is None
    assert row.scores[Column.IIS] == 50


def test_a_column_without_any_score_is_not_zero() -> None:
    assert summarise("m", [_row(NOTHING)], complete=True).scores[Column.VFS] is None


@pytest.mark.parametrize(
    ("complete", "missing", "expected"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_a_row_is_complete_if_nothing_is_missing(*, complete: bool, missing: bool, expected: bool) -> None:
    assert summarise("m", [_row(1.0), _row(1.0, missing=missing)], complete=complete).complete is expected
