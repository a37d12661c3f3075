"""Which pages a user reaches by the app's own controls."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser import crawl as crawling
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.crawl import Click, Crawl, Reached, Target, crawl
from pytest_ui2app.browser.passage import Act, Deed, Passage, Splash
from pytest_ui2app.browser.rendering import render_path
from pytest_ui2app.browser.routes import read_routes
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.browser.wandering import Budget
from pytest_ui2app.validity.bundling import bundle

MakeApp = Callable[..., BuiltApp]
pytestmark = pytest.mark.full

ROUTER = """
const root = document.querySelector("#root");
const go = (path) => { history.pushState(0, "", path); draw(); };
const draw = () => { root.innerHTML = views[location.pathname] ?? "<h1>Not found</h1>"; after(); };
const after = () => {
  for (const link of root.querySelectorAll("a[href^='/']:not([target])")) {
    link.onclick = (e) => { e.preventDefault(); go(link.getAttribute("href")); };
  }
  for (const each of root.querySelectorAll("[data-go]")) each.onclick = () => go(each.dataset.go);
};
addEventListener("popstate", draw);
"""
HOME = "<h1>Home of the shop</h1>"


def routed(views: dict[str, str], more: str = "") -> str:
    return f"const views = {views!r};{ROUTER}{more} draw();"


def reached(app: BuiltApp, *paths: str) -> dict[str, tuple[str, ...]]:
    found = crawl(app, [Target(name=path, url=path, signature="none") for path in paths])
    return {each.name: tuple(click.control for click in each.clicks) for each in found.reached}


def test_home_is_reached_without_a_click_and_links_with_one(make_app: MakeApp) -> None:
    views = {
        "/": HOME + '<a href="/list">List</a>',
        "/list": '<h1>List</h1><a href="/pot">Pot</a>',
        "/pot": "<h1>Pot</h1>",
    }
    assert reached(make_app("", routed(views)), "/", "/list", "/pot") == {
        "/": (),
        "/list": ("link: List",),
        "/pot": ("link: List", "link: Pot"),
    }


def test_a_page_that_must_be_typed_is_not_reached(make_app: MakeApp) -> None:
    views = {"/": HOME + '<a href="/list">List</a>', "/list": "<h1>List</h1>", "/secret": "<h1>Secret</h1>"}
    assert set(reached(make_app("", routed(views)), "/", "/list", "/secret")) == {"/", "/list"}


CONTROLS = {
    "button": '<button data-go="/far">Go there</button>',
    "card": '<div data-go="/far" style="cursor:pointer"><h2>A card</h2><p>with text</p></div>',
    "table row": '<table><tr><th>Name</th></tr><tr data-go="/far" style="cursor:pointer"><td>Ines</td></tr></table>',
    "role": '<span role="link" tabindex="0" data-go="/far">Go there</span>',
    "icon": '<button data-go="/far" style="width:40px;height:40px"><svg class="lucide lucide-settings"></svg></button>',
    "below the fold": '<div style="height:2000px"></div><button data-go="/far">Go there</button>',
    "second of its kind": '<button>Open</button><button data-go="/far">Open</button>',
}


@pytest.mark.parametrize("control", CONTROLS.values(), ids=CONTROLS)
def test_a_page_behind_a_control_is_reached(make_app: MakeApp, control: str) -> None:
    views = {"/": HOME + control, "/far": "<h1>Far</h1>"}
    assert set(reached(make_app("", routed(views)), "/far")) == {"/far"}


def test_a_link_in_a_menu_that_must_be_opened_is_reached(make_app: MakeApp) -> None:
    menu = '<button onclick="menu.hidden = false">More</button><nav id="menu" hidden><a href="/far">Far</a></nav>'
    views = {"/": HOME + menu, "/far": "<h1>Far</h1>"}
    assert reached(make_app("", routed(views)), "/far") == {"/far": ("button: More", "link: Far")}


def test_a_menu_that_fades_in_can_be_clicked(make_app: MakeApp) -> None:
    style = (
        "@keyframes in { from { opacity: 0; transform: translateX(-2000px); } } .menu { animation: in 1s 100ms both; }"
    )
    link = "{ className: 'menu', innerHTML: '<a href=/far>Far</a>' }"
    menu = f"root.append(Object.assign(document.createElement('div'), {link}))"
    views = {"/": HOME + f'<button onclick="{menu}">Menu</button>', "/far": "<h1>Far away</h1>"}
    app = make_app("", routed(views), style)
    assert reached(app, "/far") == {"/far": ("button: Menu", "link: Far")}


def test_tabs_without_a_path_are_told_by_what_they_show(make_app: MakeApp, tmp_path: Path) -> None:
    script = """const root = document.querySelector("#root");
    const tabs = "<button>One</button><button>Two</button>";
    const draw = (tab) => { root.innerHTML = tabs + "<h1>Panel " + tab + " of the app</h1><p>a</p><p>b</p>";
      root.querySelectorAll("button").forEach((b, i) => { b.onclick = () => draw(i + 1); }); };
    draw(location.pathname === "/two" ? 2 : 1);"""
    app = make_app("", script)
    two = render_path(app, "/two", Visit(wait_ms=400), tmp_path)
    found = crawl(app, [Target(name="two.png", url="", signature=two.signature)])
    assert found.reached == (Reached(name="two.png", clicks=(Click(control="button: Two", path="/"),)),)


def test_every_view_behind_a_way_that_leads_astray_is_reached(make_app: MakeApp) -> None:
    astray = "<button onclick=\"location.href = 'http://elsewhere.test/'\">Docs</button>"
    views = {"/": HOME + astray + '<button data-go="/far">Far</button>', "/far": "<h1>Far</h1>"}
    assert reached(make_app("", routed(views)), "/far") == {"/far": ("button: Far",)}


def test_a_button_that_hangs_the_page_does_not_stop_the_crawl(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_000)
    views = {
        "/": HOME + '<button onclick="while (true) {}">Bad</button><button data-go="/far">Far</button>',
        "/far": "<h1>F</h1>",
    }
    assert reached(make_app("", routed(views)), "/far") == {"/far": ("button: Far",)}


def test_alerts_popups_and_questions_on_leaving_do_not_stop_the_crawl(make_app: MakeApp) -> None:
    noisy = (
        "<button onclick=\"alert('x')\">Alert</button><a href='/pop' target='_blank'>Pop</a>"
        "<button onclick=\"confirm('x'); window.open('/')\">Ask</button>"
    )
    leave = "addEventListener('beforeunload', (e) => { e.preventDefault(); e.returnValue = 'x'; });"
    views = {"/": HOME + noisy + '<button data-go="/far">Far</button>', "/far": "<h1>F</h1>"}
    assert reached(make_app("", routed(views, leave)), "/far") == {"/far": ("button: Far",)}


def test_what_is_covered_disabled_or_outside_is_never_clicked(make_app: MakeApp) -> None:
    under = '<button style="position:absolute;top:90px" data-go="/far">Under</button>'
    veil = '<div style="position:fixed;inset:0;background:#0008"></div>'
    dead = '<button disabled data-go="/far">Disabled</button><a href="http://elsewhere.test/far">Out</a>'
    found = crawl(
        make_app("", routed({"/": HOME + under + veil + dead, "/far": "<h1>Far</h1>"})),
        [Target(name="far", url="/far", signature="none")],
    )
    assert found == Crawl(reached=(), clicks=0)


def test_the_clicks_of_a_crawl_and_of_a_trail_are_bounded(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = {f"/{n}": f'<h1>Step {n}</h1><a href="/{n + 1}">Next {n}</a>' for n in range(1, 9)}
    app = make_app("", routed({"/": HOME + '<a href="/1">Start</a>', **chain}))
    assert set(reached(app, *chain)) == {"/1", "/2", "/3", "/4"}
    monkeypatch.setattr(crawling, "BUDGET", Budget(deep=4, total=3))
    found = crawl(app, [Target(name="/9", url="/9", signature="none")])
    assert found == Crawl(reached=(), clicks=3)


def test_only_two_of_many_alike_are_tried(make_app: MakeApp) -> None:
    found = crawl(make_app(HOME + "<button>Buy</button>" * 9), [Target(name="x", url="/x", signature="none")])
    assert found.clicks == 2


def test_a_crawl_is_the_same_each_time(make_app: MakeApp) -> None:
    views = {"/": HOME + '<button data-go="/a">A</button><a href="/b">B</a>', "/a": "<h1>A</h1>", "/b": "<h1>B</h1>"}
    app = make_app("", routed(views))
    targets = [Target(name=path, url=path, signature="none") for path in ("/", "/a", "/b", "/c")]
    assert crawl(app, targets) == crawl(app, targets)


BREAKS = {
    "JSON": "JSON.stringify = () => '{}'",
    "arrays": "Array.prototype.map = () => { throw 1; }",
    "Promise": "window.Promise = null",
    "flood": "for (let i = 0; i &lt; 60; i++) fetch('/' + i).catch(() => 0)",
    "history": "history.pushState(0, '', '/odd'); addEventListener('popstate', () => { JSON.stringify = () => 4; })",
}


@pytest.mark.parametrize("breaking", BREAKS.values(), ids=BREAKS)
def test_a_button_that_breaks_what_the_page_is_looked_at_with_does_not_stop_the_crawl(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, breaking: str
) -> None:
    monkeypatch.setattr("pytest_ui2app.browser.origin.REQUESTS_ANSWERED", 40)
    views = {
        "/": HOME + f'<button onclick="{breaking}">Break</button><button data-go="/far">Go there</button>',
        "/far": "<h1>Far</h1>",
    }
    assert set(reached(make_app("", routed(views)), "/far")) == {"/far"}


REACT = """
import { %s as Router, Link, Route, Routes } from "react-router-dom";
export default function App() {
  return <Router%s><Routes>
    <Route path="/" element={<main><h1>Home of the shop</h1><Link to="/list">List</Link></main>} />
    <Route path="/list" element={<main><h1>List of pots</h1><Link to="/">Back</Link></main>} />
  </Routes></Router>;
}
"""
ROUTERS = {
    "basename": REACT % ("BrowserRouter", ' basename="/shop"'),
    "basename with slash": REACT % ("BrowserRouter", ' basename="/shop/"'),
    "hash": REACT % ("HashRouter", ""),
}


@pytest.mark.parametrize("router", ROUTERS)
def test_a_crawl_starts_where_the_apps_home_is(contexts: ContextFactory, tmp_path: Path, router: str) -> None:
    files = {"src/App.tsx": ROUTERS[router]}
    routes = read_routes(files)
    dist = bundle({"app": files}, tmp_path)["app"]
    app = BuiltApp(new_context=contexts, dist=dist, home=routes.address("/"))
    shown = [render_path(app, routes.address(path), Visit(), tmp_path) for path in ("/", "/list")]
    found = crawl(app, [Target(name=route.path, url=route.url, signature="none") for route in shown])
    assert [len(each.clicks) for each in found.reached] == [0, 1]
    assert found.reached[1].clicks[0].path == shown[1].url


def splash(acts: int, timer: int = 0) -> str:
    """Return a script that shows so many screens with a button, then one for so long, and only then the app."""
    return f"""let left = {acts};
    const show = draw, veil = () => {{ root.innerHTML = `<h1>Welcome ${{left}}</h1>` +
      (left ? `<button>Next ${{left}}</button>` : "");
      if (left) root.querySelector("button").onclick = () => {{ left -= 1; left || {timer} ? veil() : start(); }};
      else setTimeout(start, {timer}); }};
    let started = false; const start = () => {{ started = true; show(); }};
    draw = () => started ? show() : veil();"""


SPLASHES = {
    "timer": (splash(0, 4_500), Splash(wait_ms=3_000)),
    "buttons": (
        splash(2),
        Splash(acts=tuple(Act(deed=Deed.CLICK, control=Handle(role="button", name=f"Next {left}")) for left in (2, 1))),
    ),
}


@pytest.mark.parametrize("kind", SPLASHES)
def test_a_splash_screen_is_home_and_passing_it_costs_no_click(make_app: MakeApp, kind: str, tmp_path: Path) -> None:
    script, way = SPLASHES[kind]
    chain = {f"/{n}": f'<h1>Step {n}</h1><a href="/{n + 1}">Next page {n}</a>' for n in range(1, 5)}
    views = {"/": HOME + '<a href="/1">Start</a>', **chain}
    script = routed(views, script).replace("const draw", "let draw")
    app = replace(make_app("", script), passage=Passage(splash=way))
    home = render_path(app, "/", Visit(), tmp_path)
    assert home.blocks[0].text.startswith("welcome")
    targets = [Target(name=path, url=path, signature="none") for path in chain]
    found = crawl(app, [Target(name="home", url="", signature=home.signature), *targets])
    assert [len(each.clicks) for each in found.reached] == [0, 1, 2, 3, 4]
    assert found.clicks == 4


MEMBERS = """
const views = {
  "/": "<h1>Home of members</h1><a href='/orders'>Orders</a>", "/orders": "<h1>Orders</h1>",
  "/login": "<h1>Log in</h1><a href='/join'>Join</a>", "/join": "<h1>Join us</h1>",
};
const open = ["/login", "/join"], away = localStorage.getItem("token") ? "/" : "/login";
if (open.includes(location.pathname) === (away === "/")) history.replaceState(0, "", away);
"""


def test_what_only_a_visitor_without_a_session_sees_is_reached_by_one(make_app: MakeApp) -> None:
    app = make_app("", MEMBERS + ROUTER + "draw();", keys=("token",))
    app = replace(app, passage=replace(app.passage, guarded=("/", "/orders"), without=("/join",)))
    outside = [Target(name=path, url=path, signature="none", outside=True) for path in ("/login", "/join")]
    inside = [Target(name=path, url=path, signature="none") for path in ("/", "/orders")]
    found = crawl(app, [outside[0], inside[0], outside[1], inside[1]])
    assert {each.name: len(each.clicks) for each in found.reached} == {"/login": 0, "/": 0, "/join": 1, "/orders": 1}
    assert found.clicks == 2
    alone = [replace(target, outside=False) for target in outside]
    assert crawl(app, alone).reached == ()


def test_a_crawl_waits_for_home_as_it_is_told(make_app: MakeApp) -> None:
    late = """setTimeout(() => { document.querySelector("#root").innerHTML += '<a href="/far">Far</a>'; }, 4500);"""
    views = {"/": HOME, "/far": "<h1>Far</h1>"}
    app = make_app("", routed(views) + late)
    assert reached(app, "/far") == {}
    assert set(reached(replace(app, visit=Visit(wait_ms=5_000)), "/far")) == {"/far"}


def test_a_crawl_waits_in_real_time_where_it_is_told(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[bool] = []

    def settled(*arguments: Any, fixed: bool) -> str:  # noqa: ANN401 - those of settle
        waited.append(fixed)
        return settle(*arguments, fixed=fixed)

    monkeypatch.setattr("pytest_ui2app.browser.visiting.settle", settled)
    visit = Visit(wait_ms=200, fixed_waits=True)
    assert set(reached(replace(make_app(HOME), visit=visit), "/")) == {"/"}
    assert set(waited) == {True}


def test_a_home_that_cannot_be_looked_at_reaches_nothing_and_ends(make_app: MakeApp) -> None:
    assert reached(make_app(HOME, "JSON.stringify = () => '{}';"), "/far") == {}
