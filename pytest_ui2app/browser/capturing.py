"""Taking a case's screenshots from its reference app (protocol section 9; paper, appendix on capture).

A page is photographed when it has hydrated, its assets are in, its animations are over and nothing on it says that
it is still loading. What would make a bad screenshot (a redirect to a login, a page that keeps loading, two pages
that look the same) is reported, not silently dropped.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image
from pydantic import TypeAdapter

from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.loading import LOADING
from pytest_ui2app.browser.settling import REFERENCE_WAIT_MS, settle
from pytest_ui2app.browser.text_blocks import Compat, extract
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, arrive, path_of
from pytest_ui2app.scoring.blocks import TextBlock

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECHECK_MS = 2_000
"""How long a page that seems to be loading is given before it is looked at again."""
HASH_SIDE = 32
SAME_PICTURE = 0.06
"""Pictures whose 32x32 average hashes differ in a smaller share of their bits look the same."""
SAME_TEXTS = 0.9
"""Pages that look the same are duplicates if they share this much of their texts (Jaccard): on an airy layout with a
common frame, the hash alone takes most pages for one. [ours]"""

_MARKS = TypeAdapter(list[str])


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """One page as captured: its text blocks, and what is wrong with it as a screenshot (empty if nothing)."""

    file: str
    blocks: tuple[TextBlock, ...]
    faults: tuple[str, ...]


def capture(app: BuiltApp, wanted: Sequence[tuple[str, str]], folder: Path) -> tuple[Shot, ...]:
    """Photograph each (file name, route) of a built reference app into ``folder``."""
    shots = [_capture_one(app, file, route, folder) for file, route in wanted]
    return tuple(
        replace(shot, faults=(*shot.faults, *_twins(shot, shots[:place], folder))) for place, shot in enumerate(shots)
    )


def average_hash(picture: Path) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Return a picture's 32x32 average hash: which cells are lighter than the mean."""
    with Image.open(picture) as image:
        cells = np.asarray(image.convert("L").resize((HASH_SIDE, HASH_SIDE), Image.Resampling.LANCZOS), dtype=float)
    return np.ravel(cells > cells.mean())


def _capture_one(app: BuiltApp, file: str, route: str, folder: Path) -> Shot:
    with app_page(app) as (page, traffic):
        try:
            arrive(page, traffic, app, route, Visit(wait_ms=REFERENCE_WAIT_MS))
            if _loading(page):
                settle(page, traffic, RECHECK_MS)
        except PageHangs as fact:
            return Shot(file=file, blocks=(), faults=(str(fact),))
        page.screenshot(path=folder / file, animations="disabled")
        faults = [f"it still shows {mark}" for mark in _loading(page)]
        landed = path_of(page.url)
        if landed != path_of(route):
            faults.append(f"{route} was redirected to {landed}")
        return Shot(file=file, blocks=extract(page, Compat.PAPER), faults=tuple(faults))


def _loading(page: "Page") -> list[str]:
    return ask(page, "loading_marks.js", _MARKS, list(LOADING))


def _twins(shot: Shot, earlier: Sequence[Shot], folder: Path) -> Iterator[str]:
    """Yield the fault of looking and reading like an earlier screenshot."""
    for other in earlier:
        if shot.blocks and other.blocks and _same_texts(shot, other) and _same_look(folder, shot, other):
            yield f"it is the same page as {other.file}"


def _same_texts(one: Shot, other: Shot) -> bool:
    ours, theirs = {block.text for block in one.blocks}, {block.text for block in other.blocks}
    return len(ours & theirs) >= SAME_TEXTS * len(ours | theirs)


def _same_look(folder: Path, one: Shot, other: Shot) -> bool:
    differing = average_hash(folder / one.file) != average_hash(folder / other.file)
    return bool(np.mean(differing) < SAME_PICTURE)
