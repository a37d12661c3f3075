"""Moving about in an app as a user does, keeping what is in memory."""

from collections.abc import Sequence
from typing import Final

from pytest_ui2app.behaviour.hands import Hands
from pytest_ui2app.behaviour.site import Place
from pytest_ui2app.browser.controls import Control, Handle, held
from pytest_ui2app.browser.seeding import seed, seed_anew
from pytest_ui2app.browser.visiting import BuiltApp, arrive, leads_to, path_of, push_state, url_of

STEP_MS: Final = 600
"""The page's time that passes after a step from page to page. [ours]"""


class Whereabouts:
    """Where in an app a user is, and the ways from there.

    ``first`` is the picture of the first page, empty until it was loaded. As long as ``lasting`` is False nothing was
    done yet that another load would undo.
    """

    def __init__(self, hands: Hands, app: BuiltApp) -> None:
        """Stand before an app that is not loaded yet, nothing seeded."""
        self._hands = hands
        self._app = app
        self._outside = False
        self._at: Place | None = None
        self.lasting = False
        self.first: bytes = b""

    @property
    def path(self) -> str:
        """The app path the page is on."""
        return path_of(self._hands.page.url)

    @property
    def here(self) -> Place:
        """The page the user is on, as far as that is known."""
        return self._at or Place(path=self.path, outside=self._outside)

    @property
    def started(self) -> bool:
        """Whether the app has been loaded."""
        return self._hands.page.url.startswith(url_of("/"))

    def lose_track(self) -> None:
        """Take note that what is done now may lead anywhere."""
        self._at = None

    def come(self, *, outside: bool) -> None:
        """Come to the app's home for the first time, with its session or as a visitor without one."""
        self._outside = outside
        seeds = () if outside else self._app.passage.seeds
        if self.started:
            seed_anew(self._hands.page, seeds)
        else:
            seed(self._hands.page.context, seeds)
        self.load(self._app.home)

    def load(self, path: str) -> None:
        """Load a path anew, through the app's gates."""
        self._hands.look_afresh()
        app = self._app.outside if self._outside else self._app
        arrive(self._hands.page, self._hands.traffic, app, path, app.visit)
        self._at = None
        self.first = self.first or self._hands.picture()

    def reach(self, control: Control) -> None:
        """Click a control that only leads to another page."""
        with self._hands.bounded():
            self._hands.click(control)
        self._hands.pass_time(STEP_MS)
        self._at = None

    def go(self, place: Place) -> None:
        """Go to a page without a reload; a visitor's page is come to as one, before anything was done."""
        if place.outside != self._outside and not self.lasting:
            self.come(outside=place.outside)
        # A page without a trail of its own may lie behind the view that is shown at its address.
        on_view = self._at is not None and bool(self._at.trail)
        if place.trail or ((place.ways or on_view) and self.path == place.path):
            self._walk(place)
        elif self.path != place.path:
            self._go_by_address(place)

    def _go_by_address(self, place: Place) -> None:
        links = [c for c in self._hands.look().controls if leads_to(c.href, place.path) and not c.covered]
        if links:
            self.reach(links[0])
        if self.path != place.path:
            push_state(self._hands.page, place.path)
            self._hands.pass_time(STEP_MS)
            self._at = None

    def _walk(self, place: Place) -> None:
        """Click the way to a page that no address leads to.

        Where there is none from here, begin at home; stay, once something was done that this would undo.
        """
        if place == self._at:
            return
        ways = (*((step,) for step in place.ways), place.trail)
        there = any(self._follow(way) for way in ways)
        if not there and not self.lasting:
            self.load(self._app.home)
            there = not place.trail or self._follow(place.trail)
        self._at = place if there else self._at

    def _follow(self, way: Sequence[Handle]) -> bool:
        """Click one control after another; False as soon as one is not at hand."""
        for step in way:
            control = held(step, self._hands.look().controls)
            if control is None or control.covered:
                return False
            self.reach(control)
        return bool(way)
