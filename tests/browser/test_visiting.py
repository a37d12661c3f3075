"""Arriving at a page through the gates before it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser.gates import GateReading
from pytest_ui2app.browser.opening import find_passage
from pytest_ui2app.browser.passage import Act, Deed, Entry, Passage, Seed, Splash
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.routes import read_routes
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, arrive, path_of
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

MakeApp = Callable[..., BuiltApp]
VISIT = Visit(wait_ms=400)

GUARDED = """
const root = document.querySelector("#root");
let user = null;
const login = '<h1>Come in</h1><label>Name <input></label><button>Enter</button><p>a</p><p>b</p><p>c</p>';
const draw = () => {
  if (!user && location.pathname !== "/login") history.replaceState(0, "", "/login");
  root.innerHTML = user ? `<h1>${user} at ${location.pathname}</h1><p>a</p><p>b</p><p>c</p><p>d</p>` : login;
  const button = root.querySelector("button");
  if (button) button.onclick = () => { user = root.querySelector("input").value; draw(); };
};
addEventListener("popstate", draw);
draw();
"""
LOGIN = (
    Act(deed=Deed.FILL, role="textbox", name="Name", text="Ada"),
    Act(deed=Deed.CLICK, role="button", name="Enter"),
)
SPLASH = """
const root = document.querySelector("#root");
const page = () => { root.innerHTML = `<h1>Page ${location.pathname}</h1>`; };
root.innerHTML = "<h1>Hello</h1><button>Go on</button>";
root.querySelector("button").onclick = page;
"""


def headline(app: BuiltApp, path: str) -> tuple[str, str]:
    with app_page(app) as (page, traffic):
        arrive(page, traffic, app, path, VISIT)
        return path_of(page.url), page.inner_text("h1")


def test_an_app_without_gates_is_not_even_opened(tmp_path: Path) -> None:
    def refuse(**_: object) -> "BrowserContext":
        raise AssertionError

    app = BuiltApp(new_context=refuse, dist=tmp_path)
    assert find_passage(app, read_routes({}), GateReading(), VISIT) == Entry()


def test_what_only_a_visitor_without_a_session_sees_is_opened_without_one(tmp_path: Path) -> None:
    passage = Passage(seeds=(Seed(key="a", value="b"),), without=("/join",), guarded=("/in",), splash=Splash(wait_ms=5))
    app = BuiltApp(new_context=lambda **_: pytest.fail("opened"), dist=tmp_path, passage=passage)
    outside = Passage(guarded=("/in",), splash=Splash(wait_ms=5))
    assert app.towards("/in") is app
    assert app.towards("/join").passage == app.towards(LOGIN_ROUTE).passage == outside


@pytest.mark.full
def test_behind_a_login_a_path_is_gone_to_without_a_reload(make_app: MakeApp) -> None:
    app = replace(make_app("", GUARDED), passage=Passage(entrance="/login", login=LOGIN))
    assert headline(app, "/orders") == ("/orders", "Ada at /orders")
    assert headline(replace(app, passage=Passage()), "/orders") == ("/login", "Come in")


@pytest.mark.full
def test_the_view_without_a_session_is_the_one_at_the_first_guarded_page(make_app: MakeApp, tmp_path: Path) -> None:
    passage = Passage(entrance="/login", login=LOGIN, guarded=("/orders",))
    route = render_path(replace(make_app("", GUARDED), passage=passage), LOGIN_ROUTE, VISIT, tmp_path)
    assert (route.path, route.url, route.blocks[0].text) == (LOGIN_ROUTE, "/login", "come in")


@pytest.mark.full
def test_a_splash_screen_is_dismissed_everywhere_but_at_home(make_app: MakeApp) -> None:
    splash = Splash(acts=(Act(deed=Deed.CLICK, role="button", name="Go on"),))
    app = replace(make_app("", SPLASH), passage=Passage(splash=splash))
    assert headline(app, "/orders") == ("/orders", "Page /orders")
    assert headline(app, "/") == ("/", "Hello")


@pytest.mark.full
def test_a_login_that_is_not_there_is_passed_over(make_app: MakeApp) -> None:
    app = replace(make_app("", SPLASH), passage=Passage(entrance="/login", login=LOGIN))
    assert headline(app, "/orders") == ("/orders", "Hello")


@pytest.mark.full
def test_a_login_that_hangs_makes_a_page_that_hangs(
    make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_ui2app.browser.chromium.STEP_TIMEOUT_MS", 2_000)
    hanging = GUARDED.replace("user = root.querySelector", "while (true) {} root.querySelector")
    app = replace(make_app("", hanging), passage=Passage(entrance="/login", login=LOGIN))
    assert render_path(app, "/orders", VISIT, tmp_path).state is RouteState.HANGS
