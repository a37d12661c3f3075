"""Ten apps at once on a machine that has nothing yet: no package, no module, no result."""

import json
import shutil
from pathlib import Path

import pytest

from pytest_ui2app.build.toolchain import cache_folder, find_pnpm
from tests.e2e.running import Run, run

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("cold-store")]

PAGE = """{imports}
export default function App() {{
  return <main><h1>{title}</h1><p>Pots, plates and bowls of our own making</p>{body}<button>Buy</button></main>;
}}
"""


def page(title: str, imports: str = "", body: str = "") -> str:
    return PAGE.format(title=title, imports=imports, body=body)


CLSX = page("Classes", 'import clsx from "clsx";', '<p className={clsx("a", "b")}>x</p>')
APPS: dict[str, tuple[dict[str, str], str]] = {
    "plain": ({}, page("Plain")),
    "icons": ({}, page("Icons", 'import { House } from "lucide-react";', "<House />")),
    "same-as-plain": ({}, page("Plain")),
    "clsx": ({"clsx": "2.1.1"}, CLSX),
    "same-packages": ({"clsx": "2.1.1"}, CLSX.replace("Classes", "Others")),
    "nanoid": ({"nanoid": "^5.0.0"}, page("Ids", 'import { nanoid } from "nanoid";', "<p>{nanoid().length}</p>")),
    "two-packages": ({"clsx": "2.1.1", "nanoid": "^5.0.0"}, CLSX.replace("Classes", "Two")),
    "no-such-package": ({"ui2app-no-such-package": "1.0.0"}, page("None")),
    "no-such-icon": ({}, page("Broken", 'import { Nonesuch } from "lucide-react";', "<Nonesuch />")),
    "throws": ({}, page("Throws", body="{(undefined as any).pots}")),
}
EXPECTED = dict.fromkeys(APPS, "pass") | {"no-such-package": "C2", "no-such-icon": "C1", "throws": "C9"}


def measured(folder: Path, workers: str, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Measure EXEC of all apps, with a package store and an artifact store that hold nothing."""
    cache = folder / "cache"
    cache.mkdir(parents=True)
    pnpm = find_pnpm().script.relative_to(cache_folder()).parts[0]
    shutil.copytree(cache_folder() / pnpm, cache / pnpm, symlinks=True)
    monkeypatch.setenv("UI2APP_CACHE", str(cache))
    models = [f"--ui2app-model=replay:{folder.parent / 'recorded' / name}" for name in APPS]
    return run(folder, "-n", workers, "--ui2app-repair-rounds=0", *models, "-k", "cartly and exec")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    for name, (dependencies, text) in APPS.items():
        folder = tmp_path / "recorded" / name / "cartly"
        folder.mkdir(parents=True)
        plan = {"extra_dependencies": dependencies, "plan": [{"path": "src/App.tsx", "description": "all of it"}]}
        (folder / "plan.txt").write_text(json.dumps(plan), encoding="utf-8")
        (folder / "generate.txt").write_text(f"--- src/App.tsx ---\n{text}", encoding="utf-8")
    return tmp_path


def test_four_workers_find_what_one_finds(recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    together = measured(recorded / "together", "4", monkeypatch)
    alone = measured(recorded / "alone", "0", monkeypatch)
    assert (together.exit_code, alone.exit_code) == (0, 0), together.output + alone.output
    assert together.results["records"] == alone.results["records"]
    outcomes = {
        Path(record["model"]).name: record["parts"]["attempts"][0]["mode"] or record["outcome"]
        for record in alone.results["records"]
    }
    assert outcomes == EXPECTED
