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
    """Parse a YAML file; what is wrong with the file as YAML comes back as problems, never as an exception."""
    document = Document(file=file, value=None, lines={})
    if not file.is_file():
        return document, [document.problem((), "there is no such file", f"add a {file.name} to the case")]
    try:
        node = yaml.compose(file.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        return document, [_unreadable(file, error)]
    if node is None:
        return document, [document.problem((), "the file is empty", "see docs/cases.md for what belongs in it")]
    lines = dict(_lines(node, ()))
    document = Document(file=file, value=yaml.SafeLoader("").construct_document(node), lines=lines)
    return document, [_repeated(file, key) for key in _repeated_keys(node)]


def _unreadable(file: Path, error: yaml.YAMLError | UnicodeDecodeError) -> Problem:
    mark = getattr(error, "problem_mark", None)
    line = mark.line + 1 if mark else 1
    fact = getattr(error, "problem", None) or str(error)
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
