"""How much faster matching and scoring are than the formulas written down plainly, and that they give the same.

Skipped by default; run with ``pytest -o addopts=--import-mode=importlib tests/benchmarks``.
"""

import dataclasses
import json
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from scipy.optimize import linear_sum_assignment
from skimage.color import deltaE_ciede2000, rgb2lab

from pytest_ui2app.matching.assignment import InputPage, Miss, PageMatch, RoutePage, match_pages, token_bonus
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties
from pytest_ui2app.scoring.vfs import align, page_fidelity
from tests.scoring.transcription import page_scores

CASES = Path(__file__).parents[2] / "cases"
N_PAGES = 12
OTHER_TEXTS = ("save changes", "view all", "last 30 days", "new customer", "$1,204.00", "12 of 40", "in progress")
MIN_MATCHING_RATIO = 10.0
"""What is promised of matching 12 x 12 pages."""
MIN_COLOR_RATIO = 10.0
"""Of colours compared together over one by one; about 300 were measured."""


@pytest.fixture(scope="module")
def inputs() -> list[InputPage]:
    """Return twelve real pages: four of each bundled case, as their reference apps show them."""
    found = []
    for case in sorted(path.parent.parent for path in CASES.glob("*/reference/blocks.json")):
        for page in json.loads((case / "reference" / "blocks.json").read_text(encoding="utf-8"))[:4]:
            blocks = tuple(TextBlock(**{**block, "color": tuple(block["color"])}) for block in page["blocks"])
            name = f"{case.name}/{Path(page['file']).stem}"
            found.append(InputPage(name=name, route=f"/{name}", label="", blocks=blocks))
    assert len(found) == N_PAGES
    return found


@pytest.fixture(scope="module")
def routes(inputs: list[InputPage]) -> list[RoutePage]:
    """Return the same pages as a model may have made them, in another order."""
    rng = random.Random(2)  # noqa: S311
    made = [RoutePage(path=page.route, template=page.route, blocks=remade(page.blocks, rng)) for page in inputs]
    return rng.sample(made, len(made))


def remade(blocks: Sequence[TextBlock], rng: random.Random) -> tuple[TextBlock, ...]:
    kept = (block for block in blocks if rng.random() < 0.9)
    return tuple(
        dataclasses.replace(
            block,
            text=rng.choice([block.text, block.text, f"{block.text} {rng.randrange(9)}", rng.choice(OTHER_TEXTS)]),
            x=block.x + rng.uniform(-0.05, 0.05),
            y=block.y + rng.uniform(-0.05, 0.05),
            color=(block.color[0], block.color[1], min(255, block.color[2] + rng.randrange(30))),
        )
        for block in kept
    )


Plain = list[tuple[str, list[tuple[int, int]], float]]


def plain_matches(inputs: Sequence[InputPage], routes: Sequence[RoutePage]) -> Plain:
    """Compare every page with every route from scratch, as the transcription of the protocol does, and assign them."""
    scores = [[page_scores(page.blocks, route.blocks, "release") for route in routes] for page in inputs]
    bonuses = [[token_bonus(page, route) for route in routes] for page in inputs]
    likeness = np.array([[score.page / 100 for score in row] for row in scores])
    chosen = linear_sum_assignment(1 - np.minimum(1, likeness + bonuses))[1].tolist()
    found = [(routes[column].path, scores[row][column]) for row, column in enumerate(chosen)]
    return [(path, score.pairs, score.page) for path, score in found]


def as_plain(results: Sequence[PageMatch | Miss]) -> Plain:
    matches = [result for result in results if isinstance(result, PageMatch)]
    return [
        (match.route, [(pair.reference, pair.generated) for pair in match.alignment.pairs], match.fidelity.score)
        for match in matches
    ]


@pytest.fixture(scope="module")
def plain(inputs: list[InputPage], routes: list[RoutePage]) -> tuple[float, Plain]:
    """Return the seconds that the plain way takes here and now, and what it finds."""
    started = time.perf_counter()
    found = plain_matches(inputs, routes)
    return time.perf_counter() - started, found


@pytest.mark.parametrize("ties", Ties)
def test_matching_twelve_real_pages(
    benchmark: BenchmarkFixture,
    inputs: list[InputPage],
    routes: list[RoutePage],
    plain: tuple[float, Plain],
    ties: Ties,
) -> None:
    plain_seconds, expected = plain
    results = benchmark(match_pages, inputs, routes, ties=ties)
    found = as_plain(results)

    assert [page[0] for page in found] == [page[0] for page in expected] == [page.route for page in inputs]
    if ties is Ties.BY_SOLVER:
        assert [page[1] for page in found] == [page[1] for page in expected]
        assert [page[2] for page in found] == pytest.approx([page[2] for page in expected], rel=0, abs=1e-12)
    apart = [
        page_fidelity(p.blocks, r.blocks, align(p.blocks, r.blocks, ties=ties)) for p, r in together(inputs, routes)
    ]
    assert [match.fidelity for match in results if isinstance(match, PageMatch)] == apart

    assert benchmark.stats is not None
    ratio = plain_seconds / benchmark.stats.stats.min
    benchmark.extra_info["plain_over_fast"] = ratio
    assert ratio > MIN_MATCHING_RATIO


def together(inputs: Sequence[InputPage], routes: Sequence[RoutePage]) -> Iterator[tuple[InputPage, RoutePage]]:
    """Yield each page with the route that was made of it."""
    by_path = {route.path: route for route in routes}
    return ((page, by_path[page.route]) for page in inputs)


def test_colours_compared_together(
    benchmark: BenchmarkFixture, inputs: list[InputPage], routes: list[RoutePage]
) -> None:
    pairs = [pair for p, r in together(inputs, routes) for pair in zip(p.blocks, r.blocks, strict=False)]
    ours, theirs = (np.array([rgb2lab(np.array(pair[side].color) / 255) for pair in pairs]) for side in (0, 1))

    started = time.perf_counter()
    alone = [float(deltaE_ciede2000(a, b)) for a, b in zip(ours, theirs, strict=True)]  # type: ignore[no-untyped-call]
    seconds_alone = time.perf_counter() - started
    compared = benchmark(deltaE_ciede2000, ours, theirs)

    assert compared.tolist() == alone
    assert benchmark.stats is not None
    ratio = seconds_alone / benchmark.stats.stats.min
    benchmark.extra_info["alone_over_together"] = ratio
    assert ratio > MIN_COLOR_RATIO
