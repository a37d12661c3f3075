"""The files in which a user writes about models, each with the places of what is wrong in it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

import yaml

from pytest_ui2app.cases import positions
from pytest_ui2app.generation.providers.tables import Fault, Place

SECTION: Final = ("tool", "ui2app")
"""Where a pyproject.toml speaks of models."""


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
        except (OSError, tomllib.TOMLDecodeError) as error:
            return {}, [f"{self.file}: not readable as TOML ({error}); correct it there"]
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
            document, problems = positions.read(self.file)
            if document.value is None and not self.file.read_bytes().strip():
                return {}, [f"{self.file}: the file is empty; write models or providers into it"]
            self.lines.update(document.lines)
            value: object = {} if problems else yaml.safe_load(self.file.read_text(encoding="utf-8"))
            return value, [str(problem) for problem in problems]
        except (OSError, yaml.YAMLError, ValueError) as error:
            return {}, [f"{self.file}{_said(error)}"]

    def problem(self, fault: Fault) -> str:
        """Say it with file and place."""
        place, fact, remedy = fault
        document = positions.Document(file=self.file, value=None, lines=self.lines)
        return f"{self.file}:{document.line(place)}: {dotted(place) or 'the file'} {fact}; {remedy}"


def _said(error: Exception) -> str:
    # PyYAML's whole message quotes the line, in which a key may stand.
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark:
        return f":{error.problem_mark.line + 1}: {error.problem}; write the value in quotes"
    return f": not readable ({type(error).__name__}); give a text file with values that YAML knows"


def dotted(place: Place) -> str:
    """Return a place as it is written in TOML, such as ``models."openai/gpt-5".temperature``."""
    plain = str.maketrans("", "", "-_")
    steps = [str(step) for step in place]
    return ".".join(step if step.translate(plain).isalnum() else f'"{step}"' for step in steps)
