import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotation_sheet import AppShown, PageShown, worded, write_sheet
from pytest_ui2app.judging.annotations import read_annotations
from pytest_ui2app.judging.sheet_key import SheetKey, sheet_key
from pytest_ui2app.taxonomy import Family, Scope

MODELS = ("anthropic/claude", "openai/gpt")
SCOPES = {Family.TOGGLE: Scope.S1, Family.DATA_CRUD: Scope.S2, Family.CROSS_ROUTE_STATE: Scope.S3}


@pytest.fixture
def case(make_case: Callable[..., Path]) -> Case:
    return load_cases([make_case()])[0]


@pytest.fixture
def key() -> SheetKey:
    return sheet_key("run", {(model, "notes", 1): SCOPES for model in MODELS})


@pytest.fixture
def shown(case: Case, key: SheetKey, tmp_path: Path) -> dict[str, AppShown]:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("the app", encoding="utf-8")
    (dist / "assets" / "main.js").write_text("its script", encoding="utf-8")
    pages = tuple(
        PageShown(picture=picture, address=address, screenshot=screenshot)
        for picture, address, screenshot in zip(case.pictures, ("/", "/x", "/y"), ("home.png", "", ""), strict=True)
    )
    return {app_id: AppShown(case=case, pages=pages, dist=dist) for app_id in key.apps}


def _data(folder: Path) -> dict[str, Any]:
    text = (folder / "sheet-data.js").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text.removeprefix("const SHEET = ").removesuffix(";\n"))
    return data


def test_the_csv_has_an_empty_row_per_cell(key: SheetKey, shown: dict[str, AppShown], tmp_path: Path) -> None:
    assert write_sheet(tmp_path / "sheet", key, shown)
    lines = (tmp_path / "sheet" / "annotations.csv").read_text(encoding="utf-8").splitlines()
    first = next(iter(key.apps))
    assert lines[0] == "app,case,round,family,sub_features,coverage,outcome,scope,notes"
    told = '"The switch turns the page dark. (switch ""Dark mode""; settings.png)"'
    assert lines[1] == f"{first},notes,1,toggle,{told},,,,"
    assert [line.split(",")[3] for line in lines[1:]] == ["toggle", "data_crud", "cross_route_state"] * 2


def test_an_empty_sheet_is_no_annotation_and_a_filled_one_has_its_labels(
    key: SheetKey, shown: dict[str, AppShown], tmp_path: Path
) -> None:
    write_sheet(tmp_path / "sheet", key, shown)
    file = tmp_path / "sheet" / "annotations.csv"
    with pytest.raises(
        UsageError, match=r"annotations\.csv:1: it has no label, all its 6 rows are empty; give the CSV"
    ):
        read_annotations([file], key)
    file.write_text(file.read_text(encoding="utf-8").replace(",,,,\n", ",1,W,S2,\n"), encoding="utf-8")
    (found,) = read_annotations([file], key)
    assert set(found) == {app.cell(family) for app in key.apps.values() for family in SCOPES}


def test_a_sheet_whose_sub_features_were_changed_is_told_by_its_key(
    key: SheetKey, shown: dict[str, AppShown], tmp_path: Path
) -> None:
    write_sheet(tmp_path / "sheet", key, shown)
    rows = (tmp_path / "sheet" / "annotations.csv").read_text(encoding="utf-8").replace(",,,,\n", ",1,W,S2,\n")
    file = tmp_path / "anna.csv"
    file.write_text(rows, encoding="utf-8")
    assert len(read_annotations([file], worded(key, shown))[0]) == 6
    file.write_text(rows.replace("The switch turns", "The button turns", 1), encoding="utf-8")
    with pytest.raises(
        UsageError, match=r"anna\.csv:2: sub_features is 'The button turns .* but app \w+ has 'The swit"
    ):
        read_annotations([file], worded(key, shown))


def test_nothing_on_the_sheet_tells_the_inventorys_scope(shown: dict[str, AppShown], tmp_path: Path) -> None:
    sheets = []
    for name, scope in (("one", Scope.S1), ("two", Scope.S3)):
        key = sheet_key("run", {(model, "notes", 1): dict.fromkeys(SCOPES, scope) for model in MODELS})
        write_sheet(tmp_path / name, key, shown)
        files = sorted(file for file in (tmp_path / name).rglob("*") if file.is_file())
        sheets.append({file.relative_to(tmp_path / name): file.read_bytes() for file in files})
    assert sheets[0] == sheets[1]


def test_nothing_on_the_sheet_tells_the_model(key: SheetKey, shown: dict[str, AppShown], tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    write_sheet(folder, key, shown)
    files = [path for path in folder.rglob("*") if path.is_file()]
    words = {word for model in MODELS for word in (model, *model.split("/"))}
    assert not [path for path in files for word in words if word.encode() in path.read_bytes() or word in str(path)]


def test_the_page_has_all_that_it_shows(key: SheetKey, shown: dict[str, AppShown], tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    write_sheet(folder, key, shown)
    data = _data(folder)
    assert data["cases"]["notes"]["screenshots"] == ["home.png", "note.png", "settings.png"]
    assert [app["id"] for app in data["apps"]] == list(key.apps)
    for app in data["apps"]:
        assert [(page["file"], page["address"], page["screenshot"]) for page in app["pages"]] == [
            ("01.png", "/", "home.png"),
            ("02.png", "/x", ""),
            ("03.png", "/y", ""),
        ]
        assert all((folder / "apps" / app["id"] / "pages" / page["file"]).is_file() for page in app["pages"])
        assert (folder / "apps" / app["id"] / "dist" / "assets" / "main.js").is_file()
    assert {path.name for path in (folder / "cases" / "notes").iterdir()} == {"home.png", "note.png", "settings.png"}


def test_a_sheet_that_is_there_is_left_as_it_is(key: SheetKey, shown: dict[str, AppShown], tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    write_sheet(folder, key, shown)
    (folder / "annotations.csv").write_text("filled", encoding="utf-8")
    (folder / "sheet.css").write_text("old", encoding="utf-8")
    assert not write_sheet(folder, key, shown)
    assert (folder / "annotations.csv").read_text(encoding="utf-8") == "filled"
    assert (folder / "sheet.css").read_text(encoding="utf-8") != "old"


def test_a_folder_with_anything_else_is_refused(key: SheetKey, shown: dict[str, AppShown], tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    other = sheet_key("another run", {("m", "notes", 1): SCOPES})
    write_sheet(folder, other, dict.fromkeys(other.apps, next(iter(shown.values()))))
    for place in (folder, tmp_path / "dist", next(iter(shown.values())).dist / "index.html"):
        with pytest.raises(UsageError, match="is there and holds no sheet of this run; name a new folder"):
            write_sheet(place, key, shown)


def test_a_case_that_has_changed_since_the_run_is_told(shown: dict[str, AppShown], tmp_path: Path) -> None:
    key = sheet_key("run", {(model, "notes", 1): {**SCOPES, Family.NOTIFICATION: Scope.S1} for model in MODELS})
    with pytest.raises(UsageError, match="the inventory of notes has no notification, which the run measured"):
        write_sheet(tmp_path / "sheet", key, dict.fromkeys(key.apps, next(iter(shown.values()))))
