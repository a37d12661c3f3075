"""What validation finds wrong with an entry of a case, said as fact and remedy instead of in pydantic's words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pytest_ui2app.cases.positions import Document, Location, Problem

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

FILE = r"^[^/\\]+\.png$"
ROUTE = "^/"
CASE_ID = "^[a-z0-9][a-z0-9_-]*$"
SUB_FEATURE_ID = "^[a-z][a-z0-9_]*$"
SCOPE = "^S[123]$"

FORMS = {
    FILE: "give the bare name of a PNG in screenshots/, such as home.png",
    ROUTE: "give a path that begins with /, such as /settings",
    CASE_ID: "use lower-case letters, digits, - and _ only",
    SUB_FEATURE_ID: "use lower-case letters, digits and _ only, a letter first: its probe is a function of that name",
    SCOPE: "use S1 (stays where it is), S2 (changes a collection) or S3 (outlives a change of route)",
}
"""What a text of each form looks like."""

IMPLIED, NOT_IMPLIED = "(implied)", "(not implied)"
"""Marks of the two kinds of inventory entry; pydantic puts them among the steps of a location."""
_NO_PLACES = frozenset({IMPLIED, NOT_IMPLIED, "[key]"})
SEE_DOCS = "see docs/cases.md for what belongs there"


def problems_of(document: Document, errors: Sequence["ErrorDetails"]) -> Iterator[Problem]:
    """Yield what is wrong with a document, at the lines where it is."""
    for error in errors:
        place = tuple(step for step in error["loc"] if step not in _NO_PLACES)
        if not _counts_only_the_good(error):
            yield document.problem(place, *_said(error, place))


def _counts_only_the_good(error: "ErrorDetails") -> bool:
    """Whether a list is called too short only because some of its entries, complained of by themselves, are bad."""
    return error["type"] == "too_short" and len(error["input"]) >= error.get("ctx", {})["min_length"]


def _said(error: "ErrorDetails", place: Location) -> tuple[str, str]:
    """Return the fact and the remedy of one error."""
    name, value, context = _name(place), _shown(error["input"]), error.get("ctx", {})
    match error["type"]:
        case "missing":
            fact, remedy = f"{_within(place)}the key {place[-1]!r} is missing", "add it"
        case "unexpected_keyword_argument":
            fact, remedy = (
                f"{_within(place)}there is no such key as {place[-1]!r}",
                "correct its spelling, or remove it",
            )
        case "enum":
            fact = f"{place[-1]!r} is no interaction family" if error["loc"][-1] == "[key]" else f"{name} is {value}"
            remedy = f"use {context['expected']}"
        case "string_pattern_mismatch":
            fact, remedy = f"{name} is {value}", FORMS[context["pattern"]]
        case "string_too_short":
            fact, remedy = f"{name} is empty", "write something there"
        case "too_short":
            fact, remedy = f"{name} has {len(error['input'])} entries", f"give at least {context['min_length']}"
        case "too_long":
            fact, remedy = f"{name} has {len(error['input'])} entries", f"give at most {context['max_length']}"
        case "string_type":
            fact, remedy = f"{name} is {value}", "write it as text"
        case "tuple_type":
            fact, remedy = f"{name} is {value}", "write it as a list, each entry behind a hyphen"
        case _:
            fact, remedy = f"{name} is {value}", f"write it as lines of `key: value`; {SEE_DOCS}"
    return fact, remedy


def _name(place: Location) -> str:
    """Return a location as people write it, such as ``screenshots[1].file``; positions count from 0."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in place]
    return "".join(steps).removeprefix(".") or "the file"


def _within(place: Location) -> str:
    return f"{_name(place[:-1])}: " if len(place) > 1 else ""


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return "a mapping of keys"
    if isinstance(value, list):
        return "a list"
    return repr(value) if value else "empty"
