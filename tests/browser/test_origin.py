"""Serving a built app without a server, and refusing everything else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from pytest_ui2app.browser import chromium, origin
from pytest_ui2app.browser.origin import ORIGIN, TOO_LARGE, Reply, Traffic, _file, from_folder, media_type
from pytest_ui2app.browser.settling import settle
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

MakeApp = Callable[..., BuiltApp]


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app.js", "assets/a b.svg", "logo.png"):
        (folder / name).write_text(name, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/", "index.html"),
        ("/assets/app.js", "assets/app.js"),
        ("/assets/app.js?v=3#x", "assets/app.js"),
        ("/assets/a%20b.svg", "assets/a b.svg"),
        ("/orders/41", "index.html"),
        ("/assets", "index.html"),
        ("/users/ines.okafor", "index.html"),
        ("//logo.png", "logo.png"),
    ],
)
def test_files_are_served_and_every_other_path_is_the_app(dist: Path, path: str, name: str) -> None:
    assert _file(dist, ORIGIN + path) == dist / name


def test_a_missing_asset_is_nothing(dist: Path) -> None:
    assert _file(dist, f"{ORIGIN}/assets/gone.js") is None


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a/../../secret.txt", "/link.txt"]
)
def test_nothing_outside_the_folder_is_served(dist: Path, path: str) -> None:
    assert _file(dist, ORIGIN + path) == dist / "index.html"


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5_000, "/%ff%fe", "/a\\b"])
def test_a_path_no_file_system_knows_is_the_app(dist: Path, path: str) -> None:
    assert _file(dist, ORIGIN + path) == dist / "index.html"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.js", "text/javascript"),
        ("a.mjs", "text/javascript"),
        ("a.css", "text/css"),
        ("a.svg", "image/svg+xml"),
        ("index.html", "text/html"),
        ("a.png", "image/png"),
        ("a.json", "application/json"),
        ("a.unknown", "application/octet-stream"),
    ],
)
def test_media_types_go_by_the_name(name: str, kind: str) -> None:
    assert media_type(Path(name)) == kind


def test_refusals_are_counted_by_host() -> None:
    traffic = Traffic()
    for url in ("http://a.test/x", "http://a.test/y", "ws://b.test:9/z"):
        traffic.refuse(url)
    assert traffic.refused == {"a.test": 2, "b.test:9": 1}


def test_what_a_document_and_a_page_are_sent_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, limit in {"ASSET_BYTES": 10, "DOCUMENT_BYTES": 25, "PAGE_BYTES": 40}.items():
        monkeypatch.setattr(origin, name, limit)
    traffic = Traffic()

    def sent(size: int) -> tuple[int, bool, bool]:
        return traffic.sendable(Reply(body=b"x" * size)).status, traffic.spent, traffic.flooded()

    assert [sent(10), sent(10), sent(10)] == [(200, False, False), (200, False, False), (404, True, False)]
    traffic.new_document()
    assert [sent(5), sent(11)] == [(200, False, False), (404, False, True)]


def test_a_file_that_is_too_large_is_not_even_read(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    request = cast("Request", SimpleNamespace(url=ORIGIN + "/assets/app.js"))
    size = (dist / "assets/app.js").stat().st_size
    monkeypatch.setattr(origin, "ASSET_BYTES", size)
    assert from_folder(dist)(request).body == b"assets/app.js"
    monkeypatch.setattr(origin, "ASSET_BYTES", size - 1)
    monkeypatch.setattr(Path, "read_bytes", None)
    assert from_folder(dist)(request) == TOO_LARGE


# -- in a browser -----------------------------------------------------------------------------------------------------


@contextmanager
def opened(app: BuiltApp, path: str = "/") -> Iterator[tuple["Page", Traffic]]:
    with app_page(app) as (page, traffic):
        chromium.goto(page, url_of(path))
        settle(page, traffic, 1_000)
        yield page, traffic


def fetched(page: "Page", path: str) -> Any:  # noqa: ANN401 - what the page's own fetch gives
    return page.evaluate(
        "async (path) => { const got = await fetch(path);"
        " return [got.status, got.headers.get('content-type'), await got.text()]; }",
        path,
    )


@pytest.mark.full
def test_the_browser_gets_files_fallback_and_404(make_app: MakeApp) -> None:
    app = make_app("<h1>Home</h1>", files={"assets/a.js": "export default 1", "a.json": "{}", "../up.txt": "no"})
    with opened(app, "/orders/41?x=1#y") as (page, traffic):
        assert page.inner_text("h1") == "Home"
        assert page.url == f"{ORIGIN}/orders/41?x=1#y"
        assert fetched(page, "/assets/a.js") == [200, "text/javascript", "export default 1"]
        assert fetched(page, "/a.json") == [200, "application/json", "{}"]
        assert fetched(page, "/assets/none.js")[0] == 404
        status, kind, text = fetched(page, "/..%2fup.txt")
        assert (status, kind) == (200, "text/html")
        assert "Home" in text
        assert traffic.refused == {}
        assert not traffic.pending


@pytest.mark.full
def test_the_page_is_a_secure_context_and_its_own_blobs_and_data_load(make_app: MakeApp) -> None:
    with opened(make_app("<p>x</p>")) as (page, traffic):
        assert page.evaluate("() => window.isSecureContext && crypto.randomUUID().length") == 36
        assert (
            page.evaluate("async () => (await fetch(URL.createObjectURL(new Blob(['blobbed'])))).text()") == "blobbed"
        )
        assert page.evaluate("async () => (await fetch('data:text/plain,inline')).text()") == "inline"
        echo = "onmessage = (e) => postMessage(e.data + 1)"
        assert (
            page.evaluate(
                "(code) => new Promise((done) => { const w = new Worker(URL.createObjectURL(new Blob([code])));"
                " w.onmessage = (e) => done(e.data); w.postMessage(1); })",
                echo,
            )
            == 2
        )
        assert traffic.refused == {}


EGRESS = {
    "img": "new Image().src = 'http://{host}/img';",
    "style": "document.body.style.background = 'url(http://{host}/background)';",
    "font": "new FontFace('x', 'url(http://{host}/font)').load().catch(() => 0);",
    "script": "document.body.append(Object.assign(document.createElement('script'), {{ src: 'http://{host}/js' }}));",
    "prefetch": "document.head.append(Object.assign(document.createElement('link'), "
    "{{ rel: 'prefetch', href: 'http://{host}/prefetch' }}));",
    "preconnect": "document.head.append(Object.assign(document.createElement('link'), "
    "{{ rel: 'preconnect', href: 'http://{host}/' }}));",
    "iframe": "document.body.append(Object.assign(document.createElement('iframe'), {{ src: 'http://{host}/f' }}));",
    "fetch": "fetch('http://{host}/fetch', {{ mode: 'no-cors' }}).catch(() => 0);",
    "beacon": "navigator.sendBeacon('http://{host}/beacon', 'x');",
    "xhr": "const x = new XMLHttpRequest(); x.open('POST', 'http://{host}/xhr'); x.send('x');",
    "socket": "new WebSocket('ws://{host}/socket');",
    "events": "new EventSource('http://{host}/events');",
    "worker fetch": "new Worker(URL.createObjectURL(new Blob([\"fetch('http://{host}/w', {{mode: 'no-cors'}})\"])));",
    "worker socket": "new Worker(URL.createObjectURL(new Blob([\"new WebSocket('ws://{host}/w')\"])));",
    "popup": "window.open('http://{host}/popup');",
    "form": "const f = document.createElement('form'); f.action = 'http://{host}/form'; f.target = '_blank';"
    " document.body.append(f); f.submit();",
    "webrtc": "const c = new RTCPeerConnection({{ iceServers: [{{ urls: 'turn:{host}?transport=tcp', username: 'a',"
    " credential: 'b' }}] }}); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o));",
}
UNCOUNTED = {"preconnect", "worker socket", "webrtc", "popup", "form"}
"""Refused by the browser itself, without a request that could be counted, or by a popup that is closed at once."""


@pytest.mark.full
@pytest.mark.parametrize("kind", EGRESS)
def test_nothing_leaves_the_machine_and_what_tries_is_counted(
    make_app: MakeApp, outside: tuple[str, list[bytes]], kind: str
) -> None:
    host, hits = outside
    with opened(make_app("<p>x</p>")) as (page, traffic):
        page.evaluate(f"() => {{ {EGRESS[kind].format(host=host)} }}")
        page.wait_for_timeout(600)
        settle(page, traffic, 400)
        assert hits == []
        if kind not in UNCOUNTED:
            assert traffic.refused.get(host, 0) >= 1
        assert page.inner_text("p") == "x"
        assert len(page.context.pages) == 1


@pytest.mark.full
def test_leaving_for_another_host_reaches_nobody(make_app: MakeApp, outside: tuple[str, list[bytes]]) -> None:
    host, hits = outside
    with opened(make_app("<p>x</p>")) as (page, traffic):
        page.evaluate(f"() => {{ location.href = 'http://{host}/away'; }}")
        page.wait_for_timeout(500)
        assert hits == []
        assert traffic.refused == {host: 1}
