"""The pages of an app that does not say in its address where it is: found by clicking.

With tabs held in memory, or a router that keeps its path to itself, all pages have one address, and only a visitor who
clicks gets to see them. They are then what the app has for routes. [ours]
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, look_at
from pytest_ui2app.browser.routes import Witness, WitnessKind
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS
from pytest_ui2app.browser.unseen_text import unseen_text
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.browser.wandering import Budget, State, Trail, wander

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUDGET = Budget(deep=2, total=60, pause_ms=GENERATED_WAIT_MS)
"""Most clicks from home to a view, and most clicks in all; a view is given as long as a page that is loaded. [ours]"""
MOST_VIEWS = 20
"""How many views at most are taken for pages. [ours]"""
SAME_TEXTS = 0.7
"""A view that shares this much of its texts (Jaccard) with a page seen before is that page with something opened on
it or switched. [ours]"""


@dataclass(slots=True, kw_only=True)
class _Onlooker:
    """A visitor who keeps every view that is not like a page seen before."""

    visit: Visit
    folder: Path
    pages: list[frozenset[str]]
    signatures: set[str]
    views: list[RenderedRoute] = field(default_factory=list)

    @property
    def done(self) -> bool:
        return len(self.views) == MOST_VIEWS

    @property
    def wanted(self) -> Collection[str]:
        return ()

    def notice(self, page: "Page", _traffic: Traffic, state: State, trail: Trail) -> None:
        if not trail or state.signature in self.signatures:
            return
        self.signatures.add(state.signature)
        path = f"{state.path} » {' » '.join(str(taken.step) for taken in trail)}"
        with chromium.bounded(page):
            view = look_at(page, path, self.visit, self.folder, [])
        texts = _texts(view)
        if view.state is RouteState.RENDERED and not any(_alike(texts, known) for known in self.pages):
            self.pages.append(texts)
            witness = Witness(kind=WitnessKind.CLICKS, where=path)
            self.views.append(replace(view, witnesses=(witness,), unseen=unseen_text(page)))


def find_views(app: BuiltApp, seen: Sequence[RenderedRoute], visit: Visit, folder: Path) -> tuple[RenderedRoute, ...]:
    """Return the views that clicking leads to from home, in the order found, beside the routes ``seen`` already.

    Their PNGs and controls go into ``folder``. Their paths tell the clicks, which no address does.
    """
    shown = [route for route in seen if route.state is RouteState.RENDERED]
    onlooker = _Onlooker(
        visit=visit,
        folder=folder,
        pages=[_texts(route) for route in shown],
        signatures={route.signature for route in seen},
    )
    wander(app, onlooker, BUDGET)
    return tuple(onlooker.views)


def _texts(route: RenderedRoute) -> frozenset[str]:
    return frozenset(block.text for block in route.blocks)


def _alike(texts: frozenset[str], others: frozenset[str]) -> bool:
    """Whether two pages share so much of their texts that they are one; pages without text are told by nothing."""
    union = texts | others
    return not union or len(texts & others) / len(union) >= SAME_TEXTS
