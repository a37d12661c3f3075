import json
import socketserver
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import ContextFactory, launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.gate_payloads import PAYLOAD
from pytest_ui2app.browser.passage import Passage, Seed
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><style>
* {{ margin: 0; }} body {{ font: 16px/20px sans-serif; }} {style}</style></head>
<body><div id="root">{body}</div><script>{script}</script></body></html>"""


def seed_of(key: str) -> Seed:
    """Return what is put under a key of which nothing more is known."""
    return Seed(key=key, value="true" if key.startswith("is") else json.dumps(PAYLOAD))


@pytest.fixture(scope="module")
def contexts() -> Iterator[ContextFactory]:
    """Yield what makes browser contexts."""
    with launched(find_browser().path) as browser:
        yield browser.new_context


@pytest.fixture
def make_app(contexts: ContextFactory, tmp_path: Path) -> Callable[..., BuiltApp]:
    """Return a function that writes a small app and returns it as built."""

    def make(
        body: str = "",
        script: str = "",
        style: str = "",
        files: Mapping[str, str] | None = None,
        keys: tuple[str, ...] = (),
    ) -> BuiltApp:
        dist = tmp_path / "dist"
        page = PAGE.format(body=body, script=script, style=style)
        for name, text in {"index.html": page, **(files or {})}.items():
            (dist / name).parent.mkdir(parents=True, exist_ok=True)
            (dist / name).write_text(text, encoding="utf-8")
        return BuiltApp(new_context=contexts, dist=dist, passage=Passage(seeds=tuple(seed_of(key) for key in keys)))

    return make


@pytest.fixture
def show(make_app: Callable[..., BuiltApp]) -> Iterator[Callable[..., "Page"]]:
    """Yield a function that writes a one-page app and returns the settled page."""
    with ExitStack() as stack:

        def shown(body: str = "", script: str = "", style: str = "", wait: int = 1_000) -> "Page":
            page, traffic = stack.enter_context(app_page(make_app(body, script, style)))
            chromium.goto(page, url_of("/"))
            settle(page, traffic, wait)
            return page

        yield shown


@pytest.fixture
def outside() -> Iterator[tuple[str, list[bytes]]]:
    """Yield the host and port of a listener on loopback that no page must reach, and what reached it."""
    hits: list[bytes] = []

    class Listener(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            hits.append(self.request.recv(1_000))

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Listener) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"127.0.0.1:{server.server_address[1]}", hits
        server.shutdown()
        thread.join()
