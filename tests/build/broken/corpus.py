"""Small apps that do not build or do not run, and some that only look so, with what protocol section 3 calls them.

Those in ``apps`` were written by hand on one of the ``bases``; the rest are mutants of the bundled cases' references.
No expectation comes from the program: the writer of an app, or its mutation, knows what is broken and where.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import yaml
from pydantic import ConfigDict, Field, TypeAdapter

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.tsx.modules import Project
from tests.build.broken.mutations import MUTATIONS, mutated

FOLDER = Path(__file__).parent
CASES = FOLDER.parents[2] / "cases"
CASE_IDS = ("cartly", "clientele", "dayboard")
SEEDS = (7,)
"""Each mutation is made once per case and seed."""
_NO_PLACE = frozenset({("dayboard", "default-taken")})
"""Dayboard exports everything by name."""

FailsAt = Literal["install", "build", "home"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Passes:
    """The app builds and its home page shows something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fails:
    """How the app fails.

    ``file`` is the generated file of the error, empty if it is in none; ``line`` counts from 1, 0 where no one line is
    the right one; ``subject`` is the name, specifier or package it is about, empty where that has no one form.
    """

    stage: FailsAt
    mode: FailureMode
    file: str
    line: int
    subject: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenApp:
    """One app of the corpus: what a model wrote and declared, and what must become of it."""

    name: str
    files: Mapping[str, str]
    dependencies: Mapping[str, str]
    expected: Passes | Fails


@dataclass(frozen=True, kw_only=True)
class _Edit:
    """Puts ``put`` in the place of ``find``, which stands in ``file`` once."""

    file: str
    find: str
    put: str


@dataclass(frozen=True, kw_only=True)
class _Expected:
    """``at`` is a text on the line of the error, and on no other line of ``file``."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    exec: Literal["P", "F"]
    stage: FailsAt = "build"
    mode: FailureMode = FailureMode.OTHER
    file: str = ""
    at: str = ""
    subject: str = ""


@dataclass(frozen=True, kw_only=True)
class _Recipe:
    """One file of ``apps``: a base's files, with some removed, added or edited."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    base: str
    expect: _Expected
    removed: tuple[str, ...] = ()
    files: Annotated[dict[str, str], Field(default_factory=dict)]
    edits: tuple[_Edit, ...] = ()
    dependencies: Annotated[dict[str, str], Field(default_factory=dict)]


_RECIPE = TypeAdapter(_Recipe)


@functools.cache
def broken_apps() -> tuple[BrokenApp, ...]:
    """Return the whole corpus, by name."""
    written = (_written(path) for path in sorted((FOLDER / "apps").glob("*.yaml")))
    made = ((case_id, kind) for case_id in CASE_IDS for kind in MUTATIONS if (case_id, kind) not in _NO_PLACE)
    mutants = (_mutant(case_id, kind, seed) for case_id, kind in made for seed in SEEDS)
    return (*written, *mutants)


@functools.cache
def case_project(case_id: str) -> Project:
    """Return the reference source of a bundled case; each file is parsed once."""
    root = CASES / case_id / "reference"
    found = (path for path in sorted((root / "src").rglob("*")) if path.is_file())
    return Project({path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in found})


def _mutant(case_id: str, kind: str, seed: int) -> BrokenApp:
    mutant = mutated(case_project(case_id), kind, seed)
    expected = Fails(stage=mutant.stage, mode=mutant.mode, file=mutant.file, line=mutant.line, subject=mutant.subject)
    return BrokenApp(name=f"{case_id}-{kind}-{seed}", files=mutant.files, dependencies={}, expected=expected)


def _written(path: Path) -> BrokenApp:
    recipe = _RECIPE.validate_python(yaml.safe_load(path.read_text(encoding="utf-8")))
    files = {name: text for name, text in _base(recipe.base).items() if name not in recipe.removed} | recipe.files
    for edit in recipe.edits:
        assert files[edit.file].count(edit.find) == 1, f"{path.name}: {edit.find!r} does not stand in {edit.file} once"
        files[edit.file] = files[edit.file].replace(edit.find, edit.put)
    expected = _expectation(recipe.expect, files) if recipe.expect.exec == "F" else Passes()
    return BrokenApp(name=path.stem, files=files, dependencies=recipe.dependencies, expected=expected)


@functools.cache
def _base(name: str) -> Mapping[str, str]:
    base = yaml.safe_load((FOLDER / "bases" / f"{name}.yaml").read_text(encoding="utf-8"))
    return TypeAdapter(dict[str, str]).validate_python(base["files"])


def _expectation(given: _Expected, files: Mapping[str, str]) -> Fails:
    line = _line_of(given.at, files[given.file]) if given.at else 0
    return Fails(stage=given.stage, mode=given.mode, file=given.file, line=line, subject=given.subject)


def _line_of(at: str, text: str) -> int:
    pieces = text.split(at)
    starts = (at.join(pieces[:count]) for count in range(1, len(pieces)))
    lines = {start.count("\n") + 1 for start in starts}
    assert len(lines) == 1, f"{at!r} stands on {len(lines)} lines"
    return lines.pop()
