"""Finding where text stands in the ink of a screenshot: glyphs, joined into runs along a line."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components
from skimage.measure import label

Boxes = NDArray[np.int64]
"""One row per box: left, top, right, bottom in px, the last two exclusive."""

_MIN_INK: Final = 36
"""Faintest ink (0-255) that counts as a glyph."""
_INK_SHARE: Final = 0.38
"""Share of the strongest ink nearby from which on a pixel belongs to a glyph."""
_GLYPH_HEIGHTS: Final = (2, 80)
_MIN_RUN_HEIGHT: Final = 5
_MIN_RUN_WIDTH: Final = 3
_LETTER_GAP: Final = 0.3
"""Widest gap between the letters of a word, in heights of the taller."""
_WORD_GAP: Final = 0.62
"""Widest gap between the words of a run, in heights of the taller one."""
_LIKE_HEIGHT: Final = 2.2
"""Words of one run differ in height by this factor at most (a low "on" beside a "Jpg")."""
_MARK: Final = 0.5
"""Glyphs up to this share of a neighbour's height may be its dot, accent, comma or apostrophe."""
_MIN_ICON: Final = 11
"""Side in px from which a lone square glyph is taken for an icon."""
_MAX_FLATNESS: Final = 12
"""A glyph is at most so many times as wide as it is high; longer ones are rules and shadows."""
_ENCLOSED: Final = 2
_MIN_FRAME: Final = 30
"""A glyph of this width in px around _ENCLOSED others is a frame; a smaller one is an icon with its inner strokes."""
_MARK_GAP: Final = 0.22
"""Widest gap between a letter and its mark, in heights of the letter."""
_MAX_JOINING_ROUNDS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """The box of one piece of text on one line, in px."""

    x: int
    y: int
    width: int
    height: int


def find_runs(ink: NDArray[np.uint8]) -> tuple[Run, ...]:
    """Find runs of text, top to bottom, without frames, rules and most icons."""
    glyphs = _unframed(_glyphs(ink))
    glyphs = _merged(glyphs, _stacked(glyphs))
    words = _merged(glyphs, _beside(glyphs, _LETTER_GAP))
    words = words[[not _is_icon(word, glyphs) for word in words]]
    for _ in range(_MAX_JOINING_ROUNDS):
        words = _merged(words, _beside(words, _WORD_GAP))
    runs = [Run(x=left, y=top, width=right - left, height=bottom - top) for left, top, right, bottom in words.tolist()]
    return tuple(sorted((run for run in runs if _may_be_text(run)), key=lambda run: (run.y, run.x)))


def _may_be_text(run: Run) -> bool:
    return run.height >= _MIN_RUN_HEIGHT and run.width >= _MIN_RUN_WIDTH


def _glyphs(ink: NDArray[np.uint8]) -> Boxes:
    strongest = ndimage.maximum_filter(ink, 15)
    mask = (ink >= _MIN_INK) & (ink >= _INK_SHARE * strongest)
    slices = ndimage.find_objects(label(mask, connectivity=2))  # type: ignore[no-untyped-call]
    boxes = np.array([(c.start, r.start, c.stop, r.stop) for r, c in slices], dtype=np.int64).reshape(-1, 4)
    widths, heights = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
    fits = (heights >= _GLYPH_HEIGHTS[0]) & (heights <= _GLYPH_HEIGHTS[1]) & (widths <= _MAX_FLATNESS * heights)
    return boxes[fits]


def _unframed(boxes: Boxes) -> Boxes:
    """Leave out the glyphs that enclose several others."""
    left, top, right, bottom = boxes.T
    inside = np.less.outer(left, left) & np.less.outer(top, top)
    inside &= np.greater.outer(right, right) & np.greater.outer(bottom, bottom)
    kept: Boxes = boxes[(inside.sum(axis=1) < _ENCLOSED) | (right - left < _MIN_FRAME)]
    return kept


def _gaps(boxes: Boxes, low: int) -> NDArray[np.int64]:
    """Give the pairwise gap along one axis (``low`` 0: across, 1: down); negative where boxes overlap."""
    starts, ends = boxes[:, low], boxes[:, low + 2]
    gaps: NDArray[np.int64] = np.maximum.outer(starts, starts) - np.minimum.outer(ends, ends)
    return gaps


def _heights(boxes: Boxes) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the pairwise lower and greater height."""
    heights = boxes[:, 3] - boxes[:, 1]
    return np.minimum.outer(heights, heights), np.maximum.outer(heights, heights)


def _stacked(boxes: Boxes) -> NDArray[np.bool_]:
    """Pair the parts of one glyph: boxes inside another, and dots over or under it."""
    widths = boxes[:, 2] - boxes[:, 0]
    across, down = _gaps(boxes, 0), _gaps(boxes, 1)
    lower, greater = _heights(boxes)
    mostly_above = -across >= 0.6 * np.minimum.outer(widths, widths)
    is_mark = (lower <= _MARK * greater) & (np.maximum.outer(widths, widths) <= 2 * greater)
    stacked: NDArray[np.bool_] = mostly_above & ((down < 0) | (is_mark & (down <= _MARK_GAP * greater)))
    return stacked


def _beside(boxes: Boxes, gap: float) -> NDArray[np.bool_]:
    """Pair boxes that stand side by side on one line, at most ``gap`` heights apart, and marks with their letter."""
    across, down = _gaps(boxes, 0), _gaps(boxes, 1)
    lower, greater = _heights(boxes)
    on_line = (-down >= 0.5 * lower) & (greater <= _LIKE_HEIGHT * lower)
    widths = boxes[:, 2] - boxes[:, 0]
    narrow = np.minimum.outer(widths, widths) <= _MARK * greater
    mark = narrow & (lower <= _MARK * greater) & (down <= _MARK_GAP * greater)
    paired: NDArray[np.bool_] = on_line & (across <= gap * greater)
    paired |= mark & (across <= _LETTER_GAP * greater)
    return paired


def _merged(boxes: Boxes, paired: NDArray[np.bool_]) -> Boxes:
    """Replace every connected group of boxes by its hull."""
    count, numbers = connected_components(csr_array(paired.astype(np.int8)), directed=False)
    hulls = [_hull(boxes[numbers == number]) for number in range(count)]
    return np.array(hulls, dtype=np.int64).reshape(-1, 4)


def _hull(boxes: Boxes) -> tuple[int, int, int, int]:
    left, top = boxes[:, :2].min(axis=0).tolist()
    right, bottom = boxes[:, 2:].max(axis=0).tolist()
    return left, top, right, bottom


def _is_icon(word: NDArray[np.int64], glyphs: Boxes) -> bool:
    """Whether a word is one square glyph, too large to be a small letter."""
    width, height = int(word[2] - word[0]), int(word[3] - word[1])
    if min(width, height) < _MIN_ICON or width < 0.8 * height or height < 0.6 * width:
        return False
    return bool((glyphs == word).all(axis=1).any())
