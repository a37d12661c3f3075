"""Routes as a browser shows them: states, aliases, links, errors, sessions."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.passage import Passage
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState, _file_name, render_path, stored_controls
from pytest_ui2app.browser.routes import RouteMap, RouterKind, RouteTemplate, Witness, WitnessKind
from pytest_ui2app.browser.surveying import render_app
from pytest_ui2app.browser.unseen_text import UnseenUnknown
from pytest_ui2app.browser.visiting import BuiltApp, Visit, path_of, url_of
from pytest_ui2app.matching.assignment import LOGIN_ROUTE

MakeApp = Callable[..., BuiltApp]
VISIT = Visit(wait_ms=1_000)
ROUTED = """
const views = {
  "/": "<h1>Home of the pots</h1><nav><a href='/list'>List</a> <a href='/pots/7'>A pot</a>"
    + "<a href='/pots/8'>Another</a> <a href='http://elsewhere.test/x'>Out</a></nav><p>Welcome, have a look around</p>",
  "/list": "<h1>All pots of the shop</h1><ul><li>Basil</li><li>Thyme</li></ul><button>Buy</button><p>x</p>",
  "/login": "<h1>Sign in to the shop</h1><input><input><button>Sign in</button><p>Please</p>",
};
const draw = () => {
  const path = location.pathname;
  const pot = /^\\/pots\\/(\\w+)/.exec(path);
  document.querySelector("#root").innerHTML = pot && pot[1] !== "1"
    ? `<h1>Pot number ${pot[1]}</h1><p>Clay</p><p>Fired</p><p>Glazed</p><button>Buy</button>`
    : views[path] ?? views["/"];
};
draw(); addEventListener("popstate", draw);
"""


def routes(*paths: str, router: str = "browser", basename: str = "") -> RouteMap:
    kind = cast("RouterKind", router)
    templates = tuple(
        RouteTemplate(path=path, witnesses=(Witness(kind=WitnessKind.SOURCE, where="src/App.tsx:1"),)) for path in paths
    )
    return RouteMap(templates=templates, router=kind, basename=basename)


def test_paths_and_urls_are_each_others_inverse() -> None:
    for path in ("/", "/list", "/#/cart", "/shop/#/pots/7"):
        assert path_of(url_of(path)) == path
    assert path_of("http://ui2app.localhost/list?sort=up#top") == "/list"


def test_file_names_are_readable_and_do_not_collide() -> None:
    paths = [
        "/",
        "/a/b",
        "/a-b",
        "/a/:id",
        "/a/id",
        "/#/a",
        "/" + "x" * 300,
        "/" + "\N{KITE}" * 60,
        "/\0",
        "/..",
        "/\ud800",
    ]
    names = [_file_name(path) for path in paths]
    assert len(set(names)) == len(paths)
    assert names[0].startswith("home.")
    assert all(re.fullmatch(r"[A-Za-z0-9._-]{1,100}\.png", name) for name in names)


@pytest.mark.full
def test_what_scores_nothing_does_not_make_a_page_one_that_hangs(
    make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_000)
    endless = "Object.defineProperty(Element.prototype, 'shadowRoot', { get() { for (;;); } });"
    route = render_path(make_app("<p>one</p><p>two</p>", endless), "/", VISIT, tmp_path)
    assert [block.text for block in route.blocks] == ["one", "two"]
    assert route.state is not RouteState.HANGS
    assert isinstance(route.unseen, UnseenUnknown)


@pytest.mark.full
def test_an_apps_routes_are_rendered_with_real_parameters_aliases_and_what_they_offer(
    make_app: MakeApp, tmp_path: Path
) -> None:
    app = make_app("", ROUTED)
    home, listed, wrong, pot, other = render_app(app, routes("/", "/list", "/nowhere", "/pots/:id"), VISIT, tmp_path)
    shown, again = RouteState.RENDERED, RouteState.ALIAS
    assert [route.state for route in (home, listed, wrong, pot, other)] == [shown, shown, again, shown, shown]
    assert (wrong.alias_of, wrong.path) == ("/", "/nowhere")
    assert (pot.template, pot.path, pot.url) == ("/pots/:id", "/pots/7", "/pots/7")
    assert (other.template, other.path, other.blocks[0].text) == ("/pots/:id", "/pots/8", "pot number 8")
    assert home.links == ("/list", "/pots/7", "/pots/8")
    assert [block.text for block in pot.blocks] == ["pot number 7", "clay", "fired", "glazed", "buy"]
    assert (pot.signals.all, pot.signals.interactive, pot.signals.visuals) == (5, 1, 0)
    assert pot.signals.text >= len("Pot number 7ClayFiredGlazedBuy")
    assert (tmp_path / pot.screenshot).read_bytes().startswith(b"\x89PNG")
    assert [control.name for control in stored_controls(home, tmp_path)] == ["List", "A pot", "Another", "Out"]


@pytest.mark.full
def test_with_a_session_the_view_without_one_is_shown_too(make_app: MakeApp, tmp_path: Path) -> None:
    guard = 'if (!localStorage.getItem("token")) history.replaceState(0, "", "/login");' + ROUTED
    app = make_app("", guard, keys=("token",))
    home, login = render_app(app, routes("/"), VISIT, tmp_path)
    assert home.blocks[0].text == "home of the pots"
    assert (login.path, login.url, login.blocks[0].text) == (LOGIN_ROUTE, "/login", "sign in to the shop")
    (without,) = render_app(replace(app, passage=Passage()), routes("/"), VISIT, tmp_path)
    assert without.blocks[0].text == "sign in to the shop"


@pytest.mark.full
@pytest.mark.parametrize(
    ("body", "state"),
    [
        ("", RouteState.EMPTY),
        ("<p>one</p>", RouteState.EMPTY),
        ("<i></i>" * 40, RouteState.EMPTY),
        ("<h1>Enough text on it</h1><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>", RouteState.RENDERED),
        ("<button>1</button><button>2</button><button>3</button><a href='/x'>4</a><i></i><i></i>", RouteState.RENDERED),
    ],
)
def test_a_page_renders_by_the_probe(make_app: MakeApp, tmp_path: Path, body: str, state: RouteState) -> None:
    assert render_path(make_app(body), "/", VISIT, tmp_path).state is state


@pytest.mark.full
def test_a_page_without_its_root_is_empty_and_errors_are_kept(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app("", "document.body.innerHTML = '<p>no root</p>'; throw new Error('lost it');")
    route = render_path(app, "/", VISIT, tmp_path)
    assert (route.state, route.errors, route.signals.all) == (RouteState.EMPTY, ("lost it",), 0)


PAGE_BODY = "<h1>A page with enough text</h1><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>"
HANGS = {
    "at once": "while (true) {}",
    "in a timer": "setTimeout(() => { while (true) {} }, 500);",
    "in an answer": "fetch('/x').then(() => { while (true) {} });",
    "in a microtask": "const f = () => Promise.resolve().then(f); f();",
    "in a frame": "requestAnimationFrame(() => { while (true) {} });",
}


@pytest.mark.full
@pytest.mark.parametrize("script", HANGS.values(), ids=HANGS)
def test_a_page_that_loops_for_ever_hangs(
    make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_500)
    monkeypatch.setattr(chromium, "HANG_TIMEOUT_MS", 2_500)
    route = render_path(make_app(PAGE_BODY, script), "/", VISIT, tmp_path)
    assert route.state is RouteState.HANGS
    assert route.errors
    assert (route.blocks, route.screenshot) == ((), "")


BLOCKERS = {
    "alert": "alert('stop'); confirm('really?'); prompt('name?');",
    "print": "window.print();",
    "popup": "window.open('/other'); window.open('http://elsewhere.test/');",
    "unload": "addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'stay'; });",
    "endless timers": "const f = () => setTimeout(f, 0); f(); const g = () => requestAnimationFrame(g); g();",
    "full screen": "document.documentElement.requestFullscreen().catch(() => 0);",
    "notifications": "Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => 0);",
}


@pytest.mark.full
@pytest.mark.parametrize("script", BLOCKERS.values(), ids=BLOCKERS)
def test_what_asks_the_user_does_not_block(make_app: MakeApp, tmp_path: Path, script: str) -> None:
    route = render_path(make_app(PAGE_BODY, f"setTimeout(() => {{ {script} }}, 200); {script}"), "/", VISIT, tmp_path)
    assert route.state is RouteState.RENDERED
    assert route.blocks[0].text == "a page with enough text"


@pytest.mark.full
def test_a_hash_router_is_shown_under_its_hash(make_app: MakeApp, tmp_path: Path) -> None:
    script = f"document.querySelector('#root').innerHTML = location.hash + {PAGE_BODY!r};"
    home, cart = render_app(make_app("", script), routes("/", "/cart", router="hash"), VISIT, tmp_path)
    assert (home.path, cart.path, cart.url, cart.template) == ("/#/", "/#/cart", "/#/cart", "/cart")
    assert cart.blocks[0].text.startswith("#/cart")


@pytest.mark.full
def test_a_very_tall_page_and_a_redirect_are_shown(make_app: MakeApp, tmp_path: Path) -> None:
    tall = render_path(make_app(PAGE_BODY + '<div style="height:17000px"></div><p>end</p>'), "/", VISIT, tmp_path)
    assert tall.blocks[0].text == "a page with enough text"
    assert "end" not in {block.text for block in tall.blocks}
    redirect = "if (location.pathname === '/') location.replace('/welcome');"
    moved: RenderedRoute = render_path(make_app(PAGE_BODY, redirect), "/", VISIT, tmp_path)
    assert (moved.path, moved.url, moved.state) == ("/", "/welcome", RouteState.RENDERED)


@pytest.mark.full
def test_rendering_twice_gives_the_same_value_and_picture(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(PAGE_BODY, "setInterval(() => { document.querySelector('p').textContent = Math.random(); }, 100);")
    first = render_path(app, "/", VISIT, tmp_path)
    picture = (tmp_path / first.screenshot).read_bytes()
    assert render_path(app, "/", VISIT, tmp_path) == first
    assert (tmp_path / first.screenshot).read_bytes() == picture
