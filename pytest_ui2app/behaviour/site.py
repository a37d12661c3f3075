"""Where things are in an app: which page shows each screenshot, and what every page has to offer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pytest_ui2app.behaviour.affordance import Affordance, ranking
from pytest_ui2app.browser.controls import Control


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A page of the app: the path it is shown under, and whether only a visitor without a session sees it there."""

    path: str
    outside: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Where things are in the app: the page that shows each screenshot, and what every page has to offer.

    ``controls`` maps each page that renders to the controls seen there, so that a page is only gone to for one that
    is likely there. ``views`` has those of what clicks alone lead to, by these clicks: no address leads there.
    """

    pages: Mapping[str, Place]
    controls: Mapping[Place, Sequence[Control]]
    views: Mapping[str, Sequence[Control]] = field(default_factory=dict)

    def elsewhere(self, wanted: Affordance, here: Place) -> list[Place]:
        """Return the other pages that may have a control."""
        return [place for place, found in self.controls.items() if place != here and ranking(wanted, found)]

    def behind_clicks(self, wanted: Affordance) -> list[str]:
        """Return the clicks that lead to views which may have a control."""
        return [clicks for clicks, found in self.views.items() if ranking(wanted, found)]
