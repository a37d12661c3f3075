"""Knowing an icon without a name by what it looks like, as a person knows a bin [ours].

A shape is what controls.js gives: the cells of a grid that the icon's lines run through, its bounding box filling the
grid, as the bits of a hexadecimal number; with a ~ before it, those that it paints over, since many icons are drawn as
areas that look like lines. The shapes of lucide's icons, which are lines, are in icon_shapes.json.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources

GRID = 24
"""Cells of the grid in a row and rows of it, as in controls.js. [ours]"""
LIKE = 0.75
"""How like two shapes must be for them to be one icon. [ours]"""
DRAWINGS = 4_096
"""How many drawings are remembered: what a page draws is its own affair, and may be without end. [ours]"""
MARGIN = 0.1
"""Icons that are less like a shape than its best by no more than this are named with it. [ours]"""


def icons_named(names: Sequence[str], shapes: Iterable[str]) -> list[str]:
    """Return the ``names`` of a control's icons with those that its nameless ones go by, likest first."""
    return list(dict.fromkeys((*names, *(name for shape in shapes for name in icons_like(shape)))))


@lru_cache(DRAWINGS)
def icons_like(shape: str) -> tuple[str, ...]:
    """Return the lucide icons that a shape is like, likest first; none for what is no icon that is known."""
    bits, compare = _bits(shape.removeprefix("~")), area_likeness if shape.startswith("~") else likeness
    ranked = sorted(((compare(bits, known), name) for name, known in _known().items()), key=lambda p: (-p[0], p[1]))
    best = ranked[0][0]
    return tuple(name for score, name in ranked if score >= max(LIKE, best - MARGIN))


def likeness(one: int, other: int) -> float:
    """Return how much of each of two shapes lies on the other, 0 to 1; the lesser of the two.

    A cell counts in full where the other shape has it, and for half where that has one beside it.
    """
    return min(_covered(one, other), _covered(other, one))


def area_likeness(area: int, lines: int) -> float:
    """Return how much an area looks like lines of some breadth, 0 to 1.

    That is the lesser of how much of the lines it paints over and how much of it lies on them or a cell beside them.
    """
    return min(_share(lines, area), _share(area, _broadened(lines)))


def _share(shape: int, within: int) -> float:
    return (shape & within).bit_count() / shape.bit_count() if shape else 0.0


def _covered(shape: int, by: int) -> float:
    return (_share(shape, by) + _share(shape, _broadened(by))) / 2


@lru_cache(DRAWINGS)
def _broadened(shape: int) -> int:
    """Return a shape with the cells beside its own, in eight directions."""
    sideways = shape | ((shape & ~_column(GRID - 1)) << 1) | ((shape & ~_column(0)) >> 1)
    return (sideways | (sideways << GRID) | (sideways >> GRID)) & ((1 << GRID * GRID) - 1)


@cache
def _column(number: int) -> int:
    return sum(1 << (row * GRID + number) for row in range(GRID))


def _bits(shape: str) -> int:
    try:
        return int(shape, 16) & ((1 << GRID * GRID) - 1)
    except ValueError:  # a page that breaks what reads it: that is no icon
        return 0


@cache
def _known() -> dict[str, int]:
    shapes = resources.files(__package__).joinpath("icon_shapes.json").read_text(encoding="utf-8")
    return {name: int(shape, 16) for name, shape in json.loads(shapes).items()}
