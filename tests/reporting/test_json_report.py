import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.json_report import write_results
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import ItemRecord, identity_of
from pytest_ui2app.reporting.rows import Summary, summarise
from pytest_ui2app.taxonomy import Metric

Measure = Callable[..., list[ItemRecord]]
Expecting = Callable[..., Ledger]

PUBLISHED_KEYS = {
    "exec_at_1",
    "exec_at_3",
    "nrs",
    "vfs_size",
    "vfs_text",
    "vfs_position",
    "vfs_color",
    "vfs",
    "iis",
}
"""The columns of the published tables, under the names in which their figures are kept."""


def _summaries(ledger: Ledger, trial: Trial) -> list[Summary]:
    rows = ledger.rows([trial])
    return [summarise(model, rounds, complete=not ledger.missing) for model, rounds in rows.items()]


def _written(folder: Path, ledger: Ledger, trial: Trial) -> tuple[bytes, dict[str, Any]]:
    file = write_results(folder, ledger, _summaries(ledger, trial), {"compat": "paper"}, {})
    content = file.read_bytes()
    return content, json.loads(content)


def test_a_complete_run_is_written_in_full(
    trial: Trial, measure: Measure, expecting: Expecting, tmp_path: Path
) -> None:
    ledger = expecting(trial)
    for record in measure(trial, quality=1 / 3):
        ledger.enter(record)
    _, results = _written(tmp_path / "new" / "folder", ledger, trial)
    assert (results["schema_version"], results["complete"], results["missing"]) == (1, True, [])
    assert results["conditions"] == {"compat": "paper"}
    (row,) = results["summary"]
    assert row.keys() >= PUBLISHED_KEYS | {"model", "n_apps", "vfs_conditional", "iis_conditional", "complete"}
    assert (row["model"], row["n_apps"], row["complete"]) == ("blank", 1, True)
    assert row["vfs"] == 100 * (1 / 3)
    assert len(results["records"]) == 6
    (vfs,) = [record for record in results["records"] if record["metric"] == "vfs"]
    assert (vfs["case"], vfs["model"], vfs["round"], vfs["family"]) == ("notes", "blank", 1, None)
    assert vfs["value"] == row["vfs"]


def test_the_same_results_give_the_same_bytes(
    trial: Trial, measure: Measure, expecting: Expecting, tmp_path: Path
) -> None:
    contents = []
    for folder, order in (("a", 1), ("b", -1), ("a", -1)):
        ledger = expecting(trial)
        for record in measure(trial, quality=1 / 7)[::order]:
            ledger.enter(ItemRecord.from_json(record.to_json()))
        contents.append(_written(tmp_path / folder, ledger, trial)[0])
    assert contents[0] == contents[1] == contents[2]


def test_what_is_missing_is_named_and_never_a_number(
    trial: Trial, measure: Measure, expecting: Expecting, tmp_path: Path
) -> None:
    ledger = expecting(trial)
    for record in measure(trial):
        if record.metric is not Metric.VFS:
            ledger.enter(record)
    ledger.trouble(identity_of(trial, Metric.VFS), "no browser")
    _, results = _written(tmp_path, ledger, trial)
    assert results["complete"] is False
    assert results["missing"] == [
        {"case": "notes", "model": "blank", "round": 1, "metric": "vfs", "family": None, "reason": "no browser"}
    ]
    (row,) = results["summary"]
    assert (row["complete"], row["vfs"], row["nrs"]) == (False, None, 100)


def test_the_file_appears_whole_or_not_at_all(trial: Trial, expecting: Expecting, tmp_path: Path) -> None:
    good, _ = _written(tmp_path, expecting(trial), trial)
    with pytest.raises(ValueError, match="JSON compliant"):
        write_results(tmp_path, expecting(trial), [], {"not a number": float("nan")}, {})
    assert (tmp_path / "results.json").read_bytes() == good


def test_nothing_but_the_results_is_left_in_the_folder(trial: Trial, expecting: Expecting, tmp_path: Path) -> None:
    _written(tmp_path, expecting(trial), trial)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["results.json"]
