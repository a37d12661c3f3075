"""The addresses of records that no link tells: found by clicking, as where rows call ``navigate`` [ours]."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.routes import RouteMap, Witness, WitnessKind, best_template
from pytest_ui2app.browser.visiting import BuiltApp
from pytest_ui2app.browser.wandering import Budget, State, Trail, wander

if TYPE_CHECKING:
    from playwright.sync_api import Page

BUDGET = Budget(deep=2, total=60)
"""Most clicks from home to a record, and most clicks in all. [ours]"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A page of a dynamic route: the route's template, the path with values in it, and the clicks that led there."""

    template: str
    path: str
    witness: Witness


@dataclass(slots=True, kw_only=True)
class _Seeker:
    """A visitor who looks for pages of some templates among ``known`` ones, ``most`` of each."""

    routes: RouteMap
    known: Collection[str]
    templates: Sequence[str]
    most: int
    found: defaultdict[str, dict[str, Record]] = field(default_factory=lambda: defaultdict(dict))

    @property
    def done(self) -> bool:
        return all(len(self.found[template]) >= self.most for template in self.templates)

    @property
    def wanted(self) -> Collection[str]:
        return ()

    def notice(self, _page: "Page", _traffic: Traffic, state: State, trail: Trail) -> None:
        path = self.routes.inside(state.path)
        template = best_template(path, self.known)
        if template is not None and template in self.templates and len(self.found[template]) < self.most:
            clicks = Witness(kind=WitnessKind.CLICKS, where=" » ".join(str(taken.step) for taken in trail))
            self.found[template].setdefault(path, Record(template=template, path=path, witness=clicks))


def clicked_to(
    app: BuiltApp, routes: RouteMap, known: Collection[str], templates: Sequence[str], most: int
) -> Iterator[Record]:
    """Yield the pages of ``templates``, some of the ``known``, that clicking from home leads to; ``most`` of each."""
    seeker = _Seeker(routes=routes, known=known, templates=templates, most=most)
    wander(app, seeker, BUDGET)
    for template in templates:
        yield from seeker.found[template].values()
