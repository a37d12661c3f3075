"""What is kept of a provider's own words: JSON of whatever shape, so that the store can always write and read it."""

from collections.abc import Callable, Mapping
from itertools import islice
from math import isfinite
from typing import Final

from pytest_ui2app.generation.model import Json

DEEPEST: Final = 8
"""Levels of JSON that are kept, ours; accounts of tokens have two."""
MOST: Final = 100
"""Entries of an object or an array that are kept, ours; accounts of tokens have about ten."""
_CUT: Final = "…"


def keepable(value: object, clean: Callable[[str], str], depth: int = DEEPEST) -> Json:  # noqa: PLR0911 - kinds of JSON
    """Return ``value`` with all its texts cleaned, no numbers that are none, and nothing below ``depth`` levels.

    Of an object or an array the first entries are kept, MOST of them.
    """
    match value:
        case str():
            return clean(value)
        case bool() | int() | None:
            return value
        case float():
            return value if isfinite(value) else str(value)
        case Mapping() | list() if not depth:
            return _CUT
        case Mapping():
            return {clean(str(key)): keepable(inner, clean, depth - 1) for key, inner in islice(value.items(), MOST)}
        case list():
            return [keepable(inner, clean, depth - 1) for inner in value[:MOST]]
    return clean(str(value))
