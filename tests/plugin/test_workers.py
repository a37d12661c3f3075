"""Runs on xdist's workers, and beside other plugins, in processes of their own."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Project = Callable[..., Path]
Measure = Callable[..., pytest.RunResult]
Results = Callable[[], dict[str, Any]]

MIXED = {
    "quality": 1 / 3,
    "findings": {"toggle": ["working"], "data_crud": ["working", "failed"], "cross_route_state": ["failed"]},
}


@pytest.mark.full
def test_workers_measure_what_one_process_measures(project: Project, measure: Measure) -> None:
    root = project("memos", "notes", notes=MIXED)
    alone = measure("--ui2app-report-dir=alone", "--junit-xml=alone.xml")
    shared = measure("--ui2app-report-dir=shared", "--junit-xml=shared.xml", "-n2")
    assert (alone.ret, shared.ret) == (0, 0)
    assert (root / "alone" / "results.json").read_bytes() == (root / "shared" / "results.json").read_bytes()
    assert _properties(root / "alone.xml") == _properties(root / "shared.xml")
    assert len(_properties(root / "shared.xml")) == 12


@pytest.mark.full
def test_workers_are_given_trials_as_groups(project: Project, measure: Measure) -> None:
    project("alpha", "beta")
    measure("-n2", "-v").stdout.fnmatch_lines(["scheduling tests via TrialScheduling"])


@pytest.mark.full
def test_a_trial_stays_on_one_worker(project: Project, measure: Measure) -> None:
    project("alpha", "beta", "gamma")
    result = measure("-n2", "-v")
    lines = [line for line in result.outlines if line.startswith("[gw")]
    workers = {case: {line[:5] for line in lines if f"[{case}-" in line} for case in ("alpha", "beta", "gamma")}
    assert {case: len(names) for case, names in workers.items()} == {"alpha": 1, "beta": 1, "gamma": 1}


@pytest.mark.full
def test_another_distribution_that_is_asked_for_is_kept(project: Project, measure: Measure, results: Results) -> None:
    project("alpha", "beta")
    assert measure("-n2", "--dist=load").ret == 0
    assert results()["complete"] is True


@pytest.mark.full
def test_trouble_on_a_worker_makes_the_run_incomplete(project: Project, measure: Measure, results: Results) -> None:
    project("memos", "notes", notes={"trouble": ["test_vfs"]})
    result = measure("-n2")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["*INCOMPLETE 11/12*", "*notes · blank · vfs: *the browser went away*"])
    assert [missing["metric"] for missing in results()["missing"]] == ["vfs"]


@pytest.mark.full
def test_a_worker_that_dies_loses_nothing_but_its_item(project: Project, measure: Measure, results: Results) -> None:
    project("memos", "notes", notes={"dies": ["test_exec"]})
    # Without a limit xdist itself may wait for ever for a replacement that has nothing left to do.
    result = measure("-n2", "--max-worker-restart=0", "--dist=load")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["*INCOMPLETE *", "*notes · blank · exec: *"])
    written = results()
    missing = {(each["case"], each["metric"]) for each in written["missing"]}
    assert ("notes", "exec") in missing
    assert len(written["records"]) + len(written["missing"]) == 12


@pytest.mark.full
@pytest.mark.parametrize("workers", ["-n1", "-n2"])
def test_a_run_whose_workers_all_die_is_incomplete(
    workers: str, project: Project, measure: Measure, results: Results
) -> None:
    project("memos", "notes", notes={"dies": ["notes"]}, memos={"dies": ["memos"]})
    result = measure(workers, "--max-worker-restart=0")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["*INCOMPLETE 0/12*"])
    assert len(results()["missing"]) == 12


@pytest.mark.full
def test_a_mistake_is_told_once_and_not_by_every_worker(project: Project, measure: Measure) -> None:
    root = project()
    (root / "cases" / "notes" / "screenshots" / "home.png").unlink()
    result = measure("-n2")
    assert result.ret == 4
    assert "\n".join([*result.errlines, *result.outlines]).count("home.png is missing") == 1


@pytest.mark.full
def test_the_plugin_lives_beside_others_in_any_order(project: Project, pytester: pytest.Pytester) -> None:
    root = project("memos", "notes", notes=MIXED)
    conftest = root / "conftest.py"
    tools = (
        "from types import SimpleNamespace\nfrom pytest_ui2app import provenance, session\n"
        "session.ensure_tools = lambda settings: None\n"
        "provenance.find_browser = provenance.find_node = provenance.find_tesseract = "
        "lambda *given: SimpleNamespace(version='1')\n"
    )
    conftest.write_text(f"{conftest.read_text(encoding='utf-8')}\n{tools}", encoding="utf-8")
    for seed in (1, 2):
        result = pytester.runpytest_subprocess(
            "--ui2app-model=blank", f"--randomly-seed={seed}", f"--ui2app-report-dir={seed}"
        )
        assert result.ret == 0
    assert json.loads((root / "1" / "results.json").read_text(encoding="utf-8"))["complete"] is True
    assert (root / "1" / "results.json").read_bytes() == (root / "2" / "results.json").read_bytes()


def _properties(junit: Path) -> dict[str, dict[str, str]]:
    return {
        str(case.get("name")): {str(p.get("name")): str(p.get("value")) for p in case.iter("property")}
        for case in ET.parse(junit).iter("testcase")  # noqa: S314 - pytest has just written it
    }
