import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app import session
from pytest_ui2app.generation.recording import Manifest, write_manifest

Project = Callable[..., Path]
Measure = Callable[..., pytest.RunResult]
Results = Callable[[], dict[str, Any]]

MIXED = {
    "quality": 0.5,
    "findings": {"toggle": ["working"], "data_crud": ["working", "failed"], "cross_route_state": ["failed"]},
}


def test_without_a_gate_measuring_never_fails(project: Project, measure: Measure, results: Results) -> None:
    project(notes=MIXED)
    result = measure()
    assert result.ret == 0
    assert "failed," not in result.outlines[-1]
    written = results()
    assert written["complete"] is True
    outcomes = {record["family"]: record["outcome"] for record in written["records"] if record["metric"] == "iis"}
    assert outcomes == {"toggle": "W", "data_crud": "P", "cross_route_state": "F"}
    (row,) = written["summary"]
    assert row["vfs"] == pytest.approx(50)
    assert row["iis"] == pytest.approx(100 * (1 + 2 * 0.5) / 6)


def test_items_have_letters_of_their_own(project: Project, measure: Measure) -> None:
    project("memos", "notes", notes=MIXED, memos={"runs": False})
    letters = _letters(measure())
    assert sorted(letters) == sorted("R.WPF." + "xxxxxx")


def test_items_are_named_by_what_was_found(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    result = measure("-v")
    result.stdout.fnmatch_lines_random(
        [
            "*test_exec?notes-blank? RUNS*",
            "*test_vfs?notes-blank? VFS 50.0*",
            "*test_iis?notes-blank-toggle? WORKING*",
            "*test_iis?notes-blank-data_crud? PARTIAL*",
            "*test_iis?notes-blank-cross_route_state? FAILED TO BEHAVE*",
        ]
    )


def test_the_summary_tells_rows_outcomes_and_where_the_results_are(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    result = measure()
    result.stdout.fnmatch_lines(
        [
            "=* ui2app =*",
            "model * IIS",
            "-----*",
            "blank * 50.0 *",
            "case * cross",
            "notes · blank * W * P * F",
            "*results: reports*results.json",
        ],
    )


def test_an_app_that_does_not_run_is_measured_as_zero(project: Project, measure: Measure, results: Results) -> None:
    project(notes={"runs": False})
    assert measure().ret == 0
    (row,) = results()["summary"]
    assert [row[name] for name in ("exec_at_3", "vfs", "nrs", "iis", "vfs_conditional")] == [0, 0, 0, 0, None]


def test_trouble_makes_a_run_incomplete_and_never_a_low_score(
    project: Project, measure: Measure, results: Results
) -> None:
    project(notes={"trouble": ["test_vfs", "toggle"]})
    result = measure()
    assert result.ret == 11
    result.stdout.fnmatch_lines(
        [
            "*INCOMPLETE 4/6*",
            "*notes · blank · toggle: the browser went away; run `ui2app doctor`",
            "*notes · blank · vfs: the browser went away; run `ui2app doctor`",
        ]
    )
    result.stdout.no_fnmatch_line("*fixtures.py*")
    result.assert_outcomes(errors=2)
    written = results()
    (row,) = written["summary"]
    assert (written["complete"], row["complete"], row["vfs"], row["iis"], row["nrs"]) == (False, False, None, None, 100)
    assert [missing["metric"] for missing in written["missing"]] == ["iis", "vfs"]


def test_a_threshold_that_is_missed_fails_the_run(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    result = measure("--ui2app-gate=exec3>=0.9,vfs>=60,iis>=30")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["GATE FAILED blank: vfs is 50.0, the gate asks for 60"])
    result.stdout.no_fnmatch_line("GATE FAILED*iis*")


def test_a_threshold_that_is_met_passes(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    assert measure("--ui2app-gate=exec3>=0.9,vfs>=50,iis>=30").ret == 0


def test_a_threshold_without_a_whole_trial_says_that_nothing_was_gated(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    result = measure("--ui2app-gate=vfs>=60", "-k", "toggle")
    result.stdout.fnmatch_lines(["GATE NOT CHECKED*blank*"])
    assert result.ret == 1


def test_the_strict_gate_fails_every_item_that_is_not_full(project: Project, measure: Measure) -> None:
    project(notes=MIXED)
    result = measure("--ui2app-gate=strict")
    assert result.ret == 1
    result.assert_outcomes(failed=3)
    result.stdout.fnmatch_lines_random(
        ["vfs is 50.0, the strict gate asks for 100", "iis is 0.0, the strict gate asks*"]
    )


def test_items_that_fail_the_strict_gate_are_measured_all_the_same(
    project: Project, measure: Measure, results: Results
) -> None:
    project(notes=MIXED)
    measure("--ui2app-gate=strict")
    assert (results()["complete"], len(results()["records"])) == (True, 6)


def test_a_gate_does_not_hide_that_a_run_is_incomplete(project: Project, measure: Measure) -> None:
    project(notes={**MIXED, "trouble": ["test_nrs"]})
    result = measure("--ui2app-gate=vfs>=60")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["*INCOMPLETE 5/6*", "GATE FAILED*vfs*"])


def test_stopping_at_the_first_error_leaves_the_rest_not_run(
    project: Project, measure: Measure, results: Results
) -> None:
    project(notes={"trouble": ["test_exec"]})
    result = measure("-x")
    assert result.ret == 11
    reasons = {missing["reason"] for missing in results()["missing"]}
    assert len(results()["missing"]) == 6
    assert "not run" in reasons


def test_several_rounds_are_averaged_and_told_apart(project: Project, measure: Measure, results: Results) -> None:
    project(notes=MIXED)
    result = measure("--ui2app-rounds=2", "-v")
    result.stdout.fnmatch_lines_random(["*test_vfs?notes-blank-r1?*", "*test_vfs?notes-blank-r2?*"])
    (row,) = results()["summary"]
    assert (row["n_rounds"], row["vfs"]) == (2, pytest.approx(50))


def test_several_models_have_a_row_each(project: Project, measure: Measure, results: Results) -> None:
    project()
    assert measure("--ui2app-model=ocr", "--ui2app-model=blank").ret == 0
    assert [row["model"] for row in results()["summary"]] == ["blank", "ocr"]


def test_a_part_of_a_trial_gives_no_row(project: Project, measure: Measure, results: Results) -> None:
    project()
    assert measure("-k", "toggle").ret == 0
    written = results()
    assert (written["summary"], len(written["records"]), written["complete"]) == ([], 1, True)


def test_the_results_go_where_they_are_asked_for(project: Project, measure: Measure) -> None:
    root = project()
    measure("--ui2app-report-dir=out/here")
    assert (root / "out" / "here" / "results.json").is_file()
    assert not (root / "reports").exists()


def test_results_that_cannot_be_written_make_a_run_incomplete(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    project()
    monkeypatch.setattr(session, "write_results", full)
    result = measure()
    assert result.ret == 11
    assert "results: not written, [Errno 28] No space left on device" in result.stdout.str()
    assert "INTERNALERROR" not in result.stdout.str()


def test_the_same_results_give_the_same_file(project: Project, measure: Measure) -> None:
    root = project("memos", "notes", notes=MIXED)
    measure("--ui2app-report-dir=a")
    measure("--ui2app-report-dir=b")
    assert (root / "a" / "results.json").read_bytes() == (root / "b" / "results.json").read_bytes()


def test_the_results_name_the_conditions(project: Project, measure: Measure, results: Results) -> None:
    project()
    measure("--ui2app-compat=release", "--ui2app-fixed-waits")
    conditions = results()["conditions"]
    assert (conditions["compat"], conditions["fixed_waits"], conditions["rounds"]) == ("release", True, 1)
    assert conditions["models"]["blank"]["model"] == "blank"
    assert {"chromium", "numpy", "pytest-ui2app"} <= conditions["tools"].keys()


def test_junit_carries_the_figures(project: Project, measure: Measure) -> None:
    root = project(notes=MIXED)
    measure("--junit-xml=junit.xml")
    properties = _properties(root / "junit.xml")
    assert properties["test_vfs[notes-blank]"]["vfs"] == "50.0"
    assert properties["test_iis[notes-blank-data_crud]"]["outcome"] == "P"
    assert properties["test_iis[notes-blank-cross_route_state]"]["scope"] == "S3"


def test_the_project_s_own_tests_run_beside_the_suite(project: Project, measure: Measure, results: Results) -> None:
    root = project()
    (root / "test_own.py").write_text("def test_good(): pass\ndef test_bad(): assert 0\n", encoding="utf-8")
    result = measure("cases", "test_own.py")
    assert result.ret == 1
    result.assert_outcomes(passed=1, failed=1)
    assert results()["complete"] is True


def test_quiet_runs_say_no_more_than_the_summary(project: Project, measure: Measure) -> None:
    project()
    assert measure("-q").ret == 0


def test_nothing_is_left_in_the_store_by_the_telling_of_progress(project: Project, measure: Measure) -> None:
    root = project()
    measure()
    assert list((root / ".ui2app").rglob("progress*")) == []


def test_what_was_not_measured_is_run_again_by_last_failed(
    project: Project, pytester: pytest.Pytester, measure: Measure
) -> None:
    root = project(notes={"trouble": ["test_vfs"]})
    assert measure().ret == 11
    (root / "script.json").write_text("{}", encoding="utf-8")
    result = measure("--lf", "-v")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["*test_vfs?notes-blank? VFS 100.0*"])
    result.stdout.no_fnmatch_line("*test_nrs?*")
    assert pytester.path == root


def _letters(result: pytest.RunResult) -> str:
    (line,) = [line for line in result.outlines if line.startswith("cases/test_ui2app.py ")]
    return line.split()[1]


def _properties(junit: Path) -> dict[str, dict[str, str]]:
    return {
        str(case.get("name")): {str(p.get("name")): str(p.get("value")) for p in case.iter("property")}
        for case in ET.parse(junit).iter("testcase")  # noqa: S314 - pytest has just written it
    }


def test_the_summary_begins_right_below_its_heading(project: Project, measure: Measure) -> None:
    project()
    lines = measure().outlines
    (start,) = [number for number, line in enumerate(lines) if " ui2app " in line]
    assert lines[start + 1].startswith("model ")


def test_another_plugin_can_bring_a_model_of_its_own(project: Project, measure: Measure, results: Results) -> None:
    root = project()
    conftest = root / "conftest.py"
    hook = (
        "from pytest_ui2app.generation.scripted import ScriptedModel\n"
        "def pytest_ui2app_model(name, setup):\n"
        "    return ScriptedModel({}, name=name) if name == 'ours' else None\n"
    )
    conftest.write_text(f"{conftest.read_text(encoding='utf-8')}\n{hook}", encoding="utf-8")
    assert measure(model="ours").ret == 0
    assert {record["model"] for record in results()["records"]} == {"ours"}
    assert results()["conditions"]["models"]["ours"] == {"model": "ours", "script": {}}


def test_a_rejected_task_is_listed_and_counts_nothing(project: Project, measure: Measure, results: Results) -> None:
    project(notes={"runs": False, "rejected": "plan: refusal: I will not."})
    result = measure()
    assert result.ret == 0
    result.stdout.fnmatch_lines(["REJECTED BY THE PROVIDER 1*", "  notes · blank: plan: refusal: I will not."])
    assert results()["complete"] is True


def test_one_model_under_two_names_is_refused(project: Project, measure: Measure) -> None:
    root = project()
    (root / "export" / "notes").mkdir(parents=True)
    write_manifest(root / "export", Manifest(model="blank", identity={}, author="model"))
    result = measure("--ui2app-model=replay:export")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*replay:export is blank, which --ui2app-model=blank measures already*"])


def test_an_app_that_does_not_run_is_listed_with_its_reason(project: Project, measure: Measure) -> None:
    project(notes={"runs": False})
    measure().stdout.fnmatch_lines(["DO NOT RUN 1: *", "  notes · blank: build C7: does not parse"])


def test_waits_while_asking_are_told_as_they_happen(project: Project, measure: Measure) -> None:
    root = project()
    conftest = root / "conftest.py"
    wait = (
        "import logging\n"
        "def pytest_runtest_setup(item):\n"
        "    logging.getLogger('pytest_ui2app.generation').warning('p: waiting 54 s for its rate')\n"
    )
    conftest.write_text(f"{conftest.read_text(encoding='utf-8')}\n{wait}", encoding="utf-8")
    measure("-k", "exec").stdout.fnmatch_lines(["p: waiting 54 s for its rate", "*1 runs*"])
    measure("-q", "-k", "exec").stdout.no_fnmatch_line("p: waiting*")
