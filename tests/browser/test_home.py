"""What a home page shows in the place of content, and what is kept to explain it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from pytest_ui2app.browser.evidence import (
    ENTRIES_KEPT,
    TEXT_LENGTH,
    Blocked,
    Evidence,
    FailedRequest,
    LeftOut,
    Said,
    Witness,
    clean,
)
from pytest_ui2app.browser.home import HomeLook, HomeShows, look_at_home
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.passage import Passage, Seed
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_scaffold_modules

MakeApp = Callable[..., BuiltApp]
VISIT = Visit(wait_ms=1_000)
CONTENT = "<h1>A page with enough text</h1><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>"
RICH = CONTENT + "<p>Opening hours of the harbour: from dawn until the last boat is in</p>"
SPIN = "@keyframes turn { to { rotate: 1turn } } .turning { width: 40px; height: 40px; animation: turn 1s infinite }"
REACT = (
    "react/umd/react.production.min.js",
    "react-dom/umd/react-dom.production.min.js",
    "@remix-run/router/dist/router.umd.min.js",
    "react-router/dist/umd/react-router.production.min.js",
    "react-router-dom/dist/umd/react-router-dom.production.min.js",
)


def look(app: BuiltApp, folder: Path, path: str = "/") -> HomeLook:
    return look_at_home(app, path, VISIT, folder)


# -- evidence, without a browser --------------------------------------------------------------------------------------


def test_texts_are_bounded_whole_and_without_chance() -> None:
    one, other = "2f0c1a52-58a4-4c6f-9e4e-000000000001", "91B3e67c-1111-4c6f-9e4e-0123456789ab"
    assert clean(f"lost blob:http://ui2app.localhost/{one}!") == clean(f"lost blob:http://ui2app.localhost/{other}!")
    assert clean(f"order {one}") == clean(f"order {other}")
    assert len(clean("x" * 10_000)) == TEXT_LENGTH
    clean("half \ud800 of it").encode()


def test_evidence_is_sorted_bounded_and_says_how_much_is_left_out() -> None:
    traffic = Traffic()
    for number in range(ENTRIES_KEPT + 7):
        traffic.refuse(f"http://h{number:03}.test/x")
    traffic.refuse("http://h001.test/y")
    evidence = Witness(traffic=traffic).evidence()
    assert evidence.blocked[:2] == (Blocked(host="h000.test", times=1), Blocked(host="h001.test", times=2))
    assert len(evidence.blocked) == ENTRIES_KEPT
    assert evidence.left_out == (LeftOut(kind="blocked", count=7),)


# -- in a browser -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def react() -> str:
    """Return React and its router, of the scaffold's own versions, as one script."""
    store = find_scaffold_modules(scaffold_folder()) / ".pnpm"
    return "\n".join(next(store.glob(f"*/node_modules/{name}")).read_text(encoding="utf-8") for name in REACT)


PLAIN: dict[str, tuple[str, str, HomeShows]] = {
    "content": (CONTENT, "", HomeShows.CONTENT),
    "content that says loading": (RICH + "<p>Loading more…</p>", "", HomeShows.CONTENT),
    "content beside a skeleton": (RICH + "<div class='skeleton turning'></div>", "", HomeShows.CONTENT),
    "a call to wait in a sentence": (
        "<h1>Loading docks of the old harbour, a guide</h1>" + RICH,
        "",
        HomeShows.CONTENT,
    ),
    "nothing": ("", "", HomeShows.NOTHING),
    "a few characters": ("<p>hm</p>", "", HomeShows.NOTHING),
    "no body": (CONTENT, "document.body.remove()", HomeShows.NOTHING),
    "the overlay of a development server": (
        CONTENT + "<vite-error-overlay></vite-error-overlay>",
        "",
        HomeShows.OVERLAY,
    ),
    "a spinner by name": ("<div class='spinner turning'></div>", "", HomeShows.SPINNER),
    "a spinner by its turning": ("<div><i class='turning' style='display:block'></i></div>", "", HomeShows.SPINNER),
    "the word alone": ("<div><p>Loading…</p></div>", "", HomeShows.SPINNER),
    "other words": ("<div><p>Please wait while we get things ready</p></div>", "", HomeShows.SPINNER),
    "busy": ("<div><div aria-busy='true' style='height:50px'></div></div>", "", HomeShows.SPINNER),
    "a name and a bar": ("<h1>Acme Admin</h1><div role='progressbar' style='height:9px'></div>", "", HomeShows.SPINNER),
    "skeletons": ("<div class='animate-pulse' style='height:90px'></div>" * 9, "", HomeShows.SPINNER),
    "a cover over content": (
        CONTENT + "<div style='position:fixed;inset:0;background:#fff'><p>Loading</p></div>",
        "",
        HomeShows.SPINNER,
    ),
    "a splash that goes": (
        "<div class='spinner turning'></div>",
        f"setTimeout(() => {{ document.querySelector('#root').innerHTML = {CONTENT!r}; }}, 12000);",
        HomeShows.CONTENT,
    ),
    "a splash that leaves nothing": (
        "<div class='spinner turning'></div>",
        "setTimeout(() => { document.querySelector('#root').innerHTML = ''; }, 12000);",
        HomeShows.NOTHING,
    ),
    "a splash that stays too long": (
        "<div class='spinner turning'></div>",
        f"setTimeout(() => {{ document.querySelector('#root').innerHTML = {CONTENT!r}; }}, 60000);",
        HomeShows.SPINNER,
    ),
}


@pytest.mark.full
@pytest.mark.parametrize(("body", "script", "shows"), PLAIN.values(), ids=PLAIN)
def test_what_a_page_shows_is_told_and_its_record_is_that_of_any_route(
    make_app: MakeApp, tmp_path: Path, body: str, script: str, shows: HomeShows
) -> None:
    app = make_app(body, script, SPIN)
    seen = look(app, tmp_path)
    assert seen.shows is shows
    picture = (tmp_path / seen.route.screenshot).read_bytes()
    assert render_path(app, "/", VISIT, tmp_path) == seen.route
    assert (tmp_path / seen.route.screenshot).read_bytes() == picture


BOUNDARY = Path(__file__).with_name("boundaries.js").read_text(encoding="utf-8")
BOUNDARIES: dict[str, tuple[str, HomeShows]] = {
    "one that caught": ("show(e(Usual, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "one that keeps the error": ("show(e(ByError, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "a library's": ("show(e(Library, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "one that keeps the words": ("show(e(Wordy, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "one of the old way": ("show(e(OldWay, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "one that minds being asked": ("show(e(Touchy, null, e(Broken)));", HomeShows.ERROR_BOUNDARY),
    "one within another": (
        "show(e(Usual, null, e('div', null, e(ByError, null, e(Broken)))));",
        HomeShows.ERROR_BOUNDARY,
    ),
    "one that caught nothing": ("show(e(Usual, null, e(Fine)));", HomeShows.CONTENT),
    "a library's that caught nothing": ("show(e(Library, null, e(ByError, null, e(Fine))));", HomeShows.CONTENT),
    "one of the old way that caught nothing": ("show(e(OldWay, null, e(Fine)));", HomeShows.CONTENT),
    "a broken widget in a fine page": ("show(e('div', null, e(Fine), e(Usual, null, e(Broken))));", HomeShows.CONTENT),
    "none": ("show(e(Broken));", HomeShows.NOTHING),
    "the router's own": ("route(e(Broken));", HomeShows.ERROR_BOUNDARY),
    "the router's own for no route": ("route(e(Fine), '/other');", HomeShows.ERROR_BOUNDARY),
    "a route's error element": (
        "route(e(Broken), '/', { errorElement: e('p', null, 'That did not work') });",
        HomeShows.ERROR_BOUNDARY,
    ),
    "a router in order": ("route(e(Fine), '/', { errorElement: e('p', null, 'no') });", HomeShows.CONTENT),
}


@pytest.mark.full
@pytest.mark.parametrize(("script", "shows"), BOUNDARIES.values(), ids=BOUNDARIES)
def test_an_error_boundary_is_told_by_its_state(
    make_app: MakeApp, react: str, tmp_path: Path, script: str, shows: HomeShows
) -> None:
    seen = look(make_app("", f"{react}\n{BOUNDARY}\n{script}"), tmp_path)
    assert seen.shows is shows
    broken = any("broken widget" in text for text in (*(s.text for s in seen.evidence.console), *seen.route.errors))
    assert broken == ("Broken" in script)


NOISY = """
console.log("a log"); console.warn("careful"); console.error("bad thing", 7);
const image = new Image(); image.src = "/assets/none.png?cache=" + Date.now();
const other = new Image(); other.src = "/pictures/none.png";
fetch("http://a.test/x").catch(() => 0); fetch("http://a.test/y").catch(() => 0); new WebSocket("ws://b.test/z");
Promise.reject(new TypeError("nobody waits for this"));
setTimeout(() => { throw new Error("in a timer"); }, 100);
alert("stop"); confirm("sure?");
const link = Object.assign(document.createElement("a"), { href: "data:text/plain,x", download: "list.csv" });
link.click();
"""


@pytest.mark.full
def test_what_the_page_says_asks_and_tries_is_kept_the_same_each_time(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(CONTENT, NOISY)
    seen, again = look(app, tmp_path), look(app, tmp_path)
    evidence = seen.evidence
    said = {(entry.level, entry.text) for entry in evidence.console}
    assert {("log", "a log"), ("warning", "careful"), ("error", "bad thing 7")} <= said
    assert not any("Failed to load" in text for _, text in said)
    assert [error.message for error in evidence.errors] == ["nobody waits for this", "in a timer"]
    assert all("ui2app.localhost" in error.stack and "<anonymous>" not in error.stack for error in evidence.errors)
    assert [(each.path, each.kind) for each in evidence.failed_requests] == [
        ("/assets/none.png", "image"),
        ("/pictures/none.png", "image"),
    ]
    assert evidence.failed_requests[0] == FailedRequest(path="/assets/none.png", kind="image", reason="HTTP 404")
    assert "no such file" in evidence.failed_requests[1].reason
    assert evidence.blocked == (Blocked(host="a.test", times=2), Blocked(host="b.test", times=1))
    assert evidence.dialogs == ("alert: stop", "confirm: sure?")
    assert evidence.downloads == ("list.csv",)
    assert evidence.left_out == ()
    assert again == seen
    stored: TypeAdapter[Any] = TypeAdapter(HomeLook)
    assert stored.validate_json(stored.dump_json(seen)) == seen


@pytest.mark.full
def test_a_page_in_order_leaves_no_evidence(make_app: MakeApp, tmp_path: Path) -> None:
    assert look(make_app(CONTENT), tmp_path).evidence == Evidence()


@pytest.mark.full
def test_a_flood_of_messages_is_cut_and_counted(make_app: MakeApp, tmp_path: Path) -> None:
    flood = (
        f"for (let i = 0; i < 300; i++) {{ console.log('line', i, 'x'.repeat({TEXT_LENGTH})); console.log('same'); }}"
    )
    evidence = look(make_app(CONTENT, flood), tmp_path).evidence
    assert len(evidence.console) == ENTRIES_KEPT
    assert evidence.console[1] == Said(level="log", text="same")
    assert all(len(entry.text) <= TEXT_LENGTH for entry in evidence.console)
    assert evidence.left_out == (LeftOut(kind="console", count=301 - ENTRIES_KEPT),)


@pytest.mark.full
def test_a_page_that_hangs_has_evidence_too(make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pytest_ui2app.browser.chromium.STEP_TIMEOUT_MS", 2_500)
    monkeypatch.setattr("pytest_ui2app.browser.chromium.HANG_TIMEOUT_MS", 2_500)
    seen = look(make_app(CONTENT, "console.warn('and off'); setTimeout(() => { while (true) {} }, 300);"), tmp_path)
    assert (seen.shows, seen.route.state) == (HomeShows.HANGS, RouteState.HANGS)
    assert seen.evidence.console == (Said(level="warning", text="and off"),)


@pytest.mark.full
def test_home_under_a_hash_and_with_a_session_is_seen_as_any_route(make_app: MakeApp, tmp_path: Path) -> None:
    guard = "root.innerHTML = localStorage.getItem('token') ? `<h1>Inside the shop, at ${location.hash}</h1>` : '';"
    app = make_app("", f"const root = document.querySelector('#root'); {guard} root.innerHTML += '<p>a</p><p>b</p>';")
    inside = look(replace(app, passage=Passage(seeds=(Seed(key="token", value="x"),))), tmp_path, "/#/")
    assert (inside.shows, inside.route.blocks[0].text) == (HomeShows.CONTENT, "inside the shop, at #/")
    assert look(app, tmp_path).shows is HomeShows.NOTHING
