"""The attempts of a trial as its record keeps them: each with its failure's place in the paper's taxonomy."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.packages import KeptPackage, Resolution
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.pipeline import Attempt

CLAUSES: Final = ("i", "ii", "iii", "iv")
"""The explicit constraints of the plan prompt (protocol section 2)."""

Json = dict[str, Any]
_ATTEMPT: Final = TypeAdapter(Attempt)
_KEPT: Final = TypeAdapter(tuple[KeptPackage, ...])
_RESOLUTION: Final = TypeAdapter(Resolution)


def attempt_rows(attempts: Iterable[Attempt]) -> list[Json]:
    """Return the attempts as they stand in a record."""
    return [_ATTEMPT.dump_python(attempt, mode="json") | _taxonomy(attempt.mode) for attempt in attempts]


def _taxonomy(mode: FailureMode | None) -> Json:
    if mode is None:
        return {"cause": "", "bucket": "", "clause": ""}
    return {"cause": mode.cause, "bucket": mode.bucket, "clause": mode.clause}


def broken_clauses(written: SourceTree, first: Attempt) -> list[str]:
    """Return the clauses that an app as first written breaks (protocol section 3, instruction compliance).

    They are told by its source and its plan, or by how its first attempt failed.
    """
    broken = {violation.clause for violation in written.violations} | {first.mode.clause if first.mode else ""}
    return [clause for clause in CLAUSES if clause in broken]


def package_rows(resolution: Resolution) -> list[Json]:
    """Return the packages that an app has beside the scaffold's: name, version, integrity, whether it declared them."""
    rows: list[Json] = _RESOLUTION.dump_python(resolution, mode="json")["packages"]
    return rows


def kept_rows(kept: tuple[KeptPackage, ...]) -> list[Mapping[str, str]]:
    """Return the scaffold's packages that an app declared again."""
    rows: list[Mapping[str, str]] = _KEPT.dump_python(kept, mode="json")
    return rows
