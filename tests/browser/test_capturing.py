"""Taking a case's screenshots, and saying what is wrong with them."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.capturing import HASH_SIDE, average_hash, capture
from pytest_ui2app.browser.loading import LOADING
from pytest_ui2app.browser.visiting import BuiltApp

MakeApp = Callable[..., BuiltApp]
BODY = "<h1>A page of pots</h1><p>Basil</p><p>Thyme</p>"

BRIEFLY = """root.innerHTML += "<div class='skeleton'>wait</div>";
setTimeout(() => document.querySelector(".skeleton").remove(), 5000);"""


def test_the_hash_tells_lighter_cells_from_darker_ones(tmp_path: Path) -> None:
    picture = Image.new("L", (320, 320), 0)
    picture.paste(255, (0, 0, 160, 320))
    picture.save(tmp_path / "half.png")
    cells = average_hash(tmp_path / "half.png").reshape(HASH_SIDE, HASH_SIDE)
    assert cells[:, : HASH_SIDE // 2].all()
    assert not cells[:, HASH_SIDE // 2 :].any()


def test_marks_of_loading_are_thirteen_as_in_the_paper() -> None:
    assert len(set(LOADING)) == 13


@pytest.mark.full
def test_a_good_page_is_photographed_without_a_fault(make_app: MakeApp, tmp_path: Path) -> None:
    (shot,) = capture(make_app(BODY), [("home.png", "/")], tmp_path)
    assert (shot.file, shot.faults) == ("home.png", ())
    assert [block.text for block in shot.blocks] == ["a page of pots", "basil", "thyme"]
    with Image.open(tmp_path / "home.png") as picture:
        assert picture.size == (1440, 900)


@pytest.mark.full
@pytest.mark.parametrize(
    ("script", "faults"),
    [
        ("if (location.pathname !== '/login') location.replace('/login');", ("/ was redirected to /login",)),
        ("root.innerHTML += '<div class=\"Spinner\">wait</div>';", ("it still shows [class*=spinner i]",)),
        (BRIEFLY, ()),
    ],
    ids=["redirect", "loading for ever", "loading for a while"],
)
def test_what_makes_a_bad_screenshot_is_told(
    make_app: MakeApp, tmp_path: Path, script: str, faults: tuple[str, ...]
) -> None:
    (shot,) = capture(make_app(BODY, script), [("home.png", "/")], tmp_path)
    assert shot.faults == faults


@pytest.mark.full
def test_a_page_that_hangs_is_a_fault(make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_000)
    (shot,) = capture(make_app(BODY, "while (true) {}"), [("home.png", "/")], tmp_path)
    assert len(shot.faults) == 1
    assert shot.blocks == ()


@pytest.mark.full
def test_the_same_page_twice_is_told_and_pages_that_read_differently_are_not(make_app: MakeApp, tmp_path: Path) -> None:
    script = "if (location.pathname === '/b') document.querySelector('h1').textContent = 'Quite other pots';"
    shots = capture(make_app(BODY, script), [("a.png", "/"), ("b.png", "/b"), ("c.png", "/c")], tmp_path)
    assert [shot.faults for shot in shots] == [(), (), ("it is the same page as a.png",)]
    assert np.mean(average_hash(tmp_path / "a.png") != average_hash(tmp_path / "c.png")) == 0
