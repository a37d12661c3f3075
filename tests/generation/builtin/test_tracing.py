import re
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from pytest_ui2app.generation.builtin.lettering import Lettering, paragraphs
from pytest_ui2app.generation.builtin.route_titles import named
from pytest_ui2app.generation.builtin.runs import find_runs
from pytest_ui2app.generation.builtin.shapes import Box, Figure, drawn
from pytest_ui2app.generation.builtin.surfaces import take_apart
from pytest_ui2app.generation.builtin.traced import traced
from pytest_ui2app.generation.builtin.tracing import trace
from pytest_ui2app.generation.model import GenerationTask

NAVY, CREAM, GOLD = (20, 30, 90), (250, 245, 230), (200, 150, 40)


def screenshot(heading: str) -> Image.Image:
    """A cream page with a navy bar, a round-cornered gold card and three texts."""
    picture = Image.new("RGB", (800, 500), CREAM)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 799, 59), fill=NAVY)
    draw.rounded_rectangle((100, 200, 399, 349), radius=12, fill=GOLD)
    draw.text((40, 16), "Pottery shop", fill=CREAM, font=ImageFont.load_default(24))
    draw.text((100, 100), heading, fill=NAVY, font=ImageFont.load_default(40))
    draw.text((130, 260), "Add to basket", fill=NAVY, font=ImageFont.load_default(18))
    return picture


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> GenerationTask:
    folder = tmp_path_factory.mktemp("shots")
    paths = []
    for heading in ("Fine kettles", "Your orders"):
        paths.append(folder / f"{heading}.png")
        screenshot(heading).save(paths[-1])
    return GenerationTask(case_id="shop", screenshots=tuple(paths), reference=None, round=1)


def test_bars_and_cards_are_found_with_their_corners() -> None:
    reading = take_apart(np.asarray(screenshot("Fine kettles")))
    boxes = {shape.color: shape for shape in map(drawn, reading.surfaces) if isinstance(shape, Box)}
    bar, card = boxes[NAVY], boxes[GOLD]
    assert (bar.x, bar.y, bar.width, bar.height, bar.radii) == (0, 0, 800, 60, (0, 0, 0, 0))
    assert (card.x, card.y, card.width, card.height) == (100, 200, 300, 150)
    assert all(abs(radius - 12) <= 2 for radius in card.radii)
    assert boxes[CREAM].width == 800


def test_an_area_that_is_no_box_is_drawn_by_its_outline() -> None:
    picture = Image.new("RGB", (200, 200), CREAM)
    ImageDraw.Draw(picture).polygon([(20, 180), (100, 20), (180, 180)], fill=NAVY)
    triangle = next(shape for shape in map(drawn, take_apart(np.asarray(picture)).surfaces) if shape.color == NAVY)
    assert isinstance(triangle, Figure)
    points = [tuple(map(float, pair.split())) for pair in re.findall(r"[\d.]+ [\d.]+", triangle.path)]
    assert all(min(np.hypot(x - a, y - b) for x, y in points) < 4 for a, b in ((20, 180), (100, 20), (180, 180)))


def test_text_runs_stand_where_the_text_is_whatever_its_ground() -> None:
    runs = find_runs(take_apart(np.asarray(screenshot("Fine kettles"))).ink)
    assert len(runs) == 3
    for run, (left, top) in zip(runs, ((40, 16), (100, 100), (130, 260)), strict=True):
        assert abs(run.x - left) <= 4
        assert 0 <= run.y - top <= 16


def test_a_page_is_read_with_size_and_colour(task: GenerationTask) -> None:
    page = traced(task.screenshots[0])
    read = {text.text: text for text in page.letterings}
    assert list(read) == ["Pottery shop", "Fine kettles", "Add to basket"]
    assert page.ground == CREAM
    for name, size, color in (("Pottery shop", 24, CREAM), ("Fine kettles", 40, NAVY), ("Add to basket", 18, NAVY)):
        assert read[name].size == pytest.approx(size, rel=0.15)
        assert max(abs(a - b) for a, b in zip(read[name].color, color, strict=True)) < 30


def test_the_app_has_a_named_route_and_a_link_for_every_page(task: GenerationTask) -> None:
    files = trace(task)
    assert re.findall(r'path="([^"]+)"', files["src/App.tsx"]) == ["/", "/your-orders"]
    assert re.findall(r'<Link to="([^"]+)">', files["src/kit.tsx"]) == ["/", "/your-orders"]
    assert '{"Fine kettles"}' in files["src/pages/Page1.tsx"]
    assert f'x={{0}} y={{0}} w={{800}} h={{60}} fill="#{bytes(NAVY).hex()}"' in files["src/pages/Page1.tsx"]


def test_the_same_pixels_give_the_same_bytes(task: GenerationTask) -> None:
    assert trace(task) == trace(task)


@pytest.mark.parametrize("size", [(1, 1), (3, 40), (200, 100)])
def test_an_empty_or_tiny_picture_is_a_page_too(tmp_path: Path, size: tuple[int, int]) -> None:
    Image.new("RGB", size, NAVY).save(tmp_path / "flat.png")
    page = traced(tmp_path / "flat.png")
    assert (page.width, page.height, page.letterings) == (*size, ())


def test_noise_does_not_break_it(tmp_path: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 256, (120, 160, 3), dtype=np.uint8)
    Image.fromarray(noise).save(tmp_path / "noise.png")
    assert traced(tmp_path / "noise.png").width == 160


def line(text: str, x: float, baseline: float, width: float, **changes: float) -> Lettering:
    size, stem = changes.get("size", 16), changes.get("stem", 0.09)
    return Lettering(
        text=text, x=x, baseline=baseline, width=width, size=size, stem=stem, spacing=0, color=NAVY, pitch=22
    )


def test_wrapped_lines_become_one_paragraph_with_their_pitch() -> None:
    lines = [
        line("Thrown by hand in a", 50, 100, 150),
        line("small workshop by", 51, 124, 140),
        line("sea", 50, 148, 25),
    ]
    (joined,) = paragraphs(lines)
    assert (joined.text, joined.lines, joined.pitch) == ("Thrown by hand in a small workshop by sea", 3, 24)


@pytest.mark.parametrize(
    "second",
    [
        line("small workshop", 90, 124, 140),
        line("small workshop", 50, 150, 140),
        line("small workshop", 50, 124, 140, size=12),
        line("small workshop", 50, 124, 140, stem=0.13),
        line("a much longer line that had room for none of it above", 50, 124, 420),
    ],
    ids=["indented", "apart", "smaller", "bolder", "not wrapped"],
)
def test_lines_of_another_kind_stay_apart(second: Lettering) -> None:
    assert len(paragraphs([line("Thrown by hand", 50, 100, 150), second])) == 2


def test_routes_are_named_after_the_largest_text_of_their_own_and_never_collide() -> None:
    brand = line("Cartly", 0, 10, 50, size=60)
    pages = [
        [brand, line(text, 0, 50, 80, size=30), line("small print", 0, 90, 60)] for text in ("Shop", "Cart!", "Cart?")
    ]
    routes = named([*pages, [brand]])
    assert [(route.title, route.path) for route in routes] == [
        ("Shop", "/"),
        ("Cart!", "/cart"),
        ("Cart?", "/cart-3"),
        ("Page 4", "/page-4"),
    ]
    assert all(a.component != b.component for a, b in product(routes, routes) if a != b)
