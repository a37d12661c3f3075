"""Asking for a bundled case by its name."""

from pathlib import Path

import pytest

from pytest_ui2app.cases.bundled import BUNDLED, case_folder
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import UsageError


def test_a_bundled_case_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert case_folder(Path("cartly")) == case_folder(tmp_path / "cartly") == BUNDLED / "cartly"
    assert [case.id for case in load_cases([Path("dayboard"), Path("cartly")])] == ["cartly", "dayboard"]


def test_a_folder_of_that_name_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cartly").mkdir()
    assert case_folder(Path("cartly")) == Path("cartly")


@pytest.mark.parametrize("place", ["nowhere", "cases/cartly", "./other/cartly"])
def test_what_is_neither_is_told_with_what_there_is(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="the name of a bundled case: cartly, clientele, dayboard"):
        case_folder(Path(place))
