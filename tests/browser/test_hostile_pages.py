"""Pages that mean harm: each ends in bounded time as a value, and leaves the browser as good as before."""

import socket
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pytest_ui2app.browser import chromium, origin
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.home import HomeLook, HomeShows, look_at_home
from pytest_ui2app.browser.rendering import RouteState
from pytest_ui2app.browser.visiting import BuiltApp, Visit

pytestmark = pytest.mark.full

MakeApp = Callable[..., BuiltApp]
VISIT = Visit(wait_ms=1_000)
CONTENT = "<h1>A page with enough text</h1><p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>"
SECONDS = 60
"""Within which each page here ends, on a busy machine and with the limits below; most take three."""
BREAKING = "the page broke the means to look at it"


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the browser's patience."""
    for name, milliseconds in {"STEP_TIMEOUT_MS": 4_000, "HANG_TIMEOUT_MS": 2_500, "GIVE_UP_MS": 1_000}.items():
        monkeypatch.setattr(chromium, name, milliseconds)


@pytest.fixture
def survive(make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., HomeLook]:
    """Return what looks at a page, holds that it ends and leaves no file, and that a good page is as ever after it."""
    here, shots = tmp_path / "here", tmp_path / "shots"
    here.mkdir()
    shots.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(here))

    def look(script: str, body: str = CONTENT) -> HomeLook:
        began = time.monotonic()
        seen = look_at_home(make_app(body, script), "/", VISIT, shots)
        assert time.monotonic() - began < SECONDS
        good = look_at_home(make_app(CONTENT), "/", VISIT, shots)
        assert (good.shows, len(good.route.blocks), good.route.errors) == (HomeShows.CONTENT, 6, ())
        assert list(here.iterdir()) == []
        return seen

    return look


HANGS = {
    "a loop": "for (;;);",
    "a loop in a timer": "setTimeout(() => { for (;;); }, 100);",
    "an expression that takes years": "/^(\\w+\\s?)*$/.test('all the books that were"
    " ever written in this house by anybody!!');",
    "a loop of promises": "const f = () => Promise.resolve().then(f); f();",
    "endless reloads": "location.reload();",
    "endless redirects": "location.href = '/a' + performance.now();",
    "a loop in a frame": "document.body.append(Object.assign(document.createElement('iframe'),"
    " { srcdoc: '<script>for(;;);<' + '/script>' }));",
    "a promise nobody keeps": "const ready = new Promise(() => 0);"
    " Object.defineProperty(document, 'fonts', { get: () => ({ ready }) });",
    "endless alerts": "for (;;) alert('again');",
    "pushState without end": "for (let i = 0; ; i++) history.pushState({ a: 'x'.repeat(1e5) }, '', '/p' + i);",
    "more than can be read": "Object.defineProperty(root, 'innerText', { get: () => 'x'.repeat(3e7) });",
    "a document in the making": "setTimeout(() => { for (;;) document.body.append('x'); }, 50);",
    "a million messages": "for (let i = 0; ; i++) console.log('line', i);",
}
"""Nothing can be looked at."""


@pytest.mark.parametrize("script", HANGS.values(), ids=HANGS)
def test_a_page_that_never_comes_to_rest_hangs(survive: Callable[..., HomeLook], script: str) -> None:
    seen = survive(script)
    assert (seen.shows, seen.route.state) == (HomeShows.HANGS, RouteState.HANGS)
    assert seen.route.errors


BREAKS = {
    "JSON": "JSON.stringify = () => { throw new Error('no'); };",
    "JSON that lies": "JSON.stringify = () => '{}';",
    "JSON of the wrong kind": "JSON.stringify = () => 42;",
    "Array.prototype": "for (const k of ['map', 'filter', 'push', 'join']) Array.prototype[k] = () => { throw 1; };",
    "values of arrays": "Array.prototype.map = () => 'garbage'; Array.prototype.filter = () => [1, 2];",
    "iteration": "Array.prototype[Symbol.iterator] = () => { throw new Error('no'); };",
    "Promise": "window.Promise = class { constructor() { throw new Error('no'); } };",
    "then": "Promise.prototype.then = () => { throw new Error('no'); };",
    "Map and Set": "window.Map = window.Set = window.Symbol = undefined;",
    "Object": "Object.keys = Object.entries = Object.defineProperty = () => { throw 2; };",
    "toJSON": "Object.prototype.toJSON = () => { throw new Error('no'); };",
    "the DOM": "Document.prototype.querySelector = () => { throw new Error('no'); };",
    "values of the DOM": "Object.defineProperty(HTMLElement.prototype, 'innerText', { get: () => ({ length: {} }) });",
    "the clock": "for (const k of Object.keys(window)) if (k.startsWith('__')) try { window[k] = null; } catch {}",
    "animations": "document.getAnimations = () => { throw new Error('no'); };",
    "observers": "window.MutationObserver = null;",
}


@pytest.mark.parametrize("script", BREAKS.values(), ids=BREAKS)
def test_what_a_page_breaks_of_the_language_is_its_own_fault_and_not_an_error_of_ours(
    survive: Callable[..., HomeLook], script: str
) -> None:
    seen = survive(script)
    if seen.route.state is RouteState.HANGS:
        assert seen.route.errors[-1].startswith(BREAKING)
        assert seen.shows is HomeShows.HANGS


MEMORY = {
    "arrays": "window.a = []; for (let i = 0; i < 150; i++) a.push(new Uint8Array(1e8).fill(1));",
    "objects": "const a = []; for (;;) a.push({ x: [1] });",
    "strings": "const a = []; for (let i = 0; ; i++) a.push(('y' + i).repeat(1e6).toUpperCase());",
    "nodes": "for (;;) { const p = document.createElement('p'); p.textContent = 'x'.repeat(1e3);"
    " document.body.append(p); }",
    "canvases": "window.c = []; for (let i = 0; i < 100; i++) { const e = document.createElement('canvas');"
    " e.width = e.height = 5000; const x = e.getContext('2d', { willReadFrequently: true });"
    " x.fillRect(0, 0, 5000, 5000); c.push(e, x.getImageData(0, 0, 5000, 5000)); }",
    "blobs": "window.b = []; const u = new Uint8Array(1e8).fill(7);"
    " for (let i = 0; i < 100; i++) b.push(new Blob([u]));",
    "workers": "for (let i = 0; i < 20; i++) new Worker(URL.createObjectURL(new Blob("
    "['self.a = []; for (let i = 0; i < 40; i++) a.push(new Uint8Array(1e8).fill(1));'])));",
    "stored files": "(async () => { const c = await caches.open('x'); for (let i = 0; i < 200; i++)"
    " await c.put('/k' + i, new Response(new Uint8Array(5e7).fill(i))); })();"
    " setInterval(() => document.body.setAttribute('b', Math.random()), 1);",
    "a huge request": "fetch('/x', { method: 'POST', body: 'x'.repeat(2e8) });",
}


@pytest.mark.parametrize("script", MEMORY.values(), ids=MEMORY)
def test_memory_ends_for_the_page_and_for_nobody_else(survive: Callable[..., HomeLook], script: str) -> None:
    seen = survive(script)
    assert seen.route.state in (RouteState.HANGS, RouteState.RENDERED)


SHOWN = {
    "alert, confirm, prompt": "setInterval(() => { alert(1); confirm(2); prompt(3); }, 100);",
    "print": "for (let i = 0; i < 100; i++) print();",
    "leaving refused": "addEventListener('beforeunload', (e) => e.preventDefault());",
    "pop-ups": "for (let i = 0; i < 200; i++) window.open('/p' + i);",
    "pop-ups for ever": "setInterval(() => window.open(location.href), 10);",
    "downloads": "const a = document.createElement('a'); a.download = 'evil.txt'; setInterval(() => {"
    " a.href = URL.createObjectURL(new Blob(['x'])); a.click(); a.href = 'data:text/plain,x'; a.click(); }, 50);",
    "endless messages": "const c = new MessageChannel(); c.port1.onmessage = () => c.port2.postMessage(0);"
    " c.port2.postMessage(0); c.port1.start();",
    "endless timers": "const f = () => setTimeout(f, 0); f(); const g = () => requestAnimationFrame(g); g();",
    "workers that loop": "for (let i = 0; i < 4; i++) new Worker(URL.createObjectURL(new Blob(['for(;;);'])));",
    "rights": "document.documentElement.requestFullscreen(); document.body.requestPointerLock();"
    " navigator.mediaDevices.getUserMedia({ video: true }); navigator.clipboard.readText();"
    " navigator.geolocation.getCurrentPosition(() => 0); Notification.requestPermission();",
    "a breakpoint": "setInterval(() => { debugger; }, 10);",
    "a title of 50 MB": "document.title = 'x'.repeat(5e7);",
    "a message of 100 MB": "console.log('x'.repeat(1e8));",
    "an error of 100 MB": "throw new Error('x'.repeat(1e8));",
    "half characters": "document.querySelector('p').textContent = 'a\\ud800'; throw new Error('\\ud900');",
    "an error in each timer": "setInterval(() => { throw new Error('tick'); }, 10);",
    "links that are none": "document.querySelector('p').innerHTML = '<a href=\"http://[\">x</a>';",
    "closing itself": "window.close();",
    "files": "location.href = 'file:///etc/passwd';",
    "the browser's own pages": "location.href = 'chrome://crash';",
    "a view of the source": "location.href = 'view-source:file:///etc/passwd';",
    "data as a page": "location.href = 'data:text/html,hi';",
}


@pytest.mark.parametrize("script", SHOWN.values(), ids=SHOWN)
def test_a_page_that_pesters_is_shown_all_the_same(survive: Callable[..., HomeLook], script: str) -> None:
    seen = survive(script)
    assert (seen.shows, seen.route.state) == (HomeShows.CONTENT, RouteState.RENDERED)
    assert seen.route.blocks[0].text == "a page with enough text"


GONE = {
    "the root": "root.remove();",
    "the body": "setTimeout(() => document.body.remove(), 50);",
    "the document": "setTimeout(() => document.documentElement.remove(), 50);",
    "all of it, rewritten": "setTimeout(() => { document.open(); document.write(''); document.close(); }, 50);",
    "all of it, left open": "setTimeout(() => { document.open(); document.write(''); }, 50);",
    "for an empty page": "location.href = 'about:blank';",
}


@pytest.mark.parametrize("script", GONE.values(), ids=GONE)
def test_a_page_that_takes_itself_away_shows_nothing(survive: Callable[..., HomeLook], script: str) -> None:
    seen = survive(script)
    assert (seen.shows, seen.route.state) == (HomeShows.NOTHING, RouteState.EMPTY)


def test_no_file_of_the_machine_is_read(survive: Callable[..., HomeLook], tmp_path: Path) -> None:
    secret = tmp_path / "secret.html"
    secret.write_text("<script>parent.postMessage('a secret', '*')</script>", encoding="utf-8")
    frames = f"<iframe src='{secret.as_uri()}'></iframe><object data='{secret.as_uri()}'></object>"
    tell = "onmessage = (e) => console.log('got', e.data);"
    read = f"fetch('{secret.as_uri()}').then((r) => r.text()).then((t) => console.log('got', t)).catch(() => 0);"
    seen = survive(tell + read, CONTENT + frames)
    assert not any("got" in entry.text for entry in seen.evidence.console)


@pytest.mark.parametrize(("mib", "tag"), [(20, "script"), (200, "script"), (200, "img")])
def test_a_file_that_is_too_large_to_be_sent_is_told_of_and_the_page_is_shown_without_it(
    survive: Callable[..., HomeLook], make_app: MakeApp, mib: int, tag: str
) -> None:
    with (make_app().dist / "large.js").open("wb") as file:
        file.truncate(mib * 1024 * 1024)
    seen = survive("", f"{CONTENT}<{tag} src='/large.js'></{tag}>")
    assert seen.shows is HomeShows.CONTENT
    assert [(each.path, each.reason) for each in seen.evidence.failed_requests] == [("/large.js", "HTTP 404")]


def test_an_app_that_is_itself_too_large_to_be_sent_shows_nothing(survive: Callable[..., HomeLook]) -> None:
    assert survive("", CONTENT + "<!--" + "x" * 17 * 1024 * 1024 + "-->").shows is HomeShows.NOTHING


def test_many_files_that_are_large_together_end_in_bounded_time(
    survive: Callable[..., HomeLook], make_app: MakeApp
) -> None:
    with (make_app().dist / "large.bin").open("wb") as file:
        file.truncate(origin.ASSET_BYTES)
    seen = survive("for (let i = 0; i < 100; i++) fetch('/large.bin?' + i).catch(() => 0);")
    assert seen.route.state in (RouteState.HANGS, RouteState.RENDERED)


# -- nothing leaves ---------------------------------------------------------------------------------------------------


NAMES = ["127.0.0.1", "localhost", "0.0.0.0", "[::1]", "ui2app.localhost", "a.ui2app.localhost"]  # noqa: S104 - tried


class _SixServer(socketserver.ThreadingTCPServer):
    address_family = socket.AF_INET6


@pytest.fixture
def canaries() -> Iterator[tuple[int, int, list[bytes]]]:
    """Yield the ports of listeners on loopback, of IPv4 and of IPv6, and what reached them."""
    hits: list[bytes] = []

    class Listener(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            hits.append(self.request.recv(1_000))

    with ExitStack() as stack:
        four = stack.enter_context(socketserver.ThreadingTCPServer(("0.0.0.0", 0), Listener))  # noqa: S104 - the canary
        six = stack.enter_context(_SixServer(("::1", 0), Listener))
        for server in (four, six):
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
        yield four.server_address[1], six.server_address[1], hits


def _attempts(file: str, facts: dict[str, str]) -> str:
    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    for name, fact in facts.items():
        text = text.replace(f"@{name}@", fact)
    return text


@pytest.mark.parametrize("name", NAMES)
def test_nothing_reaches_a_port_of_this_machine_by_any_way_and_any_name(
    make_app: MakeApp, tmp_path: Path, canaries: tuple[int, int, list[bytes]], name: str
) -> None:
    four, six, hits = canaries
    host = f"{name}:{six if name == '[::1]' else four}"
    facts = {"web": f"http://{host}", "socket": f"ws://{host}", "host": host}
    app = make_app(CONTENT + _attempts("egress.html", facts), _attempts("egress.js", facts))
    seen = look_at_home(app, "/", VISIT, tmp_path)
    time.sleep(0.5)
    assert hits == []
    assert {each.host for each in seen.evidence.blocked} >= {host}
    good = look_at_home(make_app(CONTENT), "/", VISIT, tmp_path)
    assert good.shows is HomeShows.CONTENT
    assert hits == []


# -- its memory -------------------------------------------------------------------------------------------------------


def test_each_process_of_the_browser_has_its_memory_bounded(contexts: ContextFactory) -> None:
    browser = contexts().browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    limits = [Path(f"/proc/{each['id']}/limits").read_text(encoding="utf-8") for each in processes]
    assert limits
    bytes_each = str(chromium.MEMORY_PER_PROCESS * 1024)
    assert all(bytes_each in next(line for line in text.splitlines() if "data size" in line) for text in limits)
