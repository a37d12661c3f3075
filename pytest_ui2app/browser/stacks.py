"""The stacks of what goes wrong on a page, whole: with them, source maps tell which file is to blame."""

from pathlib import Path
from typing import TYPE_CHECKING

from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.rendering import render_on
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Error

STACKS_KEPT = 40
"""Stacks kept of each kind. [ours]"""
STACK_LENGTH = 8_000
"""Characters kept of each. [ours]"""


def stacks_of(app: BuiltApp, path: str, visit: Visit, folder: Path) -> tuple[str, ...]:
    """Return what a visit to ``path`` throws, then what it logs as errors, each in the order in which it came.

    React logs what a boundary caught, and the components around it, instead of throwing it.
    """
    thrown: list[str] = []
    logged: list[str] = []

    def threw(error: "Error") -> None:
        if len(thrown) < STACKS_KEPT:
            thrown.append((error.stack or error.message)[:STACK_LENGTH])

    def said(message: "ConsoleMessage") -> None:
        if message.type == "error" and len(logged) < STACKS_KEPT:
            logged.append(message.text[:STACK_LENGTH])

    def look() -> None:
        with app_page(app) as (page, traffic):
            page.on("pageerror", threw)
            page.on("console", said)
            render_on(page, traffic, app, path, visit, folder)

    look_again(look, otherwise=lambda _: None)
    return (*thrown, *logged)
