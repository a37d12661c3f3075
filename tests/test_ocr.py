import os
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

from pytest_ui2app import ocr
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.ocr import TextLine, as_blocks, lines
from pytest_ui2app.scoring.blocks import TextBlock


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    image = Image.new("RGB", (600, 200), "white")
    draw = ImageDraw.Draw(image)
    draw.text((50, 40), "Good morning", fill="black", font=ImageFont.load_default(32))
    draw.text((50, 130), "Three open invoices", fill="black", font=ImageFont.load_default(24))
    path = tmp_path / "page.png"
    image.save(path)
    return path


@pytest.mark.parametrize("upscale", [1, 2])
def test_lines_are_read_where_they_stand(picture: Path, upscale: int) -> None:
    first, second = lines(picture, upscale=upscale)
    assert [first.text, second.text] == ["Good morning", "Three open invoices"]
    assert first.x == pytest.approx(52, abs=4)
    assert first.y == pytest.approx(48, abs=8)
    assert 180 < first.width < 230
    assert first.confidence > 80


def table(*rows: tuple[str, float, int]) -> dict[str, list[str]]:
    """Tesseract's word table of words (text, confidence, line), each 10 px wide, 20 px apart."""
    names = {"text": [row[0] for row in rows], "conf": [str(row[1]) for row in rows]}
    places = {"left": [str(20 * n) for n in range(len(rows))], "top": ["5"] * len(rows)}
    sizes = {"width": ["10"] * len(rows), "height": ["8"] * len(rows)}
    numbers = {"block_num": ["1"] * len(rows), "par_num": ["1"] * len(rows), "line_num": [str(row[2]) for row in rows]}
    return {**names, **places, **sizes, **numbers}


def test_words_below_confidence_30_and_lines_under_2_characters_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = table(("", -1, 1), ("Shop", 30, 1), ("smudge", 29.9, 1), ("now", 90, 1), ("x", 99, 2), ("ok", 99, 3))
    monkeypatch.setattr(ocr, "_recognise", lambda _picture, _layout: rows)
    found = lines(Image.new("RGB", (10, 10)))
    assert [(line.text, line.x, line.width, line.confidence) for line in found] == [
        ("Shop now", 20, 50, 60),
        ("ok", 100, 10, 99),
    ]


def test_upscaling_does_not_move_the_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ocr, "_recognise", lambda _picture, _layout: table(("Shop", 90, 1), ("now", 90, 1)))
    (line,) = lines(Image.new("RGB", (10, 10)), upscale=2)
    assert (line.x, line.y, line.width, line.height) == (0, 2.5, 15, 4)


def test_blocks_are_black_paragraphs_in_fractions_of_the_viewport() -> None:
    line = TextLine(text=" Good Morning" + "!" * 300, x=144, y=90, width=720, height=45, confidence=90)
    assert as_blocks([line], (1440, 900)) == (
        TextBlock(text="good morning" + "!" * 188, x=0.1, y=0.1, width=0.5, height=0.05, color=(0, 0, 0), tag="p"),
    )


def test_tesseract_runs_on_one_thread_and_leaves_the_environment_alone(
    picture: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pytesseract  # noqa: PLC0415

    seen = []

    def image_to_data(_picture: Image.Image, **_options: object) -> dict[str, list[str]]:
        seen.append(os.environ["OMP_THREAD_LIMIT"])
        return table()

    monkeypatch.delenv("OMP_THREAD_LIMIT", raising=False)
    monkeypatch.setattr(pytesseract, "image_to_data", image_to_data)
    assert lines(picture) == ()
    assert seen == ["1"]
    assert "OMP_THREAD_LIMIT" not in os.environ


def test_a_missing_tesseract_is_the_environments_fault(picture: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pytesseract  # noqa: PLC0415

    monkeypatch.setattr(pytesseract.pytesseract, "tesseract_cmd", "/nowhere/tesseract")
    with pytest.raises(InfrastructureError, match="ui2app setup"):
        lines(picture)
    with pytest.raises(InfrastructureError, match="ui2app setup"):
        ocr.engine_version()
