import multiprocessing
import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.store.artifacts import FolderStore, StageKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Cheese:
    name: str
    age: float
    holes: tuple[int, ...]


BRIE = Cheese(name="brié", age=0.1 + 0.2, holes=(1, 2))
KEY = StageKey(stage="ripening", version=1, inputs={"milk": "abc"})


def test_a_value_survives_the_disk_to_the_last_bit(tmp_path: Path) -> None:
    made = FolderStore(tmp_path).obtain(KEY, Cheese, lambda _: BRIE)
    found = FolderStore(tmp_path).obtain(KEY, Cheese, lambda _: pytest.fail("computed twice"))
    assert (made.value, found.value) == (BRIE, BRIE)
    assert (made.fresh, found.fresh) == (True, False)


def test_files_of_a_stage_are_kept_with_its_value(tmp_path: Path) -> None:
    def compute(folder: Path) -> Cheese:
        (folder / "rind.txt").write_text("white")
        return BRIE

    assert (FolderStore(tmp_path).obtain(KEY, Cheese, compute).folder / "rind.txt").read_text() == "white"


def test_an_exception_publishes_nothing(tmp_path: Path) -> None:
    store = FolderStore(tmp_path)
    with pytest.raises(ZeroDivisionError):
        store.obtain(KEY, Cheese, lambda _: Cheese(name="x", age=1 / 0, holes=()))
    assert store.find(KEY, Cheese) is None
    assert store.obtain(KEY, Cheese, lambda _: BRIE).fresh


@pytest.mark.parametrize(
    "other",
    [
        StageKey(stage="washing", version=1, inputs={"milk": "abc"}),
        StageKey(stage="ripening", version=2, inputs={"milk": "abc"}),
        StageKey(stage="ripening", version=1, inputs={"milk": "abd"}),
    ],
)
def test_stage_version_and_inputs_each_make_another_key(other: StageKey) -> None:
    assert other.digest != KEY.digest


def test_order_of_inputs_does_not_matter() -> None:
    one = StageKey(stage="s", version=1, inputs={"a": 1, "b": 2})
    assert one.digest == StageKey(stage="s", version=1, inputs={"b": 2, "a": 1}).digest


def test_a_damaged_value_is_an_error_that_names_the_remedy(tmp_path: Path) -> None:
    made = FolderStore(tmp_path).obtain(KEY, Cheese, lambda _: BRIE)
    (made.folder / "value.json").write_text('{"name": 3}')
    with pytest.raises(InfrastructureError, match=r"delete .* to make it anew"):
        FolderStore(tmp_path).find(KEY, Cheese)


def _ripen_and_hang(root: Path) -> None:
    def compute(folder: Path) -> Cheese:
        (folder / "half").write_text("x")
        time.sleep(60)
        return BRIE

    FolderStore(root).obtain(KEY, Cheese, compute)


def test_a_killed_process_leaves_neither_a_value_nor_a_held_lock(tmp_path: Path) -> None:
    process = multiprocessing.get_context("spawn").Process(target=_ripen_and_hang, args=(tmp_path,))
    process.start()
    deadline = time.monotonic() + 20
    while not list(tmp_path.rglob("half")) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    remade = FolderStore(tmp_path).obtain(KEY, Cheese, lambda _: BRIE)
    assert remade.fresh
    assert not (remade.folder / "half").exists()


def _ripen_and_count(root: Path) -> None:
    def compute(_: Path) -> Cheese:
        with (root / "count").open("a") as count:
            count.write("x")
        time.sleep(0.2)
        return BRIE

    FolderStore(root).obtain(KEY, Cheese, compute)


def test_many_processes_make_an_artifact_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("fork")
    workers = [context.Process(target=_ripen_and_count, args=(tmp_path,)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [worker.exitcode for worker in workers] == [0] * 4
    assert (tmp_path / "count").read_text() == "x"


def test_a_value_that_somebody_took_out_is_made_anew(tmp_path: Path) -> None:
    store = FolderStore(tmp_path)
    made = store.obtain(KEY, str, lambda _: "one")
    (made.folder / "value.json").unlink()
    again = store.obtain(KEY, str, lambda _: "two")
    assert (again.value, again.fresh) == ("two", True)
    assert store.obtain(KEY, str, lambda _: "three").value == "two"


def test_where_nothing_can_be_written_nothing_is_computed(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    store = FolderStore(tmp_path / "file" / "store")
    with pytest.raises(InfrastructureError, match="cannot be written to"):
        store.obtain(KEY, str, lambda _: pytest.fail("was computed"))
