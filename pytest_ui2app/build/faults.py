"""What a build stumbled over, as far as its own words say; which failure mode that is, ``failure_rules`` decides."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What is wrong with the thing that a fault is about."""

    UNRESOLVED = "unresolved"
    """An import leads nowhere; the subject is its specifier."""
    UNWRITTEN = "unwritten"
    """A file of the app that something other than an import asks for does not exist; the subject is its path."""
    UNOFFERED = "unoffered"
    """An installed package does not offer the subpath, or no entry at all; the subject is the specifier."""
    UNEXPORTED = "unexported"
    """A module lacks the imported name, which is the subject."""
    REJECTED = "rejected"
    """A compiler of the toolchain does not take the source; the subject is its complaint."""
    UNKNOWN = "unknown"
    """Anything else, such as a build that was ended; the subject says what is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One fault in ``file``, a path such as ``src/App.tsx`` or ``node_modules/<package>/...``, or empty if unknown.

    ``line`` counts from 1 and is 0 where unknown. ``exporter`` is the module that lacks the name of an UNEXPORTED.
    """

    kind: Kind
    file: str = ""
    line: int = 0
    subject: str = ""
    exporter: str = ""
