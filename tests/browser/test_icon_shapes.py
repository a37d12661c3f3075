"""Nameless icons are known by what they look like, however they are drawn."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.controls import visible_controls
from pytest_ui2app.browser.icon_shapes import GRID, icons_like, icons_named, likeness
from tests.browser.drawing_icons import FILE, drawn_shapes

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]
ACROSS = (1 << GRID) - 1
"""A line over the whole width."""


def test_a_shape_is_like_itself_less_like_itself_moved_and_unlike_another() -> None:
    middle, beside, far = (ACROSS << GRID * row for row in (12, 13, 20))
    assert [likeness(middle, other) for other in (middle, beside, far)] == [1.0, 0.5, 0.0]


def test_the_lesser_covering_counts() -> None:
    middle = ACROSS << GRID * 12
    assert likeness(middle, middle | ACROSS << GRID * 20) == likeness(middle | ACROSS << GRID * 20, middle) == 0.5


def test_cells_at_the_left_edge_are_not_beside_those_at_the_right() -> None:
    assert likeness(1 << GRID * 3, 1 << GRID * 3 - 1) == 0.0


@pytest.mark.parametrize("shape", ["", "0", "nonsense"])
def test_what_is_no_shape_is_no_icon(shape: str) -> None:
    assert icons_like(shape) == ()


def test_icons_are_named_once_with_those_that_have_a_name_first() -> None:
    cross = json.loads(FILE.read_text(encoding="utf-8"))["x"]
    assert icons_named(["bell"], [cross, cross]) == ["bell", "x"]


@pytest.mark.full
def test_the_shapes_are_those_of_the_scaffolds_icons(contexts: ContextFactory) -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == drawn_shapes(contexts)


STROKES = {
    "bin": ("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13", "trash"),
    "heart": ("M12 21 4 13a5 5 0 0 1 8-7 5 5 0 0 1 8 7z", "heart"),
    "cross": ("M5 5 19 19M19 5 5 19", "x"),
    "tick": ("M4 13l5 5L20 7", "check"),
    "down": ("M5 9l7 7 7-7", "chevron-down"),
    "bars": ("M3 5h18M3 12h18M3 19h18", "menu"),
    "glass": ("M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM21 21l-4.5-4.5", "search"),
    "wave": ("M2 12c3-8 6-8 10 0s7 8 10 0", ""),
    "page": ("M6 2h9l5 5v15H6z", ""),
}
FILLED = {
    "pencil": (
        "M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.9 1.9L18.9 9z",
        "pencil",
    ),
    "cross": ("M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z", "x"),
    "down": ("M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z", "chevron-down"),
    "tick": ("M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z", "check"),
    "plus": ("M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z", "plus"),
    "disc": ("M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z", "circle"),
    "star": ("M12 17.27L18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z", "star"),
}


@pytest.mark.full
@pytest.mark.parametrize("size", [14, 24, 90])
@pytest.mark.parametrize(
    ("paint", "icons"), [("fill='none' stroke='black'", STROKES), ("fill='black'", FILLED)], ids=["lines", "areas"]
)
def test_icons_that_others_drew_are_known(show: Show, paint: str, icons: dict[str, tuple[str, str]], size: int) -> None:
    svg = f"<svg width={size} height={size} viewBox='0 0 24 24' {paint}><path d='{{}}'/></svg>"
    page = show("".join(f"<button>{svg.format(path)}</button>" for path, _ in icons.values()))
    found = [(control.icons or ("",))[0] for control in visible_controls(page)]
    assert dict(zip(icons, found, strict=True)) == {name: icon for name, (_, icon) in icons.items()}


@pytest.mark.full
@pytest.mark.parametrize(("state", "icons"), [("", ("chevron-down",)), (" aria-haspopup='menu'", ())])
def test_what_says_that_it_unfolds_something_is_as_good_as_a_chevron(
    show: Show, state: str, icons: tuple[str, ...]
) -> None:
    (control,) = visible_controls(show(f"<button aria-expanded='false'{state}>Items</button>"))
    assert control.icons == icons


ODD = {
    "turned": ("<g transform='rotate(90 12 12)'><path d='m9 18 6-6-6-6'/></g>", ("chevron-down",)),
    "mirrored": ("<g transform='translate(24 0) scale(-1 1)'><path d='m9 18 6-6-6-6'/></g>", ("chevron-left",)),
    "in a frame that clips": (
        "<defs><clipPath id='c'><rect width='240' height='240'/></clipPath></defs><path d='m6 9 6 6 6-6'/>",
        ("chevron-down",),
    ),
    "nothing": ("<path d=''/><polyline points=''/><circle r='0'/>", ()),
    "no size": ("<g transform='scale(0)'><path d='m6 9 6 6 6-6'/></g>", ()),
}


@pytest.mark.full
@pytest.mark.parametrize("kind", ODD)
def test_odd_geometry_is_no_trouble(show: Show, kind: str) -> None:
    drawing, icons = ODD[kind]
    svg = f"<svg width=24 height=24 viewBox='0 0 24 24' fill='none' stroke='black'>{drawing}</svg>"
    (control,) = visible_controls(show(f"<button style='width:40px;height:40px'>{svg}</button>"))
    assert control.icons == icons


@pytest.mark.full
def test_an_icon_that_is_the_control_or_of_a_class_that_names_nothing_is_known(show: Show) -> None:
    bin_ = "<path d='M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13'/>"
    svg = "<svg width=24 height=24 viewBox='0 0 24 24' fill='none' stroke='black'"
    page = show(f"{svg} style='cursor:pointer'>{bin_}</svg><button>{svg} class='icon-sm'>{bin_}</svg></button>")
    assert ["trash" in control.icons for control in visible_controls(page)] == [True, True]


@pytest.mark.full
def test_what_is_hidden_at_first_is_measured_when_it_shows(show: Show) -> None:
    page = show(
        "<button style='width:40px;height:40px'><svg width=24 height=24 viewBox='0 0 24 24' fill='none' stroke='black' "
        "style='display:none'><path d='m6 9 6 6 6-6'/></svg></button>"
    )
    assert visible_controls(page)[0].icons == ()
    page.evaluate("() => { document.querySelector('svg').style.display = 'block'; }")
    assert visible_controls(page)[0].icons == ("chevron-down",)


@pytest.mark.full
def test_an_icon_of_many_lines_or_none_is_no_icon(show: Show) -> None:
    lines = "".join(f"<path d='M0 {at}h24'/>" for at in range(20))
    unseen = "<path fill='none' d='M0 0h9'/>"
    page = show(f"<button>a<svg stroke='black'>{lines}</svg></button><button>b<svg>{unseen}</svg></button>")
    assert [control.icons for control in visible_controls(page)] == [(), ()]
