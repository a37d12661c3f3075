"""A screenshot taken apart into boxes, figures and lettered text."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from pytest_ui2app.generation.builtin.lettering import Lettering, lettering_of, paragraphs
from pytest_ui2app.generation.builtin.montage import read_runs
from pytest_ui2app.generation.builtin.runs import Run, find_runs
from pytest_ui2app.generation.builtin.shapes import Box, Figure, drawn, figures
from pytest_ui2app.generation.builtin.surfaces import take_apart

MAX_SIDE: Final = 8_000
"""Longest side in px that is traced; what lies beyond is cut off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TracedPage:
    """One screenshot taken apart: its size in px, its ground colour, and from back to front what lies on it."""

    width: int
    height: int
    ground: tuple[int, int, int]
    shapes: tuple[Box | Figure, ...]
    letterings: tuple[Lettering, ...]


def traced(screenshot: Path) -> TracedPage:
    """Take one screenshot apart."""
    with Image.open(screenshot) as opened:
        pixels = np.asarray(opened.convert("RGB"))[:MAX_SIDE, :MAX_SIDE]
    reading = take_apart(pixels)
    lines = read_runs(reading.ink, find_runs(reading.ink))
    lettered = [(line, lettering_of(line, pixels, reading)) for line in lines]
    legible = [(line, lettering) for line, lettering in lettered if lettering.is_plausible]
    texts = [Run(x=int(t.x), y=int(t.y), width=int(t.width), height=int(t.height)) for t, _ in legible]
    height, width = pixels.shape[:2]
    return TracedPage(
        width=width,
        height=height,
        ground=reading.surfaces[0].color if reading.surfaces else (255, 255, 255),
        shapes=(*map(drawn, reading.surfaces), *figures(pixels, reading, texts)),
        letterings=paragraphs(lettering for _, lettering in legible),
    )
