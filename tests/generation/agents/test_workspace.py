import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.generation.model import (
    AgentAnswer,
    Breakage,
    GenerationTask,
    Order,
)

ROOT = Path(__file__).parents[3]
SCAFFOLD = ROOT / "scaffold"
CASE = "tell-tale-case"
KEY = "key-that-nobody-may-see-4711"
BREAKAGE = Breakage(stage="build", diagnostics="src/App.tsx: costs $5 and does not parse", files=("src/App.tsx",))

RunAgent = Callable[..., AgentAnswer]


def told(answer: AgentAnswer) -> dict[str, str]:
    """Return what the agent printed as JSON."""
    said: dict[str, str] = json.loads(answer.output)
    return said


def test_the_folder_holds_the_task_the_screenshots_and_the_scaffold(run_agent: RunAgent) -> None:
    found = told(run_agent("print(json.dumps({str(path): '' for path in Path('.').rglob('*')}))"))
    scaffold = {
        f"app/{path.relative_to(SCAFFOLD).as_posix()}"
        for path in SCAFFOLD.rglob("*")
        if "node_modules" not in path.parts and "dist" not in path.parts
    }
    assert set(found) == {"TASK.md", "screenshots", "screenshots/01.png", "screenshots/02.png", "app", *scaffold}


def test_screenshots_come_in_the_cases_order_as_copies(run_agent: RunAgent, task: GenerationTask) -> None:
    code = """
    for n in ("01", "02"):
        path = Path(os.environ["UI2APP_SCREENSHOTS"]) / f"{n}.png"
        print(hashlib.sha256(path.read_bytes()).hexdigest(), path.is_symlink(), path.stat().st_nlink)
        path.write_bytes(b"overwritten")
    """
    before = [picture.read_bytes() for picture in task.screenshots]
    first, second = (hashlib.sha256(content).hexdigest() for content in before)
    assert run_agent(code).output.split() == [first, "False", "1", second, "False", "1"]
    assert [picture.read_bytes() for picture in task.screenshots] == before


def test_the_scaffold_is_a_copy_too(run_agent: RunAgent) -> None:
    before = (SCAFFOLD / "package.json").read_bytes()
    run_agent("[p.write_text('spoilt') for p in app.rglob('*') if p.is_file()]")
    assert (SCAFFOLD / "package.json").read_bytes() == before


def test_the_environment_holds_the_order(run_agent: RunAgent, places: Path) -> None:
    said = told(run_agent("print(json.dumps(dict(os.environ) | {'cwd': os.getcwd()}))"))
    folder = Path(said["UI2APP_FOLDER"])
    assert folder.is_relative_to(places.resolve())
    assert said["cwd"] == str(folder)
    assert said["UI2APP_APP"] == str(folder / "app")
    assert said["UI2APP_SCREENSHOTS"] == str(folder / "screenshots")
    assert said["UI2APP_TASK_FILE"] == str(folder / "TASK.md")
    assert (said["UI2APP_TURN"], said["UI2APP_ROUND"]) == ("build", "2")
    assert "holds 2 pictures" in said["UI2APP_TASK"]
    assert "60 minutes" in said["UI2APP_TASK"]
    assert "UI2APP_DIAGNOSTICS" not in said


def test_the_environment_is_the_users_with_keys_and_without_ours(
    run_agent: RunAgent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAM_SETTING", "kept")
    for name in ("PYTEST_XDIST_WORKER", "COV_CORE_SOURCE", "UI2APP_STORE", "OLDPWD", "PWD"):
        monkeypatch.setenv(name, "not for agents")
    said = run_agent("print(os.environ['TEAM_SETTING'], len(os.environ['ACME_API_KEY']), list(os.environ.values()))")
    assert said.output.startswith(f"kept {len(KEY)} ")
    assert "not for agents" not in said.output


def test_nothing_says_which_case_it_is(run_agent: RunAgent, project: Path) -> None:
    code = f"""
    texts = [json.dumps(dict(os.environ)), json.dumps(sys.argv[1:]), os.getcwd()]
    texts += [str(path) for path in Path(".").resolve().rglob("*")]
    texts += [path.read_bytes().decode("latin-1") for path in Path(".").rglob("*") if path.is_file()]
    for sought in ({CASE!r}, {str(project / "cases")!r}, "zebra", "apple"):
        print([text for text in texts if sought in text])
    """
    assert run_agent(code).output == "[]\n" * 4


def test_no_relative_path_leads_into_the_project(run_agent: RunAgent, project: Path) -> None:
    code = "print([str(p.resolve()) for p in (Path('..'), Path('../..')) for p in p.iterdir()])"
    said = run_agent(code).output
    assert str(project) not in said.replace(str(project.parent / "temporary"), "")


def test_standard_input_is_empty(run_agent: RunAgent) -> None:
    assert run_agent("print(repr(sys.stdin.read()))", seconds=20).output == "''\n"


def test_repair_gives_the_app_as_it_was_left_and_the_diagnostics(run_agent: RunAgent) -> None:
    order = Order(
        turn="repair-2",
        files={"src/App.tsx": "broken\r\n", "src/pages/A.tsx": "é"},
        dependencies={"zustand": "^5.0.0"},
        breakage=BREAKAGE,
    )
    code = """
    print(json.dumps({
        "app": (src / "App.tsx").read_bytes().decode(),
        "page": (src / "pages" / "A.tsx").read_text("utf-8"),
        "zustand": json.loads((app / "package.json").read_text())["dependencies"]["zustand"],
        "diagnostics": Path(os.environ["UI2APP_DIAGNOSTICS"]).read_text("utf-8"),
        "place": os.environ["UI2APP_DIAGNOSTICS"],
        "turn": os.environ["UI2APP_TURN"],
        "task": os.environ["UI2APP_TASK"],
    }))
    (src / "pages" / "A.tsx").unlink()
    """
    answer = run_agent(code, order)
    said = told(answer)
    assert (said["app"], said["page"], said["zustand"], said["turn"]) == ("broken\r\n", "é", "^5.0.0", "repair-2")
    assert BREAKAGE.diagnostics in said["diagnostics"]
    assert "Failed at: build" in said["diagnostics"]
    assert "- src/App.tsx" in said["diagnostics"]
    assert said["place"].endswith("/agent/DIAGNOSTICS.md")
    assert said["task"].startswith("# Repair")
    assert dict(answer.files) == {"src/App.tsx": "broken\r\n"}
    assert dict(answer.dependencies) == {"zustand": "^5.0.0"}
    assert answer.violations == ()
