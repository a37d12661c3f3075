"""Which pages a user reaches from home with the app's own controls (NRS; paper, edition 001, section 3).

Breadth first over states of the running app: from each state the visible controls are clicked with the mouse, links
before all others, with no typed address and no form filled in. A state is told by its URL and what it shows.
"""

from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.controls import Control, ControlLost, click, visible_controls
from pytest_ui2app.browser.origin import ORIGIN, Traffic
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.rendering import root_of
from pytest_ui2app.browser.settling import rest
from pytest_ui2app.browser.visiting import BuiltApp, app_page, path_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLICKS_DEEP = 4
"""Most clicks from home to a page. [ours]"""
CLICKS_TOTAL = 160
"""Most clicks tried in one app. [ours]"""
ALIKE = 2
"""How many controls of one page that look the same (role and name) are tried. [ours]"""
PAUSE_MS = 400
"""The page's time that passes after a click. [ours]"""

CLICKABLE = frozenset({"link", "button", "tab", "menuitem", "option", "generic", "treeitem", "gridcell"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A page to reach: its name, the path the app shows it under, and the signature of what it shows."""

    name: str
    url: str
    signature: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reached:
    """A target that was reached, and the controls clicked on the way, each as ``role: name``."""

    name: str
    clicks: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Crawl:
    """What a crawl found: the targets reached, and how many clicks it took in all."""

    reached: tuple[Reached, ...]
    clicks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    """A control to click again on the way back to a state: the nth of its kind on its page."""

    role: str
    label: str
    href: str
    nth: int

    def __str__(self) -> str:
        return f"{self.role}: {self.label or self.href or 'unnamed'}"


_Trail = tuple[_Step, ...]


@dataclass(slots=True)
class _Walk:
    """A crawl under way."""

    app: BuiltApp
    targets: Collection[Target]
    links_only: bool = True
    reached: dict[str, _Trail] = field(default_factory=dict)
    seen: set[tuple[str, str]] = field(default_factory=set)
    followed: set[str] = field(default_factory=set)
    queue: deque[_Trail] = field(default_factory=deque)
    clicks: int = 0

    @property
    def done(self) -> bool:
        return len(self.reached) == len(self.targets) or self.clicks >= CLICKS_TOTAL


def crawl(app: BuiltApp, targets: Collection[Target]) -> Crawl:
    """Return which targets a user reaches from home, with the first path of clicks found to each.

    Links alone are followed first, wherever they lead; only what they do not reach is then looked for by clicking
    everything there is.
    """
    walk = _Walk(app, targets)
    for walk.links_only in (True, False):
        walk.seen.clear()
        walk.followed.clear()
        walk.queue.append(())
        while walk.queue and not walk.done:
            _explore(walk, walk.queue.popleft())
    ordered = (target for target in targets if target.name in walk.reached)
    reached = (Reached(name=t.name, clicks=tuple(str(step) for step in walk.reached[t.name])) for t in ordered)
    return Crawl(reached=tuple(reached), clicks=walk.clicks)


def _explore(walk: _Walk, trail: _Trail) -> None:
    """Click every control of the state at the end of a trail, each from a fresh copy of that state."""
    tried: set[_Step] = set()

    def more() -> bool:
        """Whether there may be more to try."""
        earlier = len(tried)
        with app_page(walk.app) as (page, traffic):
            try:
                with chromium.closure_told(page):
                    return _replay(page, traffic, trail) and _try_some(walk, page, traffic, trail, tried)
            except PageHangs:
                return len(tried) > earlier  # else it would be the same again

    while not walk.done and look_again(more, otherwise=lambda _: False):
        pass


def _try_some(walk: _Walk, page: "Page", traffic: Traffic, trail: _Trail, tried: set[_Step]) -> bool:
    """Click untried controls until one changes the state for good; False when none is left to try. Raises PageHangs."""
    if not trail:
        _note(walk, page, trail)
    while not walk.done:
        here = _state(page)
        step = next((step for step in _steps(walk, page) if step not in tried), None)
        if step is None:
            return False
        tried.add(step)
        walk.followed.add(step.href)
        walk.clicks += 1
        if not _take(page, traffic, step):
            continue
        if not page.url.startswith(ORIGIN):
            return True
        _note(walk, page, (*trail, step))
        if _state(page) != here and not _back(page, traffic, here):
            return True
    return False


def _note(walk: _Walk, page: "Page", trail: _Trail) -> None:
    """Record where a trail has led, and queue it for exploring if it is somewhere new."""
    state = _state(page)
    for target in walk.targets:
        if target.name not in walk.reached and (state[0] == target.url or state[1] == target.signature):
            walk.reached[target.name] = trail
    if state not in walk.seen:
        walk.seen.add(state)
        if trail and len(trail) < CLICKS_DEEP:
            walk.queue.append(trail)


def _state(page: "Page") -> tuple[str, str]:
    return path_of(page.url), root_of(page).signature


def _steps(walk: _Walk, page: "Page") -> Iterator[_Step]:
    """Yield the controls worth clicking: links to places not yet followed first, then everything else."""
    counted: dict[tuple[str, str, str], int] = {}
    links: list[_Step] = []
    others: list[_Step] = []
    for control in visible_controls(page):
        kind = (control.role, control.name or control.text, control.href)
        counted[kind] = counted.get(kind, 0) + 1
        if not _worth(walk, control) or counted[kind] > ALIKE:
            continue
        step = _Step(role=kind[0], label=kind[1][:80], href=kind[2], nth=counted[kind] - 1)
        (links if control.href else others).append(step)
    wanted = {target.url for target in walk.targets if target.name not in walk.reached}
    yield from sorted(links, key=lambda step: step.href not in wanted)
    if not walk.links_only:
        yield from others


def _worth(walk: _Walk, control: Control) -> bool:
    if control.covered or control.disabled or control.role not in CLICKABLE:
        return False
    outside = "://" in control.href
    return not outside and (not control.href or control.href not in walk.followed)


def _take(page: "Page", traffic: Traffic, step: _Step) -> bool:
    """Click the control a step names; False when it is not there or cannot be clicked. Raises PageHangs."""
    alike = [
        c
        for c in visible_controls(page)
        if (c.role, (c.name or c.text)[:80], c.href) == (step.role, step.label, step.href)
    ]
    if len(alike) <= step.nth:
        return False
    try:
        with chromium.bounded(page):
            click(page, alike[step.nth])
    except ControlLost:
        return False
    _pause(page, traffic)
    return True


def _pause(page: "Page", traffic: Traffic) -> None:
    rest(page, traffic)
    with chromium.bounded(page):
        chromium.run_clock(page, PAUSE_MS)
    rest(page, traffic)


def _replay(page: "Page", traffic: Traffic, trail: _Trail) -> bool:
    """Load home and take a trail's steps; False when one of them no longer works."""
    try:
        chromium.goto(page, ORIGIN + "/")
        _pause(page, traffic)
        return all(_take(page, traffic, step) for step in trail)
    except PageHangs:
        return False


def _back(page: "Page", traffic: Traffic, state: tuple[str, str]) -> bool:
    """Go back with the browser's own button; True when that restored the state exactly. Raises PageHangs."""
    if path_of(page.url) == state[0]:
        return False
    try:
        with chromium.bounded(page), chromium.breakage_told():
            page.go_back(wait_until="commit")
        _pause(page, traffic)
    except PageHangs:
        return False
    return _state(page) == state
