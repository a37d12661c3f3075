"""Where in an app's source an error came from that a browser met in its built scripts."""

import json
import re
import tempfile
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.build.blank_page import Spot
from pytest_ui2app.build.production import INSIDE
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.toolchain import find_node, plain_environment

_FRAME: Final = re.compile(r"/(assets/[\w.-]{1,200}\.js):(\d{1,9}):(\d{1,9})")
_MOST_FRAMES: Final = 200
"""How many places of all stacks together are looked up; ours, several times what browsers give of one error."""
_SECONDS: Final = 30.0
_PLACES: Final = TypeAdapter(list[tuple[str, int]])


def thrown_at(stacks: Sequence[str], built: Path, files: Collection[str], sandbox: Sandbox) -> Spot:
    """Return the first place of ``stacks`` that lies in one of the app's ``files``; an empty Spot if none does.

    ``built`` holds ``dist/`` as a build with source maps left it, in which the stacks were met.
    """
    frames = list(_frames(stacks))
    found = _located(frames, built, sandbox) if frames else []
    return next((Spot(file=file, line=line) for file, line in found if file in files), Spot())


def _frames(stacks: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    found = (frame for stack in stacks for frame in _FRAME.finditer(stack))
    for _, (script, line, column) in zip(range(_MOST_FRAMES), (frame.groups() for frame in found), strict=False):
        yield script, int(line), int(column)


def _located(frames: Sequence[tuple[str, int, int]], built: Path, sandbox: Sandbox) -> list[tuple[str, int]]:
    """Ask Node, in the sandbox, since the source maps too come out of a build that ran a model's code."""
    node = find_node()
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place:
        payload = Path(place, "places.json")
        sandbox.run(
            Command(
                argv=("node", str(INSIDE / "locate.mjs"), json.dumps(frames)),
                cwd=built,
                timeout=_SECONDS,
                env=plain_environment(node),
                workspace=built,
                readable=(INSIDE, *node.readable()),
                payload=payload,
            )
        )
        try:
            return _PLACES.validate_json(payload.read_bytes())
        except ValidationError:  # the maps were no maps
            return []
