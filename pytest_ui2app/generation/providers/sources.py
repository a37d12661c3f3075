"""The files in which a user writes about models, each with the places of what is wrong in it."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

import yaml

from pytest_ui2app.cases import positions
from pytest_ui2app.generation.providers.key_like import hidden, may_be_secret
from pytest_ui2app.generation.providers.tables import Fault, Place

SECTION: Final = ("tool", "ui2app")
"""Where a pyproject.toml speaks of models."""
MOST_BYTES: Final = 1_000_000
MOST_NODES: Final = 10_000
"""What a YAML file may hold at most, its aliases written out; ours, some hundred models."""


class Source(Protocol):
    """A file with settings of models."""

    @property
    def name(self) -> str:
        """What it is called in messages."""
        ...

    def content(self) -> tuple[object, list[str]]:
        """Return what it says about models and providers, and what keeps it from being read."""
        ...

    def problem(self, fault: Fault) -> str:
        """Say a fault with the place where it stands."""
        ...


@dataclass(frozen=True, slots=True)
class Toml:
    """A pyproject.toml; faults are placed by dotted keys."""

    file: Path

    @property
    def name(self) -> str:
        """Its name without folders."""
        return f"{self.file.name} [{'.'.join(SECTION)}]"

    def content(self) -> tuple[object, list[str]]:
        """Read its section; one that is not there says nothing."""
        try:
            value: object = tomllib.loads(self.file.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            return {}, [f"{self.file}: not in UTF-8; save it as UTF-8"]
        except (OSError, ValueError, RecursionError) as error:
            return {}, [f"{self.file}: not readable as TOML ({_without_keys(str(error))}); correct it there"]
        for step in SECTION:
            value = value.get(step, {}) if isinstance(value, Mapping) else {}
        return value, []

    def problem(self, fault: Fault) -> str:
        """Say it with file and place."""
        place, fact, remedy = fault
        return f"{self.file}: {dotted((*SECTION, *place))} {fact}; {remedy}"


@dataclass(frozen=True, slots=True)
class Yaml:
    """A YAML file; faults are placed by lines."""

    file: Path
    lines: dict[positions.Location, int] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its name without folders."""
        return self.file.name

    def content(self) -> tuple[object, list[str]]:
        """Read the whole file; the values as YAML types them."""
        if not self.file.is_file():
            return {}, [f"{self.file}: there is no such file; correct the path, or write it"]
        try:
            if trouble := _beyond_bounds(self.file):
                return {}, [f"{self.file}: {trouble}"]
            document, problems = positions.read(self.file)
            if document.value is None and not self.file.read_bytes().strip():
                return {}, [f"{self.file}: the file is empty; write models or providers into it"]
            self.lines.update(document.lines)
            value: object = {} if problems else yaml.safe_load(self.file.read_text(encoding="utf-8"))
            return value, [_without_keys(str(problem)) for problem in problems]
        except (OSError, yaml.YAMLError, ValueError, RecursionError) as error:
            return {}, [f"{self.file}{_said(error)}"]

    def problem(self, fault: Fault) -> str:
        """Say it with file and place."""
        place, fact, remedy = fault
        document = positions.Document(file=self.file, value=None, lines=self.lines)
        return f"{self.file}:{document.line(place)}: {dotted(place) or 'the file'} {fact}; {remedy}"


class _Counting(yaml.BaseLoader):
    """Stops at a file whose values are too many; a few lines of aliases stand for any number of them."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._nodes = 0
        self._sizes: dict[yaml.Node, int] = {}

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        before, alias = self._nodes, self.check_event(yaml.AliasEvent)
        node = super().compose_node(parent, index)
        if node is not None:
            self._nodes += self._sizes.get(node, 1) if alias else 1
            self._sizes.setdefault(node, self._nodes - before)
        if self._nodes > MOST_NODES:
            raise _TooManyNodesError
        return node


class _TooManyNodesError(Exception):
    """A YAML file holds more than MOST_NODES."""


def _beyond_bounds(file: Path) -> str:
    """Say which bound a YAML file goes beyond, empty if it keeps to them; not what else is wrong with it."""
    if file.stat().st_size > MOST_BYTES:
        return f"larger than {MOST_BYTES:,} bytes; give a file with settings of models, split it if it is one"
    try:
        yaml.compose(file.read_text(encoding="utf-8"), Loader=_Counting)
    except _TooManyNodesError:
        return f"holds more than {MOST_NODES:,} values, its aliases (*name) written out; use fewer aliases"
    except RecursionError:
        return "nested too deeply to be read; settings of models need a few levels"
    except (yaml.YAMLError, ValueError):
        return ""
    return ""


def _without_keys(message: str) -> str:
    """Hide what a parser's message quotes, if it may be a secret."""
    return re.sub(r"""(['"])(.+?)\1""", lambda quoted: hidden(quoted.group()), message)


def _said(error: Exception) -> str:
    # PyYAML's whole message quotes the line, in which a key may stand.
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark:
        return f":{error.problem_mark.line + 1}: {_without_keys(str(error.problem))}; write the value in quotes"
    return f": not readable ({type(error).__name__}); give a text file with values that YAML knows"


def dotted(place: Place) -> str:
    """Return a place as it is written in TOML, such as ``models."openai/gpt-5".temperature``."""
    return ".".join(map(_step, place))


def _step(step: str | int) -> str:
    text = str(step)
    plain = text.translate(str.maketrans("", "", "-_")).isalnum()
    return hidden(text) if plain or may_be_secret(text) else f'"{text}"' if text.isprintable() else repr(text)
