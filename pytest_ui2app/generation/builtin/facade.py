"""``facade``: every screenshot as one full-page picture on its own route; it looks right and is nothing."""

import base64
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PIL import Image, features
from PIL import __version__ as pillow_version

from pytest_ui2app.generation.builtin.templates import filled
from pytest_ui2app.generation.model import GenerationTask, Json

MAX_PICTURE_BYTES: Final = 256 * 1024
"""Size that one inlined picture may have; it is compressed harder, then halved in size, until it fits."""
_QUALITIES: Final = (85, 65, 45)


def facade(task: GenerationTask) -> Mapping[str, str]:
    """Give an app with the screenshots on ``/``, ``/2``, ``/3`` ... as images without any text."""
    numbers = range(1, len(task.screenshots) + 1)
    pictures = {f"src/pictures/picture{n}.ts": _module(path) for n, path in zip(numbers, task.screenshots, strict=True)}
    imports = "\n".join(f'import picture{n} from "./pictures/picture{n}";' for n in numbers)
    routes = "\n".join(
        f'        <Route path="{_path(n)}" element={{<Picture source={{picture{n}}} />}} />' for n in numbers
    )
    return {"src/App.tsx": filled("facade_app.tsx", imports=imports, routes=routes), **pictures}


def tools() -> Mapping[str, Json]:
    """Name what encodes the pictures."""
    return {"pillow": pillow_version, "webp": str(features.version_module("webp"))}


def _path(number: int) -> str:
    return "/" if number == 1 else f"/{number}"


def _module(screenshot: Path) -> str:
    encoded = base64.b64encode(_compressed(screenshot)).decode("ascii")
    return f'const picture = "data:image/webp;base64,{encoded}";\n\nexport default picture;\n'


def _compressed(screenshot: Path) -> bytes:
    """Encode a screenshot as WebP of at most MAX_PICTURE_BYTES."""
    with Image.open(screenshot) as opened:
        image = opened.convert("RGB")
    while True:
        for quality in _QUALITIES:
            buffer = io.BytesIO()
            image.save(buffer, format="WEBP", quality=quality, method=4)
            if buffer.tell() <= MAX_PICTURE_BYTES:
                return buffer.getvalue()
        image = image.resize((max(1, image.width // 2), max(1, image.height // 2)), Image.Resampling.LANCZOS)
