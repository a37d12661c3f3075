"""The vocabulary of EXEC failures (protocol section 3; paper, failure taxonomy)."""

from enum import StrEnum


class FailureMode(StrEnum):
    """Why an app fails EXEC: the paper's nine modes, and one of ours for a failure that is none of them."""

    C1 = "C1"
    """A name or a subpath that the installed package does not export."""
    C2 = "C2"
    """``package.json`` regenerated, or dependencies that cannot be installed."""
    C3 = "C3"
    """A package imported but not declared."""
    C4 = "C4"
    """``@/`` or another alias that the scaffold does not have."""
    C5 = "C5"
    """A relative import of a file that was never written."""
    C6 = "C6"
    """An import of a name that the project's own file does not export."""
    C7 = "C7"
    """Source that a compiler of the toolchain rejects: TSX, CSS or JSON."""
    C8 = "C8"
    """Another scaffold file regenerated and thereby broken."""
    C9 = "C9"
    """Builds but throws at run time; the build never assigns it, the render probe does."""
    OTHER = "other"
    """None of the nine: stopped at the time limit, out of memory, or an unknown message (a mode of ours)."""

    @property
    def cause(self) -> str:
        """One of the paper's five causes, or ``unclassified``."""
        return _TABLE[self][0]

    @property
    def bucket(self) -> str:
        """One of the paper's four buckets."""
        return _TABLE[self][1]

    @property
    def clause(self) -> str:
        """The plan prompt's constraint that the mode breaks: ii, iii, iv, or empty where it breaks none."""
        return _TABLE[self][2]


_TABLE = {
    FailureMode.C1: ("hallucinated import", "hallucination", ""),
    FailureMode.C2: ("scaffold overwrite", "inconsistency", "iv"),
    FailureMode.C3: ("undeclared dependency", "inconsistency", "iii"),
    FailureMode.C4: ("broken path", "inconsistency", "ii"),
    FailureMode.C5: ("broken path", "inconsistency", ""),
    FailureMode.C6: ("hallucinated import", "hallucination", ""),
    FailureMode.C7: ("parse error", "syntax", ""),
    FailureMode.C8: ("scaffold overwrite", "inconsistency", "iv"),
    FailureMode.C9: ("runtime error", "other", ""),
    FailureMode.OTHER: ("unclassified", "other", ""),
}
