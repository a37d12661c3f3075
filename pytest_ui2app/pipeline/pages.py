"""The match stage: the case's pages on one side, the app's rendered routes on the other (protocol section 4)."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.cases.case import Case
from pytest_ui2app.matching.assignment import InputPage, Miss, PageMatch, RoutePage, match_pages
from pytest_ui2app.matching.cascade import has_no_blocks, match_by_cascade
from pytest_ui2app.matching.image_similarity import Picture
from pytest_ui2app.pipeline.reference import ReferencePage
from pytest_ui2app.scoring.pairing import Ties
from pytest_ui2app.store.artifacts import Artifact

TIES = {Compat.PAPER: Ties.BY_PLACE, Compat.RELEASE: Ties.BY_SOLVER}
"""What decides between equally cheap pairings in each reading (docs/protocol.md, "The two readings")."""


def matched_pages(
    case: Case, reference: Sequence[ReferencePage], rendered: Artifact[tuple[RenderedRoute, ...]], ties: Ties
) -> tuple[PageMatch | Miss, ...]:
    """Return which route shows which screenshot: by text blocks, and by name and look only if there are none at all."""
    blocks = {page.file: page.blocks for page in reference}
    inputs = [InputPage(name=s.file, route=s.route, label=s.label, blocks=blocks[s.file]) for s in case.screenshots]
    shown = [route for route in rendered.value if route.state is RouteState.RENDERED]
    if not has_no_blocks(inputs):
        return match_pages(inputs, [_page(route, rendered.value) for route in shown], ties=ties)
    # The cascade knows nothing of several pages of one route, and must not use a route twice.
    first = {route.template or route.path: route for route in reversed(shown)}
    return match_by_cascade(
        inputs,
        [_page(route, rendered.value) for route in shown if route in first.values()],
        input_pictures={s.file: _pixels(case.picture(s)) for s in case.screenshots},
        route_pictures={route.path: _pixels(rendered.folder / route.screenshot) for route in first.values()},
        ties=ties,
    )


def _page(route: RenderedRoute, rendered: Sequence[RenderedRoute]) -> RoutePage:
    aliases = tuple(other.path for other in rendered if other.alias_of == route.path)
    return RoutePage(path=route.path, template=route.template, blocks=route.blocks, aliases=aliases)


def _pixels(picture: Path) -> Picture:
    with Image.open(picture) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)
