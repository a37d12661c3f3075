"""Reading runs of text: all runs of a page on one sheet, one under the other at an even size, in one pass of OCR."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from pytest_ui2app import ocr
from pytest_ui2app.generation.builtin.runs import Run

LINE_HEIGHT: Final = 36
"""Height in px that runs are enlarged to, at most MAX_SCALE times: Tesseract reads letters of some 30 px best."""
MAX_SCALE: Final = 4.0
_MARGIN: Final = 24
_PADDING: Final = 2
"""Pixels of the page around a run that go onto the sheet with it."""
_SHORT: Final = 2
_SURE: Final = 60.0
"""Confidence (0-100) asked of a run of at most _SHORT characters: icons are read as such."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a run lies on the sheet, in px of the sheet."""

    run: Run
    top: int
    height: int

    def holds(self, word: ocr.TextWord) -> bool:
        """Whether a word that was read on the sheet belongs to this run."""
        return 0 <= word.y + word.height / 2 - self.top < self.height


def read_runs(ink: NDArray[np.uint8], runs: Sequence[Run]) -> tuple[ocr.TextLine, ...]:
    """Read each run; runs without legible text are left out. Boxes are those of the runs, in px of the page."""
    if not runs:
        return ()
    pieces = [_piece(ink, run) for run in sorted(runs, key=lambda run: run.height)]
    sheet, places = _sheet(pieces)
    found = ocr.words(sheet, layout=ocr.SPARSE_TEXT)
    lines = [line for place in places for line in _line(place, found)]
    return tuple(sorted(lines, key=lambda line: (line.y, line.x)))


def _piece(ink: NDArray[np.uint8], run: Run) -> tuple[Run, Image.Image]:
    top, left = max(0, run.y - _PADDING), max(0, run.x - _PADDING)
    crop = ink[top : run.y + run.height + _PADDING, left : run.x + run.width + _PADDING].astype(np.float64)
    strength = np.clip(crop / max(1.0, float(np.percentile(crop, 97))), 0.0, 1.0)
    picture = Image.fromarray((255 - 255 * strength).astype(np.uint8))
    scale = min(MAX_SCALE, max(1.0, LINE_HEIGHT / run.height))
    size = (round(picture.width * scale), round(picture.height * scale))
    return run, picture.resize(size, Image.Resampling.BICUBIC)


def _sheet(pieces: Sequence[tuple[Run, Image.Image]]) -> tuple[Image.Image, list[Place]]:
    """Paste the pieces one under the other."""
    width = max(picture.width for _, picture in pieces) + 2 * _MARGIN
    height = sum(picture.height + _MARGIN for _, picture in pieces) + _MARGIN
    sheet, places, top = Image.new("L", (width, height), 255), [], _MARGIN
    for run, picture in pieces:
        sheet.paste(picture, (_MARGIN, top))
        places.append(Place(run=run, top=top, height=picture.height))
        top += picture.height + _MARGIN
    return sheet, places


def _line(place: Place, found: Sequence[ocr.TextWord]) -> list[ocr.TextLine]:
    """Give the line of one run, or nothing when no word of it could be read."""
    words = sorted((word for word in found if place.holds(word)), key=lambda word: word.x)
    text = " ".join(word.text for word in words)
    confidence = min((word.confidence for word in words), default=0.0)
    if not any(map(str.isalnum, text)) or (len(text) <= _SHORT and confidence < _SURE):
        return []
    run = place.run
    return [ocr.TextLine(text=text, x=run.x, y=run.y, width=run.width, height=run.height, confidence=confidence)]
