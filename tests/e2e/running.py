"""Running the plugin as a user does, in a process of its own, with a store and a report of its own."""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Run:
    """One finished run."""

    exit_code: int
    output: str
    seconds: float
    results_file: Path

    @property
    def results(self) -> dict[str, Any]:
        loaded: dict[str, Any] = json.loads(self.results_file.read_text(encoding="utf-8"))
        return loaded

    def records(self, model: str, metric: str, case: str) -> list[dict[str, Any]]:
        wanted = (model, metric, case)
        return [r for r in self.results["records"] if (r["model"], r["metric"], r["case"]) == wanted]

    def value(self, model: str, metric: str, case: str) -> float:
        (record,) = self.records(model, metric, case)
        return float(record["value"])


def command(folder: Path, *arguments: str) -> list[str]:
    places = [f"--ui2app-store={folder / 'store'}", f"--ui2app-report-dir={folder / 'report'}"]
    return [sys.executable, "-m", "pytest", "-p", "no:randomly", "-p", "no:cacheprovider", *places, *arguments]


def environment() -> dict[str, str]:
    """Return our environment without what this pytest put into it."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


def run(folder: Path, *arguments: str) -> Run:
    started = time.monotonic()
    done = subprocess.run(
        command(folder, *arguments), cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    seconds = time.monotonic() - started
    return Run(done.returncode, done.stdout + done.stderr, seconds, folder / "report" / "results.json")
