"""The vocabulary of EXEC failures (protocol section 3; paper, failure taxonomy)."""

from enum import Enum
from typing import Self


class FailureMode(Enum):
    """Why an app fails EXEC: the paper's nine modes, and one of ours for a failure that is none of them.

    The value is the mode's name; ``cause`` is one of the paper's five causes, ``bucket`` one of its four buckets,
    ``clause`` the plan prompt's constraint that the mode breaks (ii, iii, iv; empty where it breaks none).
    """

    cause: str
    bucket: str
    clause: str

    def __new__(cls, name: str, cause: str, bucket: str, clause: str) -> Self:
        """Make the member with its attributes."""
        member = object.__new__(cls)
        member._value_ = name
        member.cause, member.bucket, member.clause = cause, bucket, clause
        return member

    C1 = "C1", "hallucinated import", "hallucination", ""
    """A name or a subpath that the installed package does not export."""
    C2 = "C2", "scaffold overwrite", "inconsistency", "iv"
    """``package.json`` regenerated, or dependencies that cannot be installed."""
    C3 = "C3", "undeclared dependency", "inconsistency", "iii"
    """A package imported but not declared."""
    C4 = "C4", "broken path", "inconsistency", "ii"
    """``@/`` or another alias that the scaffold does not have."""
    C5 = "C5", "broken path", "inconsistency", ""
    """A relative import of a file that was never written."""
    C6 = "C6", "hallucinated import", "hallucination", ""
    """An import of a name that the project's own file does not export."""
    C7 = "C7", "parse error", "syntax", ""
    """Source that a compiler of the toolchain rejects: TSX, CSS or JSON."""
    C8 = "C8", "scaffold overwrite", "inconsistency", "iv"
    """Another scaffold file regenerated and thereby broken."""
    C9 = "C9", "runtime error", "other", ""
    """Builds but throws at run time; the build never assigns it, the render probe does."""
    OTHER = "other", "unclassified", "other", ""
    """None of the nine: stopped at the time limit, out of memory, or an unknown message (a mode of ours)."""
