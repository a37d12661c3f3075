"""The instrument on its own answer sheet: what the built-in models must get on every bundled case, and resuming."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.running import ROOT, Run, command, environment, run

CASES = sorted(file.parent.name for file in (ROOT / "cases").glob("*/case.yaml"))
BUILT_IN = ("oracle", "frozen", "facade", "blank", "ocr")

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("benchmark")]


def whole_benchmark(folder: Path) -> Run:
    # A facade is pictures and no page, and ocr has no behaviour to probe: one case tells as much as all.
    chosen = f"not facade and not (ocr and iis) or {CASES[0]}"
    return run(folder, "-n", "2", "-k", chosen, *[f"--ui2app-model={model}" for model in BUILT_IN])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("benchmark")


@pytest.fixture(scope="module")
def first(folder: Path) -> Run:
    """All built-in models on all bundled cases, from an empty store."""
    done = whole_benchmark(folder)
    assert done.exit_code == 0, done.output
    return done


def stored(folder: Path) -> set[str]:
    """Return what is published; folders still being written come and go meanwhile and are not looked into."""
    found = (folder / "store").glob("*/*/*/value.json")
    return {str(file.relative_to(folder)) for file in found if file.parent.suffix != ".partial"}


def test_a_whole_run_is_complete_and_exits_with_0(first: Run) -> None:
    assert first.results["complete"] is True
    assert sorted(row["model"] for row in first.results["summary"]) == sorted(BUILT_IN)
    apps = {row["model"]: row["n_apps"] for row in first.results["summary"]}
    # Means are over apps of which every item was selected.
    assert apps == {model: 1 if model in {"facade", "ocr"} else len(CASES) for model in BUILT_IN}


@pytest.mark.parametrize("case", CASES)
def test_oracle_gets_full_marks(first: Run, case: str) -> None:
    (execution,) = first.records("oracle", "exec", case)
    (fidelity,) = first.records("oracle", "vfs", case)
    assert (execution["parts"]["exec_at_1"], execution["parts"]["exec_at_3"]) == (100.0, 100.0)
    assert all(page["route"] for page in fidelity["parts"]["pages"])
    assert fidelity["value"] >= 99.9
    assert first.value("oracle", "nrs", case) == 100.0
    assert [r["outcome"] for r in first.records("oracle", "iis", case)] == ["W"] * 7


@pytest.mark.parametrize("case", CASES)
def test_oracle_has_every_sub_feature_working(first: Run, case: str) -> None:
    features = [f for record in first.records("oracle", "iis", case) for f in record["parts"]["sub_features"]]
    assert {f["id"]: f["reason"] for f in features if f["finding"] != "working"} == {}


@pytest.mark.parametrize("case", CASES)
def test_frozen_looks_right_and_does_nothing(first: Run, case: str) -> None:
    assert first.value("frozen", "exec", case) == 100.0
    assert first.value("frozen", "vfs", case) >= 99.0
    features = [f for record in first.records("frozen", "iis", case) for f in record["parts"]["sub_features"]]
    assert {f["id"]: f["checks"] for f in features if f["finding"] not in {"failed", "absent"}} == {}
    assert {r["value"] for r in first.records("frozen", "iis", case)} == {0.0}


def test_facade_earns_nothing_by_pictures(first: Run) -> None:
    assert first.value("facade", "vfs", CASES[0]) < 5.0
    assert {r["value"] for r in first.records("facade", "iis", CASES[0])} == {0.0}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("metric", ["exec", "vfs", "nrs", "iis"])
def test_blank_gets_nothing(first: Run, case: str, metric: str) -> None:
    assert {record["value"] for record in first.records("blank", metric, case)} == {0.0}


@pytest.mark.parametrize("case", CASES)
def test_ocr_shows_pages(first: Run, case: str) -> None:
    assert first.value("ocr", "exec", case) == 100.0
    assert 20.0 < first.value("ocr", "vfs", case) < 99.0
    assert first.value("ocr", "nrs", case) > 0.0


def test_ocr_has_no_behaviour(first: Run) -> None:
    assert {r["value"] for r in first.records("ocr", "iis", CASES[0])} == {0.0}


def test_the_summary_holds_the_means_of_the_records(first: Run) -> None:
    (row,) = [row for row in first.results["summary"] if row["model"] == "frozen"]
    values = {metric: [first.value("frozen", metric, case) for case in CASES] for metric in ("vfs", "nrs")}
    assert len(set(values["nrs"])) > 1  # else any of them would be the mean
    for metric, each in values.items():
        assert row[metric] == pytest.approx(sum(each) / len(each), abs=1e-9)


def test_a_second_run_finds_everything_and_takes_a_tenth_of_the_time(first: Run, folder: Path) -> None:
    bytes_before, stored_before = first.results_file.read_bytes(), stored(folder)
    second = whole_benchmark(folder)
    assert second.exit_code == 0, second.output
    assert second.results_file.read_bytes() == bytes_before
    assert stored(folder) == stored_before
    assert second.seconds < first.seconds / 10


def kill_after_each_new_stage(folder: Path, *arguments: str) -> Iterator[int]:
    """Start the same run again and again, killing it and its browser as soon as it has published something new."""
    while True:
        known = stored(folder)
        process = subprocess.Popen(
            command(folder, *arguments),
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while process.poll() is None and stored(folder) == known:
            time.sleep(0.02)
        if process.poll() is not None:
            yield process.returncode
            return
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        yield -signal.SIGKILL


def test_a_run_killed_at_every_stage_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    arguments = ("--ui2app-model=ocr", "-k", "dayboard and (exec or vfs or nrs or toggle)")
    whole = run(tmp_path / "whole", *arguments)
    assert whole.exit_code == 0, whole.output
    exits = list(kill_after_each_new_stage(tmp_path / "killed", *arguments))
    assert exits.count(-signal.SIGKILL) >= 8
    assert exits[-1] == 0
    resumed = tmp_path / "killed" / "report" / "results.json"
    assert resumed.read_bytes() == whole.results_file.read_bytes()
