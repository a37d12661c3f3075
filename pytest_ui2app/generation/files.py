"""A model's reply as a source tree."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One breach of the plan prompt's explicit constraints (protocol section 2): ``clause`` is i, ii, iii or iv."""

    clause: str
    subject: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTree:
    """The generated source: ``files`` maps posix paths under ``src/`` to text, ``dependencies`` npm names to ranges."""

    files: Mapping[str, str]
    dependencies: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
