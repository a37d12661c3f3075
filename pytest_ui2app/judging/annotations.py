"""Reading the filled sheets of annotators: every mistake is named with file, line, value and remedy, all at once."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.cases.positions import Problem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import Cell, CellLabel, Labels
from pytest_ui2app.taxonomy import Outcome, Scope

GIVEN: Final = ("app", "case", "round", "family", "inventory_scope", "sub_features")
"""Columns that the export fills."""
ASKED: Final = ("coverage", "outcome", "scope", "notes")
"""Columns that the annotator fills."""
COLUMNS: Final = (*GIVEN, *ASKED)
_NEEDED: Final = ("app", "case", "round", "family", *ASKED)
_UNTOUCHED: Final = "the export fills it; leave it as it was"
_COVERAGES: Final = {"1": True, "0": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotation:
    """What one annotator says of a cell; ``notes`` are free text, perhaps empty."""

    label: CellLabel
    notes: str


Annotations = Mapping[Cell, Annotation]
"""One annotator's sheet; a cell whose row is empty is not in it."""


def labels_of(annotations: Annotations) -> Labels:
    """Return the labels without the notes."""
    return {cell: annotation.label for cell, annotation in annotations.items()}


def read_annotations(files: Sequence[Path], key: SheetKey) -> list[Annotations]:
    """Read one filled CSV per annotator.

    A row whose four columns are empty is a cell that the annotator left out, and so is a row that is not there.
    Raises UsageError with every mistake of every file.
    """
    sheets = [_Sheet(file, key) for file in files]
    read = [dict(sheet.annotations()) for sheet in sheets]
    if problems := sorted(problem for sheet in sheets for problem in sheet.problems):
        count = "1 mistake" if len(problems) == 1 else f"{len(problems)} mistakes"
        raise UsageError("\n".join([f"annotations cannot be used, {count} found:", *(f"  {p}" for p in problems)]))
    return [*read]


class _Sheet:
    """One file, and what is wrong with it."""

    def __init__(self, file: Path, key: SheetKey) -> None:
        self.problems: list[Problem] = []
        self._file = file
        self._key = key

    def annotations(self) -> Iterator[tuple[Cell, Annotation]]:
        seen: dict[Cell, int] = {}
        for line, row in self._rows():
            cell = self._cell(line, row)
            if cell is None:
                continue
            if cell in seen:
                fact = f"{row['app']} has a second row for {cell.family}, the first is in line {seen[cell]}"
                self._problem(line, fact, "keep one")
                continue
            seen[cell] = line
            label = self._label(line, row, self._key.apps[row["app"]].scopes[cell.family])
            if label is not None:
                yield cell, Annotation(label=label, notes=row["notes"])

    def _problem(self, line: int, fact: str, remedy: str) -> None:
        self.problems.append(Problem(file=str(self._file), line=line, fact=fact, remedy=remedy))

    def _rows(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield each row by column, without space around its values, with the line on which it begins."""
        reader = csv.reader(io.StringIO(self._text(), newline=""), strict=True)
        header: list[str] = []
        line = 1
        try:
            for fields in reader:
                values = [field.strip() for field in fields]
                if not any(values):
                    pass
                elif not header:
                    header = values
                    if self._bad_header(header):
                        return
                elif len(values) > len(header):
                    fact = f"{len(values)} values for {len(header)} columns"
                    self._problem(line, fact, "put text with a comma in quotes")
                else:
                    yield line, dict(zip(header, _padded(values, header), strict=True))
                line = reader.line_num + 1
        except csv.Error as error:
            self._problem(line, f"not readable as CSV ({error})", "save the sheet as comma-separated UTF-8")
        if not header and not self.problems:
            self._problem(1, "the file is empty", "give the CSV that an annotator filled")

    def _text(self) -> str:
        try:
            return self._file.read_text(encoding="utf-8-sig")  # spreadsheets put a mark before UTF-8
        except OSError as error:
            self._problem(1, f"it cannot be read ({error.strerror})", "give the CSV that an annotator filled")
        except UnicodeDecodeError as error:
            self._problem(1, f"it is not UTF-8 (byte {error.start})", "save the sheet as comma-separated UTF-8")
        return ""

    def _bad_header(self, header: list[str]) -> bool:
        missing = [name for name in _NEEDED if name not in header]
        if not missing:
            return False
        remedy = f"the first line is {','.join(COLUMNS)}, separated by commas"
        self._problem(1, f"it has no column {', '.join(map(repr, missing))}", remedy)
        return True

    def _cell(self, line: int, row: Mapping[str, str]) -> Cell | None:
        app = self._key.apps.get(row["app"])
        if app is None:
            self._problem(line, f"there is no app {row['app']!r} in the key", f"{_UNTOUCHED}, and give that run's key")
            return None
        for column, value in (("case", app.case), ("round", str(app.round))):
            if row[column] != value:
                fact = f"{column} is {row[column]!r}, but app {row['app']} has {value!r}"
                self._problem(line, fact, f"{_UNTOUCHED}, and give that run's key")
        family = next((family for family in app.scopes if family.value == row["family"]), None)
        if family is None:
            names = ", ".join(app.scopes)
            self._problem(line, f"family is {row['family']!r}, but {row['app']} is asked about {names}", _UNTOUCHED)
            return None
        return app.cell(family)

    def _label(self, line: int, row: Mapping[str, str], scope: Scope) -> CellLabel | None:
        if not any(row[column] for column in ASKED):
            return None
        covered = _COVERAGES.get(row["coverage"])
        if covered is None:
            remedy = "write 1 if any of the sub-features is present as a control, 0 if none is"
            self._problem(line, f"coverage is {row['coverage']!r}", remedy)
            return None
        return self._present(line, row) if covered else self._absent(line, row, scope)

    def _absent(self, line: int, row: Mapping[str, str], scope: Scope) -> CellLabel:
        for column in ("outcome", "scope"):
            if row[column]:
                fact = f"{column} is {row[column]!r} of a family with coverage 0"
                self._problem(line, fact, "leave it empty, or write 1 as coverage")
        return CellLabel(outcome=NotCovered(), scope=float(scope))

    def _present(self, line: int, row: Mapping[str, str]) -> CellLabel | None:
        outcome = row["outcome"].upper()
        scope = row["scope"].upper()
        if outcome not in Outcome.__members__:
            self._problem(line, f"outcome is {row['outcome']!r}", "write W, P or F: all, some, none of it works")
        if scope not in Scope.__members__:
            self._problem(line, f"scope is {row['scope']!r}", "write S1, S2 or S3")
        if outcome not in Outcome.__members__ or scope not in Scope.__members__:
            return None
        return CellLabel(outcome=Outcome[outcome], scope=float(Scope[scope]))


def _padded(fields: list[str], header: list[str]) -> list[str]:
    """Return a row with the empty values at its end, which some spreadsheets leave away."""
    return [*fields, *[""] * (len(header) - len(fields))]
