import json
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.reporting.agreement_file import check_place, write_agreement
from pytest_ui2app.reporting.agreement_rows import agreement_json


def test_an_earlier_agreement_may_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "agreement.json"
    check_place(file, [tmp_path / "anna.csv"])
    write_agreement(file, agreement_json({}, {}))
    check_place(file, [tmp_path / "anna.csv"])


@pytest.mark.parametrize(
    "content",
    [
        "",
        "app,case,round\n",
        "[]",
        json.dumps({"apps": {}}),
        json.dumps({"schema_version": 1, "records": [], "agreement": {"sources": [], "pairs": []}}),
        "[" * 100_000,
        b"\xff\xfe",
    ],
)
def test_nothing_else_that_is_there_is_replaced(content: str | bytes, tmp_path: Path) -> None:
    file = tmp_path / "there"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(UsageError, match=r"there is there and was not written by `ui2app agreement --json`; name ano"):
        check_place(file, [])


def test_an_input_is_not_replaced_by_whatever_way_it_is_named(tmp_path: Path) -> None:
    write_agreement(tmp_path / "one.json", agreement_json({}, {}))
    (tmp_path / "link.json").symlink_to("one.json")
    for name in ("one.json", "link.json", "./one.json"):
        with pytest.raises(UsageError, match="is read by this very command and would be lost"):
            check_place(tmp_path / name, [tmp_path / "one.json"])


def test_a_place_that_cannot_hold_it_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"there is no folder .*nowhere; make it, or name another file with --json"):
        check_place(tmp_path / "nowhere" / "a.json", [])
    with pytest.raises(UsageError, match="is a folder; name another file"):
        check_place(tmp_path, [])
    with pytest.raises(UsageError, match="cannot be written"):
        write_agreement(tmp_path, {})
