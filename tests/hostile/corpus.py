"""The hostile apps: a small reading list that works, and one file with the harm, which says how the app is to end.

``builds/*.js`` run inside the build, as the Tailwind configuration that the app's CSS names; ``pages/*.ts`` run in the
page; ``replies/*.txt`` are files of a reply that must not be written where they say. The first lines of each::

    // What it does.
    // outcome: passed home build      (one of these: where the attempt may fail, or that it passes)
    // said: a regular expression      (optional: what its diagnostics must say)
    // seconds: 6                      (optional, if it never ends: how long it may take beyond a good build)
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.blocks import write_blocks

HERE: Final = Path(__file__).parent
PATIENCE_SECONDS: Final = 90.0
"""How much longer than a good one a build may take that ends by itself: the machine may do other work."""
_FIELD: Final = re.compile(r"// (?P<name>outcome|said|seconds): (?P<value>.+)")
_CANARY: Final = "src/canary.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class HostileApp:
    """One app of the corpus; ``outcomes`` are the ends right for it: ``passed``, or where the attempt fails."""

    name: str
    files: Mapping[str, str]
    outcomes: tuple[str, ...] = ("passed",)
    said: str = ""
    seconds: float = PATIENCE_SECONDS
    unwritten: str = ""
    """Further files of the reply, as text, none of which may be written."""
    dependencies: Mapping[str, str] | None = None

    def record(self, folder: Path, facts: Mapping[str, object]) -> None:
        """Write the model's replies that make this app, as ``replay:`` reads them; ``facts`` are what harm aims at."""
        files = {**self.files, _CANARY: json.dumps(facts)}
        plan = {
            "extra_dependencies": self.dependencies or {},
            "plan": [{"path": path, "description": path} for path in files],
        }
        folder.mkdir(parents=True)
        (folder / "plan.txt").write_text(json.dumps(plan), encoding="utf-8")
        (folder / "generate.txt").write_text(write_blocks(files) + self.unwritten, encoding="utf-8")


def good_app() -> HostileApp:
    """Return the app that all others are made from, without any harm."""
    return HostileApp(name="good", files=_good_files())


def hostile_builds() -> tuple[HostileApp, ...]:
    """Return the apps whose harm runs in the build."""
    kit = {"src/loot.js": _text(HERE / "kit/loot.js")}
    return tuple(_app(file, {**kit, "src/theme.config.js": _text(file)}) for file in sorted(HERE.glob("builds/*.js")))


def hostile_pages() -> tuple[HostileApp, ...]:
    """Return the apps whose harm runs in the page."""
    kit = {"src/caught.ts": _text(HERE / "kit/caught.ts")}
    return tuple(_app(file, {**kit, "src/extras.ts": _text(file)}) for file in sorted(HERE.glob("pages/*.ts")))


def hostile_replies() -> tuple[HostileApp, ...]:
    """Return the good app with files that lead elsewhere."""
    return tuple(
        HostileApp(name=file.stem, files=_good_files(), unwritten=_text(file))
        for file in sorted(HERE.glob("replies/*.txt"))
    )


def _app(file: Path, harm: Mapping[str, str]) -> HostileApp:
    fields = {found["name"]: found["value"] for found in _FIELD.finditer(_text(file))}
    return HostileApp(
        name=file.stem,
        files=_good_files() | dict(harm),
        outcomes=tuple(fields["outcome"].split()),
        said=fields.get("said", ""),
        seconds=float(fields.get("seconds", PATIENCE_SECONDS)),
    )


def _good_files() -> dict[str, str]:
    folder = HERE / "good_app"
    return {path.relative_to(folder).as_posix(): _text(path) for path in sorted(folder.rglob("*.*")) if path.is_file()}


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
