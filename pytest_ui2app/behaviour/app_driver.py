"""Driving a running app as a user would: seeing, moving about, acting, and noticing what changed.

The page's clock stands still between actions, so nothing happens that was not asked for. Before each action the
same stretch of time passes without one, and what changes then is noise; after it, time passes until an effect
shows, up to a cap.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_ui2app.behaviour import reading
from pytest_ui2app.behaviour.affordance import Ambiguous, Found, described, locate, ranking
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.observation import Change, Observation, observe, plain
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.controls import PICKED, Control, ControlLost, drag, point_on, put, scrolled, select
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.seeding import seed, seed_anew
from pytest_ui2app.browser.settling import pass_time, rest
from pytest_ui2app.browser.visiting import BuiltApp, arrive, leads_to, path_of, push_state, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Dialog, Page

ACTION_MS = 600
"""The page's time that passes after an action before it is looked at, and before it as the control. [ours]"""
PATIENCE_MS = 3_000
"""How much more of the page's time passes while an action shows no effect. [ours]"""
PATIENCE_STEP_MS = 500


class NotThere(Exception):  # noqa: N818 - what the probe runner turns into the finding absent or failed
    """The app has no such page or control."""


class NotSure(Exception):  # noqa: N818 - what the probe runner turns into the finding unsure
    """Several controls fit and none clearly leads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """One claim a probe made, whether it held, and whether it is essential or merely must not be broken."""

    claim: str
    held: bool
    essential: bool


class AppDriver:
    """A user at the keyboard of one running app; what a probe is given.

    ``change`` is what the last action did. Controls are found by what they are called and what they stand beside,
    never by the DOM of the reference. Methods that need a control raise NotThere or NotSure when it cannot be had;
    probes let those pass: the runner knows what they mean.
    """

    def __init__(self, page: "Page", traffic: Traffic, app: BuiltApp, site: Site, nonces: Nonces) -> None:
        """Drive ``page``, on which nothing was loaded yet and nothing seeded."""
        self.page = page
        self._app = app
        self._outside = False
        self._traffic = traffic
        self._site = site
        self._nonces = nonces
        self._fresh: frozenset[int] = frozenset()
        self._dialogs: list[str] = []
        self._seen: Observation | None = None
        self.acted = False
        self.checks: list[Check] = []
        self.change: Change | None = None
        self.first: bytes = b""
        page.on("dialog", self._answer)

    # -- claims -------------------------------------------------------------------------------------------------

    def expect(self, claim: str, held: object) -> bool:
        """Claim an effect that makes the sub-feature work; false before the action and true after it, or it fails."""
        self.checks.append(Check(claim=claim, held=bool(held), essential=True))
        return bool(held)

    def unharmed(self, claim: str, held: object) -> bool:
        """Claim something that must not have been broken on the way; it earns nothing, broken it costs the W."""
        self.checks.append(Check(claim=claim, held=bool(held), essential=False))
        return bool(held)

    def nonce(self) -> str:
        """Return a name that stands nowhere in the app, to be typed and followed."""
        return self._nonces.next()

    # -- seeing -------------------------------------------------------------------------------------------------

    def look(self) -> Observation:
        """Return what can be observed now; nothing moves between actions, so the page is read once for all."""
        if self._seen is None:
            self._seen = observe(self.page, self._dialogs)
        return self._seen

    def sees(self, *texts: str) -> bool:
        """Whether every one of the texts is visible, as a part of some line; what stands in input boxes is no text."""
        return reading.shows(self.look(), texts)

    def count(self, text: str) -> int:
        """Return how many visible lines contain a text."""
        return self.look().count(text)

    def order(self, *texts: str) -> tuple[str, ...]:
        """Return those of the texts that are visible, in reading order of their first appearance."""
        return reading.order(self.look(), texts)

    def amount(self, beside: str) -> float | None:
        """Return the number printed with a label: in the same line, else next to it or under it; None if none is."""
        return reading.amount(self.look(), beside)

    def badge(self, *names: str, icons: Sequence[str] = ()) -> int | None:
        """Return the whole number shown in or on a control (a cart's count); 0 when the control shows none."""
        return reading.badge(self.look(), described("item", names, icons=icons))

    @property
    def path(self) -> str:
        """The app path the page is on."""
        return path_of(self.page.url)

    # -- moving about -------------------------------------------------------------------------------------------

    def open(self, screenshot: str) -> None:
        """Bring up the page that shows a screenshot, by its file name, keeping what is in memory.

        The app's own link is clicked where one is visible; else the address changes without a reload. An app that
        has no such page stays where it is: the control may well stand elsewhere. A page that only a visitor without
        a session sees is come to as one, before anything was done.
        """
        target = self._site.pages.get(screenshot)
        if not self.started:
            self._come(outside=target is not None and target.outside)
        if target is not None:
            self._go(target)

    def reach(self, control: Control) -> None:
        """Click a control that only leads to where the sub-feature is (Sign out, to see the sign-in page)."""
        with self._hands():
            self._click_at(control)
        self._pass_time(ACTION_MS)
        self._fresh = frozenset()

    def reload(self) -> None:
        """Load the current address anew, as a user who comes back; only what was stored survives."""
        self._load(self.path)
        self._fresh = frozenset()

    @property
    def started(self) -> bool:
        """Whether the app has been loaded."""
        return self.page.url.startswith(url_of("/"))

    @property
    def _here(self) -> Place:
        return Place(path=self.path, outside=self._outside)

    def _come(self, *, outside: bool) -> None:
        """Come to the app's home for the first time, with its session or as a visitor without one."""
        self._outside = outside
        seeds = () if outside else self._app.passage.seeds
        if self.started:
            seed_anew(self.page, seeds)
        else:
            seed(self.page.context, seeds)
        self._load(self._app.home)

    def _load(self, path: str) -> None:
        self._seen = None
        app = self._app.outside if self._outside else self._app
        arrive(self.page, self._traffic, app, path, app.visit)
        if not self.first:
            self.first = self.picture()

    def _go(self, place: Place) -> None:
        if place.outside != self._outside and not self.acted:
            self._come(outside=place.outside)
        if self.path == place.path:
            return
        links = [c for c in self.look().controls if leads_to(c.href, place.path) and not c.covered]
        if links:
            self.reach(links[0])
        if self.path != place.path:
            push_state(self.page, place.path)
            self._pass_time(ACTION_MS)
        self._fresh = frozenset()

    # -- finding ------------------------------------------------------------------------------------------------

    def find(self, kind: str, *names: str, near: str | Sequence[str] = (), icons: Sequence[str] = ()) -> Control:
        """Return the control that fits, on this page or, before anything was done, on any other page of the app.

        Raises NotThere when there is none and NotSure when several fit equally well, or one that only clicks lead to.
        """
        wanted = described(kind, names, near=near, icons=icons)
        # Once something was done the effect belongs here.
        elsewhere = [] if self.acted else self._site.elsewhere(wanted, self._here)
        for place in (self._here, *elsewhere):
            self._go(place)
            result = locate(wanted, self.look().controls, self._fresh)
            if isinstance(result, Found):
                return result.control
            if isinstance(result, Ambiguous):
                raise NotSure(f"{wanted}: could be {', '.join(map(repr, result.names[:4]))}")
        behind = [] if self.acted else self._site.behind_clicks(wanted)
        if behind:
            raise NotSure(f"{wanted}: only seen where no address leads, at {behind[0]}")
        raise NotThere(f"{wanted}: nowhere on {self.path if self.acted else 'any page'}")

    def has(self, kind: str, *names: str, near: str | Sequence[str] = (), icons: Sequence[str] = ()) -> bool:
        """Whether such a control is on this page."""
        return bool(ranking(described(kind, names, near=near, icons=icons), self.look().controls, self._fresh))

    def again(self, control: Control) -> Control:
        """Return a control as it stands now. Raises NotThere when it is gone."""
        now = self.look().matching(control)
        if now is None:
            raise NotThere(f"{control.role} {control.name!r} is gone")
        return now

    # -- acting -------------------------------------------------------------------------------------------------

    def click(self, control: Control) -> Change:
        """Click a control with the mouse."""
        return self._act(lambda: self._click_at(control), hover=control)

    def hover(self, control: Control) -> Change:
        """Move the mouse onto a control."""
        return self._act(lambda: self.page.mouse.move(*self._point(control)))

    def press(self, *keys: str) -> Change:
        """Press keys one after another (``Escape``, ``Enter``, ``Tab``, ``ArrowDown``)."""

        def strike() -> None:
            for key in keys:
                self.page.keyboard.press(key)

        return self._act(strike)

    def fill(self, field: Control, text: str) -> Change:
        """Put a text into a field in place of what it holds."""
        return self._act(lambda: self._type(field, text))

    def choose(self, control: Control, option: str) -> Change:
        """Choose an option: of a native select by its text, else by opening the control and clicking the option."""
        if control.tag == "select":
            label = next((o for o in control.options if plain(option) in plain(o)), None)
            if label is None:
                raise NotThere(f"{control.name!r} has no option {option!r}, only {', '.join(control.options)}")
            return self._act(lambda: select(self.page, self.again(control), label))
        before = self.look()
        self.click(control)
        self.click(self.find("choice", option))
        return self._since(before)

    def drag(self, what: Control, onto: Control | str) -> Change:
        """Drag a control onto another, or onto the place where a text is shown."""
        return self._act(lambda: self._drag(what, onto))

    def wait(self, milliseconds: int) -> Change:
        """Let the page's time pass, for what should go away by itself."""
        before = self.look()
        self._pass_time(milliseconds)
        return self._since(before)

    # -- under the hood -----------------------------------------------------------------------------------------

    def picture(self) -> bytes:
        """Return what the page looks like, as PNG."""
        with chromium.breakage_told():
            return self.page.screenshot(animations="disabled", timeout=chromium.STEP_TIMEOUT_MS)

    def _act(self, action: Callable[[], None], hover: Control | None = None) -> Change:
        """Do something and return what it changed, beyond what changes by itself or as the mouse comes near."""
        first = self.look()
        if hover:
            with self._hands():
                self.page.mouse.move(*self._point(hover))
        self._pass_time(ACTION_MS)
        before = self.look()
        idle = Change(before=first, after=before)
        self.acted = True
        with self._hands():
            action()
        self._pass_time(ACTION_MS)
        change = Change(before=before, after=self.look(), noise=frozenset(idle.appeared | idle.vanished))
        waited = 0
        while not change.anything and waited < PATIENCE_MS:
            self._pass_time(PATIENCE_STEP_MS)
            waited += PATIENCE_STEP_MS
            change = Change(before=before, after=self.look(), noise=change.noise)
        return self._remember(change)

    @contextmanager
    def _hands(self) -> Iterator[None]:
        """Bound what is done with the page, and raise NotThere when a control is lost over it."""
        try:
            with chromium.bounded(self.page):
                yield
        except ControlLost as fact:
            raise NotThere(str(fact)) from fact

    def _since(self, before: Observation) -> Change:
        return self._remember(Change(before=before, after=self.look()))

    def _remember(self, change: Change) -> Change:
        self.change = change
        self._fresh = frozenset(control.index for control in change.new_controls)
        return change

    def _pass_time(self, milliseconds: int) -> None:
        self._seen = None
        rest(self.page, self._traffic)
        pass_time(self.page, self._traffic, milliseconds)

    def _point(self, control: Control) -> tuple[float, float]:
        # Indices are valid until the next observation, so the control is looked up again where it stands now.
        return point_on(self.page, self.again(control))

    def _click_at(self, control: Control) -> None:
        self.page.mouse.click(*self._point(control))

    def _type(self, field: Control, text: str) -> None:
        now = self.again(field)
        if now.type in PICKED and not (now.read_only or now.disabled):
            return put(self.page, now, text)
        self._click_at(field)
        self.page.keyboard.press("ControlOrMeta+a")
        return self.page.keyboard.type(text) if text else self.page.keyboard.press("Delete")

    def _drag(self, what: Control, onto: Control | str) -> None:
        start = self._point(what)
        end = self._place_of(onto) if isinstance(onto, str) else self._point(onto)
        drag(self.page, start, end)

    def _place_of(self, text: str) -> tuple[float, float]:
        right, down = scrolled(self.page)
        for fragment in self.look().reading:
            if plain(text) in plain(fragment.text):
                return fragment.x - right + fragment.width / 2, fragment.y - down + fragment.height / 2
        raise NotThere(f"the text {text!r} is not on the page")

    def _answer(self, dialog: "Dialog") -> None:
        self._dialogs.append(dialog.message)
        dialog.accept()
