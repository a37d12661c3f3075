from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.sheet_key import ID_LENGTH, SheetKey, opaque_id, sheet_key
from pytest_ui2app.scoring.labels import Cell
from pytest_ui2app.taxonomy import Family, Scope

SCOPES = {Family.TOGGLE: Scope.S1, Family.CROSS_ROUTE_STATE: Scope.S3}
APPS = {(model, case, 1): SCOPES for model in ("one", "two", "three", "four") for case in ("notes", "cartly")}


def test_ids_are_the_same_for_the_same_run_and_others_for_another() -> None:
    assert opaque_id("run", "one", "notes", 1) == opaque_id("run", "one", "notes", 1)
    ids = {opaque_id(run, model, "notes", round_) for run in "ab" for model in "xy" for round_ in (1, 2)}
    assert len(ids) == 8


def test_ids_are_letters_that_no_spreadsheet_takes_for_a_number() -> None:
    ids = [opaque_id("run", "one", "notes", round_) for round_ in range(2_000)]
    assert all(len(each) == ID_LENGTH and each.isalpha() and each.islower() and each.isascii() for each in ids)
    assert not set("aeiou") & {letter for each in ids for letter in each}
    assert len(set(ids)) == 2_000


def test_a_key_of_an_earlier_sheet_is_known_by_its_digits() -> None:
    key = sheet_key("run", APPS)
    digits = dict(zip("ghjkmnpqrstvwxyz", "0123456789abcdef", strict=True))
    earlier = SheetKey(apps={"".join(map(digits.__getitem__, name)): app for name, app in key.apps.items()})
    assert key.made_of("run")
    assert earlier.made_of("run")
    assert not earlier.made_of("another run")


def test_cases_stay_together_and_models_are_shuffled() -> None:
    apps = list(sheet_key("run", APPS).apps.values())
    assert [app.case for app in apps] == ["cartly"] * 4 + ["notes"] * 4
    orders = {tuple(app.model for app in sheet_key(run, APPS).apps.values())[:4] for run in "abcdefgh"}
    assert len(orders) > 4


def test_a_key_is_read_as_it_was_written(tmp_path: Path) -> None:
    key = sheet_key("run", APPS)
    key.write(tmp_path / "new" / "sheet.key.json")
    read = SheetKey.read(tmp_path / "new" / "sheet.key.json")
    assert read == key
    assert list(read.apps) == list(key.apps)


def test_a_row_labels_a_cell() -> None:
    app = next(iter(sheet_key("run", {("one", "notes", 2): SCOPES}).apps.values()))
    assert app.cell(Family.TOGGLE) == Cell(model="one", case="notes", round=2, family=Family.TOGGLE)


@pytest.mark.parametrize("content", [None, "", "{}", '{"apps": {"a": {"model": "one"}}}'])
def test_what_is_no_key_is_named(content: str | None, tmp_path: Path) -> None:
    file = tmp_path / "key.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(UsageError, match=r"key\.json is no key of an annotation sheet .*; give the file that `ui2app"):
        SheetKey.read(file)


def test_a_key_is_written_over_itself_and_over_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "sheet.key.json"
    key = sheet_key("run", APPS)
    key.write(file)
    key.write(file)
    held = file.read_bytes()
    for content in (held, b"my notes", b"{}"):
        file.write_bytes(content)
        with pytest.raises(UsageError, match=r"sheet\.key\.json is there and is no key of this sheet; name another"):
            sheet_key("another run", APPS).write(file)
        assert file.read_bytes() == content


def test_a_key_that_cannot_be_written_is_the_users_to_move(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for place in (tmp_path, tmp_path / "file" / "sheet.key.json"):
        with pytest.raises(UsageError, match="name another file with --key"):
            sheet_key("run", APPS).write(place)
