"""The Plan turn's reply: which files the model means to write and which packages it declares."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import json_repair

from pytest_ui2app.generation.characters import whole_characters
from pytest_ui2app.generation.model import Json

UNPINNED: Final = "latest"
"""The range of a package that was declared without one."""
_FENCED: Final = re.compile(r"```[\w-]*\n(.*?)```", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanEntry:
    """A file the model means to write, with its own words about it."""

    path: str
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A plan as far as it could be read.

    ``dependencies`` maps npm names to ranges as the model wrote them. ``repaired`` says that the reply was not JSON as
    it stood; ``problems`` lists what was dropped or guessed, in words.
    """

    entries: tuple[PlanEntry, ...] = ()
    dependencies: Mapping[str, str] = field(default_factory=dict)
    repaired: bool = False
    problems: tuple[str, ...] = ()


def parse_plan(text: str) -> Plan:
    """Read a plan out of raw model text; never raises: what cannot be read becomes a problem."""
    document, repaired = _load(text)
    problems: list[str] = []
    if isinstance(document, list):
        document = {"plan": document}
        problems.append("the reply is a list; it was read as the plan")
    if not isinstance(document, dict):
        return Plan(repaired=repaired, problems=("the reply holds no JSON object",))
    return Plan(
        entries=_entries(document.get("plan"), problems),
        dependencies=_dependencies(document.get("extra_dependencies", {}), problems),
        repaired=repaired,
        problems=tuple(problems),
    )


def _load(text: str) -> tuple[Json, bool]:
    """Give the JSON value of ``text`` or of its first fence, and whether it had to be repaired."""
    fenced = _FENCED.search(text)
    for candidate in (text, fenced.group(1) if fenced else text):
        try:
            return json.loads(candidate), False
        except (ValueError, RecursionError):
            continue
    try:
        return json_repair.loads(text, skip_json_loads=True), True
    except (ValueError, RecursionError):
        return None, True


def _entries(raw: Json, problems: list[str]) -> tuple[PlanEntry, ...]:
    if not isinstance(raw, list):
        problems.append("'plan' is not a list")
        return ()
    entries: dict[str, PlanEntry] = {}
    for item in raw:
        entry = _entry(item)
        if entry is None:
            problems.append(f"plan entry without a path: {_shown(item)}")
        elif entry.path in entries:
            problems.append(f"planned twice: {entry.path}")
        else:
            entries[entry.path] = entry
    problems.extend(f"planned outside src/: {path}" for path in entries if not path.startswith("src/"))
    return tuple(entries.values())


def _entry(item: Json) -> PlanEntry | None:
    """Read ``{"path", "description"}`` or a bare path; None when there is no path in it."""
    if isinstance(item, str):
        item = {"path": item}
    if not isinstance(item, dict):
        return None
    path, description = item.get("path"), item.get("description", "")
    if not isinstance(path, str) or not path.strip():
        return None
    return PlanEntry(path=_one_line(path), description=_one_line(description) if isinstance(description, str) else "")


def _dependencies(raw: Json, problems: list[str]) -> dict[str, str]:
    match raw:
        case dict():
            pairs = [_declared(name, value, problems) for name, value in raw.items()]
        case list():
            pairs = [pair for item in raw for pair in _listed(item, problems)]
        case None:
            pairs = []
        case _:
            problems.append(f"'extra_dependencies' is neither an object nor a list: {_shown(raw)}")
            pairs = []
    return {whole_characters(name): whole_characters(wanted) for name, wanted in pairs if name}


def _declared(name: str, wanted: Json, problems: list[str]) -> tuple[str, str]:
    if isinstance(wanted, dict):
        wanted = wanted.get("version")
    if isinstance(wanted, str) and wanted.strip():
        return name.strip(), wanted.strip()
    problems.append(f"dependency {name!r} has no version; {UNPINNED} is meant")
    return name.strip(), UNPINNED


def _listed(item: Json, problems: list[str]) -> list[tuple[str, str]]:
    """Read one element of the list form: ``name``, ``name@range`` or an object."""
    match item:
        case str():
            return [_named(item.strip())]
        case dict() if isinstance(name := item.get("name"), str):
            return [_declared(name, item.get("version"), problems)]
        case dict():
            return [_declared(name, wanted, problems) for name, wanted in item.items()]
        case _:
            problems.append(f"dependency without a name: {_shown(item)}")
            return []


def _named(spec: str) -> tuple[str, str]:
    """Split ``name@range``; a scope's leading ``@`` is part of the name."""
    name, _, wanted = spec.rpartition("@")
    return (name, wanted or UNPINNED) if name else (spec, UNPINNED)


def _one_line(text: str) -> str:
    return " ".join(whole_characters(text).split())


def _shown(value: Json) -> str:
    """Show a value in a problem, cut to a readable length."""
    shown = json.dumps(value)
    return shown if len(shown) <= 80 else shown[:77] + "..."  # noqa: PLR2004 - one line of a terminal
