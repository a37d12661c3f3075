import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.json_report import write_results
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.results_file import read_results

Measure = Callable[..., list[ItemRecord]]


@pytest.fixture
def written(trial: Trial, measure: Measure, expecting: Callable[..., Ledger], tmp_path: Path) -> tuple[Path, Ledger]:
    ledger = expecting(trial)
    for record in measure(trial, quality=1 / 3, findings={"toggle": ["unsure"], "data_crud": ["absent", "absent"]}):
        ledger.enter(record)
    return write_results(tmp_path, ledger, [], {}, {}), ledger


def test_records_are_read_as_they_were(written: tuple[Path, Ledger]) -> None:
    file, ledger = written
    results = read_results(file)
    assert list(results.records) == ledger.sorted_records()
    assert results.complete
    assert read_results(file.parent) == results


def test_the_digest_is_the_files(written: tuple[Path, Ledger]) -> None:
    file, _ = written
    before = read_results(file).digest
    file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert read_results(file).digest != before


def test_an_incomplete_run_is_read_as_such(
    trial: Trial, measure: Measure, expecting: Callable[..., Ledger], tmp_path: Path
) -> None:
    ledger = expecting(trial)
    ledger.enter(measure(trial)[0])
    assert not read_results(write_results(tmp_path, ledger, [], {}, {})).complete


@pytest.mark.parametrize(
    ("content", "fact"),
    [
        (None, "is no results.json"),
        ("no json", "is no results.json"),
        ("[]", "has no records"),
        ('{"records": 3}', "has no records"),
        ('{"records": [], "schema_version": 99}', "has schema_version 99; this version reads 1"),
        ('{"records": [3], "schema_version": 1}', "holds a record that no run wrote"),
        ('{"records": [{"case": "notes"}], "schema_version": 1}', "holds a record that no run wrote"),
    ],
)
def test_what_is_no_results_file_is_told(content: str | None, fact: str, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(UsageError, match=fact):
        read_results(file)


def test_the_committed_reference_results_can_be_read() -> None:
    file = Path(__file__).parents[2] / "reports" / "reference" / "results.json"
    assert len(read_results(file).records) == len(json.loads(file.read_bytes())["records"])
