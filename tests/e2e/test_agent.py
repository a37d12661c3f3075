"""A team's own agent, from the command line to its scores: the example of the docs on a bundled case."""

import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{shlex.quote(sys.executable)} docs/agents/example_agent.py"
MODEL = f"cmd:{EXAMPLE}"
CASE = "dayboard"

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("agent")]


@dataclass(frozen=True)
class Run:
    """One finished run of the example agent on one case."""

    exit_code: int
    output: str
    folder: Path

    @property
    def results(self) -> dict[str, Any]:
        text = (self.folder / "report" / "results.json").read_text(encoding="utf-8")
        loaded: dict[str, Any] = json.loads(text)
        return loaded

    def value(self, metric: str) -> float:
        (record,) = [r for r in self.results["records"] if (r["metric"], r["case"]) == (metric, CASE)]
        return float(record["value"])


def run(folder: Path, *arguments: str, model: str = MODEL) -> Run:
    places = [f"--ui2app-store={folder / 'store'}", f"--ui2app-report-dir={folder / 'report'}"]
    plain = ["-p", "no:randomly", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plain, *places, f"--ui2app-model={model}", *arguments],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")},
        capture_output=True,
        text=True,
        check=False,
    )
    return Run(done.returncode, done.stdout + done.stderr, folder)


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Run:
    done = run(tmp_path_factory.mktemp("agent"), "-k", f"{CASE} and (exec or vfs or nrs)")
    assert done.exit_code == 0, done.output
    return done


def test_the_examples_app_builds_and_is_got_around_in(first: Run) -> None:
    assert {record["model"] for record in first.results["records"]} == {MODEL}
    assert first.value("exec") == 100.0
    assert first.value("vfs") > 0.0


def test_a_second_run_starts_no_agent_and_says_the_same(first: Run) -> None:
    before = (first.folder / "report" / "results.json").read_bytes()
    stored = set((first.folder / "store").rglob("value.json"))
    second = run(first.folder, "-k", f"{CASE} and (exec or vfs or nrs)")
    assert second.exit_code == 0, second.output
    assert (first.folder / "report" / "results.json").read_bytes() == before
    assert set((first.folder / "store").rglob("value.json")) == stored


CLUMSY = """\
import os, runpy, sys
from pathlib import Path
runpy.run_path({example!r}, run_name="example")["main"]()
if os.environ["UI2APP_TURN"] == "build":
    (Path(os.environ["UI2APP_APP"]) / "src" / "App.tsx").write_text("export default function {{")
"""


def test_an_agent_repairs_its_app_after_the_diagnostics(tmp_path: Path) -> None:
    agent = tmp_path / "clumsy_agent.py"
    agent.write_text(CLUMSY.format(example=str(ROOT / "docs" / "agents" / "example_agent.py")), encoding="utf-8")
    done = run(tmp_path, "-k", f"{CASE} and exec", model=f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(agent))}")
    assert done.exit_code == 0, done.output
    (record,) = done.results["records"]
    assert (record["parts"]["exec_at_1"], record["parts"]["exec_at_3"]) == (0.0, 100.0)


def test_an_agent_that_cannot_work_leaves_the_run_incomplete(tmp_path: Path) -> None:
    done = run(tmp_path, "-k", f"{CASE} and exec", model="cmd:sh -c 'echo the quota is used up; exit 75'")
    assert done.exit_code == 11, done.output
    assert "the quota is used up" in done.output
