import io
from pathlib import Path

from PIL import Image

from pytest_ui2app.generation.images import sendable_png


def test_a_picture_within_the_limit_is_sent_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    Image.new("RGB", (7500, 10), "red").save(path)
    assert sendable_png(path) == path.read_bytes()


def test_a_longer_picture_is_scaled_to_the_limit_and_keeps_its_shape(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    Image.new("RGB", (100, 15_000), "red").save(path)
    with Image.open(io.BytesIO(sendable_png(path))) as image:
        assert (image.format, image.size) == ("PNG", (50, 7500))
