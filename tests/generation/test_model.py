import subprocess
import sys

from pytest_ui2app.generation.conversation import PLAN_TURN
from pytest_ui2app.generation.model import GenerationTask, ModelFactory, Reply
from pytest_ui2app.generation.scripted import ScriptedModel

TASK = GenerationTask(case_id="shop", screenshots=(), reference=None, round=1)


def test_the_scripted_model_is_a_model_and_its_own_factory() -> None:
    factory: ModelFactory = ScriptedModel({"plan": "{}"})
    model = factory.for_task(TASK)
    assert isinstance(model, ScriptedModel)
    assert model.complete((), PLAN_TURN) == Reply(text="{}")


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
