"""Loading cases: everything that can be wrong with one is found before anything is run."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeVar

from PIL import Image, UnidentifiedImageError
from pydantic import ConfigDict, Discriminator, Field, Tag, TypeAdapter, ValidationError

from pytest_ui2app.cases import faults, positions
from pytest_ui2app.cases.bundled import case_folder
from pytest_ui2app.cases.case import (
    CASE_FILE,
    INVENTORY_FILE,
    PROBES_FILE,
    SCREENSHOTS_FOLDER,
    SCREENSHOTS_MAX,
    SCREENSHOTS_MIN,
    VIEWPORT,
    Case,
    InventoryItem,
    Screenshot,
    SubFeature,
)
from pytest_ui2app.cases.positions import Document, Location, Problem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Scope
from pytest_ui2app.wording import counted

STRICT = ConfigDict(extra="forbid", str_strip_whitespace=True)

_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)

T = TypeVar("T")
Text = Annotated[str, Field(min_length=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class _ScreenshotEntry:
    __pydantic_config__ = STRICT
    file: Annotated[str, Field(pattern=faults.FILE)]
    route: Annotated[str, Field(pattern=faults.ROUTE)]
    label: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class _CaseEntry:
    __pydantic_config__ = STRICT
    id: Annotated[str, Field(pattern=faults.CASE_ID)]
    title: Text
    family: ApplicationFamily
    license: Text
    screenshots: Annotated[
        tuple[_ScreenshotEntry, ...],
        Field(min_length=SCREENSHOTS_MIN, max_length=SCREENSHOTS_MAX),
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class _SubFeatureEntry:
    __pydantic_config__ = STRICT
    id: Annotated[str, Field(pattern=faults.SUB_FEATURE_ID)]
    does: Text
    screenshot: Text
    control: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class _ImpliedEntry:
    __pydantic_config__ = STRICT
    scope: Annotated[str, Field(pattern=faults.SCOPE)]
    sub_features: Annotated[tuple[_SubFeatureEntry, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class _NotImpliedEntry:
    __pydantic_config__ = STRICT
    not_implied: Text


def _kind_of_entry(entry: object) -> str:
    return faults.NOT_IMPLIED if isinstance(entry, dict) and "not_implied" in entry else faults.IMPLIED


_FamilyEntry = Annotated[
    Annotated[_ImpliedEntry, Tag(faults.IMPLIED)] | Annotated[_NotImpliedEntry, Tag(faults.NOT_IMPLIED)],
    Discriminator(_kind_of_entry),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class _InventoryEntry:
    __pydantic_config__ = STRICT
    families: dict[Family, _FamilyEntry]


def load_cases(folders: Sequence[Path]) -> tuple[Case, ...]:
    """Load every case below the given folders (a folder may also be a case itself, or a bundled one's name).

    They are sorted by id.

    Raises UsageError listing every problem of every case, each with file, line and remedy.
    """
    found: list[Case] = []
    problems: list[Problem] = []
    for folder in _case_folders(folders):
        case, its_problems = _load(folder)
        found += [case] if case else []
        problems += its_problems
    problems += _repeated_ids(found)
    if problems:
        raise _unusable(problems)
    return tuple(sorted(found, key=lambda case: case.id))


def load_screenshots(folder: Path) -> tuple[Screenshot, ...]:
    """Return the screenshots listed in a case that need not be complete yet. Raises UsageError like load_cases."""
    document, problems = positions.read(folder / CASE_FILE)
    entry = _validated(_CaseEntry, document, problems)
    if entry is None or problems:
        raise _unusable(problems)
    return _screenshots(entry)


def _unusable(problems: Iterable[Problem]) -> UsageError:
    listed = [f"  {problem}" for problem in sorted(set(problems))]
    return UsageError("\n".join([f"cases cannot be used, {counted(len(listed), 'problem')} found:", *listed]))


def _case_folders(folders: Sequence[Path]) -> list[Path]:
    found = [case for folder in folders for case in _cases_in(case_folder(folder))]
    return list({case.resolve(): case for case in reversed(found)}.values())[::-1]


def _cases_in(folder: Path) -> list[Path]:
    if (folder / CASE_FILE).is_file():
        return [folder]
    # An inventory without a case.yaml is a case whose file was forgotten or misnamed: never left out in silence.
    inside = {path.parent for name in (CASE_FILE, INVENTORY_FILE) for path in folder.glob(f"*/{name}")}
    if not inside:
        raise UsageError(f"{folder} holds no case: no {CASE_FILE} in it or one level below; see docs/cases.md")
    return sorted(inside)


def _load(folder: Path) -> tuple[Case | None, list[Problem]]:
    case_document, problems = positions.read(folder / CASE_FILE)
    inventory_document, more = positions.read(folder / INVENTORY_FILE)
    problems += more
    entry = _validated(_CaseEntry, case_document, problems)
    inventory = _validated(_InventoryEntry, inventory_document, problems)
    if entry:
        problems += _case_problems(entry, case_document, folder)
    if inventory:
        problems += _inventory_problems(inventory, entry, inventory_document)
        problems += _probe_problems(inventory, inventory_document, folder / PROBES_FILE)
    return (_case(entry, inventory, folder) if entry and inventory else None), problems


def _validated(kind: type[T], document: Document, problems: list[Problem]) -> T | None:
    """Return the document's value as ``kind``, or None after adding what is wrong to ``problems``."""
    if document.value is None:
        return None
    try:
        return TypeAdapter(kind).validate_python(document.value)
    except ValidationError as error:
        problems += faults.problems_of(document, error.errors())
        return None


def _case(entry: _CaseEntry, inventory: _InventoryEntry, folder: Path) -> Case:
    return Case(
        id=entry.id,
        title=entry.title,
        family=entry.family,
        license=entry.license,
        screenshots=_screenshots(entry),
        inventory=tuple(_items(inventory)),
        folder=folder,
    )


def _screenshots(entry: _CaseEntry) -> tuple[Screenshot, ...]:
    return tuple(Screenshot(file=s.file, route=s.route, label=s.label) for s in entry.screenshots)


def _items(inventory: _InventoryEntry) -> Iterator[InventoryItem]:
    for family in Family:
        item = inventory.families.get(family)
        if isinstance(item, _ImpliedEntry):
            features = (
                SubFeature(id=s.id, does=s.does, screenshot=s.screenshot, control=s.control) for s in item.sub_features
            )
            yield InventoryItem(family=family, scope=Scope[item.scope], sub_features=tuple(features))


def _case_problems(entry: _CaseEntry, document: Document, folder: Path) -> Iterator[Problem]:
    if entry.id != folder.name:
        fact = f"the id is {entry.id!r} but the folder is {folder.name!r}"
        yield document.problem(("id",), fact, "give both the same name")
    for field in ("file", "route"):
        yield from _repeated_screenshots(entry, document, field)
    for index, screenshot in enumerate(entry.screenshots):
        path = folder / SCREENSHOTS_FOLDER / screenshot.file
        fact = _picture_fault(path)
        if fact:
            remedy = f"capture it with `ui2app capture {folder}`"
            yield document.problem(("screenshots", index, "file"), fact, remedy)
    yield from _unlisted(entry, document, folder)


def _repeated_screenshots(entry: _CaseEntry, document: Document, field: str) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, screenshot in enumerate(entry.screenshots):
        value: str = getattr(screenshot, field)
        if value in seen:
            fact = f"the {field} {value!r} is listed twice"
            yield document.problem(("screenshots", index, field), fact, f"give each screenshot a {field} of its own")
        seen.add(value)


def _unlisted(entry: _CaseEntry, document: Document, folder: Path) -> Iterator[Problem]:
    listed = {screenshot.file for screenshot in entry.screenshots}
    for path in sorted((folder / SCREENSHOTS_FOLDER).glob("*.png")):
        if path.name not in listed:
            fact = f"{SCREENSHOTS_FOLDER}/{path.name} is not listed"
            yield document.problem(("screenshots",), fact, "list it with its route, or delete it")


def _picture_fault(path: Path) -> str:
    """Return what is wrong with a screenshot file, or an empty string."""
    name = f"{SCREENSHOTS_FOLDER}/{path.name}"
    if not path.is_file():
        return f"{name} is missing"
    try:
        with Image.open(path) as picture:
            kind, size = picture.format, picture.size
            picture.verify()
    except UnidentifiedImageError:
        return f"{name} is no picture"
    except (OSError, SyntaxError, Image.DecompressionBombError) as error:
        return f"{name} is damaged ({error})"
    if kind != "PNG" or size != VIEWPORT:
        return f"{name} is a {kind} of {size[0]}x{size[1]} pixels, not a PNG of {VIEWPORT[0]}x{VIEWPORT[1]}"
    return ""


def _inventory_problems(inventory: _InventoryEntry, entry: _CaseEntry | None, document: Document) -> Iterator[Problem]:
    for family in Family:
        if family not in inventory.families:
            remedy = f"give its sub_features, or say `{family}: {{not_implied: why}}`"
            yield document.problem(("families",), f"the family {family.value!r} is missing", remedy)
    listed = {screenshot.file for screenshot in entry.screenshots} if entry else set()
    seen: set[str] = set()
    for location, feature in _sub_features(inventory):
        if feature.id in seen:
            fact = f"the sub-feature {feature.id!r} stands twice"
            yield document.problem((*location, "id"), fact, "give one of them another id")
        seen.add(feature.id)
        if entry and feature.screenshot not in listed:
            fact = f"{feature.screenshot!r} is no screenshot of this case"
            yield document.problem((*location, "screenshot"), fact, f"use one of: {', '.join(sorted(listed))}")


def _sub_features(inventory: _InventoryEntry) -> Iterator[tuple[Location, _SubFeatureEntry]]:
    for family, item in inventory.families.items():
        if isinstance(item, _ImpliedEntry):
            for index, feature in enumerate(item.sub_features):
                yield ("families", family.value, "sub_features", index), feature


def _probe_problems(inventory: _InventoryEntry, document: Document, probes: Path) -> Iterator[Problem]:
    try:
        tree = ast.parse(probes.read_text(encoding="utf-8"))
    except FileNotFoundError:
        yield Problem(file=str(probes), line=1, fact="there is no such file", remedy="write one probe per sub-feature")
        return
    except UnicodeDecodeError as error:
        yield positions.not_utf8(probes, error)
        return
    except SyntaxError as error:
        fact = f"not readable as Python ({error.msg})"
        yield Problem(file=str(probes), line=error.lineno or 1, fact=fact, remedy="correct the syntax there")
        return
    functions = [node for node in tree.body if isinstance(node, _FUNCTION) and not node.name.startswith("_")]
    features = {feature.id: location for location, feature in _sub_features(inventory)}
    for name, count in Counter(node.name for node in functions).items():
        if count > 1:
            line = max(node.lineno for node in functions if node.name == name)
            yield Problem(file=str(probes), line=line, fact=f"the probe {name!r} stands twice", remedy="keep one")
    for node in functions:
        if isinstance(node, ast.AsyncFunctionDef) or len(node.args.args) != 1:
            fact, remedy = (
                f"the probe {node.name!r} cannot be called with just the app",
                f"write `def {node.name}(app)`",
            )
            yield Problem(file=str(probes), line=node.lineno, fact=fact, remedy=remedy)
        if node.name not in features:
            remedy = f"add the sub-feature to {INVENTORY_FILE}, rename it, or start its name with an underscore"
            fact = f"the probe {node.name!r} has no sub-feature"
            yield Problem(file=str(probes), line=node.lineno, fact=fact, remedy=remedy)
    for name in sorted(features.keys() - {node.name for node in functions}):
        fact = f"the sub-feature {name!r} has no probe"
        yield document.problem((*features[name], "id"), fact, f"write `def {name}(app)` in {PROBES_FILE}")


def _repeated_ids(cases: Iterable[Case]) -> Iterator[Problem]:
    folders: dict[str, Path] = {}
    for case in cases:
        if case.id in folders:
            fact = f"the case id {case.id!r} is already taken by {folders[case.id]}"
            yield Problem(file=str(case.folder / CASE_FILE), line=1, fact=fact, remedy="rename one of them")
        folders.setdefault(case.id, case.folder)
