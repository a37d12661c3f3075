"""How a probe's claims become a finding."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from playwright.sync_api import Error

from pytest_ui2app.behaviour.app_driver import AppDriver, Check, NotSure
from pytest_ui2app.behaviour.hands import NotThere
from pytest_ui2app.behaviour.probe import ProbeReport, Stage, _attempt, _judged, load_probes, run_probe
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser.chromium import PageHangs
from pytest_ui2app.browser.outliving import BrowserDied
from pytest_ui2app.browser.passage import Passage, Seed
from pytest_ui2app.browser.visiting import BuiltApp
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.taxonomy import Finding


class FakeDriver(SimpleNamespace):
    """A driver that has no app: it keeps claims as the real one does."""

    expect = AppDriver.expect
    unharmed = AppDriver.unharmed
    _claim = AppDriver._claim


def fake(*, acted: bool = True) -> AppDriver:
    return cast("AppDriver", FakeDriver(acted=acted, tried=acted, checks=[], trail=[], page=None))


def finding_of(*claims: tuple[bool, bool]) -> Finding:
    app = fake()
    app.checks.extend(Check(claim="it", held=held, essential=essential) for held, essential in claims)
    return _judged(app)[0]


ESSENTIAL, INVARIANT = True, False


def test_all_held_is_working() -> None:
    assert finding_of((True, ESSENTIAL), (True, ESSENTIAL), (True, INVARIANT)) is Finding.WORKING


def test_some_held_is_partial() -> None:
    assert finding_of((True, ESSENTIAL), (False, ESSENTIAL)) is Finding.PARTIAL


def test_a_broken_invariant_costs_the_w() -> None:
    assert finding_of((True, ESSENTIAL), (False, INVARIANT)) is Finding.PARTIAL


def test_an_invariant_earns_nothing() -> None:
    assert finding_of((False, ESSENTIAL), (True, INVARIANT)) is Finding.FAILED


def test_none_held_is_failed() -> None:
    assert finding_of((False, ESSENTIAL), (False, INVARIANT)) is Finding.FAILED


def test_the_reason_names_what_was_not_so() -> None:
    app = fake()
    app.expect("a row appears", held=True)
    app.expect("the count rises", held=False)
    app.unharmed("the page is not blank", held=False)
    assert _judged(app)[1] == "not so: the count rises; not so: the page is not blank"


def raising(error: Exception) -> Callable[[AppDriver], None]:
    def probe(app: AppDriver) -> None:
        app.expect("something before", held=True)
        raise error

    return probe


def test_several_that_fit_make_it_unsure_whatever_was_done() -> None:
    for acted in (False, True):
        assert _attempt("x", raising(NotSure("two")), fake(acted=acted)) == (Finding.UNSURE, "two")


def test_a_control_that_is_nowhere_makes_it_absent() -> None:
    assert _attempt("x", raising(NotThere("no button")), fake(acted=False)) == (Finding.ABSENT, "no button")


def test_what_is_missing_after_acting_is_a_failed_claim() -> None:
    app = fake()
    assert _attempt("x", raising(NotThere("no dialog")), app) == (None, "")
    assert app.checks[-1] == Check(claim="no dialog", held=False, essential=True)


def test_an_app_that_hangs_is_a_failed_claim() -> None:
    app = fake()
    reason = "not so: the app goes on: 5 s"
    assert _attempt("x", raising(PageHangs("5 s")), app) == (Finding.PARTIAL, reason)
    assert not app.checks[-1].held


def test_a_probe_that_raises_is_the_harness_fault_and_named() -> None:
    with pytest.raises(InfrastructureError, match="'add_task' raised KeyError: 'k'"):
        _attempt("add_task", raising(KeyError("k")), fake())


def test_a_probe_without_an_essential_claim_is_the_harness_fault() -> None:
    def harmless(app: AppDriver) -> None:
        app.unharmed("still there", held=True)

    with pytest.raises(InfrastructureError, match="'idle' made no claim"):
        _attempt("idle", harmless, fake())


PROBES = """
import re
from pytest_ui2app.behaviour.forms import submit_form

LIMIT = 3

def toggle(app):
    app.expect("it", True)

def _detail(app):
    return None
"""


def test_the_public_functions_of_the_file_itself_are_its_probes(tmp_path: Path) -> None:
    (tmp_path / "probes.py").write_text(PROBES, encoding="utf-8")
    assert list(load_probes(tmp_path / "probes.py")) == ["toggle"]


@pytest.mark.parametrize("text", ["def broken(:\n", "import no_such_module_anywhere\n", "1 / 0\n"])
def test_a_probes_file_that_cannot_be_imported_is_the_users_fault(tmp_path: Path, text: str) -> None:
    (tmp_path / "probes.py").write_text(text, encoding="utf-8")
    with pytest.raises(UsageError, match=r"probes\.py cannot be imported"):
        load_probes(tmp_path / "probes.py")


APP = '<h1>Tasks</h1><ul id="list"><li>Basil</li><li>Thyme</li></ul><button id="add">Add task</button><p>Two</p>'
ADDS = """document.getElementById("add").onclick = () => {
  const row = document.createElement("li");
  row.textContent = "New row " + Math.random() + " " + new Date().toISOString();
  document.getElementById("list").append(row);
};"""


def stage(app: BuiltApp, folder: Path) -> Stage:
    folder.mkdir()
    site = Site(pages={"home.png": Place(path="/")}, controls={Place(path="/"): ()})
    return Stage(app=app, site=site, folder=folder, seed="s")


def add_row(app: AppDriver) -> None:
    app.open("home.png")
    change = app.click(app.find("button", "Add task"))
    app.expect("a row appears", any("new row" in text for text in change.appeared))


@pytest.mark.full
def test_the_same_probe_twice_reports_the_same_with_the_same_pictures(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    app = make_app(APP, ADDS)
    one, other = (stage(app, tmp_path / name) for name in ("one", "other"))
    first, second = run_probe("add_row", add_row, one), run_probe("add_row", add_row, other)
    assert first == second
    assert first.finding is Finding.WORKING
    assert first.pictures == ("add_row.before.png", "add_row.after.png")
    for name in first.pictures:
        assert (one.folder / name).read_bytes() == (other.folder / name).read_bytes()
    before, after = ((one.folder / name).read_bytes() for name in first.pictures)
    assert before != after


GUARDED = """const user = localStorage.getItem("token");
document.querySelector("#root").innerHTML = user ? "<h1>Inside</h1>" : "<h1>Log in</h1><button>Log in</button>";
"""


@pytest.mark.full
def test_the_form_that_only_a_visitor_without_a_session_sees_is_probed(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    def log_in(app: AppDriver) -> None:
        app.open("login.png")
        app.expect("a button is there", app.find("button", "Log in"))

    def go_in(app: AppDriver) -> None:
        app.open("home.png")
        app.expect("the session is there", app.sees("Inside"))

    app = replace(make_app("", GUARDED), passage=Passage(seeds=(Seed(key="token", value="x"),)))
    pages = {"login.png": Place(path="/", outside=True), "home.png": Place(path="/")}
    there = Stage(app=app, site=Site(pages=pages, controls={}), folder=tmp_path, seed="s")
    assert [run_probe("x", probe, there).finding for probe in (log_in, go_in)] == [Finding.WORKING] * 2


@pytest.mark.full
def test_a_dead_page_fails_with_the_claim_and_the_page_as_evidence(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    report = run_probe("add_row", add_row, stage(make_app(APP), tmp_path / "evidence"))
    assert report.finding is Finding.FAILED
    assert report.reason == "not so: a row appears"
    assert (report.appeared, report.vanished) == ((), ())


@pytest.mark.full
def test_an_error_nobody_caught_costs_the_w(make_app: Callable[..., BuiltApp], tmp_path: Path) -> None:
    script = ADDS + 'document.getElementById("add").addEventListener("click", () => { throw new Error("lost"); });'
    report = run_probe("add_row", add_row, stage(make_app(APP, script), tmp_path / "evidence"))
    assert report.finding is Finding.PARTIAL
    assert "no uncaught error lost" in report.reason


@pytest.mark.full
def test_an_app_that_lacks_the_control_is_absent(make_app: Callable[..., BuiltApp], tmp_path: Path) -> None:
    report = run_probe("add_row", add_row, stage(make_app("<h1>Nothing here</h1>"), tmp_path / "evidence"))
    assert report.finding is Finding.ABSENT
    assert report.pictures == ("add_row.before.png", "add_row.after.png")


@pytest.mark.full
@pytest.mark.parametrize("moment", ["onclick", "timer"])
def test_an_app_that_hangs_on_a_click_fails_in_bounded_time(
    make_app: Callable[..., BuiltApp], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setattr("pytest_ui2app.browser.chromium.STEP_TIMEOUT_MS", 2_000)
    loop = "while (true) {}"
    body = loop if moment == "onclick" else f"setTimeout(() => {{ {loop} }}, 300)"
    script = f'document.getElementById("add").onclick = () => {{ {body} }};'
    report = run_probe("add_row", add_row, stage(make_app(APP, script), tmp_path / "evidence"))
    assert report.finding is Finding.FAILED
    assert "the app goes on" in report.reason


@pytest.mark.full
def test_an_app_that_brings_down_its_page_fails_and_is_not_asked_again(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    def crash(app: AppDriver) -> None:
        app.open("home.png")
        # Chromium's own way to crash: to fill the memory would take too long. The navigation itself never ends well.
        with suppress(Error):
            app.page.goto("chrome://crash")
        app.wait(100)

    report = run_probe("crash", crash, stage(make_app(APP), tmp_path / "evidence"))
    assert report.finding is Finding.FAILED
    assert report.reason == "not so: the app goes on: the page's process has crashed"
    assert report.pictures == ("crash.before.png",)


@pytest.mark.full
@pytest.mark.parametrize("thrown", ['""', "undefined", 'new Error("")'])
def test_an_error_that_says_nothing_costs_the_w_too(
    make_app: Callable[..., BuiltApp], tmp_path: Path, thrown: str
) -> None:
    script = f'{ADDS} document.getElementById("add").addEventListener("click", () => {{ throw {thrown}; }});'
    report = run_probe("add_row", add_row, stage(make_app(APP, script), tmp_path / "evidence"))
    assert report.finding is Finding.PARTIAL
    assert "no uncaught error" in report.reason


@pytest.mark.full
def test_a_button_that_leads_out_of_the_app_is_the_apps_fault(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    script = 'document.getElementById("add").onclick = () => location.assign("https://example.com/");'
    report = run_probe("add_row", add_row, stage(make_app(APP, script), tmp_path / "evidence"))
    assert report.finding is Finding.FAILED


BREAKS = {
    "JSON": "JSON.stringify = () => { throw new Error('no'); };",
    "JSON that lies": "JSON.stringify = () => '{}';",
    "Array.prototype": "Array.prototype.map = Array.prototype.filter = () => { throw new Error('no'); };",
    "values of arrays": "Array.prototype.map = () => 'garbage';",
    "the DOM": "Document.prototype.querySelectorAll = Element.prototype.querySelectorAll = () => null;",
    "places": "Element.prototype.getBoundingClientRect = () => ({ x: 'here' });",
    "more than it may ask for": "for (let i = 0; i < 60; i++) fetch('/' + i).catch(() => 0);",
}


@pytest.mark.full
@pytest.mark.parametrize("breaking", BREAKS.values(), ids=BREAKS)
def test_an_app_that_breaks_on_a_click_what_it_is_looked_at_with_fails_and_the_next_probe_is_as_ever(
    make_app: Callable[..., BuiltApp], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaking: str
) -> None:
    monkeypatch.setattr("pytest_ui2app.browser.origin.REQUESTS_ANSWERED", 40)
    script = f'{ADDS} document.getElementById("break").onclick = () => {{ {breaking} }};'
    app = make_app(APP + '<button id="break">Break</button>', script)

    def break_it(app: AppDriver) -> None:
        app.open("home.png")
        app.click(app.find("button", "Break"))
        app.expect("a row appears", app.click(app.find("button", "Add task")).appeared)

    broken = run_probe("break_it", break_it, stage(app, tmp_path / "broken"))
    assert broken.finding is Finding.FAILED
    assert "the app goes on: the page" in broken.reason
    assert run_probe("add_row", add_row, stage(app, tmp_path / "sound")).finding is Finding.WORKING


@pytest.mark.full
def test_an_app_that_breaks_once_all_was_claimed_costs_the_w(make_app: Callable[..., BuiltApp], tmp_path: Path) -> None:
    app = make_app(APP, ADDS)

    def last(app: AppDriver) -> None:
        add_row(app)
        app.page.evaluate("() => { JSON.stringify = () => '{}'; }")
        app._hands.look_afresh()  # as after time has passed

    report = run_probe("last", last, stage(app, tmp_path / "evidence"))
    assert report.finding is Finding.PARTIAL
    assert report.reason.startswith("not so: the app goes on: the page broke the means to look at it")


@pytest.mark.parametrize(("deaths", "finding"), [(0, Finding.WORKING), (1, Finding.WORKING), (2, Finding.FAILED)])
def test_an_app_that_brings_down_the_browser_once_is_tried_again_and_twice_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, deaths: int, finding: Finding
) -> None:
    left = iter(range(deaths))

    def run(sub_feature: str, *_: object) -> ProbeReport:
        for _death in left:
            raise BrowserDied("gone")
        nothing: tuple[str, ...] = ()
        return ProbeReport(
            sub_feature=sub_feature,
            finding=Finding.WORKING,
            reason="",
            checks=(),
            trail=(),
            appeared=nothing,
            vanished=nothing,
            pictures=nothing,
        )

    monkeypatch.setattr("pytest_ui2app.behaviour.probe._run", run)
    app = cast("BuiltApp", None)
    report = run_probe("x", add_row, stage(app, tmp_path / "evidence"))
    assert report.finding is finding
    assert ("has brought down the browser" in report.reason) == (finding is Finding.FAILED)


def test_a_browser_that_ends_is_not_the_probes_fault() -> None:
    with pytest.raises(BrowserDied):
        _attempt("x", raising(BrowserDied("gone")), fake())


@pytest.mark.full
def test_a_form_whose_button_is_nowhere_is_absent_though_its_field_was_filled(
    make_app: Callable[..., BuiltApp], tmp_path: Path
) -> None:
    def ask_for_more(app: AppDriver) -> None:
        app.open("home.png")
        app.fill(app.find("field", "Email"), "ines@example.com")
        app.click(app.find("button", "Place order"))
        app.expect("it is placed", app.sees("Thank you"))

    app = make_app("<h1>Sign in</h1><label>Email <input></label><button>Sign in</button>", "")
    report = run_probe("ask_for_more", ask_for_more, stage(app, tmp_path / "evidence"))
    assert report.finding is Finding.ABSENT
