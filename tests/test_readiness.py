from pathlib import Path

import pytest

from pytest_ui2app import readiness
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.settings import settings_of


@pytest.fixture
def no_sandbox(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pretend a machine on which everything is there but bubblewrap and container engines."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("find_node", "find_pnpm", "find_browser", "find_tesseract", "npm_settings"):
        monkeypatch.setattr(readiness, name, lambda *_args: None)


def ready(pytester: pytest.Pytester, *models: str, sandbox: str = "auto") -> None:
    given = [f"--ui2app-model={model}" for model in models]
    without = ("-p", "no:randomly", "-p", "no:asyncio", "-p", "no:benchmark")
    # Parsed, not configured: no model is looked up and no case loaded.
    readiness.ensure_tools(settings_of(pytester.parseconfig(*without, f"--ui2app-sandbox={sandbox}", *given)))


@pytest.mark.usefixtures("no_sandbox")
@pytest.mark.parametrize("models", [("cmd:./agent.sh",), ("openai/gpt-6",), ("replay:recorded",), ("ocr", "my-model")])
def test_what_a_model_wrote_is_not_built_without_a_sandbox(models: tuple[str, ...], pytester: pytest.Pytester) -> None:
    with pytest.raises(InfrastructureError, match=r"no sandbox for generated code: .*--ui2app-sandbox=off"):
        ready(pytester, *models)


@pytest.mark.usefixtures("no_sandbox")
def test_built_in_models_need_no_sandbox(pytester: pytest.Pytester) -> None:
    ready(pytester, "oracle", "frozen", "facade", "blank", "ocr")


@pytest.mark.usefixtures("no_sandbox")
def test_the_user_may_do_without(pytester: pytest.Pytester) -> None:
    ready(pytester, "cmd:./agent.sh", sandbox="off")


@pytest.mark.usefixtures("no_sandbox")
def test_built_in_models_too_are_not_built_without_a_sandbox_that_was_named(pytester: pytest.Pytester) -> None:
    with pytest.raises(InfrastructureError, match="docker is not installed"):
        ready(pytester, "oracle", sandbox="docker")
