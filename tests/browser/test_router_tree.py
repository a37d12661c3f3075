"""What the running router says of an app's routes, in apps built for production."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.router_tree import RouterTree, router_tree
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of
from pytest_ui2app.validity.bundling import bundle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.full

IMPORTS = """import { BrowserRouter, HashRouter, Link, MemoryRouter, Navigate, Outlet, Route, RouterProvider, Routes,
  createBrowserRouter, createHashRouter, createRoutesFromElements, useRoutes } from "react-router-dom";
const Page = ({ of }: { of: string }) => <main><h1>{of}</h1><p>A page of {of}</p><p>with some text</p><Outlet /></main>;
const P = <Page of="it" />;
"""

JSX = """export default () => <BrowserRouter><Routes>
  <Route element={P}><Route index element={P} />
    <Route path="team" element={P}><Route path=":id" element={P} /></Route></Route>
  <><Route path="/:lang?/about" element={P} />{[1, 2].map((n) => <Route key={n} path={`/n/${n}`} element={P} />)}</>
  <Route path="admin"><Route path="users" Component={() => P} /></Route>
  <Route path="*" element={P} />
</Routes></BrowserRouter>;"""
LAYOUTS = """export default () => <BrowserRouter basename="shop/"><Routes>
  <Route element={<Outlet />}><Route index element={P} /></Route>
  <Route element={P}><Route element={P}><Route path="login" element={P} /></Route></Route>
</Routes></BrowserRouter>;"""
INNER = """
const Docs = () => <Routes><Route index element={P} /><Route path="guide/:page" element={P} /></Routes>;
export default () => <BrowserRouter basename="/shop"><Routes>
  <Route path="/" element={<><h1>Home of docs</h1><p>text</p><p>text</p><p>text</p></>} />
  <Route path="/docs/*" element={<Docs />} />
</Routes></BrowserRouter>;"""
DATA = """const router = createBrowserRouter([
  { path: "/", element: P, children: [
    { index: true, element: P }, { path: "cart", lazy: async () => ({ Component: () => P }) }] },
  { path: "/login", Component: () => P },
], { basename: "/base" });
export default () => <RouterProvider router={router} />;"""
HASH_DATA = """const router = createHashRouter(createRoutesFromElements(
  <Route path="/" element={P}><Route path="a" element={P} /><Route path="b/:id" element={P} /></Route>));
export default () => <RouterProvider router={router} />;"""
HOOK = """
const App = () => useRoutes([{ path: "/", element: P, children: [{ path: "x", element: P, children: [
  { path: "y", element: P }] }] }, { path: "/other", element: P }]);
export default () => <HashRouter><App /></HashRouter>;"""
LOOKALIKE = """
const Tab = ({ path, element }: { path: string; element: JSX.Element }) => <section id={path}>{element}</section>;
const Tabs = ({ children }: { children: React.ReactNode }) => <div>{children}</div>;
export default () => <BrowserRouter><Tabs><Tab path="/one" element={P} /><Tab path="/two" element={P} /></Tabs>
</BrowserRouter>;"""
CYCLE = """
const round: Record<string, unknown> = { path: "/round", element: P }; round.children = [round, round];
const Odd = ({ router }: { router: unknown }) => <h1>{String(Boolean(router))} and some more text here</h1>;
const Knot = (_: { children: unknown }) => <p>text</p>; const knot: unknown[] = []; knot.push(knot, knot);
export default () => <BrowserRouter><Odd router={{ routes: [round] }} /><Knot children={knot} /></BrowserRouter>;"""
THROWS = """
const trap = new Proxy({}, { get() { throw new Error("no"); }, ownKeys() { throw new Error("no"); } });
const Odd = (_: { router: unknown }) => <h1>A page with enough text on it</h1>;
export default () => <div><Odd router={trap} /><p>text</p></div>;"""

APPS: dict[str, tuple[str, str, RouterTree]] = {
    "elements, fragments and mapped routes": (
        JSX,
        "/",
        RouterTree(templates=("/", "/:lang?/about", "/admin/users", "/n/1", "/n/2", "/team", "/team/:id"), basename=""),
    ),
    "nothing but layouts, and a basename as it may be spelled": (
        LAYOUTS,
        "/shop/",
        RouterTree(templates=("/", "/login"), basename="/shop"),
    ),
    "a table in a page of another": (
        INNER,
        "/shop/docs",
        RouterTree(templates=("/", "/docs", "/docs/guide/:page"), basename="/shop"),
    ),
    "the same before its page is shown": (INNER, "/shop", RouterTree(templates=("/",), basename="/shop")),
    "a data router": (DATA, "/base", RouterTree(templates=("/", "/cart", "/login"), basename="/base")),
    "a data router by hash": (HASH_DATA, "/", RouterTree(templates=("/", "/a", "/b/:id"), basename="")),
    "objects given to useRoutes": (HOOK, "/#/x", RouterTree(templates=("/", "/x", "/x/y"), basename="")),
    "no router": ("export default () => P;", "/", RouterTree()),
    "components with the properties of routes": (LOOKALIKE, "/", RouterTree()),
    "properties that throw": (THROWS, "/", RouterTree()),
}


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory, contexts: ContextFactory) -> Callable[[str, str], RouterTree]:
    """Return what asks the router of an app, at an address."""
    distinct = dict.fromkeys([*(source for source, _, _ in APPS.values()), CYCLE])
    names = {source: f"app{number}" for number, source in enumerate(distinct)}
    apps = {name: {"src/App.tsx": IMPORTS + source} for source, name in names.items()}
    dists = bundle(apps, tmp_path_factory.mktemp("routers"))

    def ask(source: str, path: str) -> RouterTree:
        with app_page(BuiltApp(new_context=contexts, dist=dists[names[source]])) as (page, traffic):
            chromium.goto(page, url_of(path))
            settle(page, traffic, 400)
            return router_tree(page)

    return ask


@pytest.mark.parametrize("name", APPS)
def test_the_router_tells_its_routes(opened: Callable[[str, str], RouterTree], name: str) -> None:
    source, path, expected = APPS[name]
    assert opened(source, path) == expected


def test_routes_that_contain_themselves_come_to_an_end(
    opened: Callable[[str, str], RouterTree],
) -> None:
    found = opened(CYCLE, "/")
    assert found.templates[0] == "/round"


def test_a_page_without_react_has_no_router(show: Callable[..., "Page"]) -> None:
    assert router_tree(show('<h1 id="a">plain</h1>')) == RouterTree()
