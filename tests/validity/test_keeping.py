"""Verdicts survive the file they are kept in, and what several runs put into one."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from filelock import FileLock

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.validity import keeping
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
A_WHILE = 0.3
"""Seconds in which a file would long have been written."""


def test_verdicts_are_read_as_they_were_written_in_the_order_of_their_names(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    assert read_verdicts(file) == ()
    add_verdicts(file, [OTHER, NOTICED])
    assert read_verdicts(file) == (NOTICED, OTHER)


def test_what_is_empty_takes_no_room(tmp_path: Path) -> None:
    add_verdicts(tmp_path / "verdicts.json", [NOTICED])
    assert "broken_claims" not in (tmp_path / "verdicts.json").read_text(encoding="utf-8")


def test_what_works_is_told_without_evidence_and_what_does_not_with_it() -> None:
    (failed,) = NOTICED.said
    assert failed.in_brief is failed
    working = replace(failed, finding="working", reason="").in_brief
    assert (working.sub_feature, working.finding, working.held_claims) == ("gift_wrap", "working", ())


def test_what_another_run_has_added_stays_and_the_same_mutant_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    add_verdicts(file, [NOTICED])
    add_verdicts(file, [OTHER])
    again = replace(NOTICED, state=State.SURVIVED)
    add_verdicts(file, [again])
    assert read_verdicts(file) == (again, OTHER)


def test_what_another_run_is_about_to_write_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    add_verdicts(tmp_path / "theirs.json", [OTHER])
    adding = threading.Thread(target=add_verdicts, args=(file, [NOTICED]))
    with FileLock(tmp_path / "verdicts.json.lock"):
        adding.start()
        adding.join(timeout=A_WHILE)
        assert adding.is_alive()
        (tmp_path / "theirs.json").rename(file)
    adding.join()
    assert read_verdicts(file) == (NOTICED, OTHER)


def test_a_lock_that_is_never_released_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "PATIENCE", 0.1)
    with (
        FileLock(tmp_path / "verdicts.json.lock"),
        pytest.raises(InfrastructureError, match=r"another run has held .*\.lock for 0\.1 s; end it"),
    ):
        add_verdicts(tmp_path / "verdicts.json", [NOTICED])


def test_no_file_beside_it_is_touched(tmp_path: Path) -> None:
    (tmp_path / "verdicts.new").write_text("mine")
    prepare(tmp_path / "verdicts.json")
    add_verdicts(tmp_path / "verdicts.json", [NOTICED])
    assert (tmp_path / "verdicts.new").read_text() == "mine"


def test_a_link_stays_one_and_leads_to_the_verdicts(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "far" / "verdicts.json")
    prepare(tmp_path / "link.json")
    add_verdicts(tmp_path / "link.json", [NOTICED])
    assert (tmp_path / "link.json").is_symlink()
    assert read_verdicts(tmp_path / "far" / "verdicts.json") == (NOTICED,)
    assert {each.name for each in tmp_path.iterdir()} == {"far", "link.json"}


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


def test_a_verdict_with_collateral_is_not_replaced_by_the_same_without(tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    more = replace(
        NOTICED, with_collateral=True, collateral=(Said(sub_feature="x", family="y", finding="working", reason=""),)
    )
    add_verdicts(file, [more])
    add_verdicts(file, [NOTICED])
    assert read_verdicts(file) == (more,)
    newer = replace(NOTICED, probes="c")
    add_verdicts(file, [newer])
    assert read_verdicts(file) == (newer,)
