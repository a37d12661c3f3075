"""Looking at addresses of an app, quickly and one after another, with a passage on trial."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.acting import do_all
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.passage import Passage
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, enter, go_inside
from pytest_ui2app.browser.walls import Sight, opens, sight_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

HOPELESS = 2
"""A passage that opens none of so many guarded addresses is not tried on the others. [ours]"""


@dataclass(slots=True, kw_only=True)
class Scout:
    """Someone sent ahead: knows which addresses are guarded and how far each passage tried so far has opened them."""

    app: BuiltApp
    visit: Visit
    guarded: tuple[str, ...] = ()
    walls: frozenset[str] = frozenset()
    tries: int = 0
    told: list[str] = field(default_factory=list)

    def sights(self, addresses: Sequence[str], passage: Passage) -> dict[str, Sight]:
        """Look at addresses with a passage; the ones that cannot be looked at are left out.

        Behind an entrance that is one walk; else each is looked at as if it were the first, so that none suffers from
        what another has done to the session.
        """
        app = replace(self.app, passage=passage)

        def look() -> dict[str, Sight]:
            return {sight.address: sight for sight in self._seen(app, addresses)}

        return look_again(look, otherwise=lambda _: {})

    def openness(self, passage: Passage, said: str) -> float:
        """Return the share of the guarded addresses that a passage opens, and note that it was tried."""
        self.tries += 1
        opened = sum(opens(sight, self.walls) for sight in self._until_hopeless(passage).values())
        share = opened / max(1, len(self.guarded))
        self.told.append(f"{said}: {'opens' if share == 1 else f'opens {share:.0%}' if share else 'in vain'}")
        return share

    def _until_hopeless(self, passage: Passage) -> dict[str, Sight]:
        first = self.guarded[:HOPELESS]
        sights = self.sights(first, passage)
        if any(opens(sight, self.walls) for sight in sights.values()):
            sights |= self.sights(self.guarded[HOPELESS:], passage)
        return sights

    def _seen(self, app: BuiltApp, addresses: Sequence[str]) -> Iterator[Sight]:
        walks = [addresses] if app.passage.entrance else [[address] for address in addresses]
        for walk in walks:
            yield from self._walked(app, walk)

    def _walked(self, app: BuiltApp, addresses: Sequence[str]) -> Iterator[Sight]:
        """Yield what addresses show one after another on a fresh page, as far as it does not hang."""
        with app_page(app) as (page, traffic):
            errors = chromium.uncaught_errors(page)
            try:
                with chromium.closure_told(page):
                    if app.passage.entrance:
                        enter(page, traffic, app, app.passage.entrance, self.visit)
                        do_all(page, traffic, app.passage.login)
                    for address in addresses:
                        errors.clear()
                        sight = self._one(page, traffic, app, address)
                        yield replace(sight, failed=bool(errors))
            except PageHangs:
                return

    def _one(self, page: "Page", traffic: Traffic, app: BuiltApp, address: str) -> Sight:
        if app.passage.entrance:
            go_inside(page, traffic, address, self.visit)
        else:
            enter(page, traffic, app, address, self.visit)
        return sight_of(page, address)

    def at(self, address: str, passage: Passage, do: Callable[["Page", Traffic], None]) -> None:
        """Load an address with a passage's seeds and splash, and do something there; a page that hangs ends that."""
        app = replace(self.app, passage=passage)

        def visit() -> None:
            with app_page(app) as (page, traffic):
                try:
                    with chromium.closure_told(page):
                        enter(page, traffic, app, address, self.visit)
                        do(page, traffic)
                except PageHangs:
                    return

        look_again(visit, otherwise=lambda _: None)
