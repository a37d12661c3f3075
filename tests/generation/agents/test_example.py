import json
import shlex
import stat
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.model import (
    AgentAnswer,
    Breakage,
    Cost,
    GenerationTask,
    Order,
)

pytestmark = pytest.mark.full  # each runs programs, and waits for some of them to be ended

ROOT = Path(__file__).parents[3]
SCAFFOLD = ROOT / "scaffold"
BUILD = Order(turn="build")
BREAKAGE = Breakage(stage="build", diagnostics="src/App.tsx: costs $5 and does not parse", files=("src/App.tsx",))

RunAgent = Callable[..., AgentAnswer]
Factory = Callable[..., AgentFactory]


def told(answer: AgentAnswer) -> dict[str, str]:
    """Return what the agent printed as JSON."""
    said: dict[str, str] = json.loads(answer.output)
    return said


EXAMPLE = ROOT / "docs" / "agents" / "example_agent.py"


@pytest.fixture
def example(factory: Factory, task: GenerationTask) -> Callable[[Order], AgentAnswer]:
    command = f"{shlex.quote(sys.executable)} docs/agents/example_agent.py"
    agent = factory(command, ROOT).for_task(task)
    return lambda order: agent.build_app(task, scaffold_files(SCAFFOLD), order)


def test_the_example_writes_a_page_for_each_screenshot(example: Callable[[Order], AgentAnswer]) -> None:
    answer = example(BUILD)
    assert answer.facts == {"exit_code": 0, "timed_out": False}, answer.output
    assert set(answer.files) == {"src/App.tsx", "src/pages/Page1.tsx", "src/pages/Page2.tsx"}
    assert (answer.violations, answer.notes, dict(answer.dependencies)) == ((), (), {})
    assert "1440 by 901" in answer.files["src/pages/Page2.tsx"]
    assert '"#ffffff"' in answer.files["src/pages/Page1.tsx"]
    assert answer.cost == Cost(dollars=0.0, source="the agent")


def test_the_example_repairs_after_the_diagnostics(example: Callable[[Order], AgentAnswer]) -> None:
    first = example(BUILD)
    mended = example(Order(turn="repair-1", files=first.files, breakage=BREAKAGE))
    assert "Failed at: build" in mended.output
    assert mended.files["src/App.tsx"] != first.files["src/App.tsx"]
    assert mended.violations == ()


def test_the_example_may_be_run_and_stands_in_the_docs() -> None:
    assert EXAMPLE.stat().st_mode & stat.S_IXUSR
    assert "agents/example_agent.py" in (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


def test_the_docs_name_every_variable_of_the_contract(run_agent: RunAgent) -> None:
    order = Order(turn="repair-1", breakage=BREAKAGE)
    names: Mapping[str, str] = told(run_agent("print(json.dumps(dict(os.environ)))", order))
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    given = {name for name in names if name.startswith("UI2APP_")}
    assert len(given) == 9
    assert [name for name in sorted(given) if f"| `{name}` |" not in page] == []
