"""A page at rest: everything that takes time has happened, and always the same."""

import itertools
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser import chromium, settling
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.settling import pass_time, rest, settle
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]
MakeApp = Callable[..., BuiltApp]
pytestmark = pytest.mark.full

LATE_MS = 400
"""How late a clock may be stopped on a busy machine."""

DATA = """const out = document.createElement("p"); document.querySelector("#root").append(out);
const show = (text) => { out.textContent = text; };
const ask = () => fetch("/data.json").then((answer) => answer.json());
"""
LATE = {
    "1.2 s late": 'setTimeout(() => show("done"), 1200);',
    "three timers in a row": "setTimeout(() => setTimeout(() => setTimeout(() => show('done'), 900), 900), 900);",
    "fetched after a delay": "setTimeout(() => ask().then((data) => show(data.text)), 900);",
    "delayed after fetched": "ask().then((data) => setTimeout(() => show(data.text), 900));",
    "a lazy chunk": 'import("/assets/chunk.js").then((chunk) => show(chunk.default));',
    "a lazy chunk behind a splash": 'setTimeout(() => import("/assets/chunk.js").then((c) => show(c.default)), 1500);',
    "frames": "let n = 0; const f = () => { n += 1; n < 60 ? requestAnimationFrame(f) : show('done'); }; f();",
    "an idle callback": "requestIdleCallback(() => show('done'));",
    "a worker": "new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = () => show('done');",
}


@pytest.mark.parametrize("script", LATE.values(), ids=LATE)
def test_what_comes_late_is_there(make_app: MakeApp, script: str) -> None:
    files = {"data.json": '{"text": "done"}', "assets/chunk.js": 'export default "done";'}
    with app_page(make_app("", DATA + script, files=files)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        settle(page, traffic, 3_000)
        assert page.inner_text("p") == "done"


COMING = {
    "nothing": ("", False),
    "a timer that has fired": ("setTimeout(() => show('done'), 100);", False),
    "a timer that was cleared": ("clearTimeout(setTimeout(() => show('done'), 5000));", False),
    "a timer": ("setTimeout(() => show('done'), 5000);", True),
    "an interval": ("setInterval(() => {}, 10_000);", True),
    "frames": ("const f = () => requestAnimationFrame(f); f();", True),
    "an animation": ("setTimeout(() => out.animate([{ opacity: 0 }, { opacity: 1 }], 5000), 1200);", True),
    "a worker": ("new Worker(URL.createObjectURL(new Blob([''])));", True),
    "a frame": ("document.body.append(document.createElement('iframe'));", True),
}


@pytest.mark.parametrize(("script", "more"), COMING.values(), ids=COMING)
def test_a_page_tells_whether_anything_is_yet_to_come(make_app: MakeApp, script: str, more: bool) -> None:  # noqa: FBT001
    with app_page(make_app("", DATA + script)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        settle(page, traffic, 1_000)
        assert pass_time(page, traffic, 600) is more


def test_what_comes_after_the_wait_is_not_there(show: Show) -> None:
    assert show("", DATA + 'setTimeout(() => show("done"), 3500);', wait=3_000).inner_text("p") == ""


def test_a_finite_animation_is_at_its_end_and_an_endless_one_at_its_start(show: Show) -> None:
    style = (
        "@keyframes go { from { margin-left: 0 } to { margin-left: 100px } }"
        "#once { animation: go 60s forwards } #ever { animation: go 60s infinite } "
    )
    page = show('<p id="once">once</p><p id="ever">ever</p>', style=style)
    lefts = page.evaluate(
        "() => ['once', 'ever'].map((id) => document.getElementById(id).getBoundingClientRect().left)"
    )
    assert lefts == [100, 0]


def test_an_endless_animation_is_at_its_start_also_where_a_page_is_waited_for_in_real_time(show: Show) -> None:
    worker = "new Worker(URL.createObjectURL(new Blob(['setInterval(() => 0, 100)'])));"
    style = "@keyframes go { from { margin-left: 0 } to { margin-left: 100px } } #ever { animation: go 7s infinite }"
    page = show('<p id="ever">ever</p>', worker, style=style)
    assert page.evaluate("() => document.getElementById('ever').getBoundingClientRect().left") == 0


def test_real_time_is_as_long_as_it_was_asked_to_be(make_app: MakeApp) -> None:
    script = DATA + "let n = 0; setInterval(() => { n += 1; show(n); }, 100);"
    with app_page(make_app("", script)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        began = page.evaluate("() => Date.now()")
        settle(page, traffic, 1_000, fixed=True)
        assert page.evaluate("() => Date.now()") - began == pytest.approx(1_000, abs=LATE_MS)
        assert 9 <= int(page.inner_text("p")) <= 10 + LATE_MS / 100


def test_a_date_that_a_page_forges_does_not_stop_the_clock_from_being_stopped(make_app: MakeApp) -> None:
    with app_page(make_app("<p>x</p>", "Date.now = () => 'never';")) as (page, traffic):
        chromium.goto(page, url_of("/"))
        settle(page, traffic, 200, fixed=True)
        assert page.inner_text("p") == "x"


def test_only_a_moment_that_is_over_goes_without_saying() -> None:
    from playwright.sync_api import Error  # noqa: PLC0415 - as in the package

    with pytest.raises(LookupError), chromium.refusal_told(LookupError(), "to the past"):
        raise Error("Clock.pauseAt: Error: Cannot fast-forward to the past")
    with pytest.raises(Error, match="closed"), chromium.refusal_told(LookupError(), "to the past"):
        raise Error("Target page, context or browser has been closed")


def test_the_load_of_the_machine_does_not_decide_how_a_page_is_waited_for(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = itertools.count(step=60)  # a minute with each look at the clock of the wall
    monkeypatch.setattr(settling, "time", SimpleNamespace(monotonic=lambda: next(passed)))
    with app_page(make_app("", DATA + "setInterval(() => show('on'), 100);")) as (page, traffic):
        chromium.goto(page, url_of("/"))
        assert settle(page, traffic, 3_000) == ""


def test_a_page_that_works_longer_than_time_passes_is_waited_for_in_real_time(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "MOST_SECONDS", 0.5)
    script = DATA + "setInterval(() => { let n = 0; for (let i = 0; i < 3e8; i += 1) n += i; show(n); }, 100);"
    with app_page(make_app("", script)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        assert settle(page, traffic, 2_000) == "its timers take longer than the time they stand for"


def test_a_transition_that_a_timer_starts_is_over(show: Show) -> None:
    script = "setTimeout(() => { document.querySelector('p').style.marginLeft = '80px'; }, 200);"
    page = show("<p>x</p>", script, "p { transition: margin-left 5s }")
    assert page.evaluate("() => document.querySelector('p').getBoundingClientRect().left") == 80


def test_a_ticker_is_looked_at_as_it_is_and_ticks_by_the_pages_clock(show: Show) -> None:
    script = DATA + "let n = 0; setInterval(() => { n += 1; show(n + ' s'); }, 1000);"
    assert [show("", script, wait=3_000).inner_text("p") for _ in range(2)] == ["3 s", "3 s"]


def test_a_page_that_loads_itself_anew_for_ever_is_the_pages_fault(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app("", "location.href = '/again?' + performance.now() + Math.random();")
    route = render_path(app, "/", Visit(), tmp_path)
    assert route.state is RouteState.HANGS


def test_a_page_that_loads_itself_anew_once_is_waited_for(make_app: MakeApp) -> None:
    count = "sessionStorage.n = Number(sessionStorage.n ?? 0) + 1;"
    once = count + "if (sessionStorage.n < 2) location.reload(); else show('done');"
    with app_page(make_app("", DATA + once)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        settle(page, traffic, 3_000)
        assert page.inner_text("p") == "done"


@pytest.mark.parametrize("broken", ["null", "class { constructor() { throw new Error('no'); } }"])
def test_a_page_that_breaks_promises_comes_to_rest_all_the_same(show: Show, broken: str) -> None:
    page = show("", DATA + f"window.Promise = {broken}; show('done');")
    assert page.evaluate("() => out.textContent") == "done"


def test_what_an_animation_starts_that_is_longer_than_the_wait_is_not_there(show: Show) -> None:
    style = "@keyframes go { to { margin-left: 100px } } #bar { animation: go 8s forwards }"
    page = show("<p id='bar'>x</p>", "bar.addEventListener('animationend', () => bar.remove());", style, wait=3_000)
    assert page.evaluate("() => Math.round(bar.getBoundingClientRect().left)") == 100


def test_a_wait_by_looking_at_the_clock_ends(show: Show) -> None:
    waits = ["Date.now()", "performance.now()", "Number(new Date())"]
    script = "".join(f"for (const t = {now}; {now} - t < 50;);" for now in waits)
    assert show("", DATA + script + "show('done')").inner_text("p") == "done"


def test_a_page_that_never_rests_is_left_in_bounded_time(make_app: MakeApp) -> None:
    script = DATA + "const c = new MessageChannel(); c.port1.onmessage = () => { show(performance.now()); again(); };"
    script += "const again = () => c.port2.postMessage(0); again();"
    with app_page(make_app("", script)) as (page, traffic):
        chromium.goto(page, url_of("/"))
        started = time.monotonic()
        rest(page, traffic)
        assert time.monotonic() - started < 60


def test_date_and_random_are_frozen_and_the_same_for_every_page(show: Show) -> None:
    script = DATA + "show([new Date().toISOString(), Date.now(), Math.random(), Math.random()].join(' '));"
    one, other = (show("", script).inner_text("p") for _ in range(2))
    assert one == other
    date, stamp, first, second = one.split()
    assert date == "2026-01-15T10:00:00.000Z"
    assert int(stamp) == 1768471200000
    assert 0 <= float(first) < 1
    assert first != second


def test_random_numbers_are_spread_over_the_unit_interval(show: Show) -> None:
    drawn = show("").evaluate("() => Array.from({ length: 4000 }, Math.random)")
    tenths = [sum(n / 10 <= value < (n + 1) / 10 for value in drawn) for n in range(10)]
    assert sum(tenths) == 4000
    assert all(300 < count < 500 for count in tenths)


def test_fonts_are_waited_for(make_app: MakeApp) -> None:
    style = "@font-face { font-family: Late; src: url(/assets/late.woff2) } p { font-family: Late, sans-serif }"
    with app_page(make_app("<p>x</p>", style=style, files={"assets/late.woff2": "no font"})) as (page, traffic):
        chromium.goto(page, url_of("/"))
        settle(page, traffic, 1_000)
        assert page.evaluate("() => document.fonts.status") == "loaded"


def test_scrolling_functions_return_nothing_as_apps_were_written_for(show: Show) -> None:
    calls = "[window.scrollTo(0, 1), document.body.scrollTo(0, 0), document.body.scrollIntoView()]"
    assert show("<p>x</p>").evaluate(f"() => {calls}.every((each) => each === undefined)")


def test_a_page_looks_the_same_to_the_byte_each_time(show: Show) -> None:
    body = "<h1>Basil</h1><div class='spin'></div><p id='t'></p>"
    script = "setInterval(() => { t.textContent = Math.random() + ' ' + new Date(); }, 250);"
    spinner = "width: 60px; height: 9px; background: red; animation: s 1s infinite"
    style = f"@keyframes s {{ to {{ rotate: 1turn }} }} .spin {{ {spinner} }}"
    one, other = (show(body, script, style).screenshot() for _ in range(2))
    assert one == other
