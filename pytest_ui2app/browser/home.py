"""What an app's home page shows, in a word, and the evidence for it: content, or which way of showing none.

The score is not decided here: ``HomeLook.route`` is what ``render_path`` gives, to the byte. The word is for a person
(or a model) who is to know why a page does not render, or what it renders in the place of content. [ours]
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.evidence import Evidence, witness
from pytest_ui2app.browser.loading import LOADING
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, hanging, render_on, root_of
from pytest_ui2app.browser.settling import pass_time
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page
from pytest_ui2app.scoring.execution import renders

if TYPE_CHECKING:
    from playwright.sync_api import Page

TEXT_SHARE = 0.8
THINGS_SHARE = 0.5
"""A page is its error boundary if what that has put there is at least this share of the page's visible text and of its
controls and pictures: a broken widget in a page that is otherwise fine has less of one or the other. [ours]"""
BESIDE_TEXT = 40
BESIDE_THINGS = 2
"""A page is loading if it shows marks of loading and beside them at most this many characters (the app's name) and
this many controls and pictures (its logo). [ours]"""
PATIENCE_MS = 30_000
PATIENCE_STEPS = 6
"""How much more of the page's own time a page that is loading is given to show something, in how many steps. [ours]"""
WORDING = (
    r"^(still )?((app|page|data|content)( is)? )?"
    r"(loading|please wait|just a (moment|second|sec)|one moment( please)?|hang (on|tight)|hold on|connecting"
    r"|fetching|preparing|initiali[sz]ing|starting( up)?|warming up|getting (things|everything) ready)"
    r"\b.{0,40}$"
)
"""Texts that say only that the page is loading, in any case of letters. [ours]"""


class HomeShows(StrEnum):
    """What the home page shows when it has settled."""

    CONTENT = "content"
    NOTHING = "nothing"
    ERROR_BOUNDARY = "error boundary"
    OVERLAY = "error overlay"
    SPINNER = "endless spinner"
    HANGS = "hangs"


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeLook:
    """One visit to the home page.

    ``route`` is the page as it is scored, after the settling time; ``shows`` says what a visitor has before him, after
    PATIENCE_MS more if it was still loading then; ``evidence`` is what was noticed until ``route`` was recorded.
    """

    route: RenderedRoute
    shows: HomeShows
    evidence: Evidence


@dataclass(frozen=True, slots=True, kw_only=True)
class _Amount:
    """How much is visible: characters of text without spaces, and controls and pictures."""

    text: int
    things: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Signs:
    """What home_signs.js gives.

    ``caught`` is what the error boundaries that have caught show, ``all`` what the page shows, ``beside`` what it
    shows beside its ``marks`` of loading.
    """

    overlay: bool
    caught: _Amount | None
    all: _Amount
    marks: int
    beside: _Amount


_SIGNS = TypeAdapter(_Signs)


def look_at_home(app: BuiltApp, path: str, visit: Visit, folder: Path) -> HomeLook:
    """Render the home page at ``path`` in one visit, as ``render_path`` does, and tell what it shows and why.

    Its PNG and controls go into ``folder``. Whatever the app does becomes a value.
    """

    def look() -> HomeLook:
        with app_page(app) as (page, traffic):
            heard = witness(page, traffic)
            route = render_on(page, traffic, app, path, visit, folder)
            # Before the page is asked anything more: what that makes it say is not its own.
            evidence = heard.evidence()
            return HomeLook(route=route, shows=_shown(page, traffic, route), evidence=evidence)

    def nothing(fact: str) -> HomeLook:
        return HomeLook(route=hanging(path, [fact]), shows=HomeShows.HANGS, evidence=Evidence())

    return look_again(look, otherwise=nothing)


def _shown(page: "Page", traffic: Traffic, route: RenderedRoute) -> HomeShows:
    if route.state is RouteState.HANGS:
        return HomeShows.HANGS
    try:
        with chromium.closure_told(page):
            return _shown_in_the_end(page, traffic)
    except PageHangs:
        return HomeShows.HANGS


def _shown_in_the_end(page: "Page", traffic: Traffic) -> HomeShows:
    shows = _shown_now(page)
    for _ in range(PATIENCE_STEPS):
        if shows is not HomeShows.SPINNER:
            break
        pass_time(page, traffic, PATIENCE_MS // PATIENCE_STEPS)
        shows = _shown_now(page)
    return shows


def _shown_now(page: "Page") -> HomeShows:
    with chromium.bounded(page):
        signs = ask(page, "home_signs.js", _SIGNS, {"loading": ", ".join(LOADING), "wording": WORDING})
        rendered = renders(root_of(page).signals)
    if signs.overlay:
        return HomeShows.OVERLAY
    if signs.caught is not None and _is_all(signs.caught, signs.all):
        return HomeShows.ERROR_BOUNDARY
    if signs.marks and signs.beside.text <= BESIDE_TEXT and signs.beside.things <= BESIDE_THINGS:
        return HomeShows.SPINNER
    return HomeShows.CONTENT if rendered else HomeShows.NOTHING


def _is_all(caught: _Amount, shown: _Amount) -> bool:
    """Whether what error boundaries show is nearly all that a page shows."""
    if caught == _Amount(text=0, things=0):
        return False
    return caught.text >= TEXT_SHARE * shown.text and caught.things >= THINGS_SHARE * shown.things
