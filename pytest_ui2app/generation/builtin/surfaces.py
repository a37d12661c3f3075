"""Finding the flat coloured areas of a screenshot, and the ink that lies on them."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from skimage.measure import label

Pixels = NDArray[np.uint8]
"""An RGB picture: height x width x 3."""
Mask = NDArray[np.bool_]

_SEED_SIDE: Final = 9
"""A flat area this wide and high somewhere (px) is a surface: the strokes of letters are thinner."""
_MIN_AREA: Final = 48
_MIN_BADGE_SIDE: Final = 14
_MIN_BADGE_COVER: Final = 0.58
"""A badge too full of text for a seed has at least this side (px) and share of its own box; big letters have less."""
_MIN_OWN_GROUND: Final = 48
"""Areas of this size (px) are surfaces even in the colour of their surroundings."""
_MIN_RULE_LENGTH: Final = 24
_MAX_RULE_WIDTH: Final = 2
"""Rules are at least this long and at most this thick (px)."""
_MIN_BORDER_LENGTH: Final = 40
"""A closed border is at least this long on its longer side (px)."""
_MAX_STROKE_WIDTH: Final = 4
_MIN_STROKE_LENGTH: Final = 20
"""Horizontal lines through or under words are at least this long (px) in one colour; letters have no such bars."""
_SEAM: Final = 2
"""Reach in px of the smoothed edge between two surfaces; text keeps farther away from it."""
_MIN_OUTLINE_FULLNESS: Final = 0.85
"""Share of its box that a border fills with what it encloses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """One connected area of exactly one colour; ``mask`` covers its box, holes filled."""

    x: int
    y: int
    color: tuple[int, int, int]
    mask: Mask

    @property
    def width(self) -> int:
        """Width of the box in px."""
        return int(self.mask.shape[1])

    @property
    def height(self) -> int:
        """Height of the box in px."""
        return int(self.mask.shape[0])

    @property
    def fullness(self) -> float:
        """The share of its box that the surface fills, holes counted as filled, in (0, 1]."""
        return float(self.mask.mean())


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A screenshot taken apart: surfaces from back to front, the colour under every pixel, and what differs from it.

    ``relief`` is the distance of each pixel from its ground, the largest over the channels, 0-255; ``ink`` is the part
    of it that may be text: none on rules, borders and the edges of surfaces.
    """

    surfaces: tuple[Surface, ...]
    ground: Pixels
    relief: NDArray[np.uint8]
    ink: NDArray[np.uint8]


def take_apart(pixels: Pixels) -> Reading:
    """Split a screenshot into surfaces and ink."""
    packed = pixels.astype(np.int32) @ np.array([65536, 256, 1], dtype=np.int32)
    areas: NDArray[np.int32] = label(packed, connectivity=1, background=-1)  # type: ignore[no-untyped-call]
    grounds, outlines = _classified(packed, areas)
    boxes = ndimage.find_objects(areas)
    grounds = _without_counters(pixels, areas, grounds, boxes)
    surfaces = [_surface(pixels, areas, number, boxes[number - 1]) for number in (*grounds, *outlines)]
    surfaces.sort(key=lambda surface: -surface.mask.size)
    ground, seams = _ground(pixels, areas, grounds)
    relief = np.abs(pixels.astype(np.int16) - ground).max(axis=2).astype(np.uint8)
    borders = np.isin(areas, outlines)
    relief[borders] = 0
    no_text = seams | ndimage.maximum_filter(borders, 2 * _SEAM + 1) | _rules(packed)
    ink = np.where(no_text, 0, relief).astype(np.uint8)
    return Reading(surfaces=tuple(surfaces), ground=ground, relief=relief, ink=ink)


def _classified(packed: NDArray[np.int32], areas: NDArray[np.int32]) -> tuple[list[int], list[int]]:
    """Give the labels of the areas that things stand on, and those of rules and borders."""
    flat = ndimage.minimum_filter(packed, _SEED_SIDE) == ndimage.maximum_filter(packed, _SEED_SIDE)
    seeded = set(np.unique(areas[flat]).tolist())
    sizes = np.bincount(areas.ravel())
    boxes = ndimage.find_objects(areas)
    grounds, outlines = [], []
    for number in np.flatnonzero(sizes >= _MIN_AREA).tolist():
        box = boxes[number - 1]
        if number in seeded or _is_badge(box, int(sizes[number])):
            grounds.append(number)
        elif _is_outline(areas[box] == number):
            outlines.append(number)
    return grounds, outlines


def _without_counters(
    pixels: Pixels, areas: NDArray[np.int32], grounds: list[int], boxes: list[tuple[slice, ...]]
) -> list[int]:
    """Leave out small areas of the colour of what lies around them: the inside of a large "o" is no surface."""
    sides = {number: max(side.stop - side.start for side in boxes[number - 1]) for number in grounds}
    large = [number for number in grounds if sides[number] >= _MIN_OWN_GROUND]
    around, _ = _ground(pixels, areas, large)
    kept = []
    for number in grounds:
        box = boxes[number - 1]
        row, column = np.argwhere(areas[box] == number)[0]
        if sides[number] >= _MIN_OWN_GROUND or (pixels[box][row, column] != around[box][row, column]).any():
            kept.append(number)
    return kept


def _is_badge(box: tuple[slice, ...], size: int) -> bool:
    height, width = (side.stop - side.start for side in box)
    return bool(min(height, width) >= _MIN_BADGE_SIDE and size >= _MIN_BADGE_COVER * height * width)


def _is_outline(own: Mask) -> bool:
    """Whether an area is a straight rule or a closed border: struck-through text is neither."""
    long, short = max(own.shape), min(own.shape)
    if long < _MIN_RULE_LENGTH:
        return False
    full = ndimage.binary_fill_holes(own).mean()
    is_border = long >= _MIN_BORDER_LENGTH and own.mean() < full / 2
    return bool(full >= _MIN_OUTLINE_FULLNESS and (short <= _MAX_RULE_WIDTH or is_border))


def _rules(packed: NDArray[np.int32]) -> Mask:
    """Mark the thin horizontal lines of one colour, those through words among them."""
    same = np.zeros(packed.shape, dtype=bool)
    same[:, 1:] = packed[:, 1:] == packed[:, :-1]
    run = ndimage.binary_opening(same, np.ones((1, _MIN_STROKE_LENGTH), dtype=bool))
    thick = ndimage.binary_opening(run, np.ones((_MAX_STROKE_WIDTH + 1, 1), dtype=bool))
    # One more row on either side: a line rarely fills whole pixels.
    return ndimage.binary_dilation(run & ~thick, np.ones((3, 1), dtype=bool))


def _surface(pixels: Pixels, areas: NDArray[np.int32], number: int, box: tuple[slice, ...]) -> Surface:
    own = areas[box] == number
    row, column = np.argwhere(own)[0]
    red, green, blue = pixels[box][row, column].tolist()
    mask = ndimage.binary_fill_holes(own)
    return Surface(x=box[1].start, y=box[0].start, color=(red, green, blue), mask=mask)


def _ground(pixels: Pixels, areas: NDArray[np.int32], grounds: list[int]) -> tuple[Pixels, Mask]:
    """Give every pixel the colour of the nearest surface, and mark the seams where two surfaces meet."""
    flat = np.isin(areas, grounds)
    if not flat.any():
        return np.broadcast_to(np.median(pixels, axis=(0, 1)).astype(np.uint8), pixels.shape), flat
    rows, columns = ndimage.distance_transform_edt(~flat, return_distances=False, return_indices=True)
    nearest = areas[rows, columns]
    width = 2 * _SEAM + 1
    seams = ndimage.maximum_filter(nearest, width) != ndimage.minimum_filter(nearest, width)
    return pixels[rows, columns], seams
