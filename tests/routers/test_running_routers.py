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
from pytest_ui2app.validity.bundling import bundle
from tests.routers.corpus import Reading, expected_of, files_of

pytestmark = pytest.mark.full

ALL_AT_HOME = """
constants_enum json_config many_routes splat_parent_relative_children switch_expression_pages while_loop_and_lookup
animated_routes array_methods array_of_pages barrel_default based browser_data_router children-property-three-deep
class_component_app commented_out composed_paths constants_barrel counting_loops create_element custom_route_list
data_router data_router_basename data_router_hash enum_and_lookup from_elements hash_data_router hash_in_main
hash_router header_and_main_routes hundred_and_twenty index_routes index_with_path jsx_flat layout_with_children_prop
layouts_in_layouts main_holds_router map_collection mapped_flat_filter_concat mapped_objects memory_data_router
memory_only memory_router namespace_import navigate_redirects nested_layouts not_indented numbers_from_length
optional_pieces optional_segments own_context_component pathless_guards props_before_path protected_list
record_of_pages recursive_render redirecting_routes routes_from_elements spelled_paths spread_from_files two_on_a_line
two_tables double-slashes mapped_spread_props memory-router-widget path_helper_types routes-below-layout-route
sidebar_tree_config wizard_in_memory
"""
"""Apps whose whole table of routes hangs on the page at home."""
SOME_AT_HOME = """
absolute_children admin_splat conditional_elements conditional_routes folder_in_folder guard_elements guarded_by_hoc
hash-by-hand hoc_pages hook_chosen_routes imperative_build layout_inner_routes lazy_pages lazy-routes-module
registered_pages role_based_routes role_record routes_location_modal splash_before_router splat_child_routes
tabs-by-state two_data_routers use_routes_files use_routes_hook use_routes_inline
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
