"""Running one probe again from the command line."""

from pathlib import Path

import pytest
from PIL import Image

from pytest_ui2app import cli

CARTLY = str(Path(__file__).parents[2] / "cases" / "cartly")


def test_an_unknown_sub_feature_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["probe", CARTLY, "gift_rap"]) == 2
    said = capsys.readouterr().err
    assert "cartly has no sub-feature 'gift_rap'; it has save_with_heart, gift_wrap, " in said


def test_a_folder_of_several_cases_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["probe", str(Path(CARTLY).parent), "gift_wrap"]) == 2
    assert "holds 3 cases; name the folder of one" in capsys.readouterr().err


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.full
def test_a_verdict_is_replayed_with_its_claims_and_pictures(
    capsys: pytest.CaptureFixture[str], in_folder: Path
) -> None:
    assert cli.main(["probe", CARTLY, "gift_wrap", "--model=frozen"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("gift_wrap: failed")
    steps = [line.strip() for line in said.splitlines()]
    pressed = next(at for at, step in enumerate(steps) if step.startswith("click ") and "'Gift wrap" in step)
    assert steps[pressed].endswith(": nothing changed")
    assert any(step.startswith("- the total rises") for step in steps[pressed:])
    with Image.open(in_folder / ".ui2app/probe/cartly/frozen/gift_wrap.after.png") as picture:
        assert picture.size == (1440, 900)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("--round=0", "--round=0 is no round; give one from 1"),
        ("--slow=-5", "--slow=-5 is no time; give milliseconds from 0"),
        ("--evidence=taken", "taken cannot be a folder (File exists); name another with --evidence"),
    ],
)
def test_a_value_that_cannot_be_used_is_told(
    option: str, told: str, in_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (in_folder / "taken").write_text("mine", encoding="utf-8")
    assert cli.main(["probe", "cartly", "gift_wrap", option]) == 2
    assert told in capsys.readouterr().err
