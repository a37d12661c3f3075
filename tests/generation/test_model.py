import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import GenerationTask, Model, ModelFactory, Reply, resolve_model
from pytest_ui2app.generation.scripted import ScriptedModel

TASK = GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)


@pytest.mark.parametrize("name", ["oracle", "frozen", "facade", "blank"])
def test_a_built_in_model_is_found_by_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    factory = resolve_model(name)
    assert factory.name == name
    assert factory.for_task(replace(TASK, reference=tmp_path)).name == name
    assert json.loads(json.dumps(factory.identity))["model"] == name


@pytest.mark.parametrize("name", ["", "gpt", "Oracle", "replay", "replay:", "oracle:x"])
def test_any_other_name_is_refused_with_what_is_possible(name: str) -> None:
    with pytest.raises(UsageError, match=r"possible are oracle, frozen, facade, blank, ocr, replay:DIR"):
        resolve_model(name)


def test_the_scripted_model_is_a_model_and_its_own_factory() -> None:
    factory: ModelFactory = ScriptedModel({"plan": "{}"})
    model: Model = factory.for_task(TASK)
    assert model.complete((), "plan") == Reply(text="{}")


def test_the_contract_loads_without_any_built_in_model() -> None:
    code = "import sys, pytest_ui2app.generation.model; print(sys.modules.keys() & {'numpy', 'PIL', 'pytesseract'})"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "set()"


def test_a_reply_that_did_not_stop_by_itself_is_cut_short() -> None:
    assert [Reply(text="", finish_reason=reason).cut_short for reason in ("stop", "length", "max_tokens")] == [
        False,
        True,
        True,
    ]
