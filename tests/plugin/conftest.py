import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

# Loaded here, once: a run inside this process would otherwise load and drop them each time.
from pytest_ui2app import fixtures, provenance, session

__all__ = ["fixtures"]

QUIET_PLUGINS = ("randomly", "asyncio", "benchmark", "hypothesispytest")
"""Installed for this project's own tests; what they do beside the plugin is tested in processes of their own."""
SUITE = "from pytest_ui2app.suites import *\n"


@pytest.fixture
def project(pytester: pytest.Pytester, make_case: Callable[..., Path]) -> Callable[..., Path]:
    """Return a function that writes a project with a suite, small cases and a script of what is pretended of them."""

    def write(*cases: str, folder: str = "cases", **script: dict[str, Any]) -> Path:
        root = pytester.path
        for name in cases or ("notes",):
            make_case(name, below=root / folder)
        (root / folder / "test_ui2app.py").write_text(SUITE, encoding="utf-8")
        (root / "script.json").write_text(json.dumps(script), encoding="utf-8")
        pytester.makeconftest((Path(__file__).parent / "pretence.py").read_text(encoding="utf-8"))
        return root

    return write


@pytest.fixture
def measure(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Callable[..., pytest.RunResult]:
    """Return a function that runs pytest on the project, in this process, with tools that are only pretended."""
    found = SimpleNamespace(version="1.0")
    monkeypatch.setattr(session, "ensure_tools", lambda _settings: None)
    # Playwright's plugin does not expect to be run inside itself.
    monkeypatch.setattr("pytest_playwright.pytest_playwright._soft_scope", None)
    for name in ("find_browser", "find_node", "find_tesseract"):
        monkeypatch.setattr(provenance, name, lambda *_args: found)
    monkeypatch.setattr(provenance, "choose_sandbox", lambda *_args, **_options: SimpleNamespace(name="pretended"))

    def run(*arguments: str, model: str = "blank") -> pytest.RunResult:
        without = [argument for plugin in QUIET_PLUGINS for argument in ("-p", f"no:{plugin}")]
        named = (f"--ui2app-model={model}",) if model else ()
        return pytester.runpytest_inprocess(*without, *named, *arguments)

    return run


@pytest.fixture
def results(pytester: pytest.Pytester) -> Callable[[], dict[str, Any]]:
    """Return a function that reads the one results.json of the project."""

    def read() -> dict[str, Any]:
        (file,) = pytester.path.glob("reports/*/results.json")
        content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return content

    return read


@pytest.fixture
def bare_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave nothing on PATH, and no browser anywhere else."""
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path / "empty"), str(Path(sys.executable).parent)]))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "empty"))
    monkeypatch.delenv("UI2APP_CHROMIUM", raising=False)
