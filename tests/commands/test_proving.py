"""``ui2app check --validity``: which mutants are asked for, what is said of them, and what is run again."""

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.cli import USAGE_EXIT, main
from pytest_ui2app.commands import proving
from pytest_ui2app.validity.mutating import Batch, probes_digest, reference_files
from pytest_ui2app.validity.verdicts import Said, Verdict, read_verdicts
from tests.validity.listed import CASES, case_of, specs_of

CARTLY = str(CASES / "cartly")
Ran = list[str]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    """Put verdicts in the place of running probes, all noticed; return what would have been run."""
    asked: Ran = []

    def results(work: Sequence[Batch], _jobs: int) -> list[list[Verdict]]:
        asked.extend(spec.id for batch in work for spec in batch.specs)
        return [[noticed(spec.id, collateral=batch.collateral) for spec in batch.specs] for batch in work]

    monkeypatch.setattr(proving, "results", results)
    return asked


def noticed(mutant: str, *, collateral: bool = False) -> Verdict:
    spec = next(spec for spec in specs_of("cartly") if spec.id == mutant)
    return Verdict(
        case="cartly",
        mutant=mutant,
        breaks=spec.breaks,
        family="toggle",
        operator=spec.mutation.operator,
        state="noticed",
        survives=spec.survives,
        said=(Said(sub_feature=spec.breaks, family="toggle", finding="failed", reason=""),),
        collateral=(),
        with_collateral=collateral,
        seconds=1.0,
        source=spec.digest(reference_files(case_of("cartly"))),
        probes=probes_digest(case_of("cartly")),
    )


def test_all_or_one_of_each_or_some_or_those_named_are_asked_for(ran: Ran) -> None:
    every = [spec.id for spec in specs_of("cartly")]
    picks: dict[tuple[str, ...], Callable[[], bool]] = {
        (): lambda: ran == every,
        ("--each",): lambda: (
            [each.partition(".")[0] for each in ran] == list(dict.fromkeys(m.partition(".")[0] for m in every))
        ),
        ("--sample=5",): lambda: len(ran) == 5 and set(ran) <= set(every),
        ("-k", "gift_wrap."): lambda: ran == [each for each in every if each.startswith("gift_wrap.")],
    }
    for options, as_wanted in picks.items():
        ran.clear()
        assert main(["check", "--validity", CARTLY, *options]) == 0
        assert as_wanted(), options


def test_what_the_file_holds_is_not_run_again(ran: Ran, tmp_path: Path) -> None:
    command = ["check", "--validity", CARTLY, "-k", "gift_wrap.", f"--out={tmp_path / 'out.json'}"]
    assert main(command) == 0
    first = len(ran)
    assert len(read_verdicts(tmp_path / "out.json")) == first > 0
    assert main(command) == 0
    assert len(ran) == first
    assert main([*command, "--collateral"]) == 0
    assert len(ran) == 2 * first


def test_what_is_not_noticed_fails(
    ran: Ran, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    survivor = replace(noticed(specs_of("cartly")[0].id), state="survived")
    monkeypatch.setattr(proving, "results", lambda *_: [[survivor]])
    assert main(["check", "--validity", CARTLY, "-k", survivor.mutant]) == 1
    assert f"BAD cartly/{survivor.mutant} survived" in capsys.readouterr().out
    assert ran == []


def test_a_case_without_a_list_or_a_name_that_none_has_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["check", "--validity", CARTLY, "-k", "nothing like it"]) == USAGE_EXIT
    assert "no mutant has 'nothing like it'" in capsys.readouterr().err
    shutil.copytree(CASES / "cartly", tmp_path / "cartly")
    (tmp_path / "cartly" / "mutants.yaml").unlink()
    assert main(["check", "--validity", str(tmp_path / "cartly")]) == USAGE_EXIT
    assert "mutants.yaml is missing" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--jobs=0", "--sample=0", "--sample=-1", "--jobs=two"])
def test_a_number_that_is_none_is_refused(option: str) -> None:
    with pytest.raises(SystemExit, match=str(USAGE_EXIT)):
        main(["check", "--validity", CARTLY, option])


@pytest.mark.parametrize("option", ["--model=ocr", "--evidence=there", "--ui2app-sandbox=none"])
def test_what_is_not_for_mutants_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, option]) == USAGE_EXIT
    assert f"{option.partition('=')[0]} is not for --validity" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--collateral", "--sample=2", "--each", "--jobs=2", "--out=there.json"])
def test_what_is_for_mutants_alone_is_refused_without_them(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", CARTLY, option]) == USAGE_EXIT
    assert f"{option.partition('=')[0]} is for mutants; add --validity" in capsys.readouterr().err


@pytest.mark.full
def test_a_fault_is_put_in_and_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, "-k", specs_of("cartly")[0].id]) == 0
    assert f"ok  cartly/{specs_of('cartly')[0].id} noticed" in capsys.readouterr().out
