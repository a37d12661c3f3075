from pathlib import Path
from typing import Any, cast

import pytest

from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.model import Conversation, GenerationTask, Json, Reply, Turn
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.pipeline import Tools, Trial, is_begun, is_written
from pytest_ui2app.pipeline.authoring import Author
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.store.artifacts import FolderStore

ROOT = Path(__file__).parents[2]
APP = "--- src/App.tsx ---\nexport default function App() { return null; }\n"


class Down:
    """A model, and its factory, that cannot be reached, and counts how often it was tried."""

    name = "down"
    identity: dict[str, Json] = {}  # noqa: RUF012 - a constant

    def __init__(self) -> None:
        self.tried = 0

    def for_task(self, task: GenerationTask) -> "Down":  # noqa: ARG002
        return self

    def complete(self, conversation: Conversation, turn: Turn) -> Reply:  # noqa: ARG002
        self.tried += 1
        raise InfrastructureError("no answer; try later")


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    unused = cast("Any", None)
    return Tools(
        store=FolderStore(tmp_path / "store"),
        sandbox=unused,
        new_context=unused,
        scaffold=scaffold_folder(),
        eyes=unused,
    )


def trial(model: Any, round_: int = 1) -> Trial:  # noqa: ANN401 - any kind of factory
    (case,) = load_cases([ROOT / "cases" / "cartly"])
    return Trial(case=case, model=model, round=round_)


def author(of: Trial, tools: Tools) -> Author:
    return Author(of, tools, StageLog(of, tools))


def test_a_model_that_cannot_be_asked_for_one_item_is_not_asked_for_the_next(tools: Tools) -> None:
    model = Down()
    for _ in range(3):
        with pytest.raises(InfrastructureError, match="no answer; try later"):
            _ = author(trial(model), tools).generated
    assert model.tried == 1
    with pytest.raises(InfrastructureError):
        _ = author(trial(model, 2), tools).generated
    assert model.tried == 2


def test_an_app_is_begun_with_its_plan_and_written_with_its_files(tools: Tools) -> None:
    whole = trial(ScriptedModel({"plan": "{}", "generate": APP}))
    assert not is_begun(whole, tools.store)
    assert author(whole, tools).generated.value.files
    assert is_begun(whole, tools.store)
    assert is_written(whole, tools.store)
    half = trial(ScriptedModel({"plan": "{}"}))
    with pytest.raises(KeyError):
        _ = author(half, tools).generated
    assert is_begun(half, tools.store)
    assert not is_written(half, tools.store)
