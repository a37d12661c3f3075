"""The pages of an app that does not say in its address where it is: found by clicking.

With tabs held in memory, or a router that keeps its path to itself, all pages have one address, and only a visitor who
clicks gets to see them. They are then what the app has for routes. [ours]
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, look_at
from pytest_ui2app.browser.routes import Witness, WitnessKind
from pytest_ui2app.browser.unseen_text import unseen_text
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.browser.wandering import Budget, State, Trail, wander

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUDGET = Budget(deep=2, total=60)
"""Most clicks from home to a view, and most clicks in all. [ours]"""
MOST_VIEWS = 20
"""How many views at most are taken for pages. [ours]"""
NO_PAGE = -1
"""The number of what shows nothing."""
WAYS = 4
"""How many controls at most are kept that lead to a page from elsewhere. [ours]"""
SAME_TEXTS = 0.7
"""A view that shares this much of its texts (Jaccard) with a page seen before is that page with something opened on
it or switched. [ours]"""


@dataclass(slots=True, kw_only=True)
class _Onlooker:
    """A visitor who keeps every view that is not like a page seen before, and what was clicked to get to each.

    ``pages`` are the texts of the pages, ``page_of`` tells which of them a signature is of, and ``views`` has those
    that clicks alone lead to. ``led`` has the pages that each control was seen to lead to, ``came`` those that trails
    end on.
    """

    visit: Visit
    folder: Path
    pages: list[frozenset[str]] = field(default_factory=list)
    page_of: dict[str, int] = field(default_factory=dict)
    views: dict[int, RenderedRoute] = field(default_factory=dict)
    led: defaultdict[Handle, set[int]] = field(default_factory=lambda: defaultdict(set))
    ways: defaultdict[int, dict[Handle, None]] = field(default_factory=lambda: defaultdict(dict))
    came: dict[Trail, int] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        return len(self.views) == MOST_VIEWS

    @property
    def wanted(self) -> Collection[str]:
        return ()

    def know(self, route: RenderedRoute) -> int:
        """Take in what a page shows; return the number of the page that it is, or is like."""
        texts = _texts(route)
        alike = (number for number, known in enumerate(self.pages) if _alike(texts, known))
        number = next(alike, len(self.pages))
        if number == len(self.pages):
            self.pages.append(texts)
        return self.page_of.setdefault(route.signature, number)

    def notice(self, page: "Page", _traffic: Traffic, state: State, trail: Trail) -> None:
        if state.signature not in self.page_of:
            self._look(page, state, trail)
        number = self.came[trail] = self.page_of[state.signature]
        if trail:
            step = trail[-1].step
            self.led[step].add(number)
            # A link leads where it says; what is no link may just switch something on the page that it is on.
            if step.link or number != self.came.get(trail[:-1]):
                self.ways[number][step] = None

    def _look(self, page: "Page", state: State, trail: Trail) -> None:
        path = f"{state.path} » {' » '.join(str(taken.step) for taken in trail)}"
        with chromium.bounded(page):
            view = look_at(page, path, self.visit, self.folder, [])
        if view.state is not RouteState.RENDERED:
            self.page_of[state.signature] = NO_PAGE
            return
        is_new = len(self.pages)
        self.page_of[state.signature] = number = self.know(view)
        if number == is_new and trail:
            witness = Witness(kind=WitnessKind.CLICKS, where=path)
            steps = tuple(taken.step for taken in trail)
            self.views[number] = replace(view, witnesses=(witness,), unseen=unseen_text(page), trail=steps)

    def with_ways(self, route: RenderedRoute) -> RenderedRoute:
        """Return a route with the controls that lead to it from elsewhere, and to nothing else."""
        number = self.page_of.get(route.signature, NO_PAGE)
        ways = [step for step in self.ways[number] if self.led[step] == {number}]
        return replace(route, ways=tuple(ways[:WAYS]))


def with_views(app: BuiltApp, seen: Sequence[RenderedRoute], visit: Visit, folder: Path) -> list[RenderedRoute]:
    """Return the routes ``seen`` already, and behind them the views that clicking leads to from home, as found.

    Their PNGs and controls go into ``folder``. Their paths tell the clicks, which no address does.
    """
    onlooker = _Onlooker(visit=visit, folder=folder)
    for route in seen:
        if route.state is RouteState.RENDERED:
            onlooker.know(route)
    wander(app, onlooker, BUDGET)
    views = tuple(onlooker.views.values())
    shared = {view.url for view in views}
    return [onlooker.with_ways(route) if route.url in shared else route for route in (*seen, *views)]


def _texts(route: RenderedRoute) -> frozenset[str]:
    return frozenset(block.text for block in route.blocks)


def _alike(texts: frozenset[str], others: frozenset[str]) -> bool:
    """Whether two pages share so much of their texts that they are one; pages without text are told by nothing."""
    union = texts | others
    return not union or len(texts & others) / len(union) >= SAME_TEXTS
