"""Which pages of a running app are looked at, and who says that they are there."""

from collections.abc import Callable

import pytest

from pytest_ui2app.browser import surveying
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.browser.routes import read_routes
from pytest_ui2app.browser.surveying import render_app
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.validity.bundling import bundle

pytestmark = pytest.mark.full
Survey = Callable[[str], dict[str, RenderedRoute]]

HEAD = """import { BrowserRouter, Link, Route, Routes, useNavigate, useParams } from "react-router-dom";
const POSTS = [{ slug: "on-tea", title: "Tea" }, { slug: "on-milk", title: "Milk" }];
const Page = ({ of }: { of: string }) => <main><h1>{of}</h1><p>A page of {of}</p><p>with text</p></main>;
const Post = () => { const { slug } = useParams(); const post = POSTS.find((each) => each.slug === slug);
  return post ? <Page of={post.title} /> : <Page of="Nothing found" />; };
const told = (codes: number[]) => codes.map((code) => String.fromCharCode(code ^ 1)).join("");
const Home = () => { const go = useNavigate(); return <main><h1>Home</h1><p>of the whole app</p>
  <Link to="/about">About</Link> <Link to="/gone">Gone</Link>
  <button onClick={() => go(`/post/${POSTS[0].slug}`)}>Read</button></main>; };
"""
PLAIN = """export default () => <BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path="/about" element={<Page of="About" />} />
  <Route path="/post/:slug" element={<Post />} /><Route path="*" element={<Page of="Nothing found" />} />
</Routes></BrowserRouter>;"""
COMPUTED = """export default () => <BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path={told([96, 99, 110, 116, 117])} element={<Page of="About" />} />
</Routes></BrowserRouter>;"""
TWICE = """export default () => <BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path="/:a" element={<Page of="A" />} />
  <Route path="/:b" element={<Page of="B" />} /><Route path="/:lang?/about" element={<Page of="About" />} />
  <Route path="/:page/more?" element={<Page of="More" />} />
</Routes></BrowserRouter>;"""
HIDDEN = """const NOTES = ["Jam", "Tea", "Ale"].map((title) => ({ title, key: btoa(title) }));
const Note = () => { const { key } = useParams(); const note = NOTES.find((each) => each.key === key);
  return <Page of={note ? note.title : "Nothing found"} />; };
const List = () => { const go = useNavigate(); return <main><h1>Notes</h1><p>all of them</p>
  {NOTES.map((note) => <div key={note.key} onClick={() => go(`/note/${note.key}`)}>{note.title}</div>)}</main>; };
const MORE = [{ key: "x1" }, { key: "x2" }];
export default () => <BrowserRouter><Routes>
  <Route path="/" element={<List />} /><Route path="/note/:key" element={<Note />} />
</Routes></BrowserRouter>;"""
UNTOLD = HIDDEN.replace('const MORE = [{ key: "x1" }, { key: "x2" }];', "")
SOURCES = {
    "hidden": HEAD + HIDDEN,
    "untold": HEAD + UNTOLD,
    "plain": HEAD + PLAIN,
    "computed": HEAD + COMPUTED,
    "twice": HEAD + TWICE,
}


@pytest.fixture(scope="module")
def survey(tmp_path_factory: pytest.TempPathFactory, contexts: ContextFactory) -> Survey:
    """Return what surveys an app and gives its pages by path."""
    apps = {name: {"src/App.tsx": source} for name, source in SOURCES.items()}
    dists = bundle(apps, tmp_path_factory.mktemp("survey"))

    def looked_at(name: str) -> dict[str, RenderedRoute]:
        app = BuiltApp(new_context=contexts, dist=dists[name])
        folder = tmp_path_factory.mktemp("pictures")
        return {route.path: route for route in render_app(app, read_routes(apps[name]), Visit(), folder)}

    return looked_at


def told(route: RenderedRoute) -> list[str]:
    return [f"{witness.kind} {witness.where}".strip() for witness in route.witnesses]


def test_source_router_and_links_bear_witness_and_a_dead_link_is_no_route(survey: Survey) -> None:
    pages = survey("plain")
    line = SOURCES["plain"].split("\n").index(next(x for x in SOURCES["plain"].split("\n") if 'path="/about"' in x)) + 1
    assert told(pages["/about"]) == [f"source src/App.tsx:{line}", "router", "link /"]
    assert "/gone" not in pages


def test_values_of_parameters_come_from_the_apps_own_data_where_no_link_shows_them(survey: Survey) -> None:
    pages = survey("plain")
    assert list(pages) == ["/", "/about", "/post/on-tea", "/post/on-milk"]
    assert {page.state for page in pages.values()} == {RouteState.RENDERED}


@pytest.mark.parametrize("name", ["hidden", "untold"])
def test_records_that_neither_links_nor_the_source_tell_of_are_clicked_to(survey: Survey, name: str) -> None:
    pages = survey(name)
    assert {"/note/SmFt", "/note/VGVh", "/note/QWxl"} < set(pages)
    assert {pages[path].state for path in ("/note/SmFt", "/note/VGVh")} == {RouteState.RENDERED}
    assert "clicks generic: Jam" in told(pages["/note/SmFt"])


def test_what_the_source_computes_is_told_by_the_router_and_by_links(survey: Survey) -> None:
    routes = read_routes({"src/App.tsx": SOURCES["computed"]})
    assert [template.path for template in routes.templates] == ["/"]
    pages = survey("computed")
    assert routes.undecided
    assert told(pages["/about"]) == ["router", "link /"]
    assert told(pages["/gone"]) == ["link /"]


def test_a_page_is_one_however_many_routes_it_is_a_page_of(survey: Survey) -> None:
    pages = survey("twice")
    assert list(pages) == ["/", "/gone", "/1", "/1/more", "/about"]
    rendered = [page.path for page in pages.values() if page.state is RouteState.RENDERED]
    assert len({page.signature for page in pages.values() if page.path in rendered}) == len(rendered)
    assert sum(witness.startswith("source") for witness in told(pages["/about"])) == 1


def test_what_is_beyond_the_most_routes_is_told_and_not_looked_at(
    survey: Survey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surveying, "MOST_ROUTES", 2)
    seen = survey("plain")
    assert [(path, route.state) for path, route in seen.items()] == [
        ("/", RouteState.RENDERED),
        ("/about", RouteState.RENDERED),
        ("/post/:slug", RouteState.LEFT_OUT),
    ]
    left = seen["/post/:slug"]
    assert (left.template, left.errors) == ("/post/:slug", ("more than 2 routes: this one was not looked at",))
    assert told(left)[0].startswith("source src/App.tsx:")
