"""What happens when a page brings down the whole browser: once it may be chance, twice it is the page's doing."""

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser.chromium import ContextFactory, launch_arguments
from pytest_ui2app.browser.crawl import Target, crawl
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.home import HomeShows, look_at_home
from pytest_ui2app.browser.origin import Answering, Reply, from_folder
from pytest_ui2app.browser.outliving import BrowserDied, LastingBrowser, look_again
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.stacks import stacks_of
from pytest_ui2app.browser.visiting import BuiltApp, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Request

MakeApp = Callable[..., BuiltApp]
VISIT = Visit(wait_ms=400)
CONTENT = '<h1>A page with enough text</h1><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><a href="/far">Far</a>'
FACT = "the page has brought down the browser"


def dying(times: int) -> Callable[[], str]:
    """Return a look over which the browser dies so many times before it gives something."""
    deaths = iter(range(times))

    def look() -> str:
        for _ in deaths:
            raise BrowserDied("gone")
        return "seen"

    return look


@pytest.mark.parametrize(("times", "given"), [(0, "seen"), (1, "seen"), (2, FACT)])
def test_a_look_is_taken_twice_at_most(times: int, given: str) -> None:
    assert look_again(dying(times), otherwise=lambda fact: fact) == given


# -- in a browser -----------------------------------------------------------------------------------------------------


@pytest.fixture
def lasting(contexts: ContextFactory) -> Iterator[tuple[LastingBrowser, list["Browser"]]]:
    """Yield a browser that is started anew when it has died, and the list of those started."""
    (starter := contexts()).close()
    started: list[Browser] = []

    def start() -> "Browser":
        assert starter.browser is not None
        started.append(starter.browser.browser_type.launch(**launch_arguments(find_browser().path)))
        return started[-1]

    browser = LastingBrowser(start)
    yield browser, started
    browser.close()


@pytest.fixture
def deadly(make_app: MakeApp, lasting: tuple[LastingBrowser, list["Browser"]]) -> Callable[[str, int], BuiltApp]:
    """Return a function that makes an app of which one path, asked for, ends the browser, so many times."""

    def make(path: str, times: int) -> BuiltApp:
        app = make_app(CONTENT, f"fetch('{path}').catch(() => 0);" if path == "/deadly" else "")
        return replace(app, new_context=lasting[0].new_context, answering=killing(app, path, times, lasting[1]))

    return make


def killing(app: BuiltApp, path: str, times: int, started: list["Browser"]) -> Answering:
    deaths = iter(range(times))
    plain = from_folder(app.dist)

    def answer(request: "Request") -> Reply:
        if request.url.endswith(path) and next(deaths, None) is not None:
            os.kill(process_of(started[-1]), signal.SIGKILL)
        return plain(request)

    return answer


def process_of(browser: "Browser") -> int:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return int(next(each["id"] for each in told if each["type"] == "browser"))


@pytest.mark.full
def test_a_browser_that_died_once_is_started_anew_and_the_page_seen(
    deadly: Callable[[str, int], BuiltApp], lasting: tuple[LastingBrowser, list["Browser"]], tmp_path: Path
) -> None:
    seen = look_at_home(deadly("/deadly", 1), "/", VISIT, tmp_path)
    assert (seen.shows, seen.route.state) == (HomeShows.CONTENT, RouteState.RENDERED)
    assert len(lasting[1]) == 2
    assert not lasting[1][0].is_connected()


@pytest.mark.full
def test_a_page_that_ends_the_browser_twice_hangs_and_the_next_is_seen(
    deadly: Callable[[str, int], BuiltApp], tmp_path: Path
) -> None:
    app = deadly("/deadly", 4)
    home = look_at_home(app, "/", VISIT, tmp_path)
    assert (home.shows, home.route.state, home.route.errors) == (HomeShows.HANGS, RouteState.HANGS, (FACT,))
    route = render_path(app, "/", VISIT, tmp_path)
    assert (route.state, route.errors) == (RouteState.HANGS, (FACT,))
    assert render_path(app, "/", VISIT, tmp_path).state is RouteState.RENDERED


@pytest.mark.full
def test_stacks_of_a_page_that_ends_the_browser_are_none(
    deadly: Callable[[str, int], BuiltApp], tmp_path: Path
) -> None:
    assert stacks_of(deadly("/deadly", 2), "/", VISIT, tmp_path) == ()


@pytest.mark.full
@pytest.mark.parametrize("times", [1, 9])
def test_a_link_that_ends_the_browser_does_not_stop_the_crawl(
    deadly: Callable[[str, int], BuiltApp], times: int
) -> None:
    targets = [Target(name="home", url="/", signature="x"), Target(name="far", url="/never", signature="y")]
    assert {each.name for each in crawl(deadly("/far", times), targets).reached} == {"home"}
