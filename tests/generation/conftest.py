from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.generation.conversation import Asking, generate
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import Agent, GenerationTask, ModelFactory
from pytest_ui2app.generation.turns import TurnStore
from pytest_ui2app.store.artifacts import FolderStore

WriteApp = Callable[[ModelFactory, GenerationTask], SourceTree]


@pytest.fixture
def write_app(tmp_path: Path) -> WriteApp:
    """Have a model write the app of a task, through a store of its own."""

    def write(factory: ModelFactory, task: GenerationTask) -> SourceTree:
        model = factory.for_task(task)
        assert not isinstance(model, Agent)
        trial = {"model": {"name": factory.name, **factory.identity}, "round": task.round}
        turns = TurnStore(trial=trial, obtain=obtain)
        return generate(Asking(model, turns), task, scaffold_files(scaffold_folder()))

    store = FolderStore(tmp_path / "turn-store")

    def obtain(key, kind, compute, *, detail=""):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202, ARG001
        return store.obtain(key, kind, compute)

    return write
