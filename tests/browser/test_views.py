"""The pages of apps whose address does not tell where they are."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.browser.crawl import Click, Target, crawl
from pytest_ui2app.browser.rendering import RouteState
from pytest_ui2app.browser.routes import WitnessKind, read_routes
from pytest_ui2app.browser.surveying import render_app
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.validity.bundling import bundle

pytestmark = pytest.mark.full
MakeApp = Callable[..., BuiltApp]

PAGES = """
import { useState } from "react";
const page = (name: string, lines: string[]) => () => (
  <main><h1>{name} of the house</h1><ul>{lines.map((line) => <li key={line}>{name} {line}</li>)}</ul></main>
);
const LINES = ["first line", "second line", "third line", "fourth line", "fifth line", "sixth line"];
const Home = page("Home", LINES), Garden = page("Garden", LINES), Attic = page("Attic", LINES);
"""
TABS = (
    PAGES
    + """
export default function App() {
  const [tab, setTab] = useState("home");
  const [open, setOpen] = useState(false);
  return <div>
    <nav><button onClick={() => setTab("home")}>Home</button><button onClick={() => setTab("garden")}>Garden</button>
      <button onClick={() => setTab("attic")}>Attic</button><button onClick={() => setOpen(!open)}>Help</button></nav>
    {open && <p role="dialog">Ask in the kitchen</p>}
    {tab === "home" ? <Home /> : tab === "garden" ? <Garden /> : <Attic />}
  </div>;
}
"""
)
MEMORY = (
    'import { Link, MemoryRouter, Route, Routes } from "react-router-dom";'
    + PAGES
    + """
export default function App() {
  return <MemoryRouter>
    <nav><Link to="/">Home</Link> <Link to="/garden">Garden</Link> <Link to="/attic">Attic</Link></nav>
    <Routes><Route path="/" element={<Home />} /><Route path="/garden" element={<Garden />} />
      <Route path="/attic" element={<Attic />} /></Routes>
  </MemoryRouter>;
}
"""
)
HANDMADE = (
    PAGES
    + """
const pages: Record<string, () => JSX.Element> = { "/": Home, "/garden": Garden, "/attic": Attic };
export default function App() {
  const Page = pages[window.location.pathname] ?? Home;
  return <div>
    <nav><a href="/garden">Garden</a> <a href="/attic">Attic</a> <a href="/plan.pdf">Plan</a></nav><Page />
  </div>;
}
"""
)
QUERIES = (
    'import { useEffect, useState } from "react";'
    + PAGES.replace('import { useState } from "react";', "")
    + """
const pages: Record<string, () => JSX.Element> = { garden: Garden, attic: Attic };
export default function App() {
  const [here, setHere] = useState(window.location.WHERE);
  useEffect(() => {
    const follow = () => setHere(window.location.WHERE);
    window.addEventListener("EVENT", follow);
    return () => window.removeEventListener("EVENT", follow);
  }, []);
  const go = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if ("EVENT" === "hashchange") return;
    event.preventDefault();
    window.history.pushState({}, "", event.currentTarget.href);
    setHere(window.location.WHERE);
  };
  const Page = pages[here.replace(/^(#|[?]page=)/, "")] ?? Home;
  return <div>
    <nav><a onClick={go} href="/">Home</a> <a onClick={go} href="KEYgarden">Garden</a>
      <a onClick={go} href="KEYattic">Attic</a></nav><Page />
  </div>;
}
"""
)


def addressed(where: str, event: str, key: str) -> str:
    return QUERIES.replace("WHERE", where).replace("EVENT", event).replace("KEY", key)


SOURCES = {
    "tabs": TABS,
    "memory": MEMORY,
    "handmade": HANDMADE,
    "query": addressed("search", "popstate", "?page="),
    "fragment": addressed("hash", "hashchange", "#"),
}


@pytest.fixture(scope="module")
def dists(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    apps = {name: {"src/App.tsx": source} for name, source in SOURCES.items()}
    return bundle(apps, tmp_path_factory.mktemp("views"))


@pytest.fixture
def app(request: pytest.FixtureRequest, contexts: Callable[..., object], dists: dict[str, Path]) -> BuiltApp:
    return BuiltApp(new_context=contexts, dist=dists[request.param])  # type: ignore[arg-type]


@pytest.mark.parametrize("app", ["tabs", "memory", "query", "fragment"], indirect=True)
def test_what_clicking_leads_to_is_a_page_and_what_only_opens_something_is_none(
    app: BuiltApp, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    routes = read_routes({"src/App.tsx": SOURCES[request.node.callspec.params["app"]]})
    rendered = render_app(app, routes, Visit(), tmp_path)
    shown = [route for route in rendered if route.state is RouteState.RENDERED]
    headings = ["home of the house", "garden of the house", "attic of the house"]
    assert [next(block.text for block in route.blocks if block.tag == "h1") for route in shown] == headings
    assert [route.witnesses[0].kind for route in shown[1:]] == [WitnessKind.CLICKS] * 2
    assert shown[1].path.endswith(": Garden")
    assert [[step.name for step in route.trail] for route in shown] == [[], ["Garden"], ["Attic"]]
    assert [{step.name for step in route.ways} for route in shown] == [{"Home"}, {"Garden"}, {"Attic"}]
    found = crawl(app, [Target(name=route.path, url="", signature=route.signature) for route in shown])
    assert [len(each.clicks) for each in found.reached] == [0, 1, 1]
    assert found.reached[1].clicks[0].control.endswith(": Garden")
    assert isinstance(found.reached[1].clicks[0], Click)


@pytest.mark.parametrize("app", ["handmade"], indirect=True)
def test_links_are_routes_where_the_source_tells_none(app: BuiltApp, tmp_path: Path) -> None:
    rendered = render_app(app, read_routes({"src/App.tsx": HANDMADE}), Visit(), tmp_path)
    assert [route.path for route in rendered] == ["/", "/attic", "/garden"]
    assert {route.state for route in rendered} == {RouteState.RENDERED}
    assert rendered[1].witnesses[0].kind is WitnessKind.LINK
    assert rendered[1].witnesses[0].where == "/"
