"""Routes as a reader of the source would list them."""

import pytest
from pydantic import TypeAdapter

from pytest_ui2app.browser.routes import (
    RouteMap,
    best_template,
    concrete_paths,
    placeholder_path,
    placeholder_paths,
    read_routes,
)

ROUTER = 'import { BrowserRouter, HashRouter, MemoryRouter, Routes, Route, Navigate } from "react-router-dom";\n'


def app(inside: str, *, before: str = "", router: str = "BrowserRouter") -> str:
    return f"{ROUTER}{before}\nexport default function App() {{ return <{router}>{inside}</{router}>; }}\n"


def paths(files: dict[str, str]) -> list[str]:
    return [template.path for template in read_routes(files).templates]


DATA = "import {{ createBrowserRouter, createHashRouter, RouterProvider, useRoutes }} from 'react-router-dom';\n{0}"
PAGES = "const Home = () => <p>home</p>; const A = () => <p>a</p>;"

IN_ONE_FILE: dict[str, tuple[str, list[str]]] = {
    "two on one line": (
        app('<Routes><Route path="/" element={<Home/>}/><Route path="/b" element={<A/>}/></Routes>', before=PAGES),
        ["/", "/b"],
    ),
    "spellings of one string": (
        app('<Routes><Route path={"/x"} element={<A/>}/><Route path={`/y`} element={<A/>}/></Routes>'),
        ["/", "/x", "/y"],
    ),
    "element and comparison before path": (
        app(
            '<Routes><Route element={<Home />} path="/late"/>'
            '<Route loader={() => 2 > 1} element={<A n={3 > 2}/>} path="/cmp"/></Routes>'
        ),
        ["/", "/cmp", "/late"],
    ),
    "sum, template and object constants": (
        app(
            '<Routes><Route path={BASE + "/cat"} element={<A/>}/><Route path={`${BASE}/dog/:id`} element={<A/>}/>'
            '<Route path={PATHS.CART} element={<A/>}/><Route path={PATHS["deep"].er} element={<A/>}/>'
            "<Route path={make(':slug')} element={<A/>}/><Route path={Named.Help} element={<A/>}/></Routes>",
            before="const BASE = '/pets'; const PATHS = { CART: '/cart', deep: { er: '/deeper' } } as const;"
            "const make = (id: string) => `/post/${id}`; enum Named { Help = '/help' }",
        ),
        ["/", "/cart", "/help", "/deeper", "/pets/cat", "/post/:slug", "/pets/dog/:id"],
    ),
    "commented out": (
        app('<Routes>{/* <Route path="/gone" element={<A/>}/> */}\n<Route path="/here" element={<A/>}/></Routes>'),
        ["/", "/here"],
    ),
    "nested, relative, index and pathless layout": (
        app(
            '<Routes><Route element={<Guard/>}><Route path="/" element={<Shell/>}><Route index element={<Home/>}/>'
            '<Route path="team" element={<A/>}><Route index element={<A/>}/><Route path=":id" element={<A/>}/></Route>'
            '<Route path="/abs" element={<A/>}/></Route></Route><Route index path="both" element={<A/>}/></Routes>'
        ),
        ["/", "/abs", "/both", "/team", "/team/:id"],
    ),
    "a parent that only groups": (
        app('<Routes><Route path="admin"><Route path="users" element={<A/>}/></Route></Routes>'),
        ["/", "/admin/users"],
    ),
    "a layout is a page of its own": (
        app('<Routes><Route path="admin" element={<A/>}><Route path="users" element={<A/>}/></Route></Routes>'),
        ["/", "/admin", "/admin/users"],
    ),
    "mapped": (
        app(
            "<Routes>{items.map((r) => <Route key={r.path} path={r.path} element={r.el}/>)}"
            "{Object.values(P).map((path) => <Route path={path} element={<A/>}/>)}"
            "{Object.entries(Q).map(([key, { to }]) => <Route path={`/${key}${to}`} element={<A/>}/>)}"
            "{tree(nested)}</Routes>",
            before="const items = [{ path: '/m1', el: <A/> }, { path: '/m2', el: <A/> }]; const P = { a: '/m3' };"
            "const Q = { q: { to: '/m4' } }; const nested = [{ path: 'n1', kids: [{ path: 'n2', kids: [] }] }];"
            "function tree(list) {"
            "  return list.map((r) => <Route path={r.path} element={<A/>}>{tree(r.kids)}</Route>);"
            "}",
        ),
        ["/", "/m1", "/m2", "/m3", "/n1", "/q/m4", "/n1/n2"],
    ),
    "conditional": (
        app(
            '<Routes>{flag && <Route path="/beta" element={<A/>}/>}'
            '{user ? <Route path="/me" element={<A/>}/> : <Route path="/login" element={<A/>}/>}'
            '{import.meta.env.DEV && <Route path="/debug" element={<A/>}/>}'
            '<><Route path="/f" element={<A/>}/></></Routes>'
        ),
        ["/", "/f", "/me", "/beta", "/login"],
    ),
    "optional segments, catch-all and redirect": (
        app(
            '<Routes><Route path="/:lang?/about" element={<A/>}/><Route path="*" element={<A/>}/>'
            '<Route path="/old" element={<Navigate to="/"/>}/><Route path="/files/*" element={<A/>}/></Routes>'
        ),
        ["/", "/old", "/files", "/:lang?/about"],
    ),
    "inner routes in a child component": (
        app(
            '<Routes><Route path="/*" element={<Shell/>}/><Route path="/admin/*" element={<Admin/>}/></Routes>',
            before="function Admin() { return <div><Routes><Route index element={<A/>}/>"
            '<Route path="users" element={<A/>}/>'
            '<Route path="/logs" element={<A/>}/></Routes></div>; }'
            'const Shell = memo(() => <Routes><Route path="shop" element={<A/>}/></Routes>);'
            "import { memo } from 'react';",
        ),
        ["/", "/shop", "/admin", "/admin/logs", "/admin/users"],
    ),
    "no router": ("export default function App() { const [tab] = useState(0); return <p>{tab}</p>; }", ["/"]),
    "data router": (
        DATA.format(
            "const router = createBrowserRouter([{ path: '/', element: <Root/>, children: ["
            "{ index: true, element: <A/> },"
            "{ path: 'p/:id', lazy: () => import('./p') }, { path: '*', element: <A/> }, ...more] }]);"
            "const more = [{ path: 'extra', Component: A }];"
            "export default function App() { return <RouterProvider router={router}/>; }"
        ),
        ["/", "/extra", "/p/:id"],
    ),
    "data router from elements": (
        DATA.format(
            "import { createRoutesFromElements, Route } from 'react-router-dom';"
            'const tree = createRoutesFromElements(<Route path="/"><Route path="q" element={<A/>}/></Route>);'
            "const router = createBrowserRouter(tree); export default () => <RouterProvider router={router}/>;"
        ),
        ["/", "/q"],
    ),
    "useRoutes behind a hook": (
        DATA.format(
            "function usePages() { return useRoutes([{ path: '/', element: <A/> }, { path: '/u', element: <A/> }]); }"
            "const Pages = () => { const element = usePages(); return element; };"
            "export default function App() { return <Shell><Pages/></Shell>; }"
        ),
        ["/", "/u"],
    ),
    "pushed onto an array": (
        app(
            "<Routes>{list.map((r) => <Route {...r} />)}</Routes>",
            before="const list = [{ path: '/one', element: <A/> }]; list.push({ path: '/two', element: <A/> });",
        ),
        ["/", "/one", "/two"],
    ),
    "component given its routes": (
        app(
            '<><Pages routes={[{ path: "/g", element: <A/> }]}/></>',
            before="import { useRoutes } from 'react-router-dom'; const Pages = ({ routes }) => useRoutes(routes);",
        ),
        ["/", "/g"],
    ),
    "not indented, with text": (
        app(
            '\n<Routes>\n<Route path="/é" element={<A title="ünï → ✓"/>} />\n'
            '<Route\npath="/z"\nelement={<A/>}\n/>\n</Routes>'
        ),
        ["/", "/z", "/é"],
    ),
}


@pytest.mark.parametrize("name", IN_ONE_FILE)
def test_routes_of_one_file(name: str) -> None:
    source, expected = IN_ONE_FILE[name]
    found = read_routes({"src/App.tsx": source})
    assert [template.path for template in found.templates] == expected
    assert (found.undecided, found.notes) == ((), ())


def test_constants_and_routes_come_from_other_files() -> None:
    files = {
        "src/App.tsx": app("<Pages/>", before="import { Pages } from './router';"),
        "src/router/index.tsx": ROUTER
        + "import * as paths from '../paths'; import shop from './shop'; import { ROUTES as R } from '../paths';"
        "export const Pages = () => <Routes>{shop}<Route path={R.HOME} element={<i/>}/>"
        "<Route path={paths.deep} element={<i/>}/></Routes>;",
        "src/router/shop.tsx": ROUTER + "export default [<Route key='s' path='/shop' element={<i/>}/>];",
        "src/paths.ts": "export * from './names';"
        "export const ROUTES = { HOME: '/' }; export { x as deep } from './names';",
        "src/names.ts": "const root = '/n'; export const x = root + '/x';",
    }
    assert paths(files) == ["/", "/shop", "/n/x"]


def test_main_holding_the_router_is_followed() -> None:
    files = {
        "src/main.tsx": "import { HashRouter } from 'react-router-dom'; import App from './App';"
        "createRoot(document.getElementById('root')!).render(<HashRouter basename='/app/'><App/></HashRouter>);",
        "src/App.jsx": ROUTER
        + "const App = () => <Routes><Route path='/in' element={<i/>}/></Routes>; export default App;",
    }
    found = read_routes(files)
    assert [(template.path, template.router) for template in found.templates] == [("/", "hash"), ("/in", "hash")]
    assert (found.router, found.basename) == ("hash", "/app")
    assert [found.address(path) for path in ("/", "/in")] == ["/#/app/", "/#/app/in"]


def test_lazy_pages_hold_inner_routes() -> None:
    files = {
        "src/App.tsx": app(
            "<Routes><Route path='docs/*' element={<Suspense><Docs/></Suspense>}/>"
            "<Route path='wiki/*' element={<Wiki/>}/></Routes>",
            before="import { lazy, Suspense } from 'react'; const Docs = lazy(() => import('./Docs'));"
            "const Wiki = lazy(() => import('./Wiki').then((m) => ({ default: m.Wiki })));",
        ),
        "src/Docs.tsx": ROUTER + "export default () => <Routes><Route path=':page' element={<i/>}/></Routes>;",
        "src/Wiki.tsx": ROUTER + "export function Wiki() { return <Routes><Route path='w' element={<i/>}/></Routes>; }",
    }
    assert paths(files) == ["/", "/wiki/w", "/docs/:page"]


def test_lazy_route_objects_hold_inner_routes() -> None:
    files = {
        "src/App.tsx": DATA.format(
            "const router = createHashRouter([{ path: '/a/*', lazy: () => import('./A') },"
            "{ path: '/b/*', lazy: async () => { const m = await import('./B'); return { Component: m.B }; } }]);"
            "export default () => <RouterProvider router={router}/>;"
        ),
        "src/A.tsx": ROUTER + "export const Component = () => <Routes><Route path='x' element={<i/>}/></Routes>;",
        "src/B.tsx": ROUTER + "export const B = () => <Routes><Route path='y' element={<i/>}/></Routes>;",
    }
    assert paths(files) == ["/", "/a/x", "/b/y"]


def test_every_template_says_where_it_comes_from() -> None:
    source = "\n\n" + app('<Routes>\n<Route path="/a" element={<i/>}/>\n\n<Route path="/b" element={<i/>}/></Routes>')
    sources = {template.path: template.source for template in read_routes({"src/App.tsx": source}).templates}
    line = source.split("\n").index('<Route path="/a" element={<i/>}/>') + 1
    assert sources == {"/": "", "/a": f"src/App.tsx:{line}", "/b": f"src/App.tsx:{line + 2}"}


def test_what_cannot_be_read_is_said() -> None:
    source = app(
        "<Routes><Route path={window.start} element={<i/>}/>{remote.map((r) => <Route path={r}/>)}"
        "<Route path='/ok' element={<i/>}/></Routes>"
    )
    found = read_routes({"src/App.tsx": source})
    assert [template.path for template in found.templates] == ["/", "/ok"]
    assert len(found.undecided) == 2
    assert all(fact.startswith("src/App.tsx:3: ") for fact in found.undecided)
    assert (found.incomplete, found.notes) == (True, ())


def test_routes_nothing_leads_to_are_said_not_listed() -> None:
    source = (
        app("<Routes><Route path='/a' element={<i/>}/></Routes>")
        + "const Dead = () => <Routes><Route path='/d'/></Routes>;"
    )
    found = read_routes({"src/App.tsx": source})
    assert [template.path for template in found.templates] == ["/", "/a"]
    assert "src/App.tsx:4" in found.notes[0]


@pytest.mark.parametrize("router", ["HashRouter", "MemoryRouter"])
def test_router_kind_is_told(router: str) -> None:
    found = read_routes({"src/App.tsx": app("<Routes><Route path='/a' element={<i/>}/></Routes>", router=router)})
    assert found.router == router.removesuffix("Router").lower()


def test_other_routing_libraries_are_reported() -> None:
    found = read_routes({"src/App.tsx": "import { Route } from 'wouter'; export default () => <Route path='/x'/>;"})
    assert [template.path for template in found.templates] == ["/"]
    assert found.router == "unsupported"
    assert "wouter" in found.notes[0]


def test_a_catch_all_is_kept_apart() -> None:
    found = read_routes({"src/App.tsx": app("<Routes><Route path='*' element={<i/>}/></Routes>")})
    assert ([template.path for template in found.templates], found.catch_alls) == (["/"], ("/*",))


def test_an_empty_tree_still_has_its_home() -> None:
    assert paths({}) == ["/"]
    assert paths({"src/App.tsx": "export default function ( {{{ <Route"}) == ["/"]


def test_many_routes_are_read() -> None:
    routes = "".join(f"<Route path='/p{number:03}' element={{<i/>}}/>" for number in range(300))
    assert len(paths({"src/App.tsx": app(f"<Routes>{routes}</Routes>")})) == 301


def test_endless_recursion_in_the_source_ends() -> None:
    source = app(
        "<Routes>{f(1)}{x}<Route path={y} element={<i/>}/></Routes><App/>",
        before="const f = (n) => [f(n), g(n)]; const g = (n) => [f(n), f(n)]; const x = [x]; const y = y + y;",
    )
    assert paths({"src/App.tsx": source}) == ["/"]


@pytest.mark.parametrize(
    ("template", "links", "expected"),
    [
        ("/product/:id", ["/", "/product", "/product/aurora?ref=home#top", "/product/2"], "/product/aurora /product/2"),
        ("/product/:id", ["http://ui2app.localhost/product/7"], "/product/7"),
        ("/product/:id", ["/#/product/9", "#/product/8", "/product/9"], "/product/9 /product/8"),
        ("/product/:id", ["/product/a/b", "/products/1"], ""),
        ("/a/:x/b/:y", ["/a/1/c/2", "/a/1/b/2/"], "/a/1/b/2"),
        ("/:lang?/about", ["/de/about"], "/de/about"),
        ("/cart", ["/cart"], ""),
    ],
)
def test_links_make_a_dynamic_route_concrete(template: str, links: list[str], expected: str) -> None:
    inside = map(read_routes({}).inside, links)
    assert " ".join(concrete_paths(template, inside)) == expected


def test_a_link_belongs_to_the_route_with_most_fixed_segments() -> None:
    templates = ["/:category/:product", "/orders/:longerName", "/orders/new", "/:page"]
    assert best_template("/orders/7", templates) == "/orders/:longerName"
    assert best_template("/orders/new", templates) == "/orders/new"
    assert best_template("/a/b", templates) == "/:category/:product"
    assert best_template("/a/b/c", templates) is None


def test_optional_words_are_left_out_and_then_put_in() -> None:
    assert placeholder_paths("/about?") == ("/", "/about")
    assert placeholder_paths("/a?/b/:id/c?") == ("/b/1", "/a/b/1", "/a/b/1/c")
    assert placeholder_paths("/:lang?/help") == ("/help",)


@pytest.mark.parametrize(
    ("template", "path"),
    [
        ("/product/:id", "/product/1"),
        ("/:lang?/about", "/about"),
        ("/:lang?", "/"),
        ("/docs/edit?/:id", "/docs/1"),
        ("/cart", "/cart"),
        ("/", "/"),
    ],
)
def test_without_a_value_there_is_a_placeholder(template: str, path: str) -> None:
    assert placeholder_path(template) == path


def test_the_apps_own_data_gives_examples() -> None:
    data = "export const posts = [{ slug: 'tea' }, { slug: 'a/b' }, { slug: 'milk' }]; const tags = [{ slug: 'x' }];"
    source = app(
        '<Routes><Route path="/post/:slug" element={<i/>}/><Route path="/of/:nobody" element={<i/>}/></Routes>'
    )
    found = read_routes({"src/App.tsx": source, "src/data.ts": data})
    assert found.examples == {"/post/:slug": ("/post/tea", "/post/milk")}


def test_a_link_is_told_without_its_base_name() -> None:
    based = app('<Routes><Route path="/cart" element={<i/>}/></Routes>').replace(
        "<BrowserRouter", '<BrowserRouter basename="/shop"'
    )
    found = read_routes({"src/App.tsx": based})
    assert [found.inside(link) for link in ("/shop/cart", "/shop", "/shopping/cart", "/cart?x#y")] == [
        "/cart",
        "/",
        "/shopping/cart",
        "/cart",
    ]


def test_what_was_read_survives_being_stored() -> None:
    source = app('<Routes><Route path="/post/:id" element={<i/>}/></Routes>', before="const posts = [{ id: 3 }];")
    found = read_routes({"src/App.tsx": source})
    kept = TypeAdapter(RouteMap)
    assert kept.validate_json(kept.dump_json(found)) == found
