"""With a source map written by hand: line 1 of the script is line 3 of src/App.tsx, line 2 is line 1 of a package."""

import json
from pathlib import Path

import pytest

from pytest_ui2app.build.blank_page import Spot
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.source_places import thrown_at

pytestmark = pytest.mark.full
# Base64 VLQ: "AAEA" is column 0, source 0, line +2 and column 0; ";ACFA" is column 0, source +1, line -2.
MAP = {
    "version": 3,
    "sources": ["../../src/App.tsx", "../../node_modules/react/index.js"],
    "names": [],
    "mappings": "AAEA;ACFA",
}
IN_APP = "TypeError: x is not a function\n    at App (http://ui2app.localhost/assets/index-a1.js:1:7)"
IN_REACT = "    at render (http://ui2app.localhost/assets/index-a1.js:2:4)"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    assets = tmp_path / "dist/assets"
    assets.mkdir(parents=True)
    (assets / "index-a1.js").write_text("x();\ny();\n")
    (assets / "index-a1.js.map").write_text(json.dumps(MAP))
    return tmp_path


@pytest.mark.parametrize("name", ["auto", "off"])
def test_the_first_place_inside_the_app_is_told(built: Path, name: str) -> None:
    stacks = ["Error: no place", f"{IN_REACT}\n{IN_APP}"]
    assert thrown_at(stacks, built, {"src/App.tsx"}, choose_sandbox(name)) == Spot(file="src/App.tsx", line=3)


@pytest.mark.parametrize(
    "stack",
    [IN_REACT, "", "at x (http://ui2app.localhost/assets/other.js:1:1)", IN_APP.replace(":1:7", ":999999999:1")],
)
def test_what_no_file_of_the_app_is_behind_has_no_place(built: Path, stack: str) -> None:
    assert thrown_at([stack], built, {"src/App.tsx"}, choose_sandbox()) == Spot()


@pytest.mark.parametrize("text", ["", "{", '{"version": 3}', '{"version": 3, "sources": 1, "mappings": "!!!"}'])
def test_a_map_that_is_none_has_no_place(built: Path, text: str) -> None:
    (built / "dist/assets/index-a1.js.map").write_text(text)
    assert thrown_at([IN_APP], built, {"src/App.tsx"}, choose_sandbox()) == Spot()
