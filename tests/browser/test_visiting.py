"""Arriving at a page through the gates before it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.gates import GateReading
from pytest_ui2app.browser.opening import find_passage
from pytest_ui2app.browser.passage import Act, Deed, Entry, Passage, Seed, Splash
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.routes import read_routes
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, arrive, leads_to, path_of
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
    Act(deed=Deed.FILL, control=Handle(role="textbox", name="Name"), text="Ada"),
    Act(deed=Deed.CLICK, control=Handle(role="button", name="Enter")),
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


def test_an_app_of_one_page_without_gates_is_not_even_opened(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("home", ["/", "/#/", "/shop/"])
def test_the_picture_of_home_shows_the_splash_screen_unless_a_login_lies_behind_it(tmp_path: Path, home: str) -> None:
    splash = Splash(wait_ms=5)
    app = BuiltApp(
        new_context=lambda **_: pytest.fail("opened"), dist=tmp_path, passage=Passage(splash=splash), home=home
    )
    assert app.towards(home).passage == Passage()
    assert app.towards(LOGIN_ROUTE).passage.splash == app.towards("/orders").passage.splash == splash
    behind = replace(app, passage=Passage(splash=splash, entrance="/login"))
    assert behind.towards(home) is behind


@pytest.mark.full
def test_a_splash_screen_is_dismissed_everywhere_but_for_the_picture_of_home(make_app: MakeApp, tmp_path: Path) -> None:
    splash = Splash(acts=(Act(deed=Deed.CLICK, control=Handle(role="button", name="Go on")),))
    app = replace(make_app("", SPLASH), passage=Passage(splash=splash))
    assert headline(app, "/orders") == ("/orders", "Page /orders")
    assert headline(app, "/") == ("/", "Page /")
    assert render_path(app, "/", VISIT, tmp_path).blocks[0].text == "hello"


@pytest.mark.full
def test_without_a_guarded_page_the_view_without_a_session_is_the_one_at_home(make_app: MakeApp) -> None:
    shown = "document.querySelector('#root').innerHTML = `<h1>At ${location.pathname}${location.hash}</h1>`"
    app = replace(make_app("", shown), home="/#/")
    assert headline(app, LOGIN_ROUTE) == ("/#/", "At /#/")


@pytest.mark.full
@pytest.mark.parametrize("reasons", [("a worker runs", ""), ("", "a worker runs"), ("a worker runs", "another")])
def test_the_first_reason_to_wait_in_real_time_is_told(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, reasons: tuple[str, ...]
) -> None:
    told = iter(reasons)

    def settled(*arguments: Any, **options: Any) -> str:  # noqa: ANN401 - those of settle
        settle(*arguments, **options)
        return next(told)

    monkeypatch.setattr("pytest_ui2app.browser.visiting.settle", settled)
    app = replace(make_app("", GUARDED), passage=Passage(entrance="/login", login=LOGIN))
    with app_page(app) as (page, traffic):
        assert arrive(page, traffic, app, "/orders", VISIT) == "a worker runs"


def test_one_page_has_one_path() -> None:
    spelled = ["/about/", "/shop/", "/shop", "/", "http://ui2app.localhost/a/b/?q=1#top", "http://ui2app.localhost"]
    assert [path_of(each) for each in spelled] == ["/about", "/shop", "/shop", "/", "/a/b", "/"]
    assert [path_of(each) for each in ("/#/", "/#/cart/", "/shop/#/cart")] == ["/#/", "/#/cart", "/shop/#/cart"]


def test_a_link_leads_to_a_path_however_it_is_spelled() -> None:
    assert leads_to("/shop/", "/shop")
    assert leads_to("/#/cart/", "/#/cart")
    assert not leads_to("", "/")
    assert not leads_to("https://example.com/shop", "/shop")


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
