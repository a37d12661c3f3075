"""The controls a person could use on a page, and using one with trusted input where it is drawn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, TypeAdapter

from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.chromium import breakage_told, refusal_told
from pytest_ui2app.browser.icon_shapes import icons_named

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, FilePayload, Page


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """One control as it stands on the page.

    ``nth`` counts controls of its tag, type and role before it; ``contexts`` are the texts of its ancestors, nearest
    first; ``before`` is the text printed before it in its own group; ``strong`` tells a native or ARIA control from
    something that merely reacts to a pointer; boxes are page pixels; ``checked`` and ``expanded`` are None where the
    control has no such state. ``href`` is the app path that a link leads to, or the whole address of another site, and
    ``search`` what follows the path: query and fragment.
    """

    index: int
    nth: int
    tag: str
    type: str
    role: str
    name: str
    text: str
    placeholder: str
    title: str
    before: str
    value: str
    options: tuple[str, ...]
    chosen: str
    checked: bool | None
    expanded: bool | None
    disabled: bool
    read_only: bool
    invalid: bool
    required: bool
    current: bool
    href: str
    search: str
    icons: tuple[str, ...]
    look: str
    contexts: tuple[str, ...]
    in_dialog: bool
    form: int
    strong: bool
    handlers: tuple[str, ...]
    covered: bool
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file to be chosen, which need not exist."""

    name: str
    media_type: str
    content: bytes

    @property
    def payload(self) -> "FilePayload":
        """The file as Playwright takes it."""
        return {"name": self.name, "mimeType": self.media_type, "buffer": self.content}


NAME_KEPT = 80
"""Characters of a control's name that it is told by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Handle:
    """What a control is told by when its page is there anew: it is the ``nth`` of its role, name and link."""

    role: str = ""
    name: str = ""
    link: str = ""
    nth: int = 0

    def __str__(self) -> str:
        return f"{self.role}: {self.name or self.link or 'unnamed'}"


PICKED = frozenset({"date", "time", "month", "week", "datetime-local", "color", "range"})
"""Types of input that have a picker of their own: their value is put there as the picker would, not typed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Raw:
    texts: list[str]
    controls: list[dict[str, Any]]


_PLACES = TypeAdapter(list[int])
_NAMES = TypeAdapter(list[str])
_RAW = TypeAdapter(_Raw)


class ControlLost(Exception):  # noqa: N818 - a fact about the page under test, not an error of ours
    """The control is gone from the page, something lies over it, or it does not take what it is given."""


def visible_controls(page: "Page") -> tuple[Control, ...]:
    """Return every control on the page that a user can see, in document order. Raises PageHangs."""
    return ask(page, "controls.js", _CONTROLS)


def name_of(control: Control) -> str:
    """Return what a control is called: its own name, else the text printed before it."""
    return (control.name or control.before or control.placeholder)[:NAME_KEPT]


def handles(controls: Sequence[Control]) -> Iterator[Handle]:
    """Yield what each of a page's controls is told by."""
    counted: Counter[Handle] = Counter()
    for control in controls:
        first = Handle(role=control.role, name=name_of(control), link=control.href + control.search)
        yield replace(first, nth=counted[first])
        counted[first] += 1


def held(handle: Handle, controls: Sequence[Control]) -> Control | None:
    """Return the control that a handle tells, if it is on the page."""
    return next((control for control, own in zip(controls, handles(controls), strict=True) if own == handle), None)


def _in_context(raw: object) -> object:
    """Return controls.js's list of controls, with texts in place of their numbers and the names of drawn icons."""
    given = _RAW.validate_python(raw)
    texts = dict(enumerate(given.texts))
    places = (_PLACES.validate_python(entry.get("contexts")) for entry in given.controls)
    contexts = ([texts.get(place) for place in each] for each in places)
    named = (icons_named(_NAMES.validate_python(entry.get("icons")), _shapes_in(entry)) for entry in given.controls)
    return [
        {**entry, "contexts": above, "icons": icons}
        for entry, above, icons in zip(given.controls, contexts, named, strict=True)
    ]


def _shapes_in(entry: dict[str, Any]) -> list[str]:
    return _NAMES.validate_python(entry.pop("shapes", None))


Controls = Annotated[tuple[Control, ...], BeforeValidator(_in_context)]
"""What controls.js gives."""

_CONTROLS = TypeAdapter[tuple[Control, ...]](Controls)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Spot:
    """What locate_control.js gives: viewport pixels."""

    gone: bool
    hit: bool
    x: float
    y: float


_SPOT = TypeAdapter(_Spot)
_SCROLLED = TypeAdapter(tuple[float, float])


def point_on(page: "Page", control: Control) -> tuple[float, float]:
    """Scroll a control into view and return a point on it that a click reaches, in viewport pixels.

    Raises ControlLost when it is gone or covered, and PageHangs.
    """
    spot = ask(page, "locate_control.js", _SPOT, control.index)
    if spot.gone or not spot.hit:
        raise ControlLost(f"{control.role} {control.name!r} is {'gone' if spot.gone else 'covered'}")
    return spot.x, spot.y


def scrolled(page: "Page") -> tuple[float, float]:
    """Return how far the page is scrolled, right and down, in pixels. Raises PageHangs."""
    return ask(page, "scrolled.js", _SCROLLED)


def drag(page: "Page", start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press the mouse at one point of the window and let it go at another, on the way as a hand would move it."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    page.mouse.move(*end, steps=4)
    page.mouse.move(end[0] + 1, end[1] + 1)
    page.mouse.up()


def click(page: "Page", control: Control) -> None:
    """Click a control with the mouse. Raises ControlLost."""
    x, y = point_on(page, control)
    page.mouse.click(x, y)


def put(page: "Page", control: Control, text: str) -> None:
    """Set the value of an input that has a picker of its own (a date, a colour). Raises ControlLost."""
    with refusal_told(ControlLost(f"{control.role} {control.name!r} does not take {text!r}")):
        _element_of(page, control).fill(text, force=True)


def select(page: "Page", control: Control, label: str) -> None:
    """Choose an option of a native select by its text. Raises ControlLost, also for an option that is disabled."""
    with refusal_told(ControlLost(f"{control.role} {control.name!r} does not let {label!r} be chosen")):
        _element_of(page, control).select_option(label=label, force=True)


def focus(page: "Page", control: Control) -> None:
    """Give a control the keyboard, as Tab would. Raises ControlLost when it is gone."""
    with refusal_told(ControlLost(f"{control.role} {control.name!r} is gone")):
        _element_of(page, control).focus()


def attach(page: "Page", control: Control, file: Attachment) -> None:
    """Choose a file in an input for files. Raises ControlLost."""
    with refusal_told(ControlLost(f"{control.role} {control.name!r} does not take a file")):
        _element_of(page, control).set_input_files(file.payload)


def _element_of(page: "Page", control: Control) -> "ElementHandle":
    """Return the element of a control of the latest observation. Raises ControlLost when it is gone."""
    with breakage_told():
        element = page.evaluate_handle("(index) => window.__ui2appControls[index]", control.index).as_element()
    if element is None:
        raise ControlLost(f"{control.role} {control.name!r} is gone")
    return element
