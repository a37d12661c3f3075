"""How much faster a shared similarity table is than comparing every pair of blocks anew.

Skipped by default; run with ``pytest -o addopts=--import-mode=importlib tests/benchmarks``.
"""

import difflib
import random
import time
from collections.abc import Sequence

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from scipy.optimize import linear_sum_assignment

from pytest_ui2app.matching.assignment import InputPage, RoutePage, match_pages
from pytest_ui2app.scoring.blocks import TextBlock

N_PAGES = 12
N_SHARED = 15
N_OWN = 45
WORDS = (
    "orders",
    "customers",
    "revenue",
    "settings",
    "profile",
    "dashboard",
    "invoice",
    "overview",
    "monthly",
    "report",
    "active",
    "pending",
    "team",
    "notifications",
    "export",
    "filter",
    "status",
    "total",
    "amount",
    "created",
    "billing",
    "security",
    "password",
    "plan",
    "ada",
    "grace",
    "linus",
    "london",
    "january",
    "march",
    "new",
    "all",
    "view",
    "edit",
)
MIN_RATIO = 10.0
"""What is promised of page matching; 14 to 27 were measured on a busy two-core machine."""


def interface_text(rng: random.Random) -> str:
    kind = rng.random()
    if kind < 0.2:
        return f"${rng.randint(1, 999)}.{rng.randint(10, 99)}"
    if kind < 0.3:
        return rng.choice(("paid", "pending", "shipped", "edit"))
    return " ".join(rng.choices(WORDS, k=rng.choice((1, 1, 1, 2, 2, 3, 4, 12))))


def page_blocks(texts: Sequence[str], rng: random.Random) -> tuple[TextBlock, ...]:
    return tuple(
        TextBlock(text=text, x=rng.random(), y=rng.random(), width=0.1, height=0.03, color=(20, 20, 20), tag="p")
        for text in texts
    )


@pytest.fixture
def inputs() -> list[InputPage]:
    rng = random.Random(1)  # noqa: S311
    shared = [interface_text(rng) for _ in range(N_SHARED)]
    pages = [[*shared, *(interface_text(rng) for _ in range(N_OWN))] for _ in range(N_PAGES)]
    return [
        InputPage(name=f"{index}.png", route=f"/{index}", label="", blocks=page_blocks(texts, rng))
        for index, texts in enumerate(pages)
    ]


@pytest.fixture
def routes(inputs: list[InputPage]) -> list[RoutePage]:
    rng = random.Random(2)  # noqa: S311
    return [
        RoutePage(
            path=page.route,
            template=page.route,
            blocks=page_blocks(
                [block.text if rng.random() < 0.7 else interface_text(rng) for block in page.blocks], rng
            ),
        )
        for page in inputs
    ]


def plain_alignments(inputs: Sequence[InputPage], routes: Sequence[RoutePage]) -> None:
    """Align every pair of pages with difflib alone, as the formulas say."""
    for page in inputs:
        for route in routes:
            cost = [
                [1 - difflib.SequenceMatcher(None, ours.text, theirs.text).ratio() for theirs in route.blocks]
                for ours in page.blocks
            ]
            linear_sum_assignment(np.array(cost))


def test_matching_twelve_pages(benchmark: BenchmarkFixture, inputs: list[InputPage], routes: list[RoutePage]) -> None:
    started = time.perf_counter()
    plain_alignments(inputs, routes)
    plain_seconds = time.perf_counter() - started

    results = benchmark(match_pages, inputs, routes)

    assert benchmark.stats is not None
    ratio = plain_seconds / benchmark.stats.stats.min
    benchmark.extra_info["plain_over_fast"] = ratio
    assert len(results) == N_PAGES
    assert ratio > MIN_RATIO
