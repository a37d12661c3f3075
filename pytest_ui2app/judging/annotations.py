"""Reading the filled sheets of annotators: every mistake is named with file, line, value and remedy, all at once."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.cases.positions import Problem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.characters import printable
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import Cell, CellLabel, Labels
from pytest_ui2app.taxonomy import Outcome, Scope
from pytest_ui2app.wording import counted, shortened

GIVEN: Final = ("app", "case", "round", "family", "sub_features")
"""Columns that the export fills."""
ASKED: Final = ("coverage", "outcome", "scope", "notes")
"""Columns that the annotator fills."""
COLUMNS: Final = (*GIVEN, *ASKED)
_NEEDED: Final = ("app", "case", "round", "family", *ASKED)
_UNTOUCHED: Final = "the export fills it; leave it as it was"
_FORMER: Final = "inventory_scope"
"""A column that the export filled once; a sheet may have it."""
_COVERAGES: Final = {"1": True, "1.0": True, "0": False, "0.0": False}
"""As people write it, and as spreadsheets do."""
_SEPARATORS: Final = {";": "semicolons", "\t": "tabs"}
"""What some spreadsheets put between columns in the place of commas."""
_SHOWN: Final = 60
"""Characters of a changed value that are shown [ours]."""
_FILLED: Final = "give the CSV that an annotator filled"


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
    Raises UsageError with every mistake of every file; a file without a single label is one.
    """
    sheets = [_Sheet(file, key) for file in files]
    read = [sheet.read() for sheet in sheets]
    if problems := sorted(problem for sheet in sheets for problem in sheet.problems):
        raise UsageError(
            "\n".join(
                [
                    f"annotations cannot be used, {counted(len(problems), 'mistake')} found:",
                    *(f"  {p}" for p in problems),
                ]
            )
        )
    return [*read]


class _Sheet:
    """One file, and what is wrong with it."""

    def __init__(self, file: Path, key: SheetKey) -> None:
        self.problems: list[Problem] = []
        self._file = file
        self._key = key
        self._rows_read = 0

    def read(self) -> Annotations:
        found = dict(self._annotations())
        if not found and not self.problems:
            fact = f"it has no label, all its {self._rows_read} rows are empty" if self._rows_read else "it has no row"
            self._problem(1, fact, f"{_FILLED}; what the page downloads is not in the sheet's folder")
        return found

    def _annotations(self) -> Iterator[tuple[Cell, Annotation]]:
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
            self._rows_read += 1
            label = self._label(line, row, self._key.apps[row["app"]].scopes[cell.family])
            if label is not None:
                yield cell, Annotation(label=label, notes=printable(row["notes"]))

    def _problem(self, line: int, fact: str, remedy: str) -> None:
        self.problems.append(Problem(file=str(self._file), line=line, fact=fact, remedy=remedy))

    def _rows(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield each row by column, without space around its values, with the line on which it begins."""
        text = self._text()
        if self._otherwise_separated(text):
            return
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
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
            self._problem(1, "the file is empty", _FILLED)

    def _text(self) -> str:
        try:
            return self._file.read_text(encoding="utf-8-sig")  # spreadsheets put a mark before UTF-8
        except OSError as error:
            self._problem(1, f"it cannot be read ({error.strerror})", _FILLED)
        except UnicodeDecodeError as error:
            self._problem(1, f"it is not UTF-8 (byte {error.start})", "save the sheet as comma-separated UTF-8")
        return ""

    def _otherwise_separated(self, text: str) -> bool:
        first = text.lstrip().partition("\n")[0]
        for mark, name in _SEPARATORS.items():
            if {*_NEEDED} <= {column.strip(' "\r') for column in first.split(mark)}:
                self._problem(1, f"its columns are separated by {name}", "save the sheet as comma-separated UTF-8")
                return True
        return False

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
        self._compare(line, row, {"case": app.case, "round": str(app.round)})
        family = next((family for family in app.scopes if family.value == row["family"]), None)
        if family is None:
            names = ", ".join(app.scopes)
            self._problem(line, f"family is {row['family']!r}, but {row['app']} is asked about {names}", _UNTOUCHED)
            return None
        words = {"sub_features": app.words[family]} if family in app.words else {}
        self._compare(line, row, {_FORMER: app.scopes[family].name, **words})
        return app.cell(family)

    def _compare(self, line: int, row: Mapping[str, str], given: Mapping[str, str]) -> None:
        """Compare what the export filled with what is there; a column that is not there says nothing wrong."""
        for column, value in given.items():
            there = " ".join(row.get(column, value).split())
            if column == "round":
                there = there.removesuffix(".0")  # as spreadsheets write a number
            if there != " ".join(value.split()):
                fact = (
                    f"{column} is {shortened(there, _SHOWN)!r}, but app {row['app']} has {shortened(value, _SHOWN)!r}"
                )
                self._problem(line, fact, f"{_UNTOUCHED}, and give that run's key")

    def _label(self, line: int, row: Mapping[str, str], scope: Scope) -> CellLabel | None:
        if not any(row[column] for column in ASKED):
            return None
        covered = _COVERAGES.get(row["coverage"])
        if covered is None:
            remedy = "write 1 if any of the sub-features is present as a control, 0 if none is"
            told = any(row[column] for column in ("coverage", "outcome", "scope"))
            self._problem(line, f"coverage is {row['coverage']!r}", remedy if told else f"{remedy}, or clear the notes")
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
