"""What a line of text looks like: size, weight, spacing and colour, from its pixels and the letters it is made of."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pytest_ui2app.generation.builtin.surfaces import Pixels, Reading
from pytest_ui2app.ocr import TextLine

ASCENT: Final = 0.905
DESCENT: Final = 0.212
"""Where Arial (and Liberation Sans, made to its measures) puts the baseline, in em."""
LINE_HEIGHT: Final = 1.4
"""Line height in font sizes of a line that stands alone."""
_CAP, _SMALL, _TAIL = 0.72, 0.53, 0.21
"""Height of capitals and of low letters, depth of tails, in em."""
_LOW: Final = frozenset("acemnorsuvwxz.,:;-~+=·•_…gpqy")
_TAILED: Final = frozenset("gjpqy,;()[]{}|/@$Q")
_BOLD_STEM: Final = 0.105
"""Stem width in em between regular (0.08-0.10) and bold (0.11-0.14) letters, as `_stem` measures them."""
_STEMS: Final = (0.05, 0.22)
_BOLD_WIDENING: Final = 1.06
_DEFAULT_ADVANCE: Final = 0.556
_ADVANCES: Final = {
    character: width / 1000
    for width, characters in {
        191: "'",
        222: "ijl\u2018\u2019",
        278: " !,./:;\\[]ftI·",
        333: "()-r`",
        350: "•",
        389: "*",
        500: "Jcksvxyz",
        584: "+<=>",
        611: "FTZ",
        667: "&ABEKPSVXY",
        722: "CDHNRUw",
        778: "GOQ",
        833: "Mm",
        889: "%",
        944: "W",
        1000: "—…",
        1015: "@",
    }.items()
    for character in characters
}
"""Advance widths in em by Adobe's published metrics of Helvetica; figures and most low letters have the default."""
_MAX_INDENT_ERROR: Final = 3
_LINE_PITCH: Final = (1.05, 1.85)
"""Distance of two lines of one paragraph, in font sizes."""
_LIKE_SIZE: Final = 1.15
_LIKE_COLOR: Final = 48


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettering:
    """A line or paragraph as it is to be set, lengths in px; ``baseline`` is the first line's.

    ``stem`` is the width of the strokes in em, ``pitch`` the distance of baselines.
    """

    text: str
    x: float
    baseline: float
    width: float
    size: float
    stem: float
    spacing: float
    color: tuple[int, int, int]
    pitch: float
    lines: int = 1

    @property
    def bold(self) -> bool:
        """Whether the strokes are those of a bold face."""
        return self.stem > _BOLD_STEM

    @property
    def is_plausible(self) -> bool:
        """Whether any typeface has strokes like these: pictures that were read as text do not."""
        return _STEMS[0] <= self.stem <= _STEMS[1]


def lettering_of(line: TextLine, pixels: Pixels, reading: Reading) -> Lettering:
    """Measure one line."""
    box = np.s_[int(line.y) : int(line.y + line.height), int(line.x) : int(line.x + line.width)]
    ink = reading.ink[box].astype(np.float64)
    rises, falls = _extent(line.text)
    size = max(8.0, round(2 * line.height / (rises + falls)) / 2)
    stem = _stem(ink) / size
    natural = size * _natural_width(line.text) * (_BOLD_WIDENING if stem > _BOLD_STEM else 1.0)
    return Lettering(
        text=line.text,
        x=line.x,
        baseline=line.y + line.height - falls * size,
        width=line.width,
        size=size,
        stem=stem,
        spacing=round(_bounded((line.width - natural) / max(1, len(line.text)), size), 2),
        color=_color(pixels[box], ink),
        pitch=round(LINE_HEIGHT * size, 1),
    )


def paragraphs(lines: Iterable[Lettering]) -> tuple[Lettering, ...]:
    """Join lines that look like one wrapped paragraph: same hand, same left edge, no room left for the next word."""
    found: list[Lettering] = []
    for line in sorted(lines, key=lambda line: (line.baseline, line.x)):
        index = next((i for i, above in enumerate(found) if _continues(above, line)), len(found))
        found[index : index + 1] = [_joined(found[index], line) if index < len(found) else line]
    return tuple(found)


def _continues(above: Lettering, line: Lettering) -> bool:
    pitch = (line.baseline - above.baseline) / above.lines
    if above.lines > 1 and abs(pitch - above.pitch) > 2:  # noqa: PLR2004 - px that measuring may be off
        return False
    same_hand = (
        above.bold == line.bold
        and max(above.size, line.size) <= _LIKE_SIZE * min(above.size, line.size)
        and max(abs(a - b) for a, b in zip(above.color, line.color, strict=True)) <= _LIKE_COLOR
    )
    fits = _LINE_PITCH[0] * above.size <= pitch <= _LINE_PITCH[1] * above.size
    next_word = line.width * len(line.text.split()[0]) / len(line.text)
    wrapped = above.width + next_word >= max(above.width, line.width)
    return same_hand and fits and wrapped and abs(above.x - line.x) <= _MAX_INDENT_ERROR


def _joined(above: Lettering, line: Lettering) -> Lettering:
    return replace(
        above,
        text=f"{above.text} {line.text}",
        width=max(above.width, line.width),
        pitch=(line.baseline - above.baseline) / above.lines,
        lines=above.lines + 1,
    )


def _extent(text: str) -> tuple[float, float]:
    """Give how far a text rises above and falls below the baseline, in em."""
    rises = _CAP if any(character not in _LOW and character != " " for character in text) else _SMALL
    return rises, _TAIL if any(character in _TAILED for character in text) else 0.0


def _natural_width(text: str) -> float:
    return sum(_ADVANCES.get(character, _DEFAULT_ADVANCE) for character in text)


def _bounded(spacing: float, size: float) -> float:
    """Keep letter spacing readable when a line was misread."""
    return max(-0.12 * size, min(0.35 * size, spacing))


def _stem(ink: NDArray[np.float64]) -> float:
    """Estimate the width of strokes in px: twice their area over their outline's length, on smooth ink."""
    alpha = np.clip(ink / max(1.0, float(np.percentile(ink, 98))), 0.0, 1.0)
    padded = np.pad(alpha, 1)
    outline = np.hypot(np.diff(padded, axis=0)[:, :-1], np.diff(padded, axis=1)[:-1]).sum()
    return float(2 * alpha.sum() / outline) if outline else 0.0


def _color(pixels: Pixels, ink: NDArray[np.float64]) -> tuple[int, int, int]:
    """Give the colour of the strongest ink: the strokes' inside, free of smoothing."""
    strong = pixels[ink >= 0.9 * ink.max()]
    red, green, blue = np.median(strong, axis=0).astype(int).tolist()
    return red, green, blue
