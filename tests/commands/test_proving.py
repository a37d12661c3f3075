"""``ui2app check --validity``: which mutants are asked for, what is said of them, and what is run again."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.cli import USAGE_EXIT, main, parser
from pytest_ui2app.commands import proving
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.validity.keeping import add_verdicts, read_verdicts
from pytest_ui2app.validity.mutating import Batch, probes_digest
from pytest_ui2app.validity.verdicts import Said, State, Verdict
from tests.validity.listed import CASES, case_of, specs_of

CARTLY = str(CASES / "cartly")
Ran = list[str]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    """Put verdicts in the place of running probes, all noticed; return what would have been run."""
    asked: Ran = []

    def results(work: Sequence[Batch], _jobs: int) -> Iterator[list[Verdict]]:
        for batch in work:
            asked.extend(spec.id for spec in batch.specs)
            yield [noticed(spec.id, collateral=batch.collateral) for spec in batch.specs]

    monkeypatch.setattr(proving, "results", results)
    monkeypatch.setattr(proving, "load_specs", lambda case: specs_of(case.id))
    return asked


def noticed(mutant: str, *, collateral: bool = False) -> Verdict:
    spec = next(spec for spec in specs_of("cartly") if spec.id == mutant)
    return Verdict(
        case="cartly",
        mutant=mutant,
        breaks=spec.breaks,
        family="toggle",
        operator=spec.mutation.operator,
        state=State.NOTICED,
        survives=spec.survives,
        said=(Said(sub_feature=spec.breaks, family="toggle", finding="failed", reason="not so: it stays"),),
        collateral=(),
        with_collateral=collateral,
        seconds=1.0,
        source=spec.digest(source_files(case_of("cartly").reference)),
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
        ("-k", f"cartly/{every[3]}"): lambda: ran == [every[3]],
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


def test_each_line_tells_how_far_the_run_is_and_why(
    ran: Ran, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    names = [spec.id for spec in specs_of("cartly") if spec.id.startswith("gift_wrap.")]
    add_verdicts(tmp_path / "out.json", [noticed(names[0])])
    assert main(["check", "--validity", CARTLY, "-k", "gift_wrap.", f"--out={tmp_path / 'out.json'}"]) == 0
    total = len(names) - 1
    head, *told = capsys.readouterr().out.splitlines()[: total + 1]
    assert head == f"1 of {len(names)} mutants have their verdict in {tmp_path / 'out.json'}; {total} are run"
    assert told == [
        f"ok  [{number}/{total}] cartly/{name} noticed: failed, not so: it stays"
        for number, name in enumerate(names[1:], 1)
    ]
    assert ran == names[1:]


@pytest.mark.usefixtures("ran")
def test_what_is_not_noticed_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    survivor = replace(noticed(specs_of("cartly")[0].id), state=State.SURVIVED)
    command = ["check", "--validity", CARTLY, "-k", survivor.mutant]
    monkeypatch.setattr(proving, "results", lambda *_: (some for some in [[survivor]]))
    assert main(command) == 1
    assert f"BAD [1/1] cartly/{survivor.mutant} survived" in capsys.readouterr().out
    known = replace(survivor, survives="nobody looks")
    monkeypatch.setattr(proving, "results", lambda *_: (some for some in [[known]]))
    assert main(command) == 0
    assert f"ok  [1/1] cartly/{survivor.mutant} known to survive" in capsys.readouterr().out


@pytest.mark.usefixtures("ran")
@pytest.mark.parametrize("there", [".", "words.txt", "words.txt/verdicts.json", "/proc/verdicts.json"])
def test_what_verdicts_cannot_be_kept_in_is_refused_before_anything_runs(there: str, ran: Ran, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("mine")
    assert main(["check", "--validity", CARTLY, "-k", "gift_wrap.", f"--out={tmp_path / there}"]) == USAGE_EXIT
    assert ran == []


def test_what_another_run_writes_meanwhile_stays(ran: Ran, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one, another = (spec.id for spec in specs_of("cartly")[:2])

    def results(*_: object) -> Iterator[list[Verdict]]:
        add_verdicts(tmp_path / "out.json", [noticed(another)])
        yield [noticed(one)]

    monkeypatch.setattr(proving, "results", results)
    assert main(["check", "--validity", CARTLY, "-k", one, f"--out={tmp_path / 'out.json'}"]) == 0
    assert {verdict.mutant for verdict in read_verdicts(tmp_path / "out.json")} == {one, another}
    assert ran == []


@pytest.mark.parametrize(("owner", "name"), [(Path, "write_bytes"), (proving, "say")])
def test_the_browser_is_put_away_where_a_run_breaks_off(
    owner: object, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put_away: list[bool] = []

    def results(*_: object) -> Iterator[list[Verdict]]:
        try:
            yield [noticed(specs_of("cartly")[0].id)]
        finally:
            put_away.append(True)

    def fail(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(proving, "results", results)
    monkeypatch.setattr(owner, name, fail)
    command = ["check", "--validity", CARTLY, "-k", specs_of("cartly")[0].id, f"--out={tmp_path / 'out.json'}"]
    # The exception that is held here holds the frames of the run: they end nothing by being forgotten.
    with pytest.raises((BrokenPipeError, InfrastructureError)) as broken:
        proving.prove(parser().parse_args(command))
    assert broken.value.__traceback__ is not None
    assert put_away == [True]


@pytest.mark.usefixtures("ran")
def test_a_diff_shows_the_change_and_runs_nothing(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, "-k", "gift_wrap.stays_on", "--diff"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [
        "cartly/gift_wrap.stays_on: gift wrap cannot be taken off again",
        "--- reference/src/state/reducer.ts",
        "+++ gift_wrap.stays_on/src/state/reducer.ts",
    ]
    assert [line[0] for line in told[4:]] == [" ", " ", "-", "+", " ", " "]
    assert ran == []


@pytest.mark.parametrize("option", ["--collateral", "--jobs=2", "--out=there.json"])
def test_what_is_not_for_a_diff_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, "--diff", option]) == USAGE_EXIT
    assert f"{option.partition('=')[0]} is not for --diff" in capsys.readouterr().err
    assert not Path("there.json").exists()


def test_a_case_without_a_list_or_a_name_that_none_has_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["check", "--validity", CARTLY, "-k", "nothing like it"]) == USAGE_EXIT
    assert "has 'nothing like it' in it; see the case's mutants.yaml" in capsys.readouterr().err
    shutil.copytree(CASES / "cartly", tmp_path / "cartly")
    (tmp_path / "cartly" / "mutants.yaml").unlink()
    assert main(["check", "--validity", str(tmp_path / "cartly")]) == USAGE_EXIT
    assert "mutants.yaml is missing" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--jobs=0", "--sample=0", "--sample=-1", "--jobs=two", "--sample=x", "--sample=²"])
def test_a_number_that_is_none_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=str(USAGE_EXIT)):
        main(["check", "--validity", CARTLY, option])
    flag, _, value = option.partition("=")
    assert f"argument {flag}: '{value}' is no number of things; give a whole number from 1" in capsys.readouterr().err


def test_the_help_tells_what_is_for_mutants_and_how_long_they_take(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["check", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "-k then picks the mutants whose id contains TEXT." in told
    assert "A mutant takes about 2 seconds, with --collateral about a minute." in told
    assert "--model, --evidence and --ui2app-sandbox are not for mutants." in told


@pytest.mark.parametrize("option", ["--model=ocr", "--evidence=there", "--ui2app-sandbox=none"])
def test_what_is_not_for_mutants_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, option]) == USAGE_EXIT
    assert f"{option.partition('=')[0]} is not for --validity" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--collateral", "--sample=2", "--each", "--jobs=2", "--out=there.json", "--diff"])
def test_what_is_for_mutants_alone_is_refused_without_them(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", CARTLY, option]) == USAGE_EXIT
    assert f"{option.partition('=')[0]} is for mutants; add --validity" in capsys.readouterr().err


@pytest.mark.full
def test_a_fault_is_put_in_and_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--validity", CARTLY, "-k", specs_of("cartly")[0].id]) == 0
    assert f"ok  [1/1] cartly/{specs_of('cartly')[0].id} noticed: " in capsys.readouterr().out
