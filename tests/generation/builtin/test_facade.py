import base64
import io
import re
from pathlib import Path

import numpy as np
from PIL import Image

from pytest_ui2app.generation.builtin.blank import blank
from pytest_ui2app.generation.builtin.facade import MAX_PICTURE_BYTES, facade
from pytest_ui2app.generation.model import GenerationTask


def task_of(folder: Path, *pictures: Image.Image) -> GenerationTask:
    paths = tuple(folder / f"{number}.png" for number in range(len(pictures)))
    for path, picture in zip(paths, pictures, strict=True):
        picture.save(path)
    return GenerationTask(case_id="shop", screenshots=paths, reference=None, round=1)


def inlined(module: str) -> Image.Image:
    found = re.search(r"data:image/webp;base64,([^\"]+)", module)
    assert found
    return Image.open(io.BytesIO(base64.b64decode(found.group(1))))


def test_every_screenshot_has_its_own_route_and_picture(tmp_path: Path) -> None:
    files = facade(task_of(tmp_path, *(Image.new("RGB", (144, 90), color) for color in ("red", "lime", "blue"))))
    assert re.findall(r'path="([^"]+)" element=\{<Picture source=\{picture(\d)\}', files["src/App.tsx"]) == [
        ("/", "1"),
        ("/2", "2"),
        ("/3", "3"),
    ]
    lime = inlined(files["src/pictures/picture2.ts"])
    assert lime.size == (144, 90)
    red, green, blue = lime.convert("RGB").getpixel((70, 40))  # type: ignore[misc]
    assert green > 240
    assert max(red, blue) < 20


def test_the_same_pixels_give_the_same_bytes(tmp_path: Path) -> None:
    task = task_of(tmp_path, Image.linear_gradient("L"))
    assert facade(task) == facade(task)


def test_a_picture_that_does_not_compress_is_made_to_fit(tmp_path: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 256, (1200, 1600, 3), dtype=np.uint8)
    module = facade(task_of(tmp_path, Image.fromarray(noise)))["src/pictures/picture1.ts"]
    assert len(module) < MAX_PICTURE_BYTES * 4 / 3 + 200
    assert inlined(module).size == (800, 600)


def test_blank_renders_nothing(tmp_path: Path) -> None:
    files = blank(task_of(tmp_path))
    assert list(files) == ["src/App.tsx"]
    assert "return null;" in files["src/App.tsx"]
