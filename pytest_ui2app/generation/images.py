"""Screenshots in the form a provider may receive."""

import base64
import io
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image

MAX_SIDE: Final = 7_500
"""Longest side in px that is sent (protocol section 2)."""

_SHRINK: Final = 0.95
"""What is taken off beyond the square root of the excess when a picture has too many bytes, so that few tries do;
ours."""

Size: TypeAlias = tuple[int, int]
"""Width and height in px."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A screenshot ready to be sent: the PNG in base64, and its size in px as it is on disk and as it is sent."""

    file: str
    data: str
    original: Size
    size: Size

    @property
    def scaled(self) -> bool:
        """Whether it had to be made smaller."""
        return self.size != self.original


def sendable_picture(path: Path, side: int = MAX_SIDE, most_bytes: int = 0) -> Picture:
    """Prepare the PNG at ``path``: as it is, or scaled down (Lanczos) so that no side exceeds ``side`` px.

    It is scaled further until it takes at most ``most_bytes`` (0: any number). They are those of base64, four for three
    of the PNG: that is how it travels, and how the strictest providers count.
    """
    with Image.open(path) as image:
        size = _within(image.size, side)
        data = _encoded(path.read_bytes() if size == image.size else _scaled(image, size))
        while most_bytes and len(data) > most_bytes and max(size) > 1:
            size = _within(size, max(1, int(max(size) * sqrt(most_bytes / len(data)) * _SHRINK)))
            data = _encoded(_scaled(image, size))
        return Picture(file=path.name, data=data, original=image.size, size=size)


def picture_size(path: Path) -> Size:
    """Read a picture's size in px without decoding it."""
    with Image.open(path) as image:
        return image.size


def _within(size: Size, side: int) -> Size:
    longest = max(size)
    if longest <= side:
        return size
    width, height = (max(1, round(length * side / longest)) for length in size)
    return width, height


def _scaled(image: Image.Image, size: Size) -> bytes:
    # Indexed colours cannot be mixed: Pillow would take the nearest pixel instead.
    mixable = image.convert("RGBA") if image.mode in {"1", "P"} else image
    buffer = io.BytesIO()
    mixable.resize(size, Image.Resampling.LANCZOS).save(buffer, format="PNG")
    return buffer.getvalue()


def _encoded(png: bytes) -> str:
    return base64.b64encode(png).decode("ascii")
