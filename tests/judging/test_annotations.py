import csv
from collections.abc import Sequence
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotations import COLUMNS, labels_of, read_annotations
from pytest_ui2app.judging.sheet_key import SheetApp, SheetKey
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

SCOPES = {Family.TOGGLE: Scope.S1, Family.DATA_CRUD: Scope.S2, Family.CROSS_ROUTE_STATE: Scope.S3}
KEY = SheetKey(
    apps={
        "aa11": SheetApp(model="one", case="notes", round=1, scopes=SCOPES),
        "bb22": SheetApp(model="two", case="notes", round=2, scopes=SCOPES),
    }
)
HEADER = ",".join(COLUMNS)
PRESENCE = "write 1 if any of the sub-features is present as a control, 0 if none is"


def _row(app: str, family: str, answers: str, *, case: str = "notes", round_: int = 1) -> str:
    return f'{app},{case},{round_},{family},"a switch, ""dark""",{answers}'


def _file(folder: Path, rows: Sequence[str], name: str = "anna.csv", header: str = HEADER) -> Path:
    file = folder / name
    file.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
    return file


def _mistakes(files: Sequence[Path]) -> list[str]:
    with pytest.raises(UsageError) as raised:
        read_annotations(files, KEY)
    return str(raised.value).splitlines()


def test_answers_become_labels(tmp_path: Path) -> None:
    rows = [
        _row("aa11", "toggle", "1,W,S1,"),
        _row("aa11", "data_crud", '1,p,s3,"adds, but ""Delete"" does nothing"'),
        _row("aa11", "cross_route_state", "0,,,nowhere"),
        _row("bb22", "toggle", "1, F , S2 ,", round_=2),
    ]
    (found,) = read_annotations([_file(tmp_path, rows)], KEY)
    one, two = KEY.apps.values()
    assert labels_of(found) == {
        one.cell(Family.TOGGLE): CellLabel(outcome=Outcome.W, scope=1),
        one.cell(Family.DATA_CRUD): CellLabel(outcome=Outcome.P, scope=3),
        one.cell(Family.CROSS_ROUTE_STATE): CellLabel(outcome=NotCovered(), scope=3),
        two.cell(Family.TOGGLE): CellLabel(outcome=Outcome.F, scope=2),
    }
    assert found[one.cell(Family.DATA_CRUD)].notes == 'adds, but "Delete" does nothing'


def test_what_was_left_out_has_no_label(tmp_path: Path) -> None:
    rows = [_row("aa11", "toggle", ",,,"), "", "aa11,notes,1,data_crud", _row("aa11", "cross_route_state", "0,,,")]
    (found,) = read_annotations([_file(tmp_path, rows)], KEY)
    assert [cell.family for cell in found] == [Family.CROSS_ROUTE_STATE]


@pytest.mark.parametrize(
    ("rows", "fact"),
    [
        ([], "it has no row"),
        (
            [_row("aa11", "toggle", ",,,"), _row("aa11", "data_crud", ",,,")],
            "it has no label, all its 2 rows are empty",
        ),
    ],
)
def test_a_sheet_without_a_label_is_a_mistake(rows: Sequence[str], fact: str, tmp_path: Path) -> None:
    file = _file(tmp_path, rows)
    remedy = "give the CSV that an annotator filled; what the page downloads is not in the sheet's folder"
    assert _mistakes([file])[1] == f"  {file}:1: {fact}; {remedy}"


def test_numbers_are_read_as_spreadsheets_write_them(tmp_path: Path) -> None:
    rows = [_row("aa11", "toggle", "1.0,W,S1,"), _row("bb22", "toggle", "0.0,,,", round_=2).replace(",2,", ",2.0,")]
    (found,) = read_annotations([_file(tmp_path, rows)], KEY)
    assert [each.label.covered for each in found.values()] == [True, False]


def test_notes_do_nothing_to_a_terminal_but_show(tmp_path: Path) -> None:
    row = _row("aa11", "toggle", '1,W,S1,"red \x1b[31m\nand \u202eback"')
    (found,) = read_annotations([_file(tmp_path, [row])], KEY)
    assert [each.notes for each in found.values()] == ["red \ufffd[31m and \ufffdback"]


@pytest.mark.parametrize(("mark", "name"), [(";", "semicolons"), ("\t", "tabs")])
def test_another_separator_is_told(mark: str, name: str, tmp_path: Path) -> None:
    for quote in ("", '"'):
        header = mark.join(f"{quote}{column}{quote}" for column in COLUMNS)
        file = _file(
            tmp_path, [mark.join(["aa11", "notes", "1", "toggle", '"a, b"', "1", "W", "S1", ""])], header=header
        )
        told = f"  {file}:1: its columns are separated by {name}; save the sheet as comma-separated UTF-8"
        assert _mistakes([file])[1:] == [told]


FORMER = "app,case,round,family,inventory_scope,sub_features,coverage,outcome,scope,notes"


def test_an_earlier_sheet_with_the_inventorys_scope_is_read(tmp_path: Path) -> None:
    file = _file(tmp_path, ["aa11,notes,1,data_crud,S2,words,1,W,S1,"], header=FORMER)
    (found,) = read_annotations([file], KEY)
    assert [each.label.scope for each in found.values()] == [1]
    file = _file(tmp_path, ["aa11,notes,1,data_crud,S3,words,1,W,S1,"], header=FORMER)
    assert "inventory_scope is 'S3', but app aa11 has 'S2'; the export fills it" in _mistakes([file])[1]


def test_a_spreadsheets_mark_and_line_ends_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "anna.csv"
    text = f"\ufeff{HEADER}\r\n{_row('aa11', 'toggle', '1,W,S1,')}\r\n"
    file.write_bytes(text.encode())
    assert len(read_annotations([file], KEY)[0]) == 1


@pytest.mark.parametrize(
    ("row", "mistake"),
    [
        (_row("cc33", "toggle", "1,W,S1,"), "there is no app 'cc33' in the key; "),
        (_row("aa11", "toggles", "1,W,S1,"), "family is 'toggles', but aa11 is asked about toggle, data_crud, "),
        (_row("aa11", "notification", "1,W,S1,"), "family is 'notification', but aa11 is asked about toggle, "),
        (_row("aa11", "toggle", "1,W,S1,", case="cartly"), "case is 'cartly', but app aa11 has 'notes'; "),
        (_row("aa11", "toggle", "1,W,S1,", round_=3), "round is '3', but app aa11 has '1'; "),
        (_row("aa11", "toggle", "yes,W,S1,"), "coverage is 'yes'; write 1 if any of the sub-features is present"),
        (_row("aa11", "toggle", ",W,S1,"), f"coverage is ''; {PRESENCE}"),
        (_row("aa11", "toggle", ",,,seen nothing"), f"coverage is ''; {PRESENCE}, or clear the notes"),
        (_row("aa11", "toggle", "1,X,S1,"), "outcome is 'X'; write W, P or F"),
        (_row("aa11", "toggle", "1,,S1,"), "outcome is ''; write W, P or F"),
        (_row("aa11", "toggle", "1,W,4,"), "scope is '4'; write S1, S2 or S3"),
        (_row("aa11", "toggle", "0,F,,"), "outcome is 'F' of a family with coverage 0; leave it empty, or write 1"),
        (_row("aa11", "toggle", "0,,S1,"), "scope is 'S1' of a family with coverage 0; leave it empty, or write 1"),
        (_row("aa11", "toggle", "1,W,S1,well, yes"), "10 values for 9 columns; put text with a comma in quotes"),
        ('aa11,notes,1,toggle,"a switch', "not readable as CSV (unexpected end of data); save the sheet as comma"),
    ],
)
def test_each_mistake_is_told_with_its_line_and_what_to_do(row: str, mistake: str, tmp_path: Path) -> None:
    file = _file(tmp_path, [_row("aa11", "data_crud", "1,W,S2,"), row])
    head, told = _mistakes([file])
    assert head == "annotations cannot be used, 1 mistake found:"
    assert told.startswith(f"  {file}:3: {mistake}")


def test_a_second_row_for_a_cell_is_a_mistake(tmp_path: Path) -> None:
    file = _file(tmp_path, [_row("aa11", "toggle", "1,W,S1,"), _row("aa11", "toggle", "1,P,S1,")])
    assert _mistakes([file])[1] == f"  {file}:3: aa11 has a second row for toggle, the first is in line 2; keep one"


def test_lines_are_counted_through_notes_of_several_lines(tmp_path: Path) -> None:
    file = _file(tmp_path, [_row("aa11", "toggle", '1,W,S1,"one\ntwo"'), _row("aa11", "data_crud", "2,W,S1,")])
    assert _mistakes([file])[1].startswith(f"  {file}:4: coverage is '2'")


def test_all_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    first = _file(tmp_path, [_row("aa11", "toggle", "1,X,S9,"), _row("aa11", "data_crud", "5,,,")], "anna.csv")
    second = _file(tmp_path, [], "ben.csv", header="app,what")
    missing, empty = tmp_path / "cleo.csv", _file(tmp_path, [], "dora.csv", header="")
    told = _mistakes([first, second, missing, empty])
    assert told[0] == "annotations cannot be used, 6 mistakes found:"
    assert [line.removeprefix(f"  {tmp_path}/").partition(": ")[0] for line in told[1:]] == [
        "anna.csv:2",
        "anna.csv:2",
        "anna.csv:3",
        "ben.csv:1",
        "cleo.csv:1",
        "dora.csv:1",
    ]
    assert "it has no column 'case', 'round', 'family', 'coverage', 'outcome', 'scope', 'notes'" in told[4]
    assert "it cannot be read (No such file or directory)" in told[5]
    assert "the file is empty" in told[6]


def test_a_file_in_another_encoding_is_a_mistake(tmp_path: Path) -> None:
    file = tmp_path / "anna.csv"
    file.write_bytes(f"{HEADER}\n{_row('aa11', 'toggle', '1,W,S1,schön')}\n".encode("latin-1"))
    assert "it is not UTF-8 (byte" in _mistakes([file])[1]


def test_columns_may_stand_in_another_order(tmp_path: Path) -> None:
    file = tmp_path / "anna.csv"
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["notes", "scope", "outcome", "coverage", "family", "round", "case", "app"])
        writer.writerow(["fine", "S1", "W", "1", "toggle", "1", "notes", "aa11"])
    (found,) = read_annotations([file], KEY)
    assert [each.notes for each in found.values()] == ["fine"]
