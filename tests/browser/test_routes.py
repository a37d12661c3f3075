"""What is told of routes beside the list of them, which tests/routers holds, and how they are made concrete."""

import pytest
from pydantic import TypeAdapter

from pytest_ui2app.browser.routes import (
    RouteMap,
    best_template,
    concrete_paths,
    placeholder_path,
    placeholder_paths,
    read_routes,
    values_in,
)

ROUTER = 'import { BrowserRouter, HashRouter, MemoryRouter, Routes, Route, Navigate } from "react-router-dom";\n'


def app(inside: str, *, before: str = "", router: str = "BrowserRouter") -> str:
    return f"{ROUTER}{before}\nexport default function App() {{ return <{router}>{inside}</{router}>; }}\n"


def paths(files: dict[str, str]) -> list[str]:
    return [template.path for template in read_routes(files).templates]


DATA = "import {{ createBrowserRouter, createHashRouter, RouterProvider, useRoutes }} from 'react-router-dom';\n{0}"


def test_an_address_has_hash_and_base_name() -> None:
    based = app("<p/>", router="HashRouter").replace("<HashRouter", '<HashRouter basename="/app/"')
    found = read_routes({"src/App.tsx": based})
    assert [found.address("/in"), found.address("/")] == ["/#/app/in", "/#/app/"]
    assert (found.router, len(found.templates)) == ("hash", 1)


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


def test_other_routing_libraries_are_reported() -> None:
    found = read_routes({"src/App.tsx": "import { Route } from 'wouter'; export default () => <Route path='/x'/>;"})
    assert [template.path for template in found.templates] == ["/"]
    assert found.router == "unsupported"
    assert "wouter" in found.notes[0]


def test_an_empty_tree_still_has_its_home() -> None:
    assert paths({}) == ["/"]
    assert paths({"src/App.tsx": "export default function ( {{{ <Route"}) == ["/"]


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


def test_values_are_those_of_the_same_beginning() -> None:
    values = values_in("/en/shop/kettle", "/:lang/shop/:id") | values_in("/de/item/7", "/:lang/item/:id/more?")
    assert values == {"/:lang": "de", "/:lang/shop/:id": "kettle", "/:lang/item/:id": "7"}
    assert placeholder_paths("/:lang/shop/:id/reviews", values) == ("/de/shop/kettle/reviews",)
    assert placeholder_paths("/:lang/order/:id", values) == ("/de/order/1",)
