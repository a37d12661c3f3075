"""The browser as the benchmark uses it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import PageHangs, bounded, fingerprint, goto, launch_arguments, signature
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

Show = Callable[..., "Page"]


def test_pages_are_told_apart_by_element_count_and_text() -> None:
    assert signature(12, "Basil") == signature(12, "Basil")
    assert len({signature(12, "Basil"), signature(13, "Basil"), signature(12, "Thyme"), signature(1, "2\nBasil")}) == 4


def test_every_launch_is_caged() -> None:
    given = launch_arguments(Path("/opt/chromium"))
    assert Path(given["executable_path"]) == Path(chromium.__file__).with_name("limited_memory.sh")
    assert "--ui2app-browser=/opt/chromium" in given["args"]
    assert "--proxy-server=http://127.0.0.1:9" in given["args"]
    assert "--proxy-bypass-list=<-loopback>" in given["args"]


def test_the_fingerprint_tells_browser_versions_apart_and_is_stable() -> None:
    assert fingerprint("1.2") == fingerprint("1.2")
    assert fingerprint("1.2") != fingerprint("1.3")


@pytest.mark.full
def test_a_page_has_the_papers_viewport_and_one_locale_and_zone(show: Show) -> None:
    seen = show("<p>x</p>").evaluate(
        "() => [innerWidth, innerHeight, devicePixelRatio, navigator.language, new Date().getTimezoneOffset(),"
        " matchMedia('(prefers-color-scheme: dark)').matches]"
    )
    assert seen == [1440, 900, 1, "en-US", 0, False]


@pytest.mark.full
@pytest.mark.parametrize(
    "step",
    [
        lambda page: page.evaluate("() => { while (true) {} }"),
        lambda page: page.mouse.click(20, 10),
        lambda page: page.clock.run_for(1_000),
    ],
    ids=["evaluate", "click", "timer"],
)
def test_a_step_whose_script_never_ends_is_stopped_and_the_page_lives_on(
    show: Show, monkeypatch: pytest.MonkeyPatch, step: Callable[["Page"], object]
) -> None:
    page = show("<p>press</p>", "setTimeout(() => { while (true) {} }, 1400); onmousedown = () => { while (true) {} };")
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 1_000)
    with pytest.raises(PageHangs), bounded(page):
        step(page)
    assert page.inner_text("p") == "press"


@pytest.mark.full
def test_a_step_in_time_goes_through_and_other_faults_pass(show: Show) -> None:
    page = show("<p>x</p>")
    with bounded(page):
        page.mouse.click(5, 5)
    with pytest.raises(KeyError), bounded(page):
        raise KeyError


@pytest.mark.full
@pytest.mark.parametrize("script", ["while (true) {}", "const f = () => Promise.resolve().then(f); f();"])
def test_a_page_that_never_loads_hangs_in_bounded_time(
    make_app: Callable[..., BuiltApp], monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    monkeypatch.setattr(chromium, "STEP_TIMEOUT_MS", 2_000)
    with app_page(make_app("<p>x</p>", script)) as (page, _), pytest.raises(PageHangs):
        goto(page, url_of("/"))
