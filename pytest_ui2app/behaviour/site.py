"""Where things are in an app: which page shows each screenshot, and what every page has to offer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pytest_ui2app.behaviour.affordance import Affordance, ranking
from pytest_ui2app.browser.controls import Control, Handle


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A page of the app: the path it is shown under, and whether only a visitor without a session sees it there.

    Where the address says nothing, ``trail`` are the controls to click from home; any of ``ways`` leads there from
    where it is at hand.
    """

    path: str
    outside: bool = False
    trail: tuple[Handle, ...] = ()
    ways: tuple[Handle, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Where things are in the app: the page that shows each screenshot, and what every page has to offer.

    ``controls`` maps each page that renders to the controls seen there, so that a page is only gone to for one that
    is likely there.
    """

    pages: Mapping[str, Place]
    controls: Mapping[Place, Sequence[Control]]

    def elsewhere(self, wanted: Affordance, here: Place) -> list[Place]:
        """Return the other pages that may have a control."""
        return [place for place, found in self.controls.items() if place != here and ranking(wanted, found)]
