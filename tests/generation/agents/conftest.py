import shlex
import sys
import tempfile
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.model import (
    AgentAnswer,
    GenerationTask,
    Json,
    Order,
)
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup

ROOT = Path(__file__).parents[3]
SCAFFOLD = ROOT / "scaffold"
CASE = "tell-tale-case"
KEY = "key-that-nobody-may-see-4711"
BUILD = Order(turn="build")
PROLOGUE = """\
import hashlib, json, os, signal, subprocess, sys, time
from pathlib import Path
app = Path(os.environ["UI2APP_APP"])
src = app / "src"
"""

RunAgent = Callable[..., AgentAnswer]
Factory = Callable[..., AgentFactory]


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make agents' folders in a place of this test's own, and let the test begin in another."""
    (tmp_path / "temporary").mkdir()
    (tmp_path / "project").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "temporary"


@pytest.fixture
def project(tmp_path: Path, places: Path) -> Path:  # noqa: ARG001 - made there
    return tmp_path / "project"


@pytest.fixture
def task(project: Path, make_picture: Callable[..., bytes]) -> GenerationTask:
    folder = project / "cases" / CASE / "screenshots"
    folder.mkdir(parents=True)
    (project / "cases" / CASE / "probes.py").write_text("ANSWER = 1\n")
    for name in ("zebra-page.png", "apple-page.png"):
        (folder / name).write_bytes(make_picture())
    (folder / "apple-page.png").write_bytes(make_picture(1440, 901))
    pictures = (folder / "zebra-page.png", folder / "apple-page.png")
    return GenerationTask(case_id=CASE, screenshots=pictures, reference=None, round=2)


@pytest.fixture
def factory(project: Path) -> Factory:
    """Return a function that makes the factory of a command, started in the project or in another folder."""

    def make(command: str, start: Path = project, **settings: Json) -> AgentFactory:
        setup = ModelSetup(start=start, keys=Keys({"ACME_API_KEY": KEY}), configured_in="pyproject.toml")
        return AgentFactory(name=f"cmd:{command}", command=command, setup=setup, settings=settings)

    return make


@pytest.fixture
def run_agent(project: Path, task: GenerationTask, places: Path, factory: Factory) -> RunAgent:
    """Return a function that runs Python code as an agent; nothing may be left of its folder."""

    def run(code: str, order: Order = BUILD, **settings: Json) -> AgentAnswer:
        (project / "agent.py").write_text(PROLOGUE + textwrap.dedent(code), encoding="utf-8")
        agent = factory(f"{shlex.quote(sys.executable)} agent.py", **settings).for_task(task)
        try:
            return agent.build_app(task, scaffold_files(SCAFFOLD), order)
        finally:
            assert list(places.iterdir()) == []

    return run
