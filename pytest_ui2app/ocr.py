"""Lines of text in a picture, read by Tesseract."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PIL import Image

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.scoring.blocks import TextBlock

if TYPE_CHECKING:
    from types import ModuleType

MIN_CONFIDENCE: Final = 30.0
"""Words below this Tesseract confidence (0-100) are not counted as read (protocol section 4)."""
MIN_CHARACTERS: Final = 2
"""A line shorter than this is noise (protocol section 4)."""
MAX_BLOCK_CHARACTERS: Final = 200
"""Length that a text block's text is cut to (protocol section 4)."""
AUTOMATIC_LAYOUT: Final = 3
"""Tesseract's own default page segmentation."""
SPARSE_TEXT: Final = 11
"""Tesseract's page segmentation for text scattered without order."""

_BLACK: Final = (0, 0, 0)
_SETUP: Final = "run `ui2app setup`, or install the package tesseract-ocr with its English data"


@dataclass(frozen=True, slots=True, kw_only=True)
class TextWord:
    """One word; the box is in px of the picture as it lies on disk, ``confidence`` 0-100, ``line`` numbers its line."""

    text: str
    x: float
    y: float
    width: float
    height: float
    confidence: float
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLine:
    """One line of words; the box in px, ``confidence`` the mean of its words, 0-100."""

    text: str
    x: float
    y: float
    width: float
    height: float
    confidence: float


def lines(image: Path | Image.Image, *, upscale: int = 1, layout: int = AUTOMATIC_LAYOUT) -> tuple[TextLine, ...]:
    """Read a picture line by line, in Tesseract's order.

    ``upscale`` enlarges the picture first (2 finds far more of a user interface's small print). Raises
    InfrastructureError when Tesseract is missing or fails.
    """
    found = words(image, upscale=upscale, layout=layout)
    grouped = (tuple(group) for _, group in groupby(found, key=lambda word: word.line))
    return tuple(line for line in map(line_of, grouped) if len(line.text) >= MIN_CHARACTERS)


def words(image: Path | Image.Image, *, upscale: int = 1, layout: int = AUTOMATIC_LAYOUT) -> tuple[TextWord, ...]:
    """Read a picture word by word, keeping words of MIN_CONFIDENCE and more; faults as in ``lines``."""
    picture = _opened(image)
    if upscale != 1:
        picture = picture.resize((picture.width * upscale, picture.height * upscale), Image.Resampling.LANCZOS)
    return tuple(_confident_words(_recognise(picture, layout), upscale))


def line_of(group: Sequence[TextWord]) -> TextLine:
    """Join words, at least one, into the line that spans them all."""
    left, top = min(word.x for word in group), min(word.y for word in group)
    right, bottom = max(word.x + word.width for word in group), max(word.y + word.height for word in group)
    return TextLine(
        text=" ".join(word.text for word in group),
        x=left,
        y=top,
        width=right - left,
        height=bottom - top,
        confidence=sum(word.confidence for word in group) / len(group),
    )


def as_blocks(found: Sequence[TextLine], viewport: tuple[int, int]) -> tuple[TextBlock, ...]:
    """Turn lines into the blocks that stand in for a reference page's own: black, tag ``p`` (protocol section 4).

    ``viewport`` is the picture's width and height in px; boxes become fractions of it.
    """
    width, height = viewport
    return tuple(
        TextBlock(
            text=line.text.lower().strip()[:MAX_BLOCK_CHARACTERS],
            x=line.x / width,
            y=line.y / height,
            width=line.width / width,
            height=line.height / height,
            color=_BLACK,
            tag="p",
        )
        for line in found
    )


def engine_version() -> str:
    """Give Tesseract's version; InfrastructureError when it is missing."""
    with _faults_named() as tesseract:
        return str(tesseract.get_tesseract_version())


def _opened(image: Path | Image.Image) -> Image.Image:
    if isinstance(image, Image.Image):
        return image.convert("RGB")
    with Image.open(image) as opened:
        return opened.convert("RGB")


def _recognise(picture: Image.Image, layout: int) -> dict[str, list[str]]:
    """Run Tesseract and give its word table: a column of equal length under every name."""
    with _faults_named() as tesseract, _single_threaded():
        table = tesseract.image_to_data(picture, config=f"--psm {layout}", output_type=tesseract.Output.DICT)
    return {name: [str(value) for value in column] for name, column in table.items()}


def _confident_words(table: dict[str, list[str]], upscale: int) -> Iterator[TextWord]:
    numbers: dict[tuple[str, ...], int] = {}
    for index, raw in enumerate(table["text"]):
        text, confidence = re.sub(r"\s+", " ", raw).strip(), float(table["conf"][index])
        if not text or confidence < MIN_CONFIDENCE:
            continue
        key = tuple(table[name][index] for name in ("block_num", "par_num", "line_num"))
        x, y, width, height = (int(table[name][index]) / upscale for name in ("left", "top", "width", "height"))
        line = numbers.setdefault(key, len(numbers))
        yield TextWord(text=text, x=x, y=y, width=width, height=height, confidence=confidence, line=line)


@contextmanager
def _faults_named() -> "Iterator[ModuleType]":
    """Lend pytesseract, loaded only now, and turn its faults into the environment's."""
    import pytesseract  # noqa: PLC0415 - reading text is rare; loading the plugin must not cost it

    try:
        yield pytesseract
    except pytesseract.TesseractNotFoundError as error:
        raise InfrastructureError(f"Tesseract is not on this machine; {_SETUP}") from error
    except pytesseract.TesseractError as error:
        raise InfrastructureError(f"Tesseract failed with status {error.status}: {error.message}; {_SETUP}") from error


@contextmanager
def _single_threaded() -> Iterator[None]:
    """Keep Tesseract on one thread: on pages this small its threads cost six times what they bring."""
    before = os.environ.get("OMP_THREAD_LIMIT")
    os.environ["OMP_THREAD_LIMIT"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["OMP_THREAD_LIMIT"]
        else:
            os.environ["OMP_THREAD_LIMIT"] = before
