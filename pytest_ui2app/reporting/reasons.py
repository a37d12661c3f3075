"""Reasons in the lines at the end of a run: one line each, and not too long."""

from typing import Final

from pytest_ui2app import wording
from pytest_ui2app.build.diagnostics import one_line

LONGEST: Final = 160
"""Characters of a reason that are shown; results.json has all of it."""


def shortened(text: str, longest: int = LONGEST) -> str:
    """Return a text in one line of at most ``longest`` characters."""
    return wording.shortened(one_line(text), longest)
