"""Verdicts survive the file they are kept in, and what several runs put into one."""

import multiprocessing
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.validity.keeping import add_verdicts, prepare, read_verdicts
from pytest_ui2app.validity.verdicts import Said, State, Verdict

NOTICED = Verdict(
    case="cartly",
    mutant="gift_wrap.a",
    breaks="gift_wrap",
    family="toggle",
    operator="constant",
    state=State.NOTICED,
    survives="",
    said=(Said(sub_feature="gift_wrap", family="toggle", finding="failed", reason="no", held_claims=("é",)),),
    collateral=(),
    with_collateral=False,
    seconds=1.5,
    source="a",
    probes="b",
    unbundled="why",
)
OTHER = replace(NOTICED, mutant="gift_wrap.b")
EACH = 15
"""Verdicts that each of two runs adds to a file at the same time."""


def test_verdicts_are_read_as_they_were_written_in_the_order_of_their_names(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    assert read_verdicts(file) == ()
    add_verdicts(file, [OTHER, NOTICED])
    assert read_verdicts(file) == (NOTICED, OTHER)


def test_what_another_run_has_added_stays_and_the_same_mutant_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    add_verdicts(file, [NOTICED])
    add_verdicts(file, [OTHER])
    again = replace(NOTICED, state=State.SURVIVED)
    add_verdicts(file, [again])
    assert read_verdicts(file) == (again, OTHER)


def add_one_by_one(file: Path, run: str) -> None:
    for number in range(EACH):
        add_verdicts(file, [replace(NOTICED, mutant=f"gift_wrap.{run}{number}")])


def test_runs_at_the_same_time_lose_nothing_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    spawned = multiprocessing.get_context("spawn")
    runs = [spawned.Process(target=add_one_by_one, args=(file, run)) for run in "xy"]
    for run in runs:
        run.start()
    for run in runs:
        run.join()
    assert len(read_verdicts(file)) == 2 * EACH
    assert list(tmp_path.glob("*.new")) == []


def test_no_file_beside_it_is_touched(tmp_path: Path) -> None:
    (tmp_path / "verdicts.new").write_text("mine")
    prepare(tmp_path / "verdicts.json")
    add_verdicts(tmp_path / "verdicts.json", [NOTICED])
    assert (tmp_path / "verdicts.new").read_text() == "mine"


def test_a_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "verdicts.json")
    add_verdicts(tmp_path / "link.json", [NOTICED])
    assert (tmp_path / "link.json").is_symlink()
    assert read_verdicts(tmp_path / "verdicts.json") == (NOTICED,)


def test_where_nothing_is_yet_a_folder_is_made_and_no_file_is_left(tmp_path: Path) -> None:
    prepare(tmp_path / "new" / "verdicts.json")
    assert list((tmp_path / "new").iterdir()) == []


NOT_FIT = {
    ".": r"is a folder; name a file for the verdicts",
    "/dev/null": r"is no plain file; name a file",
    "other.json": r"other\.json does not hold verdicts of this version; name another file or delete it",
    "words.txt": r"words\.txt does not hold verdicts of this version",
    "words.txt/verdicts.json": r"cannot be read \(Not a directory\); name another file",
    "/proc/verdicts.json": r"cannot be written \(.*\); name a file elsewhere",
}


@pytest.mark.parametrize("name", NOT_FIT)
def test_a_file_that_is_not_fit_for_verdicts_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "other.json").write_text('{"a": 1}')
    (tmp_path / "words.txt").write_text("mine")
    with pytest.raises(UsageError, match=NOT_FIT[name]):
        prepare(tmp_path / name)
    assert (tmp_path / "words.txt").read_text() == "mine"


def test_a_disk_that_is_full_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "verdicts.json"
    add_verdicts(file, [NOTICED])

    def full(fresh: Path, _data: bytes) -> int:
        fresh.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(InfrastructureError, match=r"cannot be written .*No space left.*free some space"):
        add_verdicts(file, [OTHER])
    assert read_verdicts(file) == (NOTICED,)
    assert list(tmp_path.glob("*.new")) == []
