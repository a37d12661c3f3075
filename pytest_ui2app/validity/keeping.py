"""The file that verdicts are kept in: one file for as many runs as write to it, at once or one after another."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.validity.verdicts import Verdict

PATIENCE = 60
"""Seconds to wait for a file's lock at most: another run holds it for as long as it takes to write the file."""

_VERDICTS = TypeAdapter(tuple[Verdict, ...])


def read_verdicts(file: Path) -> tuple[Verdict, ...]:
    """Return the verdicts in a file; none where there is no such file yet. Raises UsageError for any other file."""
    try:
        return _VERDICTS.validate_json(file.read_bytes())
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise UsageError(f"{file} cannot be read ({error.strerror}); name another file") from error
    except ValidationError as error:
        raise UsageError(f"{file} does not hold verdicts of this version; name another file or delete it") from error


def prepare(file: Path) -> None:
    """See to it that verdicts can be kept in a file, before any are made; its folder is made where it is missing.

    Raises UsageError where they cannot be.
    """
    if file.exists() and not file.is_file():
        kind = "a folder" if file.is_dir() else "no plain file"
        raise UsageError(f"{file} is {kind}; name a file for the verdicts, such as verdicts.json")
    read_verdicts(file)
    fresh = _fresh(file)
    try:
        fresh.parent.mkdir(parents=True, exist_ok=True)
        fresh.touch()
        fresh.unlink()
    except OSError as error:
        raise UsageError(f"{file} cannot be written ({error.strerror}); name a file elsewhere") from error


def add_verdicts(file: Path, verdicts: Sequence[Verdict]) -> None:
    """Put verdicts into a file in the place of older ones of the same mutants, unless those say more.

    What else it holds stays, also what another run has added since: the file is read again, under its lock, and
    replaced at once or not at all. Raises InfrastructureError where it cannot be written, and UsageError as
    ``read_verdicts`` does.
    """
    beside = file.resolve()
    with _writing(file), FileLock(beside.with_name(f"{beside.name}.lock"), timeout=PATIENCE):
        held: dict[tuple[str, str], Verdict] = {}
        for verdict in (*read_verdicts(file), *verdicts):
            known = held.get((verdict.case, verdict.mutant))
            if known is None or not known.says_more_than(verdict):
                held[verdict.case, verdict.mutant] = verdict
        fresh = _fresh(file)
        try:
            fresh.write_bytes(
                _VERDICTS.dump_json(tuple(held[key] for key in sorted(held)), indent=1, exclude_defaults=True) + b"\n"
            )
            fresh.replace(beside)
        finally:
            fresh.unlink(missing_ok=True)


def _fresh(file: Path) -> Path:
    """Return the name for what is to replace a file: beside it, and of this process alone."""
    beside = file.resolve()
    return beside.with_name(f"{beside.name}.{os.getpid()}.new")


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except Timeout as error:
        raise InfrastructureError(
            f"another run has held {error.lock_file} for {PATIENCE} s; end it, or name another file with --out"
        ) from error
    except OSError as error:
        raise InfrastructureError(
            f"{file} cannot be written ({error}); what it holds is as it was: free some space and run again"
        ) from error
