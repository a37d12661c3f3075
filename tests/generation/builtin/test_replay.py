from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.builtin.replay import ReplayModel
from pytest_ui2app.generation.conversation import PLAN_TURN
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import GenerationTask, ModelFactory, Reply
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.generation.recording import Manifest, answer_digest, write_answer, write_manifest
from pytest_ui2app.generation.repair import LOCATE_TURN

WriteApp = Callable[[ModelFactory, GenerationTask], SourceTree]
Replay = Callable[..., dict[str, str]]


def recorded(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def replayed(write_app: WriteApp) -> Replay:
    def replay(folder: Path, *, round_number: int = 1) -> dict[str, str]:
        task = GenerationTask(case_id="shop", screenshots=(), reference=None, round=round_number)
        return dict(write_app(resolve_model(f"replay:{folder}"), task).files)

    return replay


def test_recorded_turns_are_given_back_and_continued_as_far_as_they_were(tmp_path: Path, replayed: Replay) -> None:
    turns = {"plan": '{"plan": []}', "generate": "--- src/a.ts ---\n1", "continue-1": "2", "continue-2": "3"}
    recorded(tmp_path, {f"shop/{turn}.txt": text for turn, text in turns.items()})
    assert replayed(tmp_path) == {"src/a.ts": "123"}


def test_a_round_of_its_own_wins_over_the_recording_for_all_rounds(tmp_path: Path, replayed: Replay) -> None:
    plan = '{"plan": []}'
    files = {"plan.txt": plan, "generate.txt": "--- src/a.ts ---\nany", "round-2/plan.txt": plan}
    recorded(tmp_path / "shop", {**files, "round-2/generate.txt": "--- src/a.ts ---\nsecond"})
    assert replayed(tmp_path, round_number=1) == {"src/a.ts": "any"}
    assert replayed(tmp_path, round_number=2) == {"src/a.ts": "second"}


def test_what_was_not_recorded_is_named(tmp_path: Path, replayed: Replay) -> None:
    with pytest.raises(UsageError, match="nowhere"):
        resolve_model(f"replay:{tmp_path / 'nowhere'}")
    with pytest.raises(UsageError, match="nothing recorded for case 'shop'"):
        replayed(tmp_path)
    recorded(tmp_path, {"shop/plan.txt": "{}"})
    with pytest.raises(UsageError, match=r"generate\.txt"):
        replayed(tmp_path)


def test_the_identity_follows_the_recording_and_not_its_place(tmp_path: Path) -> None:
    one, two = (recorded(tmp_path / name, {"shop/plan.txt": "{}"}) for name in ("one", "two"))
    identity = resolve_model(f"replay:{one}").identity
    assert identity == resolve_model(f"replay:{two}").identity
    recorded(two, {"shop/plan.txt": "{ }"})
    assert identity != resolve_model(f"replay:{two}").identity


def test_a_recording_by_hand_has_nothing_to_say_to_repair_and_an_export_makes_nothing_up(tmp_path: Path) -> None:
    recorded(tmp_path, {"shop/plan.txt": "{}"})
    task = GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)
    by_hand = resolve_model(f"replay:{tmp_path}").for_task(task)
    assert isinstance(by_hand, ReplayModel)
    assert by_hand.complete((), LOCATE_TURN) == Reply(text="")
    write_manifest(tmp_path, Manifest(model="p/m", identity={}, author="model"))
    exported = resolve_model(f"replay:{tmp_path}").for_task(task)
    assert isinstance(exported, ReplayModel)
    with pytest.raises(UsageError, match="nothing recorded for turn 'locate'"):
        exported.complete((), LOCATE_TURN)


def test_an_exported_answer_that_was_edited_does_not_stand_for_its_model(tmp_path: Path) -> None:
    place = tmp_path / "shop" / "round-1"
    write_answer(place, "plan", Reply(text="{}"))
    answers = {"shop/round-1/plan": answer_digest(place, "plan")}
    write_manifest(tmp_path, Manifest(model="p/m", identity={}, author="model", answers=answers))
    model = resolve_model(f"replay:{tmp_path}").for_task(
        GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)
    )
    assert isinstance(model, ReplayModel)
    assert model.complete((), PLAN_TURN) == Reply(text="{}")
    (place / "plan.txt").write_text('{"plan": []}')
    with pytest.raises(UsageError, match=r"was changed after it was exported, and would stand for p/m"):
        model.complete((), PLAN_TURN)
