"""Finding how a splash screen goes away: by itself in a while, or by the button that its source or its label names."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_ui2app.browser.acting import do
from pytest_ui2app.browser.gate_splashes import LONGEST_TIMER_MS, SplashFound
from pytest_ui2app.browser.knocking import buttons, choices, dismissals
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.passage import Act, Passage, Splash
from pytest_ui2app.browser.scouting import Scout
from pytest_ui2app.browser.walls import sight_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

STEPS = 6
"""How many buttons in a row a splash screen may have. [ours]"""
LABELS = 4
"""How many buttons of one screen are tried. [ours]"""
AFTER_TIMER_MS = 500
"""How long after its timer a splash screen has time to fade away; less is never waited. [ours]"""


def dismissed(scout: Scout, found: Sequence[SplashFound], base: Passage) -> tuple[Splash, list[str]]:
    """Return how the splash screen over every guarded address goes away, falsy if it does not, and what was tried."""
    told: list[str] = []
    labels = [label for each in found for label in each.labels]
    acts: tuple[Act, ...] = ()
    for _ in range(STEPS):
        step = _step(scout, labels, replace(base, splash=Splash(acts=acts)))
        if not step:
            break
        acts = (*acts, *step)
        told += map(str, step)
        if _passed(scout, replace(base, splash=Splash(acts=acts))):
            return Splash(acts=acts), told
    wait = LONGEST_TIMER_MS - scout.visit.wait_ms
    for splash in (Splash(wait_ms=wait), *([Splash(wait_ms=wait, acts=acts)] if acts else [])):
        told.append(f"wait {wait} ms more")
        if _passed(scout, replace(base, splash=splash)):
            return _shortest(scout, found, base, splash), told
    return Splash(), told


def _shortest(scout: Scout, found: Sequence[SplashFound], base: Passage, splash: Splash) -> Splash:
    """Return the splash with a timer's own length, where that is known and enough."""
    known = max((each.timer_ms for each in found), default=0) + AFTER_TIMER_MS - scout.visit.wait_ms
    shorter = replace(splash, wait_ms=max(known, AFTER_TIMER_MS))
    return shorter if shorter.wait_ms < splash.wait_ms and _passed(scout, replace(base, splash=shorter)) else splash


def _step(scout: Scout, labels: Sequence[str], passage: Passage) -> list[Act]:
    """Return the first click that changes what the screen shows after those of the passage, and what it takes first.

    That is to tick what must be agreed to and to choose what must be chosen.
    """
    chosen: list[Act] = []

    def press(page: "Page", traffic: Traffic) -> None:
        settings = [act for act in choices(page) if do(page, traffic, act)]
        for act in dismissals(buttons(page), labels)[:LABELS]:
            earlier = sight_of(page, "").text
            if do(page, traffic, act) and sight_of(page, "").text != earlier:
                chosen.extend((*settings, act))
                return

    scout.at(scout.guarded[-1], passage, press)
    return chosen


def _passed(scout: Scout, passage: Passage) -> bool:
    """Whether addresses show pages of their own, or a login, with the splash dismissed."""
    beside = [address for address in scout.guarded if address != scout.app.home][:2]
    if not beside:
        return False
    seen = list(scout.sights(beside if len(beside) > 1 else [scout.app.home, *beside], passage).values())
    if not seen or any(sight.failed or sight.blank or sight.text in scout.walls for sight in seen):
        return False
    if any(sight.asks_for_login for sight in seen):
        return True
    # That home leads on to the one other page there is makes no screen over both.
    led_on = len(beside) == 1 and len({sight.landed for sight in seen}) == 1
    return led_on or len({sight.text for sight in seen}) == len(seen)
