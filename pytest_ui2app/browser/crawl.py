"""Which pages a user reaches from home with the app's own controls (NRS; paper, edition 001, section 3)."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.visiting import BuiltApp
from pytest_ui2app.browser.wandering import Budget, State, Trail, wander

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUDGET = Budget(deep=4, total=160)
"""Most clicks from home to a page, and most clicks tried in one app. [ours]"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """A page to reach: its name, the path the app shows it under, and the signature of what it shows.

    Without a ``url`` it is told by what it shows alone: in an app that does not keep in the address where it is.
    ``outside`` is one that only a visitor without a session sees, such as the login.
    """

    name: str
    url: str
    signature: str
    outside: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Click:
    """A control that was clicked, as ``role: name``, and the path of the page that this led to."""

    control: str
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reached:
    """A target that was reached, and the way there from home."""

    name: str
    clicks: tuple[Click, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Crawl:
    """What a crawl found: the targets reached, and how many clicks it took in all."""

    reached: tuple[Reached, ...]
    clicks: int


@dataclass(slots=True)
class _Seeker:
    """A visitor who looks for targets and keeps the first way found to each."""

    targets: Collection[Target]
    found: dict[str, Trail] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        return len(self.found) == len(self.targets)

    @property
    def wanted(self) -> Collection[str]:
        return {target.url for target in self.targets if target.name not in self.found}

    def notice(self, _page: "Page", _traffic: Traffic, state: State, trail: Trail) -> None:
        for target in self.targets:
            if target.name not in self.found and state_is(target, state):
                self.found[target.name] = trail


def state_is(target: Target, state: State) -> bool:
    """Whether a target is what a state shows, by its path or by its looks."""
    return (bool(target.url) and state.path == target.url) or state.signature == target.signature


def crawl(app: BuiltApp, targets: Collection[Target]) -> Crawl:
    """Return which targets a user reaches from home, with the first path of clicks found to each.

    Those that only a visitor without a session sees are looked for by one, with a budget of his own.
    """
    found: dict[str, Trail] = {}
    clicks = 0
    for visited, outside in ((app, False), (app.outside, True)):
        seeker = _Seeker([target for target in targets if target.outside == outside])
        if seeker.targets:
            clicks += wander(visited, seeker, BUDGET)
            found |= seeker.found
    ordered = (target.name for target in targets if target.name in found)
    return Crawl(reached=tuple(Reached(name=name, clicks=_told(found[name])) for name in ordered), clicks=clicks)


def _told(trail: Trail) -> tuple[Click, ...]:
    return tuple(Click(control=str(taken.step), path=taken.path) for taken in trail)
