"""Screenshots in the form a provider may receive."""

import io
from pathlib import Path
from typing import Final

from PIL import Image

MAX_SIDE: Final = 7_500
"""Longest side in px that is sent (protocol section 2)."""


def sendable_png(path: Path) -> bytes:
    """Give the PNG at ``path`` unchanged, or scaled down (Lanczos) so that no side exceeds MAX_SIDE."""
    with Image.open(path) as image:
        longest = max(image.size)
        if longest <= MAX_SIDE:
            return path.read_bytes()
        width, height = (max(1, round(side * MAX_SIDE / longest)) for side in image.size)
        buffer = io.BytesIO()
        image.resize((width, height), Image.Resampling.LANCZOS).save(buffer, format="PNG")
    return buffer.getvalue()
