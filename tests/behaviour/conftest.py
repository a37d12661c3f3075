from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.nonce import Nonces
from pytest_ui2app.behaviour.observation import Observation
from pytest_ui2app.behaviour.site import Place, Site
from pytest_ui2app.browser.chromium import ContextFactory, launched
from pytest_ui2app.browser.controls import Control
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.text_blocks import Fragment
from pytest_ui2app.browser.visiting import BuiltApp, app_page

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><style>{style}</style></head>
<body><div id="root">{body}</div><script>{script}</script></body></html>"""
PLAIN: Mapping[object, Any] = {str: "", bool: False, int: 0, float: 0.0, bool | None: None, tuple[str, ...]: ()}


@pytest.fixture
def control() -> Callable[..., Control]:
    """Return a function that makes a control: a visible native button unless told otherwise, each in its own place."""
    made: list[Control] = []

    def make(name: str = "", **given: object) -> Control:
        at = len(made)
        values = {field.name: PLAIN[field.type] for field in fields(Control)}
        own = {
            "index": at,
            "nth": at,
            "tag": "button",
            "role": "button",
            "strong": True,
            "form": -1,
            "x": 10.0,
            "y": 40.0 * at,
        }
        whole: dict[str, Any] = {**values, **own, "name": name, "text": name, "width": 80.0, "height": 30.0, **given}
        made.append(Control(**whole))
        return made[-1]

    return make


@pytest.fixture
def fragment() -> Callable[..., Fragment]:
    """Return a function that makes a run of text."""

    def make(text: str, **given: object) -> Fragment:
        box = {"x": 10.0, "y": 20.0, "width": 100.0, "height": 20.0, "color": (0, 0, 0), "tag": "p"}
        whole: dict[str, Any] = {**box, "text": text, **given}
        return Fragment(**whole)

    return make


@pytest.fixture
def observation(fragment: Callable[..., Fragment]) -> Callable[..., Observation]:
    """Return a function that makes an observation of the given texts."""

    def make(*texts: str | Fragment, **given: object) -> Observation:
        shown = tuple(text if isinstance(text, Fragment) else fragment(text) for text in texts)
        nothing: dict[str, Any] = {
            "url": "/",
            "controls": (),
            "overlays": 0,
            "focus": "",
            "dark": False,
            "storage": {},
            "refusals": (),
            "dialogs": (),
            "title": "",
            "sounds": 0,
            "downloads": (),
        }
        whole: dict[str, Any] = {**nothing, "texts": shown, **given}
        return Observation(**whole)

    return make


@pytest.fixture(scope="module")
def contexts() -> Iterator[ContextFactory]:
    """Yield what makes browser contexts."""
    with launched(find_browser().path) as browser:
        yield browser.new_context


@pytest.fixture
def make_app(contexts: ContextFactory, tmp_path: Path) -> Callable[..., BuiltApp]:
    """Return a function that writes a one-page app and returns it as built."""

    def make(body: str, script: str = "", style: str = "") -> BuiltApp:
        dist = tmp_path / "dist"
        dist.mkdir(exist_ok=True)
        page = PAGE.format(body=body, script=script, style=style)
        (dist / "index.html").write_text(page, encoding="utf-8")
        return BuiltApp(new_context=contexts, dist=dist)

    return make


@pytest.fixture
def drive(make_app: Callable[..., BuiltApp]) -> Iterator[Callable[..., AppDriver]]:
    """Yield a function that starts a one-page app and returns a driver on it."""
    with ExitStack() as stack:

        def start(body: str, script: str = "", style: str = "", pages: Mapping[str, str] | None = None) -> AppDriver:
            built = make_app(body, script, style)
            page, traffic = stack.enter_context(app_page(built))
            page.set_default_timeout(3_000)
            paths = pages or {"home.png": "/"}
            site = Site(pages={file: Place(path=path) for file, path in paths.items()}, controls={})
            app = AppDriver(page, traffic, built, site, Nonces("test"))
            app.open("home.png")
            return app

        yield start
