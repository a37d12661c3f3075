"""What running routers say of their routes is what a person reads in the source, as far as home shows it."""

from collections.abc import Callable, Iterator

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.router_tree import RouterTree, router_tree
from pytest_ui2app.browser.routes import RouteMap
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of
from tests.bundling import bundle
from tests.routers.corpus import Reading, expected_of, files_of

pytestmark = pytest.mark.full

ALL_AT_HOME = """
animated_routes barrel_default browser_data_router class_component_app commented_out data_router_basename from_elements
hash_data_router hash_router header_and_main_routes index_with_path layout_with_children_prop main_holds_router
mapped_flat_filter_concat mapped_objects memory_data_router memory_router namespace_import navigate_redirects
nested_layouts not_indented optional_segments protected_list recursive_render two_on_a_line
"""
"""Apps whose whole table of routes hangs on the page at home."""
SOME_AT_HOME = """
conditional_routes guard_elements hash-by-hand hoc_pages hook_chosen_routes layout_inner_routes role_record
routes_location_modal splash_before_router splat_child_routes tabs-by-state two_data_routers use_routes_files
use_routes_inline
"""
"""Apps that show only some of their routes there, or none: the rest is behind a state, a page or ``useRoutes``."""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], RouterTree]]:
    """Yield what asks the router of an app at home."""
    names = [*ALL_AT_HOME.split(), *SOME_AT_HOME.split()]
    dists = bundle({name: files_of(name) for name in names}, tmp_path_factory.mktemp("running"))
    with launched(find_browser().path) as browser:

        def ask(name: str) -> RouterTree:
            return _tree_of(BuiltApp(new_context=browser.new_context, dist=dists[name]), home_of(expected_of(name)))

        yield ask


def _tree_of(app: BuiltApp, home: str) -> RouterTree:
    with app_page(app) as (page, traffic):
        chromium.goto(page, url_of(home))
        settle(page, traffic, 400)
        return router_tree(page)


def home_of(told: Reading) -> str:
    routes = RouteMap(templates=(), router="hash" if told.router == "hash" else "browser", basename=told.basename)
    return routes.address("/")


def declared(told: Reading) -> set[str]:
    """Return the routes of an app but for those that a path with ``*`` makes: the router's own tree leaves them out."""
    return {path for path, source in told.routes if source and f"{path}/*" not in told.catch_alls}


@pytest.mark.parametrize("name", ALL_AT_HOME.split())
def test_a_table_at_home_is_told_as_a_person_would(asked: Callable[[str], RouterTree], name: str) -> None:
    told, found = expected_of(name), asked(name)
    assert {path for path in found.templates if f"{path}/*" not in told.catch_alls} == declared(told)
    assert found.basename == told.basename


@pytest.mark.parametrize("name", SOME_AT_HOME.split())
def test_nothing_is_told_that_a_person_would_not_find(asked: Callable[[str], RouterTree], name: str) -> None:
    assert set(asked(name).templates) <= {path for path, _ in expected_of(name).routes}
