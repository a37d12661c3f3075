"""Protocol sections 4 (blocks) and 5 written down as plainly and slowly as possible, sharing no code with the package.

Standard library only, but for the solver of the `release` reading, whose accidents are that reading's rule for ties.
Colours by the published formulas: sRGB by IEC 61966-2-1, CIELAB under D65 (2 degrees), CIEDE2000 by Sharma, Wu and
Dalal (2005). Ties of the `paper` reading are settled in whole numbers, so nothing here depends on rounding.
"""

import difflib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from scipy.optimize import linear_sum_assignment

RGB = tuple[int, int, int]
GRID = 14_400
"""Centres lie on this grid of the viewport: 1440 and 900 px, and their halves, divide it."""


@dataclass(frozen=True, kw_only=True)
class Run:
    """A visible run of text: px of the page."""

    text: str
    x: float
    y: float
    width: float
    height: float
    color: RGB
    tag: str


@dataclass(frozen=True, kw_only=True)
class Block:
    """A text block: shares of the viewport."""

    text: str
    x: float
    y: float
    width: float
    height: float
    color: RGB
    tag: str


class Boxed(Protocol):
    """What scoring needs to know of a block."""

    @property
    def text(self) -> str: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def color(self) -> RGB: ...


@dataclass(frozen=True, kw_only=True)
class Scores:
    """The four parts in [0, 1], the page score in [0, 100], the pairs kept."""

    size: float
    text: float
    position: float
    color: float
    page: float
    pairs: list[tuple[int, int]]


# -- section 4: blocks ------------------------------------------------------------------------------------------------


def read_blocks(runs: Sequence[Run], reading: str) -> list[Block]:
    """Drop, normalise and merge runs in document order."""
    found: list[Block] = []
    for run in runs:
        if run.width < 2 or run.height < 2:
            continue
        if run.y + run.height <= 0 or run.y > 3 * 900:
            continue
        if len(run.text) > 500:
            continue
        new = Block(
            text=run.text.lower()[:200],
            x=run.x / 1440,
            y=run.y / 900,
            width=run.width / 1440,
            height=run.height / 900,
            color=run.color,
            tag=run.tag,
        )
        if found and belongs_together(found[-1], new, reading):
            found[-1] = merged(found[-1], new, reading)
        else:
            found.append(new)
    return found


def belongs_together(first: Block, second: Block, reading: str) -> bool:
    """Same tag, same row, and hardly a gap."""
    same_row = abs(first.y - second.y) < 0.02
    gap = second.x - (first.x + first.width)
    if reading == "release":
        return first.tag == second.tag and same_row and gap < 0.02
    first_bottom, second_bottom = first.y + first.height, second.y + second.height
    common = min(first_bottom, second_bottom) - max(first.y, second.y)
    overlap = common >= 0.5 * min(first.height, second.height)
    return first.tag == second.tag and same_row and overlap and second.x >= first.x and -0.02 < gap < 0.02


def merged(first: Block, second: Block, reading: str) -> Block:
    """Join the texts and widen the box."""
    x, y, width, height = first.x, first.y, second.x + second.width - first.x, first.height
    if reading == "paper":
        y = min(first.y, second.y)
        width = max(first.x + first.width, second.x + second.width) - x
        height = max(first.y + first.height, second.y + second.height) - y
    text = first.text + " " + second.text
    return Block(text=text, x=x, y=y, width=width, height=height, color=first.color, tag=first.tag)


# -- section 5: the page score ----------------------------------------------------------------------------------------


def page_scores(reference: Sequence[Boxed], generated: Sequence[Boxed], reading: str) -> Scores:
    """Pair the blocks of two pages and score what is kept."""
    alike = [[likeness(ours.text, theirs.text) for theirs in generated] for ours in reference]
    pair = exact_pairs if reading == "paper" else solver_pairs
    pairs = [(i, j) for i, j in pair(reference, generated, alike) if ratio(alike[i][j]) >= 0.3]
    if not pairs:
        return Scores(size=0.0, text=0.0, position=0.0, color=0.0, page=0.0, pairs=[])
    kept = [(reference[i], generated[j]) for i, j in pairs]
    covered = math.fsum((area(ours) + area(theirs)) / 2 for ours, theirs in kept)
    everything = (math.fsum(area(block) for block in reference) + math.fsum(area(block) for block in generated)) / 2
    size = min(1.0, covered / everything) if everything > 0 else 1.0
    text = math.fsum(ratio(alike[i][j]) for i, j in pairs) / len(pairs)
    position = math.fsum(nearness(ours, theirs) for ours, theirs in kept) / len(pairs)
    color = math.fsum(max(0.0, 1 - delta_e(ours.color, theirs.color) / 100) for ours, theirs in kept) / len(pairs)
    page = 100 * (size + text + position + color) / 4
    return Scores(size=size, text=text, position=position, color=color, page=page, pairs=pairs)


def likeness(ours: str, theirs: str) -> tuple[int, int]:
    """Return twice the matching letters and all letters: their quotient is difflib's ratio."""
    blocks = difflib.SequenceMatcher(None, ours, theirs).get_matching_blocks()
    return 2 * sum(block.size for block in blocks), len(ours) + len(theirs)


def ratio(counted: tuple[int, int]) -> float:
    """Return what difflib calls ratio."""
    return counted[0] / counted[1] if counted[1] else 1.0


def area(block: Boxed) -> float:
    """Return the area in viewports."""
    return block.width * block.height


def nearness(ours: Boxed, theirs: Boxed) -> float:
    """Return 1 less the larger offset of the centres, not below 0."""
    across = abs(ours.x + ours.width / 2 - theirs.x - theirs.width / 2)
    down = abs(ours.y + ours.height / 2 - theirs.y - theirs.height / 2)
    return max(0.0, 1 - max(across, down))


# -- pairing ----------------------------------------------------------------------------------------------------------

Likenesses = Sequence[Sequence[tuple[int, int]]]


def solver_pairs(reference: Sequence[Boxed], generated: Sequence[Boxed], alike: Likenesses) -> list[tuple[int, int]]:
    """Solve the square matrix of costs 1 - ratio, padded with 1; ties are scipy's."""
    side = max(len(reference), len(generated))
    cost = [[1.0] * side for _ in range(side)]
    for i in range(len(reference)):
        for j in range(len(generated)):
            cost[i][j] = 1.0 - ratio(alike[i][j])
    columns = linear_sum_assignment(cost)[1].tolist() if side else []
    return [(i, j) for i, j in enumerate(columns) if i < len(reference) and j < len(generated)]


def exact_pairs(reference: Sequence[Boxed], generated: Sequence[Boxed], alike: Likenesses) -> list[tuple[int, int]]:
    """Find the lowest total; then most kept pairs; then the lowest total of squares of distances; then the order.

    The four are weighed into one whole number, each so heavy that all that follow it together cannot outweigh it.
    """
    side = max(len(reference), len(generated))
    denominator = math.lcm(*(all_letters or 1 for row in alike for _, all_letters in row))
    ours, theirs = places(reference), places(generated)
    distance = [[squared_distance(a, b) for b in generated] for a in reference]
    order_weight = side**3 + 1
    keeping_weight = (side * max((d for row in distance for d in row), default=0) + 1) * order_weight
    total_weight = (side + 1) * keeping_weight
    cost = [[denominator * total_weight] * side for _ in range(side)]
    for i in range(len(reference)):
        for j in range(len(generated)):
            share = Fraction(*alike[i][j]) if alike[i][j][1] else Fraction(1)
            cost[i][j] = int((1 - share) * denominator) * total_weight
            if ratio(alike[i][j]) >= 0.3:
                early = (side - ours[i]) * (side - theirs[j])
                cost[i][j] += distance[i][j] * order_weight - early - keeping_weight
    return [(i, j) for i, j in enumerate(hungarian(cost)) if i < len(reference) and j < len(generated)]


def squared_distance(ours: Boxed, theirs: Boxed) -> int:
    """Return the squared distance of the centres, in units of the grid."""
    return sum((a - b) ** 2 for a, b in zip(centre(ours), centre(theirs), strict=True))


def centre(block: Boxed) -> tuple[int, int]:
    """Return the centre on the grid; the blocks have to lie on it."""
    x, y = (block.x + block.width / 2) * GRID, (block.y + block.height / 2) * GRID
    assert max(abs(x - round(x)), abs(y - round(y))) < 1e-6
    return round(x), round(y)


def places(blocks: Sequence[Boxed]) -> list[int]:
    """Return each block's place in reading order: by the height of the centre, then from the left, then as listed."""
    order = sorted(range(len(blocks)), key=lambda i: (centre(blocks[i])[1], centre(blocks[i])[0], i))
    return [order.index(i) for i in range(len(blocks))]


def hungarian(cost: Sequence[Sequence[int]]) -> list[int]:
    """Return each row's column: shortest augmenting ways, one row after the other, in whole numbers."""
    side = len(cost)
    row_price, column_price, row_of = [0] * side, [0] * side, [-1] * side
    for row in range(side):
        way_to, came_from, visited = {row: 0}, {}, []
        reached = [(cost[row][j] - row_price[row] - column_price[j], row) for j in range(side)]
        while True:
            column = min((j for j in range(side) if j not in visited), key=lambda j: reached[j][0])
            length, came_from[column] = reached[column]
            if row_of[column] < 0:
                break
            visited.append(column)
            here = row_of[column]
            way_to[here] = length
            steps = [(length + cost[here][j] - row_price[here] - column_price[j], here) for j in range(side)]
            reached = [min(known, step, key=lambda each: each[0]) for known, step in zip(reached, steps, strict=True)]
        for here, shorter in way_to.items():
            row_price[here] += length - shorter
        for j in visited:
            column_price[j] -= length - reached[j][0]
        while column >= 0:
            here = came_from[column]
            previous = row_of.index(here) if here != row else -1
            row_of[column], column = here, previous
    return [row_of.index(row) for row in range(side)]


# -- colours ----------------------------------------------------------------------------------------------------------


def lab(color: RGB) -> tuple[float, float, float]:
    """Return CIELAB of sRGB 0-255."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (channel / 255 for channel in color)]
    matrix = ((0.412453, 0.357580, 0.180423), (0.212671, 0.715160, 0.072169), (0.019334, 0.119193, 0.950227))
    xyz = [sum(weight * channel for weight, channel in zip(row, linear, strict=True)) for row in matrix]
    relative = [value / white for value, white in zip(xyz, (0.95047, 1.0, 1.08883), strict=True)]
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in relative)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta_e(ours: RGB, theirs: RGB) -> float:
    """Return CIEDE2000 with kL = kC = kH = 1; the numbers of the steps are the publication's."""
    (l1, a1, b1), (l2, a2, b2) = lab(ours), lab(theirs)
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2  # (2), (3)
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))  # (4)
    a1, a2 = (1 + g) * a1, (1 + g) * a2  # (5)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)  # (6)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))  # (7)
    d_hue, mean_hue = hues(h1, h2, grey=c1 * c2 == 0)
    d_l, d_c = l2 - l1, c2 - c1  # (8), (9)
    d_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(d_hue) / 2)  # (11)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2  # (12), (13)
    t = 1 - 0.17 * cosine(mean_hue - 30) + 0.24 * cosine(2 * mean_hue)  # (15)
    t += 0.32 * cosine(3 * mean_hue + 6) - 0.20 * cosine(4 * mean_hue - 63)
    d_theta = 30 * math.exp(-(((mean_hue - 275) / 25) ** 2))  # (16)
    r_c = 2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7))  # (17)
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)  # (18)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t  # (19), (20)
    r_t = -math.sin(math.radians(2 * d_theta)) * r_c  # (21)
    light, chroma, hue = d_l / s_l, d_c / s_c, d_h / s_h
    return math.sqrt(max(0.0, light**2 + chroma**2 + hue**2 + r_t * chroma * hue))  # (22)


def hues(h1: float, h2: float, *, grey: bool) -> tuple[float, float]:
    """Return difference and mean of two hues in degrees, around the circle the short way."""
    if grey:
        return 0.0, h1 + h2  # (10), (14), first lines
    difference, total = h2 - h1, h1 + h2
    if abs(difference) <= 180:
        return difference, total / 2
    turned = difference - 360 if difference > 180 else difference + 360  # (10)
    return turned, (total + 360) / 2 if total < 360 else (total - 360) / 2  # (14)


def cosine(degrees: float) -> float:
    """Return the cosine of degrees."""
    return math.cos(math.radians(degrees))
