"""The package against protocol sections 4 and 5 written down a second time, in both readings, on generated pages."""

import dataclasses
import math
import random

import pytest

from pytest_ui2app.browser.text_blocks import Compat, Fragment, blocks
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.pairing import Ties
from pytest_ui2app.scoring.vfs import align, app_fidelity, page_fidelity
from tests.scoring import transcription
from tests.scoring.transcription import RGB, Block, Run, delta_e, page_scores, read_blocks

READINGS = [("paper", Ties.BY_PLACE), ("release", Ties.BY_SOLVER)]
N_PAGES = 500
SHORT = [
    *(
        "orders",
        "order",
        "paid",
        "pending",
        "edit",
        "settings",
        "total",
        "$12.00",
        "$1,200.00",
        "a",
        "",
        " ",
        "0",
        "...",
    ),
    *(
        "\U0001f600",
        "\U0001f469\u200d\U0001f4bb dev",
        "\U0001f1e9\U0001f1ea",
        "\ud83d",
        "\udc00x",
        "naïve café",
        "e\u0301te\u0301",
    ),
    *(
        "\u0645\u0631\u062d\u0628\u0627 \u0628\u0643",
        "\u05e9\u05dc\u05d5\u05dd",
        "\u8bbe\u7f6e",
        "\u30c0\u30c3\u30b7\u30e5",
        "\u8a2d\u5b9a \u4e00\u89a7",
        "o\u0308\u0323",
    ),
    *("good morning, ines", "good evening, ines", "3 of 12 tasks", "4 of 12 tasks", "sign out", "sign in"),
]
EXTREMES: list[RGB] = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (1, 0, 0)]
PUBLISHED_PAIRS = [
    # Sharma, Wu, Dalal (2005), table 1: pairs around the discontinuities of the mean hue, and far ones.
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


def a_text(rng: random.Random) -> str:
    if rng.random() < 0.985:
        return rng.choice(SHORT)
    # At the length where difflib begins to leave out frequent letters, and beyond it, as merged blocks are.
    length = rng.choice([199, 200, 201, 260, 420])
    return "".join(rng.choices("etaoin shrdlu\U0001f600\u00e9", k=length))


def a_color(rng: random.Random) -> RGB:
    if rng.random() < 0.4:
        return rng.choice(EXTREMES)
    return rng.randrange(256), rng.randrange(256), rng.randrange(256)


def a_block(rng: random.Random) -> Block:
    """Return a block of whole px, some without area, some outside the viewport."""
    x, y = rng.choice([rng.randrange(1440), 144, -rng.randrange(9999)]), rng.choice([rng.randrange(2700), 90, -30])
    width, height = rng.choice([0, 8, 200, rng.randrange(1440)]), rng.choice([0, 20, 20, rng.randrange(900)])
    box = {"x": x / 1440, "y": y / 900, "width": width / 1440, "height": height / 900}
    return Block(text=a_text(rng), color=a_color(rng), tag=rng.choice(["p", "span"]), **box)


def a_page(rng: random.Random) -> list[Block]:
    length = rng.choice([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, rng.randrange(41)])
    return [a_block(rng) for _ in range(length)]


def a_remake(rng: random.Random, page: list[Block]) -> list[Block]:
    """Return the page as a model may have it: another order, blocks gone, new or moved, other words and colours."""
    kept = [block for block in page if rng.random() < 0.85]
    rng.shuffle(kept)
    changed = [
        dataclasses.replace(block, x=block.x + rng.choice([0, 40]) / 1440, text=rng.choice([block.text, a_text(rng)]))
        for block in kept
    ]
    return changed + [a_block(rng) for _ in range(rng.randrange(4))]


def page_pairs() -> list[tuple[list[Block], list[Block]]]:
    rng = random.Random(20_260_115)  # noqa: S311
    pairs = []
    for _ in range(N_PAGES):
        reference = a_page(rng)
        pairs.append((reference, a_remake(rng, reference) if rng.random() < 0.6 else a_page(rng)))
    return pairs


def packaged(page: list[Block]) -> list[TextBlock]:
    return [TextBlock(**dataclasses.asdict(block)) for block in page]


@pytest.mark.parametrize(("reading", "ties"), READINGS)
def test_500_pages_score_as_the_transcription_says(reading: str, ties: Ties) -> None:
    for number, (reference, generated) in enumerate(page_pairs()):
        expected = page_scores(reference, generated, reading)
        ours, theirs = packaged(reference), packaged(generated)
        alignment = align(ours, theirs, ties=ties)
        found = page_fidelity(ours, theirs, alignment)
        assert [(pair.reference, pair.generated) for pair in alignment.pairs] == expected.pairs, number
        parts = (found.size, found.text, found.position, found.color, found.score / 100)
        wanted = (expected.size, expected.text, expected.position, expected.color, expected.page / 100)
        assert parts == pytest.approx(wanted, rel=0, abs=1e-12), number


def test_the_readings_do_differ_on_these_pages() -> None:
    pages = page_pairs()
    paper, release = ([page_scores(*pair, reading).page for pair in pages] for reading, _ in READINGS)
    assert sum(abs(a - b) > 0.01 for a, b in zip(paper, release, strict=True)) > N_PAGES / 10


def test_an_app_is_the_sum_of_its_page_scores_over_its_inputs() -> None:
    pages = page_pairs()[:40]
    for n_missed in (0, 3):
        scored = [page_fidelity(*both, align(*both)) for both in ((packaged(a), packaged(b)) for a, b in pages)]
        expected = [page_scores(*pair, "paper") for pair in pages]
        app = app_fidelity(scored, n_inputs=len(pages) + n_missed)
        assert app.vfs == pytest.approx(math.fsum(page.page for page in expected) / app.n_inputs, rel=0, abs=1e-10)
        color = 100 * math.fsum(page.color for page in expected) / app.n_inputs
        assert app.headline.color == pytest.approx(color, rel=0, abs=1e-10)


@pytest.mark.parametrize(("ours", "theirs", "difference"), PUBLISHED_PAIRS)
def test_the_transcribed_colour_difference_gives_the_published_figures(
    monkeypatch: pytest.MonkeyPatch,
    ours: tuple[float, float, float],
    theirs: tuple[float, float, float],
    difference: float,
) -> None:
    given = {(1, 1, 1): ours, (2, 2, 2): theirs}
    monkeypatch.setattr(transcription, "lab", given.__getitem__)
    assert round(delta_e((1, 1, 1), (2, 2, 2)), 4) == difference
    assert round(delta_e((2, 2, 2), (1, 1, 1)), 4) == difference


# -- reading blocks ---------------------------------------------------------------------------------------------------


def a_run(rng: random.Random, before: Run | None) -> Run:
    """Return a run of text, mostly beside the one before it."""
    text = "x" * rng.choice([499, 500, 501]) if rng.random() < 0.05 else rng.choice([*SHORT, "İstanbul ẞ", "ΟΔΟΣ"])
    tag = rng.choice(["p", "p", "span"])
    box: tuple[float, ...] = rng.randrange(1440), rng.choice([90, -30, 2690, 2700, 2701, rng.randrange(2900)]), 40, 20
    if before and rng.random() < 0.7:
        gap, rise = rng.choice([0, 8, 28, 28.5, 29, -5, -28, -29, -60]), rng.choice([0, 0, 5, -5, 9.5, 17.5, 18.5])
        box = (
            before.x + before.width + gap,
            before.y + rise,
            rng.choice([1.5, 2, 6, 40]),
            rng.choice([1.9, 2, 8, 20, 44]),
        )
    return Run(text=text, x=box[0], y=box[1], width=box[2], height=box[3], color=a_color(rng), tag=tag)


def run_lists() -> list[list[Run]]:
    rng = random.Random(20_260_116)  # noqa: S311
    lists: list[list[Run]] = []
    for _ in range(N_PAGES):
        runs: list[Run] = []
        for _ in range(rng.randrange(25)):
            runs.append(a_run(rng, runs[-1] if runs else None))
        lists.append(runs)
    return lists


@pytest.mark.parametrize("compat", Compat)
def test_blocks_are_read_as_the_transcription_says(compat: Compat) -> None:
    for number, runs in enumerate(run_lists()):
        found = blocks([Fragment(**dataclasses.asdict(run)) for run in runs], compat)
        assert list(found) == packaged(read_blocks(runs, compat.value)), number


def test_no_merged_block_has_a_negative_width_by_the_paper_as_some_have_in_the_release() -> None:
    paper, release = (
        [block.width for runs in run_lists() for block in read_blocks(runs, reading)] for reading, _ in READINGS
    )
    assert min(paper) > 0
    assert min(release) < 0
