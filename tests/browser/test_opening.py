"""Which passage is kept, and that no app is the worse for it."""

from collections.abc import Callable

import pytest

from pytest_ui2app.browser.gates import GateReading, SessionKey
from pytest_ui2app.browser.opening import find_passage
from pytest_ui2app.browser.passage import Entry, Passage
from pytest_ui2app.browser.routes import RouteMap, RouteTemplate, Witness, WitnessKind
from pytest_ui2app.browser.visiting import BuiltApp, Visit

pytestmark = pytest.mark.full

VISIT = Visit(wait_ms=300)
MakeApp = Callable[..., BuiltApp]

APP = """
const root = document.querySelector("#root");
const base = "%(base)s";
const held = (key) => localStorage.getItem(key);
const page = (name) => `<h1>${name}</h1><p>All there is to be known of ${name}</p>`;
const show = () => {
  const lead = (path) => { history.replaceState(0, "", base + path); show(); };
  const login = "<h1>Sign in</h1><input type='password'><button>Go</button>";
  const path = location.pathname.slice(base.length) || "/";
  root.innerHTML = "";
  %(code)s
};
addEventListener("popstate", show);
show();
"""
USERS = "if (path === '/users') root.innerHTML = JSON.parse(held('users') ?? '[]').map(page) + page('sample users');"
HOME = "if (path === '/') root.innerHTML = page('home');"
GUARDED = (
    "if (path === '/orders') { if (held('token') === '%s') root.innerHTML = page('orders'); else lead('/login'); }"
)
LOGIN = "if (path === '/login') root.innerHTML = login;"


def app_of(make_app: MakeApp, *code: str, base: str = "") -> BuiltApp:
    return make_app(script=APP % {"base": base, "code": "\n  ".join(code)})


def entry_of(app: BuiltApp, paths: tuple[str, ...], reading: GateReading, basename: str = "") -> Entry:
    templates = tuple(
        RouteTemplate(path=path, witnesses=(Witness(kind=WitnessKind.SOURCE, where=path),)) for path in paths
    )
    return find_passage(app, RouteMap(templates=templates, router="browser", basename=basename), reading, VISIT)


def keys(candidates: dict[str, str]) -> tuple[SessionKey, ...]:
    return tuple(
        SessionKey(store="web", key=key, where="src/App.tsx:1", candidates=(value,))
        for key, value in candidates.items()
    )


TOKEN = keys({"token": "yes"})
USERS_AND_TOKEN = keys({"users": "{}", "token": "yes"})


def test_nothing_is_seeded_where_nothing_is_guarded(make_app: MakeApp) -> None:
    app = app_of(make_app, USERS, "if (path === '/') root.innerHTML = page(held('users') ? 'one' : 'twenty');")
    entry = entry_of(app, ("/", "/users"), GateReading(keys=keys({"users": "[]"})))
    assert entry == Entry()


def test_any_key_is_tried_where_pages_are_the_same_and_dropped_if_in_vain(make_app: MakeApp) -> None:
    app = app_of(make_app, "root.innerHTML = page(held('me') === 'yes' ? `what is at ${path}` : 'welcome');")
    opened = entry_of(app, ("/", "/orders"), GateReading(other_keys=keys({"me": "yes"})))
    assert [(seed.key, seed.value) for seed in opened.passage.seeds] == [("me", "yes")]
    assert [gate.opened for gate in opened.gates] == [True]
    in_vain = entry_of(app, ("/", "/orders"), GateReading(other_keys=keys({"theme": "dark"})))
    assert in_vain.passage == Passage()
    assert not any(gate.opened for gate in in_vain.gates)


def test_pages_that_differ_leave_no_doubt(make_app: MakeApp) -> None:
    app = app_of(make_app, HOME, USERS)
    assert entry_of(app, ("/", "/users"), GateReading(other_keys=keys({"users": "[]"}))) == Entry()


def test_a_seed_that_spoils_another_page_is_left_out_of_what_opens(make_app: MakeApp) -> None:
    app = app_of(make_app, HOME, USERS, LOGIN, GUARDED % "yes")
    reading = GateReading(keys=USERS_AND_TOKEN)
    entry = entry_of(app, ("/", "/users", "/orders", "/login"), reading)
    assert [seed.key for seed in entry.passage.seeds] == ["token"]
    assert [gate.opened for gate in entry.gates] == [True]
    assert entry.passage.without == ()


def test_of_seeds_that_open_nothing_the_harmless_ones_stay(make_app: MakeApp) -> None:
    app = app_of(make_app, HOME, USERS, LOGIN, GUARDED % "a secret")
    reading = GateReading(keys=USERS_AND_TOKEN)
    entry = entry_of(app, ("/", "/users", "/orders", "/login"), reading)
    assert [seed.key for seed in entry.passage.seeds] == ["token"]
    assert [gate.opened for gate in entry.gates] == [False]


def test_what_one_page_does_to_the_session_is_not_held_against_the_next(make_app: MakeApp) -> None:
    kiosk = (
        "if (path === '/kiosk') {"
        " if (!held('token')) lead('/login'); else { localStorage.clear(); root.innerHTML = page('kiosk'); } }"
    )
    app = app_of(make_app, HOME, LOGIN, kiosk, GUARDED % "yes")
    entry = entry_of(app, ("/", "/kiosk", "/login", "/orders"), GateReading(keys=TOKEN))
    assert [gate.tried for gate in entry.gates] == [("seeds token=yes: opens",)]


@pytest.mark.parametrize("leaving", ["/logout", "/auth/sign-out"])
def test_no_passage_is_tried_on_the_way_out(make_app: MakeApp, leaving: str) -> None:
    out = f"if (path === '{leaving}') {{ localStorage.clear(); lead('/login'); }}"
    app = app_of(make_app, HOME, LOGIN, out, GUARDED % "yes")
    entry = entry_of(app, ("/", leaving, "/login", "/orders"), GateReading(keys=TOKEN))
    assert [gate.tried for gate in entry.gates] == [("seeds token=yes: opens",)]


def test_the_login_is_known_below_a_base_name(make_app: MakeApp) -> None:
    orders = "if (path === '/orders') root.innerHTML = window.user ? page('orders') : '<h1>Access denied</h1>';"
    enter = "const button = root.querySelector('button'); if (button) button.onclick = () => { window.user = 1; };"
    app = app_of(make_app, HOME, LOGIN, orders, enter, base="/shop")
    reading = GateReading(flags=("src/App.tsx:1",), logins=("/login",))
    entry = entry_of(app, ("/", "/login", "/orders"), reading, basename="/shop")
    assert entry.passage.entrance == "/shop/login"
    assert [gate.opened for gate in entry.gates] == [True]


def test_a_route_that_only_leads_on_is_no_gate_left_closed(make_app: MakeApp) -> None:
    app = app_of(make_app, "if (path === '/') lead('/login');", LOGIN, GUARDED % "yes")
    reading = GateReading(keys=TOKEN, redirects=("/",))
    entry = entry_of(app, ("/", "/login", "/orders"), reading)
    assert [gate.opened for gate in entry.gates] == [True]
