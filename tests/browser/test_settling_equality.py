"""What is seen when time passes at once is what is seen after the paper's wait, or it is said here what differs."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from greenlet import greenlet

from pytest_ui2app.browser.chromium import ContextFactory, opened
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, render_path
from pytest_ui2app.browser.settling import GENERATED_WAIT_MS
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.validity.bundling import bundle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.full

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "tests" / "awkward"
NAMES = sorted(folder.name for folder in PAGES.iterdir() if any(folder.iterdir()))
CASES = load_cases([ROOT / "cases"])
ROUTES = [(case, shot.route) for case in CASES for shot in case.screenshots]
ALL = [*((name, "/") for name in NAMES), *((case.id, path) for case, path in ROUTES)]
AT_ONCE = 8
"""How many pages are waited for in real time together."""
POLL_MS = 20

HURRIED = Visit(wait_ms=GENERATED_WAIT_MS)
FIXED = Visit(wait_ms=GENERATED_WAIT_MS, fixed_waits=True)


def texts(blocks: tuple[TextBlock, ...]) -> list[str]:
    """Return what blocks say, without where they stand."""
    return [block.text for block in blocks]


def moved(hurried: tuple[TextBlock, ...], fixed: tuple[TextBlock, ...]) -> list[tuple[str, bool]]:
    """Return the texts that stand elsewhere, and whether it is further to the right."""
    return [(one.text, one.x > other.x) for one, other in zip(hurried, fixed, strict=True) if one != other]


DIFFERENT: dict[str, tuple[str, list[tuple[str, bool]]]] = {
    "marquee": ("an endless animation is shown at its first frame", [("news of the day", True)]),
    "slow_progress": ("an animation longer than the wait is shown at its end", [("uploading", True)]),
}
"""Of the pages that look different: why, and which texts stand elsewhere, and whether further to the right."""

REALLY = {
    "worker_with_timers": "a worker runs, whose clock is a real one",
    "restless_messages": "it goes on changing though its clock stands still",
}
"""The pages that are waited for in real time, and why."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """Return the built folder of each awkward page and of each bundled case's reference."""
    folder = tmp_path_factory.mktemp("awkward")
    sources = {name: _sources(PAGES / name) for name in NAMES if (PAGES / name / "src").is_dir()}
    references = {case.id: _sources(case.reference) for case in CASES}
    plain = {name: Path(shutil.copytree(PAGES / name, folder / name)) for name in NAMES if name not in sources}
    font = subprocess.run(["fc-match", "--format", "%{file}", "serif"], capture_output=True, text=True, check=True)  # noqa: S607 - found on PATH on purpose
    (plain["web_font"] / "assets").mkdir()
    shutil.copy(font.stdout, plain["web_font"] / "assets" / "late.ttf")
    return plain | bundle(sources | references, folder)


def _sources(folder: Path) -> dict[str, str]:
    files = (path for path in (folder / "src").rglob("*") if path.is_file())
    return {file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8") for file in files}


Look = Callable[[str, str], RenderedRoute]


@pytest.fixture
def hurried_look(contexts: ContextFactory, built: Mapping[str, Path], tmp_path: Path) -> Look:
    """Return what looks at a path of a built app whose time passes at once."""

    def at(name: str, path: str) -> RenderedRoute:
        return render_path(BuiltApp(new_context=contexts, dist=built[name]), path, HURRIED, tmp_path)

    return at


@pytest.fixture(scope="module")
def fixed_look(
    contexts: ContextFactory, built: Mapping[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Look]:
    """Yield what looks at a path of a built app after the fixed wait; those of a batch are waited for together."""
    looks: dict[tuple[str, str], RenderedRoute] = {}

    def render(name: str, path: str) -> None:
        app = BuiltApp(new_context=contexts, dist=built[name])
        looks[name, path] = render_path(app, path, FIXED, tmp_path_factory.mktemp("fixed"))

    with opened(contexts) as waiting:

        def at(name: str, path: str) -> RenderedRoute:
            if (name, path) not in looks:
                place = ALL.index((name, path)) // AT_ONCE * AT_ONCE
                together(waiting, [partial(render, *each) for each in ALL[place : place + AT_ONCE]])
            return looks[name, path]

        yield at


def together(waiting: "Page", actions: Sequence[Callable[[], None]]) -> None:
    """Have actions use Playwright side by side: each goes on while the others wait for an answer."""
    failed: list[BaseException] = []
    done: list[Callable[[], None]] = []

    def act(action: Callable[[], None]) -> None:
        try:
            action()
        except BaseException as error:  # noqa: BLE001 - raised below, where somebody hears of it
            failed.append(error)
        done.append(action)

    for action in actions:
        asyncio.get_running_loop().call_soon(greenlet(partial(act, action)).switch)
    while len(done) < len(actions):
        waiting.wait_for_timeout(POLL_MS)
    for error in failed:
        raise error


@pytest.mark.parametrize("name", NAMES)
def test_an_awkward_page_is_seen_as_after_the_fixed_wait_or_differs_as_stated(
    hurried_look: Look, fixed_look: Look, name: str
) -> None:
    hurried, fixed = hurried_look(name, "/"), fixed_look(name, "/")
    assert hurried.state is fixed.state is RouteState.RENDERED
    assert (hurried.errors, fixed.errors) == ((), ())
    assert hurried.settled == REALLY.get(name, "")
    _, elsewhere = DIFFERENT.get(name, ("", []))
    assert texts(hurried.blocks) == texts(fixed.blocks)
    assert moved(hurried.blocks, fixed.blocks) == elsewhere
    assert hurried_look(name, "/").blocks == hurried.blocks


@pytest.mark.parametrize(("case", "path"), ROUTES, ids=[f"{case.id} {path}" for case, path in ROUTES])
def test_a_page_of_a_reference_is_seen_as_after_the_fixed_wait(
    hurried_look: Look, fixed_look: Look, case: Case, path: str
) -> None:
    hurried, fixed = hurried_look(case.id, path), fixed_look(case.id, path)
    assert hurried.blocks == fixed.blocks
    assert (hurried.state, hurried.signature, hurried.settled) == (fixed.state, fixed.signature, "")
    assert fixed.blocks
