"""Going through a running app as a visitor would who clicks whatever there is to click.

Breadth first over states of the app, links before all other controls, with the mouse, no typed address and no form
filled in. A state is told by its path and what it shows. What is looked for on the way is the visitor's affair.
"""

from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.controls import Control, ControlLost, Handle, click, handles, held, visible_controls
from pytest_ui2app.browser.origin import ORIGIN, Traffic
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.rendering import root_of
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS, pass_time, rest
from pytest_ui2app.browser.visiting import BuiltApp, app_page, arrive, dismiss, path_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

ALIKE = 2
"""How many controls of one page that look the same (role and name) are tried. [ours]"""
LINKS_SHARE = 0.6
"""How much of the clicks links alone may take: a catalogue has more links than there are clicks. [ours]"""

CLICKABLE = frozenset({"link", "button", "tab", "menuitem", "option", "generic", "treeitem", "gridcell"})
SETTING = frozenset({"switch", "radio", "checkbox", "menuitemradio", "menuitemcheckbox"})
"""Roles of controls that mostly set something: they are clicked when all others are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How far a walk goes: clicks from home to a state at most, and clicks in all."""

    deep: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Where a page is, and what tells what it shows from anything else."""

    path: str
    signature: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """A control that was clicked, and the path of the page it led to."""

    step: Handle
    path: str


Trail = tuple[Taken, ...]
"""The way from home to a state."""


class Visitor(Protocol):
    """Who walks: told of every state that a click leads to, whether or not it is new."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to look for."""

    @property
    def wanted(self) -> Collection[str]:
        """Addresses whose links are followed before others."""

    def notice(self, page: "Page", traffic: Traffic, state: State, trail: Trail) -> None:
        """Look at a state; the page must be left as it is. May raise PageHangs."""


@dataclass(slots=True)
class _Walk:
    """A walk under way."""

    app: BuiltApp
    visitor: Visitor
    budget: Budget
    links_only: bool = True
    seen: set[State] = field(default_factory=set)
    followed: set[str] = field(default_factory=set)
    queue: deque[Trail] = field(default_factory=deque)
    clicks: int = 0
    opened: list[str] = field(default_factory=list)
    """Addresses of the app that the last click has opened in a window of their own."""

    @property
    def done(self) -> bool:
        share = LINKS_SHARE if self.links_only else 1.0
        return self.visitor.done or self.clicks >= share * self.budget.total


def wander(app: BuiltApp, visitor: Visitor, budget: Budget) -> int:
    """Walk through an app from home until the visitor is done or the budget is spent; return the clicks it took.

    Links alone are followed first, wherever they lead; only then is everything there is clicked.
    """
    walk = _Walk(app, visitor, budget)
    for walk.links_only in (True, False):
        walk.seen.clear()
        walk.followed.clear()
        walk.queue = deque([()])
        while walk.queue and not walk.done:
            _explore(walk, walk.queue.popleft())
    return walk.clicks


def _explore(walk: _Walk, trail: Trail) -> None:
    """Click every control of the state at the end of a trail, each from a fresh copy of that state."""
    tried: set[Handle] = set()

    def more() -> bool:
        """Whether there may be more to try."""
        earlier = len(tried)
        with app_page(walk.app) as (page, traffic):
            page.on("dialog", lambda dialog: dialog.accept())
            page.context.on("page", lambda window: walk.opened.append(window.url))
            try:
                with chromium.closure_told(page):
                    return _replay(walk, page, traffic, trail) and _try_some(walk, page, traffic, trail, tried)
            except PageHangs:
                return len(tried) > earlier  # else it would be the same again

    while not walk.done and look_again(more, otherwise=lambda _: False):
        pass


def _try_some(walk: _Walk, page: "Page", traffic: Traffic, trail: Trail, tried: set[Handle]) -> bool:
    """Click untried controls until one changes the state for good; False when none is left to try. Raises PageHangs."""
    if not trail:
        _note(walk, page, traffic, trail)
    while not walk.done:
        here = state_of(page)
        step = next((step for step in _steps(walk, page) if step not in tried), None)
        if step is None:
            return False
        tried.add(step)
        if step.link:
            walk.followed.add(step.link)
        walk.clicks += 1
        if not _take(walk, page, traffic, step):
            continue
        if not page.url.startswith(ORIGIN):
            return True
        _note(walk, page, traffic, (*trail, Taken(step=step, path=path_of(page.url))))
        if state_of(page) != here and not _back(page, traffic, here):
            return True
    return False


def _note(walk: _Walk, page: "Page", traffic: Traffic, trail: Trail) -> None:
    """Tell the visitor where a trail has led, and queue it for exploring if it is somewhere new."""
    state = state_of(page)
    walk.visitor.notice(page, traffic, state, trail)
    if state not in walk.seen:
        walk.seen.add(state)
        if trail and len(trail) < walk.budget.deep:
            walk.queue.append(trail)


def state_of(page: "Page") -> State:
    """Return the state that a page is in. Raises PageHangs."""
    return State(path=path_of(page.url), signature=root_of(page).signature)


def _steps(walk: _Walk, page: "Page") -> Iterator[Handle]:
    """Yield the controls worth clicking: links to places not yet followed first, then everything else."""
    worth = [
        (control, step) for control, step in _few_of_each(visible_controls(page)) if step.link not in walk.followed
    ]
    wanted, gone_to = walk.visitor.wanted, {path_of(link) for link in walk.followed}
    links = [(control.href not in wanted, control.href in gone_to, step) for control, step in worth if control.href]
    yield from (step for *_, step in sorted(links, key=itemgetter(0, 1)))
    if not walk.links_only:
        others = [(control.role in SETTING, step) for control, step in worth if not control.href]
        yield from (step for _, step in sorted(others, key=itemgetter(0)))


def _few_of_each(controls: Sequence[Control]) -> Iterator[tuple[Control, Handle]]:
    alike: Counter[tuple[str, str, str]] = Counter()
    for control, step in zip(controls, handles(controls), strict=True):
        kind = control.role, control.name, step.link
        alike[kind] += 1
        if _worth(control) and alike[kind] <= ALIKE:
            yield control, step


def _worth(control: Control) -> bool:
    usable = not (control.covered or control.disabled) and control.role in CLICKABLE | SETTING
    return usable and "://" not in control.href


def _take(walk: _Walk, page: "Page", traffic: Traffic, step: Handle) -> bool:
    """Click the control of a step; False when it is not there or cannot be clicked. Raises PageHangs."""
    control = held(step, visible_controls(page))
    if control is None:
        return False
    walk.opened.clear()
    try:
        with chromium.bounded(page):
            click(page, control)
    except ControlLost:
        return False
    _pause(page, traffic)
    if walk.opened and walk.opened[-1].startswith(ORIGIN):
        chromium.goto(page, walk.opened[-1])
        _pause(page, traffic)
    return True


def _pause(page: "Page", traffic: Traffic) -> None:
    """Give a click as long as a page that is loaded: an app may pretend to ask a server first."""
    rest(page, traffic)
    pass_time(page, traffic, GENERATED_WAIT_MS)


def _replay(walk: _Walk, page: "Page", traffic: Traffic, trail: Trail) -> bool:
    """Arrive at home and take a trail's steps; False when one of them no longer works.

    A splash screen at home is noted as home is, and then passed as a part of arriving: that costs no click.
    """
    app = walk.app
    try:
        arrive(page, traffic, app.as_met, app.home, app.visit)
        if app.as_met is not app:
            if not trail:
                _note(walk, page, traffic, trail)
            dismiss(page, traffic, app.passage.splash)
        return all(_take(walk, page, traffic, taken.step) for taken in trail)
    except PageHangs:
        return False


def _back(page: "Page", traffic: Traffic, state: State) -> bool:
    """Go back with the browser's own button; True when that restored the state exactly. Raises PageHangs."""
    if path_of(page.url) == state.path:
        return False
    try:
        with chromium.bounded(page), chromium.breakage_told():
            page.go_back(wait_until="commit")
        _pause(page, traffic)
    except PageHangs:
        return False
    return state_of(page) == state
