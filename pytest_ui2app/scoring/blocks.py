"""The unit that visual fidelity is measured in: a visible run of text on a page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBlock:
    """One visible text block (paper, appendix F).

    ``text`` is lower-cased, trimmed and at most 200 characters; ``x, y, width, height`` are fractions of the
    viewport (``y`` may exceed 1 below the fold); ``color`` is the computed foreground as sRGB 0-255.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    color: tuple[int, int, int]
    tag: str
