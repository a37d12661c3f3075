"""Driving a running app as a user would: seeing, moving about, acting, and noticing what changed.

The page's clock stands still between actions, so nothing happens that was not asked for. Before each action the
same stretch of time passes without one, and what changes then is noise; after it, time passes until an effect
shows, up to a cap.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pytest_ui2app.behaviour import reading
from pytest_ui2app.behaviour.affordance import Ambiguous, Found, described, handles_in, locate, ranking
from pytest_ui2app.behaviour.hands import Hands, NotThere
from pytest_ui2app.behaviour.in_words import called, changed
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.observation import Change, Observation, plain
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.behaviour.whereabouts import Whereabouts
from pytest_ui2app.browser.controls import Attachment, Control
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.visiting import BuiltApp

if TYPE_CHECKING:
    from playwright.sync_api import Page

ACTION_MS = 600
"""The page's time that passes after an action before it is looked at, and before it as the control. [ours]"""
PATIENCE_MS = 3_000
"""How much more of the page's time passes while an action shows no effect and something is yet to come. [ours]"""
PATIENCE_STEP_MS = 500


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

    ``change`` is what the last action did, and ``tried`` whether any was one that an app could answer: a text that is
    merely typed asks for no answer. ``trail`` tells all that was done and claimed, in words and in order. Controls are
    found by what they are called and what they stand beside, never by the DOM of the reference. Methods that need a
    control raise NotThere or NotSure when it cannot be had; probes let those pass: the runner knows what they mean.
    """

    def __init__(self, page: "Page", traffic: Traffic, app: BuiltApp, site: Site, nonces: Nonces) -> None:
        """Drive ``page``, on which nothing was loaded yet and nothing seeded."""
        self.page = page
        self._hands = Hands(page, traffic)
        self._whereabouts = Whereabouts(self._hands, app)
        self._site = site
        self._nonces = nonces
        self._fresh: frozenset[int] = frozenset()
        self.tried = False
        self.checks: list[Check] = []
        self.trail: list[str] = []
        self.change: Change | None = None

    # -- claims -------------------------------------------------------------------------------------------------

    def expect(self, claim: str, held: object) -> bool:
        """Claim an effect that makes the sub-feature work; false before the action and true after it, or it fails."""
        return self._claim(Check(claim=claim, held=bool(held), essential=True))

    def unharmed(self, claim: str, held: object) -> bool:
        """Claim something that must not have been broken on the way; it earns nothing, broken it costs the W."""
        return self._claim(Check(claim=claim, held=bool(held), essential=False))

    def nonce(self) -> str:
        """Return a name that stands nowhere in the app, to be typed and followed."""
        return self._nonces.next()

    # -- seeing -------------------------------------------------------------------------------------------------

    def look(self) -> Observation:
        """Return what can be observed now; nothing moves between actions, so the page is read once for all."""
        return self._hands.look()

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
        return self._whereabouts.path

    # -- moving about -------------------------------------------------------------------------------------------

    def open(self, screenshot: str) -> None:
        """Bring up the page that shows a screenshot, by its file name, keeping what is in memory.

        The app's own link is clicked where one is visible; else the address changes without a reload. An app that
        has no such page stays where it is: the control may well stand elsewhere. A page that only a visitor without
        a session sees is come to as one, before anything was done.
        """
        target = self._site.pages.get(screenshot)
        if not self.started:
            self._whereabouts.come(outside=target is not None and target.outside)
        self.trail.append(f"open the page of {screenshot}: {target.path if target else 'the app has none'}")
        if target is not None:
            self._go(target)

    def reach(self, control: Control) -> None:
        """Click a control that only leads to where the sub-feature is (Sign out, to see the sign-in page)."""
        before = self.look()
        self.trail.append(f"click {called(control)} to go on")
        self._whereabouts.reach(control)
        self._since(before)
        self._fresh = frozenset()

    def reload(self) -> None:
        """Load the current address anew, as a user who comes back; only what was stored survives."""
        self.trail.append(f"reload {self.path}")
        self._whereabouts.load(self.path)
        self._fresh = frozenset()

    @property
    def started(self) -> bool:
        """Whether the app has been loaded."""
        return self._whereabouts.started

    @property
    def acted(self) -> bool:
        """Whether anything was done yet, beyond going from page to page."""
        return self._whereabouts.lasting

    @property
    def first(self) -> bytes:
        """The picture of the first page, as PNG; empty before it was loaded."""
        return self._whereabouts.first

    def _go(self, place: Place) -> None:
        before = self.path
        self._whereabouts.go(place)
        self._fresh = frozenset()
        if self.path != before:
            self.trail.append(f"go to {self.path}")

    # -- finding ------------------------------------------------------------------------------------------------

    def find(self, kind: str, *names: str, near: str | Sequence[str] = (), icons: Sequence[str] = ()) -> Control:
        """Return the control that fits, on this page or, before anything was done, on any other page of the app.

        Raises NotThere when there is none and NotSure when several fit equally well.
        """
        wanted = described(kind, names, near=near, icons=icons)
        # Once something was done the effect belongs here.
        elsewhere = [] if self.acted else self._site.elsewhere(wanted, self._whereabouts.here)
        for place in (self._whereabouts.here, *elsewhere):
            self._go(place)
            result = locate(wanted, self.look().controls, self._fresh)
            if isinstance(result, Found):
                return result.control
            if isinstance(result, Ambiguous):
                raise NotSure(f"{wanted}: could be {', '.join(map(repr, result.names[:4]))}")
        raise NotThere(f"{wanted}: nowhere on {self.path if self.acted else 'any page'}")

    def has(self, kind: str, *names: str, near: str | Sequence[str] = (), icons: Sequence[str] = ()) -> bool:
        """Whether such a control is on this page."""
        return bool(ranking(described(kind, names, near=near, icons=icons), self.look().controls, self._fresh))

    def again(self, control: Control) -> Control:
        """Return a control as it stands now. Raises NotThere when it is gone."""
        return self._hands.again(control)

    # -- acting -------------------------------------------------------------------------------------------------

    def click(self, control: Control) -> Change:
        """Click a control with the mouse."""
        return self._act(f"click {called(control)}", lambda: self._hands.click(control), hover=control)

    def click_and_answer(self, control: Control, text: str) -> tuple[Change, bool]:
        """Click a control and give a text should the browser ask for one in a box of its own; return whether it did."""
        with self._hands.answering(text):
            return self.click(control), self._hands.asked

    def hover(self, control: Control) -> Change:
        """Move the mouse onto a control."""
        return self._act(f"point at {called(control)}", lambda: self._hands.move_to(control))

    def press(self, *keys: str) -> Change:
        """Press keys one after another (``Escape``, ``Enter``, ``Tab``, ``ArrowDown``)."""

        def strike() -> None:
            for key in keys:
                self.page.keyboard.press(key)

        return self._act(f"press {', '.join(keys)}", strike)

    def fill(self, field: Control, text: str) -> Change:
        """Put a text into a field in place of what it holds."""
        return self._act(f"type {text!r} into {called(field)}", lambda: self._hands.type(field, text), asks=False)

    def choose(self, control: Control, option: str) -> Change:
        """Choose an option: of a native select by its text, else by opening the control and clicking the option."""
        if control.tag == "select":
            label = next((o for o in control.options if plain(option) in plain(o)), None)
            if label is None:
                raise NotThere(f"{control.name!r} has no option {option!r}, only {', '.join(control.options)}")
            return self._act(f"choose {label!r} of {called(control)}", lambda: self._hands.choose(control, label))
        before = self.look()
        self.click(control)
        self.click(self.find("choice", option))
        return self._since(before)

    def drag(self, what: Control, onto: Control | str) -> Change:
        """Bring a control onto another, or onto the place where a text is shown.

        It is dragged by itself; where that does nothing, by the handle drawn in it, and then carried by the keyboard,
        as far as it has the means.
        """
        held = [what, *handles_in(what, self.look().controls)]
        ways = [(f"drag {called(each)} onto {called(onto)}", partial(self._hands.drag, each, onto)) for each in held]
        keyed = [each for each in held if "onKeyDown" in each.handlers]
        ways += [(f"carry {called(each)} to {called(onto)}", partial(self._hands.carry, each, onto)) for each in keyed]
        changes: list[Change] = []
        for at, (told, way) in enumerate(ways, start=1):
            try:
                changes.append(self._act(told, way))
            except NotThere:
                if at == len(ways) and not changes:
                    raise
                continue
            if changes[-1].rearranged:
                break
        return changes[-1]

    def slide(self, slider: Control, value: float) -> Change:
        """Bring a slider to a value, or as near as its steps let it."""
        return self._act(f"bring {called(slider)} to {value:g}", lambda: self._hands.slide(slider, value))

    def attach(self, opener: Control, file: Attachment) -> Change:
        """Choose a file, in an input for files or by what opens the browser's box for it."""
        with self._hands.giving(file):
            return self._act(f"give {file.name} to {called(opener)}", lambda: self._hands.attach(opener, file))

    def wait(self, milliseconds: int) -> Change:
        """Let the page's time pass, for what should go away by itself."""
        before = self.look()
        self._hands.pass_time(milliseconds)
        self.trail.append(f"wait {milliseconds} ms")
        return self._since(before)

    # -- under the hood -----------------------------------------------------------------------------------------

    def picture(self) -> bytes:
        """Return what the page looks like, as PNG."""
        return self._hands.picture()

    def _claim(self, check: Check) -> bool:
        self.checks.append(check)
        self.trail.append(f"{'+' if check.held else '-'} {check.claim}{'' if check.essential else ' (must not break)'}")
        return check.held

    def _act(self, told: str, action: Callable[[], None], hover: Control | None = None, *, asks: bool = True) -> Change:
        """Do something and return what it changed, beyond what changes by itself or as the mouse comes near."""
        self.trail.append(told)
        first = self.look()
        if hover:
            with self._hands.bounded():
                self._hands.move_to(hover)
        self._hands.pass_time(ACTION_MS)
        before = self.look()
        idle = Change(before=first, after=before)
        self._whereabouts.lasting = True
        self.tried |= asks
        self._whereabouts.lose_track()
        with self._hands.bounded():
            action()
        more = self._hands.pass_time(ACTION_MS)
        noise, restless = frozenset(idle.appeared | idle.vanished), idle.retitled or idle.sounded
        change = Change(before=before, after=self.look(), noise=noise, restless=restless)
        waited = 0
        # Once more in any case: a download is told by the browser, not by the page's clock.
        while (more or not waited) and not change.anything and waited < PATIENCE_MS:
            more = self._hands.pass_time(PATIENCE_STEP_MS)
            waited += PATIENCE_STEP_MS
            change = Change(before=before, after=self.look(), noise=noise, restless=restless)
        self.trail[-1] += f": {changed(change)}"
        return self._remember(change)

    def _since(self, before: Observation) -> Change:
        return self._remember(Change(before=before, after=self.look()))

    def _remember(self, change: Change) -> Change:
        self.change = change
        self._fresh = frozenset(control.index for control in change.new_controls)
        return change
