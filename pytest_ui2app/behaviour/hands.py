"""The eyes and hands of a user on one page: seeing it, and mouse and keyboard on it.

The page's clock stands still between actions, so nothing happens that was not asked for, and the page is read once
for all that is asked of it in between.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pytest_ui2app.behaviour.observation import Observation, observe, plain
from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.controls import (
    PICKED,
    Attachment,
    Control,
    ControlLost,
    attach,
    drag,
    focus,
    point_on,
    put,
    scrolled,
    select,
)
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.settling import pass_time, rest
from pytest_ui2app.browser.text_blocks import Fragment

if TYPE_CHECKING:
    from playwright.sync_api import Dialog, Download, FileChooser, Page


MOST_KEYS = 200
"""How many steps a slider is moved by keys at most. [ours]"""
MOST_CARRIES = 12
"""How many arrow keys carry a thing at most. [ours]"""
ARRIVED_PX = 30
"""A thing that is carried has arrived when its middle is so near to where it is wanted. [ours]"""


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
        self._downloads: list[str] = []
        self._answer_given = ""
        self._file_given: Attachment | None = None
        self.asked = False
        self._seen: Observation | None = None
        page.on("dialog", self._answer)
        page.on("download", self._be_offered)
        page.on("filechooser", self._choose_file)

    def look(self) -> Observation:
        """Return what can be observed now. Raises PageHangs."""
        if self._seen is None:
            self._seen = observe(self.page, self._dialogs, self._downloads)
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

    def pass_time(self, milliseconds: int) -> bool:
        """Let the page come to rest and its time pass; return whether anything more is to come. Raises PageHangs."""
        self.look_afresh()
        rest(self.page, self.traffic)
        return pass_time(self.page, self.traffic, milliseconds)

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

    def attach(self, opener: Control, file: Attachment) -> None:
        """Choose a file in an input for files, or in the browser's box that the click of another control brings up."""
        if opener.type == "file":
            return attach(self.page, self.again(opener), file)
        return self.click(opener)

    def slide(self, slider: Control, value: float) -> None:
        """Bring a slider to a value, or as near as its steps let it: a native one as its picker, others by keys."""
        if slider.type == "range":
            return put(self.page, self.again(slider), repr(value))
        focus(self.page, self.again(slider))
        lowest = self._after_keys(slider, "Home")
        step = self._after_keys(slider, "ArrowRight") - lowest
        steps = round((value - lowest) / step) - 1 if step > 0 else 0
        self._after_keys(slider, *["ArrowRight" if steps > 0 else "ArrowLeft"] * min(abs(steps), MOST_KEYS))
        return None

    def carry(self, what: Control, onto: Control | str) -> None:
        """Carry a control by the keyboard: take it up with Space, move it by arrows to where it belongs, let it go."""
        to_x, to_y = self._middle_of(onto)  # as things stand now: what is carried past it pushes it aside
        focus(self.page, self.again(what))
        self._strike("Space")
        for _ in range(MOST_CARRIES):
            x, y = self._middle(self._carried(what))
            right, down = to_x - x, to_y - y
            if max(abs(right), abs(down)) < ARRIVED_PX:
                break
            self._strike(_arrow(right, down))
        self._strike("Space")

    def _carried(self, what: Control) -> Control:
        """Return a control that may have moved, by its name if no other has it. Raises NotThere when it is gone."""
        namesakes = [c for c in self.look().controls if (c.tag, c.role, c.name) == (what.tag, what.role, what.name)]
        return namesakes[0] if len(namesakes) == 1 else self.again(what)

    def _after_keys(self, slider: Control, *keys: str) -> float:
        self._strike(*keys)
        try:
            return float(self.again(slider).value)
        except ValueError as error:
            raise NotThere(f"{slider.role} {slider.name!r} has no value that is a number") from error

    def _strike(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.look_afresh()
        rest(self.page, self.traffic)

    def drag(self, what: Control, onto: Control | str) -> None:
        """Drag a control onto another, or onto the place where a text is shown."""
        start = self.point(what)
        if isinstance(onto, str):
            (x, y), (right, down) = self._middle_of(onto), scrolled(self.page)
            end = x - right, y - down
        else:
            end = self.point(onto)
        drag(self.page, start, end)

    def _middle_of(self, onto: Control | str) -> tuple[float, float]:
        """Return the middle of a control or of where a text is shown, in page pixels."""
        if isinstance(onto, Control):
            return self._middle(self.again(onto))
        for fragment in self.look().reading:
            if plain(onto) in plain(fragment.text):
                return self._middle(fragment)
        raise NotThere(f"the text {onto!r} is not on the page")

    @staticmethod
    def _middle(box: Control | Fragment) -> tuple[float, float]:
        return box.x + box.width / 2, box.y + box.height / 2

    @contextmanager
    def answering(self, text: str) -> Iterator[None]:
        """Answer what the browser asks for in a box of its own with a text."""
        self._answer_given, self.asked = text, False
        try:
            yield
        finally:
            self._answer_given = ""

    @contextmanager
    def giving(self, file: Attachment) -> Iterator[None]:
        """Choose a file in the browser's own box, should one come up meanwhile."""
        self._file_given = file
        try:
            yield
        finally:
            self._file_given = None

    def _choose_file(self, box: "FileChooser") -> None:
        if self._file_given:
            box.set_files(self._file_given.payload)

    def _be_offered(self, download: "Download") -> None:
        self._downloads.append(download.suggested_filename)

    def _answer(self, dialog: "Dialog") -> None:
        self._dialogs.append(dialog.message)
        self.asked = self.asked or dialog.type == "prompt"
        dialog.accept(self._answer_given or dialog.default_value)


def _arrow(right: float, down: float) -> str:
    """Return the arrow key that leads farther on the way."""
    if abs(right) > abs(down):
        return "ArrowRight" if right > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"
