"""Doing what a passage says on a page: the acts that get a visitor through a gate."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageReloads
from pytest_ui2app.browser.controls import PICKED, Control, ControlLost, click, held, put, select, visible_controls
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.passage import Act, Deed
from pytest_ui2app.browser.settling import pass_time, rest

if TYPE_CHECKING:
    from playwright.sync_api import Page

AFTER_CLICK_MS = 2_000
"""The page's time that passes after each click on a gate: most pretend to ask a server first. [ours]"""


def do_all(page: "Page", traffic: Traffic, acts: Sequence[Act]) -> None:
    """Do the acts in order, up to the first whose control is not there: the gate is then open already.

    Raises PageHangs.
    """
    for act in acts:
        if not do(page, traffic, act):
            return


def do(page: "Page", traffic: Traffic, act: Act) -> bool:
    """Do one act and let the page take it in; False if its control is not there or does not let itself be used.

    Raises PageHangs.
    """
    if act.deed is Deed.WAIT:
        pass_time(page, traffic, int(act.text))
        return True
    if act.deed is Deed.ENTER:
        with chromium.bounded(page):
            page.keyboard.press("Enter")
        _take_in(page, traffic)
        return True
    with chromium.bounded(page):
        control = held(act.control, visible_controls(page))
        if control is None:
            return False
        try:
            _use(page, control, act)
        except ControlLost:
            return False
    if act.deed is Deed.CLICK:
        _take_in(page, traffic)
    return True


def _take_in(page: "Page", traffic: Traffic) -> None:
    """Let a click take effect; a page that goes on to another by loading it is waited for."""
    try:
        rest(page, traffic)
        pass_time(page, traffic, AFTER_CLICK_MS)
    except PageReloads:
        rest(page, traffic)
        pass_time(page, traffic, AFTER_CLICK_MS)


def _use(page: "Page", control: Control, act: Act) -> None:
    if act.deed is Deed.CLICK:
        click(page, control)
    elif act.deed is Deed.CHOOSE:
        select(page, control, act.text)
    elif control.type in PICKED:
        put(page, control, act.text)
    else:
        click(page, control)
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(act.text)
