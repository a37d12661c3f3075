import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app import cli
from pytest_ui2app.judging.annotations import COLUMNS
from pytest_ui2app.judging.sheet_key import SheetKey, sheet_key
from pytest_ui2app.reporting.results_file import read_results
from pytest_ui2app.taxonomy import Family, Scope

SCOPES = {Family.TOGGLE: Scope.S1, Family.DATA_CRUD: Scope.S2, Family.NOTIFICATION: Scope.S1}
MODELS = ("one", "two")
Run = Callable[..., tuple[int, str, str]]


def _record(model: str, family: Family, outcome: str, judge: dict[str, Any] | None) -> dict[str, Any]:
    feature = {"id": f"{family}_it", "finding": "failed", "reason": "nothing changed", "checks": []}
    return {
        "case": "notes",
        "application_family": "content",
        "model": model,
        "round": 1,
        "metric": "iis",
        "family": family.value,
        "value": 0.0,
        "outcome": outcome,
        "parts": {"scope": SCOPES[family].name, "sub_features": [feature]} | ({"judge": judge} if judge else {}),
        "evidence": {},
    }


@pytest.fixture
def results(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes a run in which the probes find everything working."""

    def write(judge: dict[str, Any] | None = None) -> Path:
        records = [_record(model, family, "W", judge) for model in MODELS for family in SCOPES]
        file = tmp_path / "results.json"
        file.write_text(json.dumps({"schema_version": 1, "complete": True, "records": records}), encoding="utf-8")
        return file

    return write


@pytest.fixture
def key(tmp_path: Path) -> SheetKey:
    made = sheet_key("run", {(model, "notes", 1): SCOPES for model in MODELS})
    made.write(tmp_path / "sheet.key.json")
    return made


@pytest.fixture
def sheet(tmp_path: Path, key: SheetKey) -> Callable[[str, Sequence[str]], Path]:
    """Return a function that writes a filled sheet: answers by family for model one, all working for model two."""

    def write(name: str, answers: Sequence[str]) -> Path:
        rows = [",".join(COLUMNS)]
        for app_id, app in key.apps.items():
            given = answers if app.model == "one" else ["1,W,S1,"] * 3
            rows += [f"{app_id},notes,1,{family},words,{answer}" for family, answer in zip(SCOPES, given, strict=True)]
        file = tmp_path / f"{name}.csv"
        file.write_text("\n".join(rows) + "\n", encoding="utf-8")
        return file

    return write


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def ask(*arguments: object) -> tuple[int, str, str]:
        code = cli.main(["agreement", *map(str, arguments)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return ask


JUDGE = {"coverage": 1, "outcome": "F", "scope": "S2", "reason": "App.tsx:7 has no handler."}


def test_the_runtime_and_the_judge_are_compared(results: Callable[..., Path], run: Run, tmp_path: Path) -> None:
    code, out, _ = run(results(JUDGE), "--json", tmp_path / "agreement.json")
    assert code == 0
    assert "runtime x judge: 6 cells of 1 case " in out
    assert "App.tsx:7 has no handler." in out
    assert "toggle_it failed: nothing changed" in out
    found = json.loads((tmp_path / "agreement.json").read_text(encoding="utf-8"))
    assert found["pairs"][0]["outcome_agreement"]["hits"] == 0
    assert len(found["disagreements"]) == 6
    assert "annotators" not in found


def test_annotators_are_merged_and_compared(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    first = sheet("anna", ["1,W,S1,fine", "1,W,S2,", "0,,,"])
    second = sheet("ben", ["1,P,S1,only once", "1,F,S2,lost", "0,,,"])
    arguments = ["--annotations", first, second, "--key", tmp_path / "sheet.key.json"]
    code, out, _ = run(results(), *arguments, "--json", tmp_path / "agreement.json")
    assert code == 0
    assert "annotators: 5 cells labelled, 0 of them by the arbiter" in out
    assert "left out until the third annotator decides (--arbiter), 1 cell:" in out
    assert "  notes · one · data_crud: outcome: W against F" in out
    assert "notes · one · data_crud: outcome: W against F (anna W S2, ben F S2)\n" in out
    assert "anna x ben: 6 cells" in out
    assert "runtime x annotators: 5 cells" in out
    assert 'ben P S1: "only once"' in out
    found = json.loads((tmp_path / "agreement.json").read_text(encoding="utf-8"))
    assert found["annotators"]["waiting"][0]["family"] == "data_crud"
    differ = {(each["family"], tuple(each["differ"])) for each in found["disagreements"]}
    assert ("toggle", ("outcome",)) in differ
    assert ("notification", ("coverage",)) in differ


def test_the_arbiters_word_counts(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    first, second, third = (
        sheet(name, [f"1,{o},S1,", "1,W,S2,", "0,,,"]) for name, o in zip("abc", "WFF", strict=True)
    )
    arguments = ["--annotations", first, second, "--arbiter", third, "--key", tmp_path / "sheet.key.json"]
    _, out, _ = run(results(), *arguments)
    assert "annotators: 6 cells labelled, 1 of them by the arbiter" in out
    assert "left out" not in out
    assert "decided by the arbiter, c, 1 cell:\n" in out
    assert "  notes · one · toggle: outcome: W against F (a W S1, b F S1); decided: F S1\n" in out
    assert "c (arbiter) F S1" in out


def test_an_arbiter_who_was_not_needed_is_not_shown(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    first, second, third = (
        sheet(name, [f"1,{o},S1,", "1,W,S2,", "0,,,"]) for name, o in zip("abc", "WPF", strict=True)
    )
    arguments = ["--annotations", first, second, "--arbiter", third, "--key", tmp_path / "sheet.key.json"]
    _, out, _ = run(results(), *arguments)
    assert "a W S1; b P S1" in out
    assert "arbiter)" not in out


def test_people_whose_files_have_one_name_are_told_apart(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    for name, outcome in (("anna", "W"), ("ben", "P")):
        (tmp_path / name).mkdir()
        sheet(name, [f"1,{outcome},S1,", "1,W,S2,", "0,,,"]).rename(tmp_path / name / "filled.csv")
    pair = [tmp_path / name / "filled.csv" for name in ("anna", "ben")]
    _, out, _ = run(results(), "--annotations", *pair, "--key", tmp_path / "sheet.key.json")
    assert "anna/filled x ben/filled: 6 cells" in out
    assert "anna/filled W S1; ben/filled P S1" in out


def test_rows_that_were_left_blank_are_counted_per_file(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    anna = sheet("anna", ["1,W,S1,", "1,W,S2,", "0,,,"])
    ben, cleo = sheet("ben", [",,,", "1,P,S2,", "0,,,"]), sheet("cleo", [",,,", ",,,", "1,F,S1,"])
    given = ["--annotations", anna, ben, "--arbiter", cleo, "--key", tmp_path / "sheet.key.json"]
    _, out, _ = run(results(), *given)
    assert f"{ben}: 1 of 6 rows is empty or not there\n" in out
    assert out.count("not there") == 1


def test_a_copy_under_another_name_is_noted(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    pair = [sheet(name, ["1,W,S1,", "1,P,S2,", "0,,,"]) for name in ("anna", "ben")]
    _, out, _ = run(results(), "--annotations", *pair, "--key", tmp_path / "sheet.key.json")
    assert f"note: {pair[1]} is byte for byte the same as {pair[0]}" in out
    pair[1].write_bytes(pair[1].read_bytes() + b"\n")
    _, out, _ = run(results(), "--annotations", *pair, "--key", tmp_path / "sheet.key.json")
    assert "byte for byte" not in out


def test_a_judge_that_labelled_nothing_is_told_in_a_line(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    pair = [sheet(name, [f"1,{o},S1,", "1,W,S2,", "0,,,"]) for name, o in (("anna", "W"), ("ben", "P"))]
    given = ["--annotations", *pair, "--key", tmp_path / "sheet.key.json"]
    _, out, _ = run(results({"unscored": "it was refused", "turns": []}), *given)
    assert "note: the run's judge labelled nothing; its results.json has the reasons\n" in out
    assert "labelled nothing" not in run(results(), *given)[1]


def test_all_three_sources_have_one_alpha(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    pair = [sheet(name, ["1,W,S1,", "1,P,S2,", "0,,,"]) for name in ("anna", "ben")]
    _, out, _ = run(results(JUDGE), "--annotations", *pair, "--key", tmp_path / "sheet.key.json")
    assert "Krippendorff's alpha, ordinal, over runtime, judge, annotators" in out
    assert out.count(" x ") == 4  # three pairs of sources, and the two annotators


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "the run has labels of runtime alone; give annotators' sheets with --annotations, or run with a judge"),
        (["--annotations", "a.csv", "b.csv"], "--annotations needs --key"),
        (["--arbiter", "c.csv"], "--arbiter is the third of three; give the first two"),
        (["--annotations", "a.csv", "b.csv", "--key", "nowhere.json"], "nowhere.json is no key of an annotation sheet"),
    ],
)
def test_what_is_missing_is_told(results: Callable[..., Path], run: Run, arguments: list[str], told: str) -> None:
    code, _, err = run(results(), *arguments)
    assert code == 2
    assert told in err


@pytest.mark.parametrize("app", [("one", "cartly", 1), ("three", "notes", 1), ("one", "notes", 2)])
def test_a_key_of_other_apps_is_told(
    results: Callable[..., Path], run: Run, tmp_path: Path, app: tuple[str, str, int]
) -> None:
    sheet_key("run", {app: SCOPES}).write(tmp_path / "other.json")
    code, _, err = run(results(), "--annotations", "a.csv", "b.csv", "--key", tmp_path / "other.json")
    model, case, round_ = app
    assert code == 2
    assert f"asks about data_crud of {case} by {model}, round {round_}, which is not in that run" in err


def test_a_key_made_from_another_file_is_noted(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    pair = [sheet(name, ["1,W,S1,", "1,P,S2,", "0,,,"]) for name in ("anna", "ben")]
    _, out, _ = run(results(), "--annotations", *pair, "--key", tmp_path / "sheet.key.json")
    assert "sheet.key.json was made from another results.json" in out
    own = sheet_key(read_results(results()).digest, {(model, "notes", 1): SCOPES for model in MODELS})
    assert own.made_of(read_results(results()).digest)


def test_one_sheet_is_not_that_of_two(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    anna, ben = (sheet(name, ["1,W,S1,", "1,P,S2,", "0,,,"]) for name in ("anna", "ben"))
    given = ["--annotations", anna, ben, "--arbiter", tmp_path / "." / "ben.csv", "--key", tmp_path / "sheet.key.json"]
    code, _, err = run(results(), *given)
    assert code == 2
    assert "ben.csv is given twice; give each person's own sheet" in err


@pytest.mark.parametrize("name", ["anna.csv", "ben.csv", "cleo.csv", "sheet.key.json", "results.json"])
def test_what_the_command_reads_is_not_overwritten(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path, name: str
) -> None:
    anna, ben, cleo = (sheet(each, ["1,W,S1,", "1,P,S2,", "0,,,"]) for each in ("anna", "ben", "cleo"))
    written = results()
    before = (tmp_path / name).read_bytes()
    given = ["--annotations", anna, ben, "--arbiter", cleo, "--key", tmp_path / "sheet.key.json"]
    for place in (written, written.parent):
        code, out, err = run(place, *given, "--json", tmp_path / name)
        assert (code, out) == (2, "")
        assert f"{name} is read by this very command and would be lost; name another file with --json" in err
    assert (tmp_path / name).read_bytes() == before


def test_only_an_earlier_agreement_is_overwritten(results: Callable[..., Path], run: Run, tmp_path: Path) -> None:
    file = tmp_path / "agreement.json"
    for _ in range(2):
        assert run(results(JUDGE), "--json", file)[0] == 0
    file.write_text("my notes", encoding="utf-8")
    code, out, err = run(results(JUDGE), "--json", file)
    assert (code, out) == (2, "")
    assert "agreement.json is there and was not written by `ui2app agreement --json`" in err
    assert file.read_text(encoding="utf-8") == "my notes"


def test_mistakes_in_sheets_are_told_at_once(
    results: Callable[..., Path], sheet: Callable[..., Path], run: Run, tmp_path: Path
) -> None:
    first = sheet("anna", ["1,X,S1,", "1,W,S2,", "0,,,"])
    second = sheet("ben", ["1,W,S1,", "1,W,S8,", "0,F,,"])
    code, _, err = run(results(), "--annotations", first, second, "--key", tmp_path / "sheet.key.json")
    assert code == 2
    assert "3 mistakes found" in err
