"""Asking a page something with one of this package's scripts, and trusting its answer no further than it reads well."""

from typing import TYPE_CHECKING, TypeVar

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.browser.chromium import PageHangs, breakage_told, script

if TYPE_CHECKING:
    from playwright.sync_api import Page

ANSWER_LENGTH = 20_000_000
"""How many characters of a page are read at a time. [ours]"""

_T = TypeVar("_T")


def ask(page: "Page", name: str, shape: TypeAdapter[_T], argument: object = None) -> _T:
    """Run the script ``name`` of this package on a page and return what it gives.

    Raises PageHangs when it fails there, or gives something else: its values have then been forged by the page.
    """
    return ask_script(page, script(name), shape, argument, called=name)


def ask_script(page: "Page", text: str, shape: TypeAdapter[_T], argument: object = None, *, called: str) -> _T:
    """Run a script, given as the text of a function and ``called`` something in errors, as ``ask`` does."""
    whole_strings = "(key, value) => (typeof value === 'string' ? value.toWellFormed() : value)"
    # As one string it crosses to us four times as fast as value by value.
    json = f"JSON.stringify(({text.strip().rstrip(';')}\n)(argument), {whole_strings})"
    # More than Playwright can carry would end it, for all pages.
    source = f"(argument) => {{ const said = {json}; return said?.length > {ANSWER_LENGTH} ? '' : said; }}"
    with breakage_told():
        answer = page.evaluate(source, argument)
    if answer == "":
        raise PageHangs(f"the page shows more than can be read ({ANSWER_LENGTH} characters of {called}'s answer)")
    try:
        return shape.validate_json(answer)
    except ValidationError as error:
        raise PageHangs(f"the page broke the means to look at it: {called} gives nonsense") from error
