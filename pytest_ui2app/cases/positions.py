"""YAML with the line of every value, so that a mistake in a case is reported where it stands."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Problem:
    """One mistake in a case: where it stands, what is wrong, and what to do about it."""

    file: str
    line: int
    fact: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.fact}; {self.remedy}"


Location = tuple[str | int, ...]

WHAT_BELONGS = "see docs/cases.md for what belongs in it"


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A parsed YAML file: its plain value, and the line (from 1) of each location in it."""

    file: Path
    value: object
    lines: dict[Location, int]

    def line(self, location: Location) -> int:
        """Return the line of a location, or of the nearest enclosing one that is in the file."""
        while location and location not in self.lines:
            location = location[:-1]
        return self.lines.get(location, 1)

    def problem(self, location: Location, fact: str, remedy: str) -> Problem:
        """Return a problem that points at a location of this file."""
        return Problem(file=str(self.file), line=self.line(location), fact=fact, remedy=remedy)


def read(file: Path) -> tuple[Document, list[Problem]]:
    """Parse a YAML file, every scalar as text; what is wrong with it as YAML comes back as problems, not exceptions."""
    document = Document(file=file, value=None, lines={})
    if not file.is_file():
        return document, [document.problem((), "there is no such file", f"write it; {WHAT_BELONGS}")]
    try:
        node = yaml.compose(file.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
        if node is None:
            return document, [document.problem((), "the file is empty", WHAT_BELONGS)]
        value = yaml.BaseLoader("").construct_document(node)
        document = Document(file=file, value=value, lines=dict(_lines(node, ())))
        return document, [_repeated(file, key) for key in _repeated_keys(node)]
    except UnicodeDecodeError as error:
        return document, [not_utf8(file, error)]
    except yaml.YAMLError as error:
        return document, [_unreadable(file, error)]
    except RecursionError:
        return document, [document.problem((), "an alias refers to itself", "write out what it stands for")]


def not_utf8(file: Path, error: UnicodeDecodeError) -> Problem:
    """Return the problem of a text file in another encoding."""
    line = error.object[: error.start].count(b"\n") + 1
    fact = f"not in UTF-8 (byte 0x{error.object[error.start]:02x})"
    return Problem(file=str(file), line=line, fact=fact, remedy="save it as UTF-8")


def _unreadable(file: Path, error: yaml.YAMLError) -> Problem:
    mark, begin = getattr(error, "problem_mark", None), getattr(error, "context_mark", None)
    fact = getattr(error, "problem", None) or " ".join(str(error).split())
    if begin:
        fact = f"{error.context} that begins on line {begin.line + 1}: {fact}"  # type: ignore[attr-defined]
    line = mark.line + 1 if mark else 1
    return Problem(file=str(file), line=line, fact=f"not readable as YAML ({fact})", remedy="correct the syntax there")


def _repeated(file: Path, key: yaml.ScalarNode) -> Problem:
    return Problem(
        file=str(file),
        line=key.start_mark.line + 1,
        fact=f"the key {key.value!r} stands twice",
        remedy="keep one: YAML would silently take the last",
    )


def _children(node: yaml.Node) -> Iterator[tuple[str | int, yaml.Node, yaml.Node]]:
    """Yield (key, node that marks the place, value node) of a mapping or sequence."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield str(key.value), key, value
    elif isinstance(node, yaml.SequenceNode):
        for index, value in enumerate(node.value):
            yield index, value, value


def _lines(node: yaml.Node, at: Location) -> Iterator[tuple[Location, int]]:
    for key, place, value in _children(node):
        yield (*at, key), place.start_mark.line + 1
        yield from _lines(value, (*at, key))


def _repeated_keys(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    seen: set[str | int] = set()
    for key, place, value in _children(node):
        if isinstance(node, yaml.MappingNode) and key in seen and isinstance(place, yaml.ScalarNode):
            yield place
        seen.add(key)
        yield from _repeated_keys(value)
