"""Self-Debug on real builds in a real browser: what a model mends, what it does not, and what is rolled back."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.running import run

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("self-debug")]

PLAN = json.dumps({"extra_dependencies": {}, "plan": [{"path": "src/App.tsx", "description": "all of it"}]})
GOOD = """
export default function App() {
  return <main><h1>Kiln and clay</h1><p>Pots, plates and bowls of our own making</p><button>Buy</button></main>;
}
"""
NO_SUCH_ICON = 'import { Nonesuch } from "lucide-react";\n' + GOOD.replace("<h1>", "<Nonesuch /><h1>")
UNPARSABLE = GOOD.replace("</main>;", "</div>;")
THROWS = GOOD.replace("return", "const shelf: any = undefined;\n  return shelf.pots ?? ")
BLANK = "export default function App() { return null; }\n"
TWO_FILES = 'import { Shelf } from "./Shelf";\n' + GOOD.replace("<h1>", "<Shelf /><h1>")
SHELF = "export function Shelf() { return <p>a shelf</p>; }\n"


def block(path: str, text: str) -> str:
    return f"--- {path} ---\n{text}"


def app(text: str) -> str:
    return block("src/App.tsx", text)


STORIES: dict[str, dict[str, str]] = {
    "mends-its-build": {"generate": app(NO_SUCH_ICON), "fix-1-src~App.tsx": app(GOOD)},
    "mends-its-home": {"generate": app(BLANK), "locate-1": "src/App.tsx", "fix-1": app(GOOD)},
    "mends-in-two-rounds": {
        "generate": app(UNPARSABLE),
        "fix-1-src~App.tsx": app(THROWS),
        "locate-2": "src/App.tsx",
        "fix-2": app(GOOD),
    },
    "finds-nothing": {"generate": app(BLANK), "locate-1": "I do not know.", "locate-2": "", "locate-3": "src/Nope.tsx"},
    "trades-errors": {
        "generate": app(TWO_FILES.replace("</main>;", "</div>;"))
        + block("src/Shelf.tsx", SHELF.replace("</p>", "</b>")),
        "fix-1-src~App.tsx": app(TWO_FILES),
    },
    "refuses-to-mend": {"generate": app(UNPARSABLE), "fix-1-src~App.tsx": "No."},
}


@pytest.fixture(scope="module")
def attempts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    """The attempts of every story on one case, all measured in one run."""
    folder = tmp_path_factory.mktemp("self-debug")
    models = [f"--ui2app-model=replay:{_recorded(folder, name, turns)}" for name, turns in STORIES.items()]
    done = run(folder, "-n", "2", *models, "-k", "cartly and exec")
    assert done.exit_code == 0, done.output
    return {Path(record["model"]).name: record["parts"]["attempts"] for record in done.results["records"]}


def _recorded(folder: Path, name: str, turns: dict[str, str]) -> Path:
    recording = folder / name / "cartly"
    recording.mkdir(parents=True)
    for turn, text in {"plan": PLAN, **turns}.items():
        (recording / f"{turn}.txt").write_text(text, encoding="utf-8")
    return recording.parent


@pytest.mark.parametrize(
    ("story", "passed", "repair", "failed_at"),
    [
        ("mends-its-build", [False, True], ["", "APPLIED"], ["build", ""]),
        ("mends-its-home", [False, True], ["", "APPLIED"], ["home", ""]),
        ("mends-in-two-rounds", [False, False, True], ["", "APPLIED", "APPLIED"], ["build", "home", ""]),
        ("finds-nothing", [False] * 4, ["", *["NO_FILE"] * 3], ["home"] * 4),
        ("trades-errors", [False] * 4, ["", "ROLLBACK", "UNCHANGED", "UNCHANGED"], ["build"] * 4),
        ("refuses-to-mend", [False] * 4, ["", *["UNCHANGED"] * 3], ["build"] * 4),
    ],
)
def test_each_round_is_an_attempt_with_its_outcome(
    attempts: dict[str, list[dict[str, Any]]], story: str, passed: list[bool], repair: list[str], failed_at: list[str]
) -> None:
    told = attempts[story]
    assert [attempt["passed"] for attempt in told] == passed
    assert [attempt["repair"] for attempt in told] == repair
    assert [attempt["failed_at"] for attempt in told] == failed_at


def test_a_rolled_back_round_leaves_the_app_as_it_was(attempts: dict[str, list[dict[str, Any]]]) -> None:
    first, rolled_back, *_ = attempts["trades-errors"]
    assert rolled_back["diagnostics"] == first["diagnostics"]
    assert rolled_back["located"] == ["src/App.tsx"]
