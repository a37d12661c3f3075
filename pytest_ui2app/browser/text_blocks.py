"""From a page's raw text fragments to its text blocks (protocol section 4; paper, appendix F)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from pydantic import BeforeValidator, TypeAdapter

from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.chromium import VIEWPORT_HEIGHT, VIEWPORT_WIDTH
from pytest_ui2app.scoring.blocks import TextBlock

if TYPE_CHECKING:
    from playwright.sync_api import Page

TEXT_KEPT = 200
"""Characters kept of a block's text."""
TEXT_DROPPED = 500
"""A longer text is dropped."""
BOX_MIN_PX = 2
"""A box smaller than this on either side is dropped."""
VIEWPORTS_DOWN = 3
"""Content further down the page than this many viewports is dropped."""
MERGE_GAP = 0.02
"""Neighbours of one row and tag are merged below this distance, as a share of the viewport."""


class Compat(StrEnum):
    """Which reading of the block rules (docs/protocol.md): the paper's done right, or the authors' release."""

    PAPER = "paper"
    RELEASE = "release"


def _rgb(channels: list[int]) -> tuple[int, int, int]:
    red, green, blue = (min(255, channel) for channel in [*channels, 0, 0, 0][:3])
    return red, green, blue


@dataclass(frozen=True, slots=True, kw_only=True)
class Fragment:
    """One run of text as the page reports it: pixels, original case.

    ``live`` is set inside a status, alert or log region, ``floating`` inside a small box fixed over the page.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    color: Annotated[tuple[int, int, int], BeforeValidator(_rgb)]
    tag: str
    live: bool = False
    floating: bool = False


Fragments = tuple[Fragment, ...]
"""What text_blocks.js gives."""

_FRAGMENTS = TypeAdapter(Fragments)


def fragments_of(page: "Page", compat: Compat) -> tuple[Fragment, ...]:
    """Return the runs of text on the page as it is now, in document order. Raises PageHangs."""
    return ask(page, "text_blocks.js", _FRAGMENTS, compat.value)


def extract(page: "Page", compat: Compat) -> tuple[TextBlock, ...]:
    """Return the text blocks of the page as it is now."""
    return blocks(fragments_of(page, compat), compat)


def blocks(found: Iterable[Fragment], compat: Compat) -> tuple[TextBlock, ...]:
    """Filter, normalise and merge fragments, in document order."""
    merged: list[TextBlock] = []
    for block in (_normalised(fragment) for fragment in found if _kept(fragment)):
        if merged and _adjacent(merged[-1], block, compat):
            merged[-1] = _joined(merged[-1], block, compat)
        else:
            merged.append(block)
    return tuple(merged)


def _kept(fragment: Fragment) -> bool:
    big_enough = fragment.width >= BOX_MIN_PX and fragment.height >= BOX_MIN_PX
    on_page = fragment.y + fragment.height > 0 and fragment.y <= VIEWPORTS_DOWN * VIEWPORT_HEIGHT
    return big_enough and on_page and len(fragment.text) <= TEXT_DROPPED


def _normalised(fragment: Fragment) -> TextBlock:
    return TextBlock(
        text=fragment.text.lower()[:TEXT_KEPT],
        x=fragment.x / VIEWPORT_WIDTH,
        y=fragment.y / VIEWPORT_HEIGHT,
        width=fragment.width / VIEWPORT_WIDTH,
        height=fragment.height / VIEWPORT_HEIGHT,
        color=fragment.color,
        tag=fragment.tag,
    )


def _adjacent(left: TextBlock, right: TextBlock, compat: Compat) -> bool:
    if left.tag != right.tag or abs(left.y - right.y) >= MERGE_GAP:
        return False
    gap = right.x - (left.x + left.width)
    if compat is Compat.RELEASE:
        return gap < MERGE_GAP
    return abs(gap) < MERGE_GAP and right.x >= left.x and _same_row(left, right)


def _same_row(left: TextBlock, right: TextBlock) -> bool:
    """Whether two boxes share at least half the lower one's height: lines of small print are not one row."""
    shared = min(left.y + left.height, right.y + right.height) - max(left.y, right.y)
    return shared >= min(left.height, right.height) / 2


def _joined(left: TextBlock, right: TextBlock, compat: Compat) -> TextBlock:
    text, end = f"{left.text} {right.text}", right.x + right.width
    if compat is Compat.RELEASE:
        return replace(left, text=text, width=end - left.x)
    top, bottom = min(left.y, right.y), max(left.y + left.height, right.y + right.height)
    return replace(left, text=text, y=top, width=max(left.x + left.width, end) - left.x, height=bottom - top)
