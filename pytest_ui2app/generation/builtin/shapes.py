"""Outlines of coloured areas: rectangles with round corners, else polygons."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from skimage.measure import approximate_polygon, find_contours, label

from pytest_ui2app.generation.builtin.runs import Run
from pytest_ui2app.generation.builtin.surfaces import Mask, Pixels, Reading, Surface

_BOX_TOLERANCE: Final = 0.035
"""How far an area's share of its box may be from that of a rectangle with its corners, to be drawn as one."""
_POLYGON_TOLERANCE: Final = 0.4
"""How far in px a polygon may stray from the outline."""
_MIN_FIGURE_AREA: Final = 6
_MAX_FIGURES: Final = 800
_MIN_FIGURE_INK: Final = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """A rectangle in px with its corner radii: top left, top right, bottom right, bottom left."""

    x: int
    y: int
    width: int
    height: int
    color: tuple[int, int, int]
    radii: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A filled outline as SVG path data in px of the page, even-odd."""

    path: str
    color: tuple[int, int, int]


def drawn(surface: Surface) -> Box | Figure:
    """Draw a surface as the plainest thing that looks like it."""
    mask = surface.mask
    radii = _radii(mask)
    cut_away = sum((1 - pi / 4) * radius**2 for radius in radii) / mask.size
    if abs(surface.fullness - (1 - cut_away)) > _BOX_TOLERANCE:
        # Grown by a pixel, so that no crack opens between neighbours whose smoothed edge is neither's colour.
        grown = ndimage.binary_dilation(np.pad(mask, 1))
        return Figure(path=_path(grown.astype(np.float64), surface.x - 1, surface.y - 1), color=surface.color)
    return Box(x=surface.x, y=surface.y, width=surface.width, height=surface.height, color=surface.color, radii=radii)


def figures(pixels: Pixels, reading: Reading, texts: Sequence[Run]) -> tuple[Figure, ...]:
    """Draw what stands out and is no text, icons above all; the largest _MAX_FIGURES pieces, in reading order."""
    ink = reading.relief.copy()
    for text in texts:
        ink[text.y : text.y + text.height, text.x : text.x + text.width] = 0
    pieces: NDArray[np.int32] = label(ink >= _MIN_FIGURE_INK, connectivity=2)  # type: ignore[no-untyped-call]
    sizes = np.bincount(pieces.ravel())[1:]
    chosen = np.sort(np.argsort(-sizes, kind="stable")[:_MAX_FIGURES])
    boxes = ndimage.find_objects(pieces)
    return tuple(
        _figure(pixels, ink, pieces, int(index), boxes[index]) for index in chosen if sizes[index] >= _MIN_FIGURE_AREA
    )


def _figure(
    pixels: Pixels, ink: NDArray[np.uint8], pieces: NDArray[np.int32], index: int, box: tuple[slice, ...]
) -> Figure:
    own = np.where(pieces[box] == index + 1, ink[box].astype(np.float64), 0.0)
    red, green, blue = np.median(pixels[box][own >= 0.8 * own.max()], axis=0).astype(int).tolist()
    return Figure(path=_path(own / own.max(), box[1].start, box[0].start), color=(red, green, blue))


def _radii(mask: Mask) -> tuple[int, int, int, int]:
    """Read each corner's radius off the pixels that the first and last row lack there."""
    limit = min(mask.shape) // 2
    corners = (mask[0], mask[0, ::-1], mask[-1, ::-1], mask[-1])
    top_left, top_right, bottom_right, bottom_left = (min(limit, _radius(int(row.argmax()))) for row in corners)
    return top_left, top_right, bottom_right, bottom_left


def _radius(missing: int) -> int:
    """Solve missing = r - sqrt(r), about what a circle of radius r leaves free in its outermost row."""
    return round(missing + 0.5 + sqrt(missing + 0.25)) if missing else 0


def _path(strength: NDArray[np.float64], x: int, y: int) -> str:
    """Trace where ``strength`` (0-1) passes one half; the area begins at (x, y) of the page."""
    parts = []
    for contour in find_contours(np.pad(strength, 1), 0.5):  # type: ignore[no-untyped-call]
        points = approximate_polygon(contour, _POLYGON_TOLERANCE)  # type: ignore[no-untyped-call]
        if len(points) > 3:  # noqa: PLR2004 - the first point of a triangle comes again at its end
            # A pixel's centre lies half a pixel into it, and the padding shifts by one.
            parts.append("M" + "L".join(f"{x + c - 0.5:.1f} {y + r - 0.5:.1f}" for r, c in points[:-1]) + "Z")
    return "".join(parts)
