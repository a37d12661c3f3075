"""The eyes and hands of a user on one page: seeing it, and mouse and keyboard on it.

The page's clock stands still between actions, so nothing happens that was not asked for, and the page is read once
for all that is asked of it in between.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pytest_ui2app.behaviour.observation import Observation, observe, plain
from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.controls import PICKED, Control, ControlLost, drag, point_on, put, scrolled, select
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.settling import pass_time, rest

if TYPE_CHECKING:
    from playwright.sync_api import Dialog, Page


class NotThere(Exception):  # noqa: N818 - what the probe runner turns into the finding absent or failed
    """The app has no such page or control."""


class Hands:
    """A user's eyes and hands on a page; ``page`` may have nothing loaded yet.

    Alert boxes are read and agreed to; one that asks for a text gets what ``answering`` says, else what it proposes.
    ``asked`` is whether one has asked for a text since ``answering`` began.
    Methods that need a control raise NotThere when it is gone or covered.
    """

    def __init__(self, page: "Page", traffic: Traffic) -> None:
        """Take hold of a page."""
        self.page = page
        self.traffic = traffic
        self._dialogs: list[str] = []
        self._answer_given = ""
        self.asked = False
        self._seen: Observation | None = None
        page.on("dialog", self._answer)

    def look(self) -> Observation:
        """Return what can be observed now. Raises PageHangs."""
        if self._seen is None:
            self._seen = observe(self.page, self._dialogs)
        return self._seen

    def look_afresh(self) -> None:
        """Forget what was seen: the page is another one now."""
        self._seen = None

    def again(self, control: Control) -> Control:
        """Return a control as it stands now. Raises NotThere when it is gone."""
        now = self.look().matching(control)
        if now is None:
            raise NotThere(f"{control.role} {control.name!r} is gone")
        return now

    def picture(self) -> bytes:
        """Return what the page looks like, as PNG."""
        with chromium.breakage_told():
            return self.page.screenshot(animations="disabled", timeout=chromium.STEP_TIMEOUT_MS)

    def pass_time(self, milliseconds: int) -> None:
        """Let the page come to rest and its time pass. Raises PageHangs."""
        self.look_afresh()
        rest(self.page, self.traffic)
        pass_time(self.page, self.traffic, milliseconds)

    @contextmanager
    def bounded(self) -> Iterator[None]:
        """Bound what is done with the page, and raise NotThere when a control is lost over it."""
        try:
            with chromium.bounded(self.page):
                yield
        except ControlLost as fact:
            raise NotThere(str(fact)) from fact

    def point(self, control: Control) -> tuple[float, float]:
        """Return where on the window a click reaches a control, having scrolled to it."""
        # Indices are valid until the next observation, so the control is looked up again where it stands now.
        return point_on(self.page, self.again(control))

    def move_to(self, control: Control) -> None:
        """Move the mouse onto a control."""
        self.page.mouse.move(*self.point(control))

    def click(self, control: Control) -> None:
        """Click a control."""
        self.page.mouse.click(*self.point(control))

    def choose(self, control: Control, label: str) -> None:
        """Choose an option of a native select."""
        select(self.page, self.again(control), label)

    def type(self, field: Control, text: str) -> None:
        """Put a text into a field in place of what it holds."""
        now = self.again(field)
        if now.type in PICKED and not (now.read_only or now.disabled):
            return put(self.page, now, text)
        self.click(field)
        self.page.keyboard.press("ControlOrMeta+a")
        return self.page.keyboard.type(text) if text else self.page.keyboard.press("Delete")

    def drag(self, what: Control, onto: Control | str) -> None:
        """Drag a control onto another, or onto the place where a text is shown."""
        start = self.point(what)
        end = self._place_of(onto) if isinstance(onto, str) else self.point(onto)
        drag(self.page, start, end)

    def _place_of(self, text: str) -> tuple[float, float]:
        right, down = scrolled(self.page)
        for fragment in self.look().reading:
            if plain(text) in plain(fragment.text):
                return fragment.x - right + fragment.width / 2, fragment.y - down + fragment.height / 2
        raise NotThere(f"the text {text!r} is not on the page")

    @contextmanager
    def answering(self, text: str) -> Iterator[None]:
        """Answer what the browser asks for in a box of its own with a text."""
        self._answer_given, self.asked = text, False
        try:
            yield
        finally:
            self._answer_given = ""

    def _answer(self, dialog: "Dialog") -> None:
        self._dialogs.append(dialog.message)
        self.asked = self.asked or dialog.type == "prompt"
        dialog.accept(self._answer_given or dialog.default_value)
