"""The cases that come with the package, which may be asked for by their names."""

from pathlib import Path
from typing import Final

from pytest_ui2app.cases.case import CASE_FILE
from pytest_ui2app.errors import UsageError

CASES_FOLDER: Final = "cases"
_PACKAGE: Final = Path(__file__).parents[1]
_INSTALLED: Final = _PACKAGE / "bundled" / CASES_FOLDER
BUNDLED: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / CASES_FOLDER
"""The cases inside an installed package, or beside it in a checkout."""


def case_folder(place: Path) -> Path:
    """Return the folder that a user means: one that exists, else the bundled case of that name.

    Raises UsageError for neither.
    """
    if place.is_dir():
        return place
    known = {file.parent.name: file.parent for file in sorted(BUNDLED.glob(f"*/{CASE_FILE}"))}
    if place.name in known and place.absolute() == Path.cwd() / place.name:
        return known[place.name]
    raise UsageError(
        f"there is no folder {place}; give a case's, or one of cases, or the name of a bundled case: {', '.join(known)}"
    )
