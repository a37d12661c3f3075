import multiprocessing
import threading
import time
from collections.abc import Callable
from pathlib import Path

from pytest_ui2app.pipeline import StageEvent
from pytest_ui2app.reporting.progress import Follower, line_of, tell


def _event(detail: str = "", *, seconds: float = 2.0, fresh: bool = True, round_: int = 1) -> StageEvent:
    return StageEvent(
        case="notes", model="blank", round=round_, stage="probe", detail=detail, fresh=fresh, seconds=seconds
    )


def _tell_many(file: Path, name: str, times: int) -> None:
    for number in range(times):
        tell(file, _event(f"{name}{number}"))


def _eventually(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    deadline = time.monotonic() + seconds
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.01)
    return condition()


def test_a_line_names_case_model_stage_and_time() -> None:
    assert line_of(_event("toggle")) == "notes · blank · probe toggle 2.0 s"
    assert line_of(_event(round_=2)) == "notes · blank r2 · probe 2.0 s"


def test_lines_of_two_processes_arrive_whole(tmp_path: Path) -> None:
    file, shown = tmp_path / "store" / "progress.jsonl", list[str]()
    follower = Follower(file, shown.append)
    follower.start()
    writers = [
        multiprocessing.get_context("fork").Process(target=_tell_many, args=(file, name, 200)) for name in ("a", "b")
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    follower.stop()
    expected = [line_of(_event(f"{name}{number}")) for name in ("a", "b") for number in range(200)]
    assert sorted(shown) == sorted(expected)


def test_lines_are_shown_while_the_run_goes_on(tmp_path: Path) -> None:
    shown = list[str]()
    follower = Follower(tmp_path / "progress.jsonl", shown.append)
    follower.start()
    tell(tmp_path / "progress.jsonl", _event("first"))
    assert _eventually(lambda: len(shown) == 1)
    follower.stop()


def test_a_line_written_in_two_halves_is_shown_once_it_is_whole(tmp_path: Path) -> None:
    file, shown = tmp_path / "progress.jsonl", list[str]()
    tell(tmp_path / "other", _event("torn"))
    line = (tmp_path / "other").read_text(encoding="utf-8")
    follower = Follower(file, shown.append)
    follower.start()
    with file.open("a", encoding="utf-8") as lines:
        lines.write(line[:20])
        lines.flush()
        time.sleep(0.5)
        lines.write(line[20:])
    assert _eventually(lambda: len(shown) == 1)
    follower.stop()
    assert shown == [line_of(_event("torn"))]


def test_what_was_told_just_before_the_end_is_still_shown(tmp_path: Path) -> None:
    shown = list[str]()
    follower = Follower(tmp_path / "progress.jsonl", shown.append)
    follower.start()
    tell(tmp_path / "progress.jsonl", _event("last"))
    follower.stop()
    assert shown == [line_of(_event("last"))]


def test_what_was_found_or_quick_is_not_told(tmp_path: Path) -> None:
    shown = list[str]()
    follower = Follower(tmp_path / "progress.jsonl", shown.append)
    follower.start()
    tell(tmp_path / "progress.jsonl", _event(fresh=False))
    tell(tmp_path / "progress.jsonl", _event(seconds=0.1))
    follower.stop()
    assert shown == []


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    before = threading.active_count()
    follower = Follower(tmp_path / "progress.jsonl", lambda _line: None)
    follower.start()
    follower.stop()
    assert list(tmp_path.iterdir()) == []
    assert threading.active_count() == before


def test_a_line_as_it_is_and_a_stage_that_has_begun_are_told(tmp_path: Path) -> None:
    shown: list[str] = []
    follower = Follower(tmp_path / "progress.jsonl", shown.append)
    follower.start()
    tell(tmp_path / "progress.jsonl", "p: waiting 54 s for its rate")
    begun = StageEvent(
        case="shop", model="p/m", round=1, stage="turn", detail="plan", fresh=True, seconds=0.0, begun=True
    )
    tell(tmp_path / "progress.jsonl", begun)
    follower.stop()
    assert shown == ["p: waiting 54 s for its rate", "shop · p/m · turn plan ..."]
