"""The file that holds all of an agreement: written over an earlier one, and over nothing else."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from pytest_ui2app.errors import UsageError

_PARTS: Final = frozenset({"sources", "pairs", "alpha", "disagreements"})
"""What every such file has at its top; a run's results.json has an agreement further down."""
_REMEDY: Final = "name another file with --json"


def check_place(file: Path, inputs: Iterable[Path]) -> None:
    """Raise UsageError where the file must not be written: over an input, over anything else's file, or nowhere."""
    if file.resolve() in {each.resolve() for each in inputs}:
        raise UsageError(f"{file} is read by this very command and would be lost; {_REMEDY}")
    if not file.parent.is_dir():
        raise UsageError(f"{file} cannot be written, there is no folder {file.parent}; make it, or {_REMEDY}")
    if file.is_dir():
        raise UsageError(f"{file} is a folder; {_REMEDY}")
    if file.is_file() and not _is_agreement(file):
        raise UsageError(f"{file} is there and was not written by `ui2app agreement --json`; {_REMEDY}")


def write_agreement(file: Path, found: Mapping[str, Any]) -> None:
    """Write an agreement as JSON. Raises UsageError where that cannot be done."""
    try:
        file.write_text(json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{file} cannot be written ({error}); {_REMEDY}") from error


def _is_agreement(file: Path) -> bool:
    try:
        held = json.loads(file.read_bytes())
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(held, dict) and held.keys() >= _PARTS
