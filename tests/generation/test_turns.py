from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.conversation import PLAN_TURN
from pytest_ui2app.generation.model import (
    AgentAnswer,
    Breakage,
    Conversation,
    GenerationTask,
    Message,
    Order,
    Rejection,
    RejectionReason,
    Reply,
    Turn,
    Usage,
)
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.generation.turns import TurnStore
from pytest_ui2app.store.artifacts import FolderStore

QUESTION: Conversation = (Message(role="user", text="write it"),)


def turns(root: Path, **trial: object) -> TurnStore:
    store = FolderStore(root)

    def obtain(key, kind, compute, *, detail=""):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202, ARG001
        return store.obtain(key, kind, compute)

    return TurnStore(trial={"case": "shop", "round": 1, **trial}, obtain=obtain)


def test_a_kept_answer_is_not_asked_for_again_not_even_by_another_process(tmp_path: Path) -> None:
    usage = Usage(input_tokens=7, output_tokens=3, cached_input_tokens=2, reasoning_tokens=1)
    answer = Reply(text="{}\n", usage=usage, facts={"model": "m-1", "requests": 2})
    first = ScriptedModel({"plan": answer})
    kept, summary = turns(tmp_path).reply(first, QUESTION, PLAN_TURN)
    again, second_summary = turns(tmp_path).reply(ScriptedModel({}), QUESTION, PLAN_TURN)
    assert kept == again == answer
    assert summary == second_summary
    assert summary.usage == usage
    assert len(first.asked) == 1


def test_the_raw_text_lies_beside_the_answer(tmp_path: Path) -> None:
    turns(tmp_path).reply(ScriptedModel({"plan": "line\r\nline"}), QUESTION, PLAN_TURN)
    (text,) = tmp_path.rglob("reply.txt")
    assert text.read_bytes() == b"line\r\nline"


@pytest.mark.parametrize(
    ("trial", "turn", "conversation"),
    [
        ({"round": 2}, PLAN_TURN, QUESTION),
        ({"case": "blog"}, PLAN_TURN, QUESTION),
        ({"model": {"name": "m", "temperature": 0}}, PLAN_TURN, QUESTION),
        ({}, replace(PLAN_TURN, name="plan-roomier", roomier=True), QUESTION),
        ({}, PLAN_TURN, (Message(role="user", text="write it otherwise"),)),
        ({}, PLAN_TURN, (Message(role="assistant", text="write it"),)),
    ],
)
def test_whatever_can_move_an_answer_asks_anew(
    tmp_path: Path, trial: dict[str, object], turn: Turn, conversation: Conversation
) -> None:
    turns(tmp_path).reply(ScriptedModel({"plan": "first"}), QUESTION, PLAN_TURN)
    model = ScriptedModel({turn.name: "second"})
    kept, _ = turns(tmp_path, **trial).reply(model, conversation, turn)
    assert kept == Reply(text="second")


def test_another_picture_asks_anew_and_another_place_of_the_same_one_does_not(tmp_path: Path) -> None:
    for name, content in {"a.png": "one", "b.png": "one", "c.png": "two"}.items():
        (tmp_path / name).write_text(content)

    def asked(picture: str) -> Conversation:
        return (Message(role="user", text="look", images=(tmp_path / picture,)),)

    store = tmp_path / "store"
    turns(store).reply(ScriptedModel({"plan": "first"}), asked("a.png"), PLAN_TURN)
    assert turns(store).reply(ScriptedModel({}), asked("b.png"), PLAN_TURN)[0] == Reply(text="first")
    assert turns(store).reply(ScriptedModel({"plan": "new"}), asked("c.png"), PLAN_TURN)[0] == Reply(text="new")


def test_a_rejection_is_an_answer_too(tmp_path: Path) -> None:
    refused = Rejection(reason=RejectionReason.CONTEXT_OVERFLOW, detail="too long")
    turns(tmp_path).reply(ScriptedModel({"plan": refused}), QUESTION, PLAN_TURN)
    kept, summary = turns(tmp_path).reply(ScriptedModel({}), QUESTION, PLAN_TURN)
    assert kept == refused
    assert summary.finish_reason == "context_overflow"


def test_a_failing_provider_leaves_nothing_behind(tmp_path: Path) -> None:
    class Down:
        name = "down"

        def complete(self, conversation: Conversation, turn: Turn) -> Reply:  # noqa: ARG002
            raise InfrastructureError("no answer")

    with pytest.raises(InfrastructureError):
        turns(tmp_path).reply(Down(), QUESTION, PLAN_TURN)
    assert turns(tmp_path).reply(ScriptedModel({"plan": "up"}), QUESTION, PLAN_TURN)[0] == Reply(text="up")


class Builder:
    """An agent that counts its orders."""

    name = "cmd:builder"

    def __init__(self) -> None:
        self.orders: list[Order] = []

    def build_app(self, task: GenerationTask, scaffold: Mapping[str, Path], order: Order) -> AgentAnswer:  # noqa: ARG002
        self.orders.append(order)
        return AgentAnswer(files={"src/App.tsx": order.turn}, facts={"exit_code": 3})


def test_an_agents_answer_is_kept_by_its_order(tmp_path: Path) -> None:
    task = GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)
    agent = Builder()
    broken = Breakage(stage="build", diagnostics="src/App.tsx:1: no", files=("src/App.tsx",))
    repair = Order(turn="repair-1", files={"src/App.tsx": "build"}, breakage=broken)
    for order in (Order(turn="build"), repair, Order(turn="build"), repair):
        answer, summary = turns(tmp_path).answer(agent, task, {}, order)
        assert answer.files == {"src/App.tsx": order.turn}
        assert summary.finish_reason == "exit 3"
    assert [order.turn for order in agent.orders] == ["build", "repair-1"]


def test_nothing_is_asked_when_there_is_no_room_for_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device", str(path), None, len(content))

    model = ScriptedModel({"plan": "{}"})
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(InfrastructureError, match="nothing was asked"):
            turns(tmp_path).reply(model, QUESTION, PLAN_TURN)
    assert model.asked == []
    assert turns(tmp_path).reply(model, QUESTION, PLAN_TURN)[0] == Reply(text="{}")
    assert not list(tmp_path.rglob("room"))
