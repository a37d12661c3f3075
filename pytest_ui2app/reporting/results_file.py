"""Reading a run's results.json again: the records in it, as they were before they were written."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.errors import UsageError
from pytest_ui2app.reporting.json_report import RESULTS_FILE, SCHEMA_VERSION
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.store import digest

_RECORDS: Final = TypeAdapter(list[ItemRecord])
_IDENTITY: Final = ("case", "application_family", "model", "round", "metric", "family")
_REMEDY: Final = "give the file that a run wrote, or its folder"


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """The records of a finished run, in the file's order; ``digest`` is that of the whole file."""

    records: tuple[ItemRecord, ...]
    complete: bool
    digest: str


def read_results(place: Path) -> Results:
    """Read a results.json, given itself or by its folder. Raises UsageError for anything else."""
    file = place / RESULTS_FILE if place.is_dir() else place
    try:
        content = file.read_bytes()
        report = json.loads(content)
    except (OSError, ValueError) as error:
        raise UsageError(f"{file} is no {RESULTS_FILE} ({error}); {_REMEDY}") from error
    if not isinstance(report, dict) or not isinstance(report.get("records"), list):
        raise UsageError(f"{file} is no {RESULTS_FILE} of this project: it has no records; {_REMEDY}")
    if report.get("schema_version") != SCHEMA_VERSION:
        version = report.get("schema_version")
        remedy = f"this version reads {SCHEMA_VERSION}: run again, nothing that the store has is asked anew"
        raise UsageError(f"{file} has schema_version {version!r}; {remedy}")
    return Results(
        records=tuple(_records(report["records"], file)),
        complete=bool(report.get("complete")),
        digest=digest.of_bytes(content),
    )


def _records(rows: list[Any], file: Path) -> list[ItemRecord]:
    try:
        return _RECORDS.validate_python([_nested(row) for row in rows])
    except (ValidationError, TypeError, AttributeError) as error:
        raise UsageError(f"{file} holds a record that no run wrote ({_fact(error)}); {_REMEDY}") from error


def _nested(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row of the file in the shape of an ItemRecord."""
    identity = {name: row[name] for name in _IDENTITY if name in row}
    return {"identity": identity, **{name: value for name, value in row.items() if name not in _IDENTITY}}


def _fact(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
    return str(error)
