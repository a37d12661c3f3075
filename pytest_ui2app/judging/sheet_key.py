"""Which app hides behind which name on an annotation sheet: kept apart from it, so that annotators do not know."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.errors import UsageError
from pytest_ui2app.scoring.labels import Cell
from pytest_ui2app.store import digest
from pytest_ui2app.taxonomy import Family, Scope

ID_LENGTH: Final = 8
"""Characters of an opaque id: among 1,000 apps two alike have a chance of one in 8,000. [ours]"""
_LETTERS: Final = str.maketrans("0123456789abcdef", "ghjkmnpqrstvwxyz")
"""What stands for each hex digit of an id [ours]: a spreadsheet takes 5e000096 or 12345678 for a number, no letters for
a word, without vowels. None is a hex digit, so that ids of earlier sheets, which were digits, have the same letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetApp:
    """One app to annotate: whose it is, and the inventory's scope of each family asked about.

    ``words`` are what the sheet says of each family; empty in the key of an earlier sheet.
    """

    model: str
    case: str
    round: int
    scopes: Mapping[Family, Scope]
    words: Mapping[Family, str] = field(default_factory=dict)

    def cell(self, family: Family) -> Cell:
        """Return what a row of the sheet labels."""
        return Cell(model=self.model, case=self.case, round=self.round, family=family)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetKey:
    """The apps of a sheet by their opaque ids, in the sheet's order."""

    apps: Mapping[str, SheetApp]

    def check_place(self, file: Path) -> None:
        """Raise UsageError where anything is there but a key of the very same sheet."""
        if not file.exists():
            return
        try:
            is_this = SheetKey.read(file).apps.keys() == self.apps.keys()
        except UsageError:
            is_this = False
        if not is_this:
            raise UsageError(f"{file} is there and is no key of this sheet; name another file with --key")

    def write(self, file: Path) -> None:
        """Write the key as JSON. Raises UsageError where that cannot be done, or must not."""
        self.check_place(file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(_KEY.dump_json(self, indent=1) + b"\n")
        except OSError as error:
            raise UsageError(f"the key cannot be written to {file} ({error}); name another file with --key") from error

    def made_of(self, run: str) -> bool:
        """Whether it was made from the results file of that digest."""
        named = ((name.translate(_LETTERS), app) for name, app in self.apps.items())
        return all(opaque_id(run, app.model, app.case, app.round) == name for name, app in named)

    @classmethod
    def read(cls, file: Path) -> "SheetKey":
        """Read what ``write`` wrote. Raises UsageError for anything else."""
        try:
            return _KEY.validate_json(file.read_bytes())
        except (OSError, ValidationError) as error:
            fact = str(error) if isinstance(error, OSError) else f"{error.error_count()} mistakes in it"
            remedy = "give the file that `ui2app annotate` wrote beside the sheet"
            raise UsageError(f"{file} is no key of an annotation sheet ({fact}); {remedy}") from error


_KEY: TypeAdapter[SheetKey] = TypeAdapter(SheetKey)


def opaque_id(run: str, model: str, case: str, round_: int) -> str:
    """Return the name of an app on a sheet, letters: the same for the same run, and telling nothing to who lacks it.

    ``run`` is a digest of the whole results file, without which the name cannot be recomputed from a model's name.
    """
    return digest.of_json([run, model, case, round_])[:ID_LENGTH].translate(_LETTERS)


def sheet_key(run: str, apps: Mapping[tuple[str, str, int], Mapping[Family, Scope]]) -> SheetKey:
    """Return the key of apps given as (model, case, round); in it cases stay together and models are shuffled."""
    named = {
        opaque_id(run, model, case, round_): SheetApp(model=model, case=case, round=round_, scopes=dict(scopes))
        for (model, case, round_), scopes in apps.items()
    }
    if len(named) < len(apps):
        raise ValueError(f"two of {len(apps)} apps have one id of {ID_LENGTH} characters")
    return SheetKey(apps=dict(sorted(named.items(), key=lambda entry: (entry[1].case, entry[0]))))
