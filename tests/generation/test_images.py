import base64
import io
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from pytest_ui2app.generation.images import Picture, picture_size, sendable_picture


def _noise(path: Path, width: int, height: int) -> Path:
    pixels = np.random.default_rng(0).integers(0, 256, (height, width, 3), dtype=np.uint8)
    Image.fromarray(pixels).save(path)
    return path


def _opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(picture.data)))


def test_a_picture_within_the_limit_is_sent_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    Image.new("RGB", (7500, 10), "red").save(path)
    picture = sendable_picture(path)
    assert base64.b64decode(picture.data) == path.read_bytes()
    assert not picture.scaled


def test_a_longer_picture_is_scaled_to_the_limit_and_keeps_its_shape(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    Image.new("RGB", (100, 15_000), "red").save(path)
    picture = sendable_picture(path)
    with _opened(picture) as image:
        assert (image.format, image.size) == ("PNG", (50, 7500))
    assert (picture.file, picture.original, picture.size) == ("shot.png", (100, 15_000), (50, 7500))


@pytest.mark.parametrize("most_bytes", [40_000, 9_000, 200])
def test_a_picture_of_too_many_bytes_is_scaled_until_it_fits_and_no_further_than_that_takes(
    most_bytes: int, tmp_path: Path
) -> None:
    picture = sendable_picture(_noise(tmp_path / "shot.png", 200, 100), most_bytes=most_bytes)
    assert most_bytes / 3 < len(picture.data) <= most_bytes
    with _opened(picture) as image:
        assert image.size == picture.size
        assert image.size[0] / image.size[1] == pytest.approx(2, rel=0.2)


def test_a_picture_that_cannot_become_small_enough_ends_at_one_pixel(tmp_path: Path) -> None:
    assert sendable_picture(_noise(tmp_path / "shot.png", 30, 20), most_bytes=10).size == (1, 1)


def test_a_picture_of_indexed_colours_is_mixed_too(tmp_path: Path) -> None:
    path = tmp_path / "shot.png"
    stripes = np.zeros((20, 400, 3), dtype=np.uint8)
    stripes[:, ::2] = 255
    Image.fromarray(stripes).quantize(2).save(path)
    with _opened(sendable_picture(path, side=100)) as image:
        assert image.size == (100, 5)
        assert image.convert("L").getpixel((50, 2)) == pytest.approx(127, abs=3)


def test_a_pictures_size_is_read_without_its_pixels(tmp_path: Path) -> None:
    assert picture_size(_noise(tmp_path / "shot.png", 30, 20)) == (30, 20)
