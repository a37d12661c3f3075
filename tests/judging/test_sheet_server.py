import http.client
import json
import socket
from collections.abc import Callable, Iterator
from email.message import Message
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.sheet_server import HOST, served

DATA = {
    "id": "sheet",
    "cases": {"notes": {"title": "Notes", "screenshots": ["home.png"]}},
    "apps": [{"id": "aa11", "pages": [{"file": "01.png"}]}, {"id": "bb22", "pages": []}],
}
FILES = {
    "index.html": "the sheet",
    "sheet-data.js": f"const SHEET = {json.dumps(DATA, indent=1)};\n",
    "annotations.csv": "the rows",
    "cases/notes/home.png": "a screenshot",
    "serving.js": "const APPS_PORT = null;",
    "apps/aa11/pages/01.png": "a picture",
    "apps/aa11/dist/index.html": "the app",
    "apps/aa11/dist/assets/main.js": "its script",
    "apps/aa11/session.json": '{"web": {"user": "sam"}}',
    "apps/bb22/dist/index.html": "another app",
}
Ask = Callable[..., tuple[int, str, Message]]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    for name, text in FILES.items():
        file = tmp_path / "sheet" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / "key.json").write_text("secret", encoding="utf-8")
    with _Somewhere(tmp_path / "sheet") as first:
        yield first


class _Somewhere:
    """The sheet on the first two ports in a row that are free."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> int:
        for first in range(28_765, 28_965, 2):
            self.serving = served(self.folder, first)
            try:
                self.serving.__enter__()
            except UsageError:
                continue
            return first
        raise AssertionError

    def __exit__(self, *_: object) -> None:
        self.serving.__exit__(None, None, None)


def _ask(port: int, path: str, host: str, method: str = "GET", **headers: str) -> tuple[int, str, Message]:
    connection = http.client.HTTPConnection(HOST, port, timeout=10)
    try:
        connection.request(method, path, headers={"Host": host} | headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), answer.headers
    finally:
        connection.close()


def test_the_sheet_is_served_without_the_apps_code(port: int) -> None:
    own = f"{HOST}:{port}"
    assert _ask(port, "/", own)[:2] == (200, "the sheet")
    assert _ask(port, "/apps/aa11/pages/01.png", own)[:2] == (200, "a picture")
    assert _ask(port, "/cases/notes/home.png", own)[:2] == (200, "a screenshot")
    assert _ask(port, "/annotations.csv", own)[:2] == (200, "the rows")
    assert _ask(port, "/apps/aa11/dist/index.html", own)[0] == 404
    assert _ask(port, "/nowhere", own)[0] == 404


@pytest.mark.parametrize(
    "name", ["sub.key.json", "anna.csv", "apps/aa11/session.json", "apps/aa11/pages/02.png", "cases/notes/note.txt"]
)
def test_nothing_that_merely_lies_in_the_folder_is_served(port: int, name: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("secret", encoding="utf-8")
    for asked in (name, f"/{name}", f"./{name}", f"cases/../{name}", f"{name}?"):
        assert _ask(port, f"/{asked}", f"{HOST}:{port}")[0] == 404


def test_what_is_no_sheet_is_not_served(tmp_path: Path) -> None:
    for content in ("", "const SHEET = [];", "const SHEET = {};"):
        (tmp_path / "sheet-data.js").write_text(content, encoding="utf-8")
        with pytest.raises(UsageError, match=r"holds no sheet, its sheet-data\.js cannot be read"), served(tmp_path):
            pass


def test_what_is_asked_with_head_is_answered_without_its_text(port: int) -> None:
    for number, host in ((port, HOST), (port + 1, "aa11.localhost")):
        told, asked = (_ask(number, "/", f"{host}:{number}", method) for method in ("GET", "HEAD"))
        assert asked[:2] == (200, "")
        assert asked[2]["Content-Length"] == told[2]["Content-Length"]
        assert _ask(number, "/assets/nowhere.js", f"{host}:{number}", "HEAD")[0] == 404
        with socket.create_connection((HOST, number), timeout=10) as connection, connection.makefile("rb") as answer:
            connection.sendall(f"HEAD / HTTP/1.0\r\nHost: {host}:{number}\r\n\r\n".encode())
            assert answer.read().endswith(b"\r\n\r\n")


def test_an_app_without_its_page_is_not_found(port: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sheet" / "apps" / "bb22" / "dist" / "index.html"
    page.unlink()
    assert _ask(port + 1, "/", f"bb22.localhost:{port + 1}")[0] == 404
    page.symlink_to(tmp_path / "key.json")
    assert _ask(port + 1, "/", f"bb22.localhost:{port + 1}")[0] == 404
    assert capfd.readouterr().err == ""


def test_the_page_is_told_where_the_apps_are(port: int) -> None:
    assert _ask(port, "/serving.js", f"{HOST}:{port}")[1] == f"const APPS_PORT = {port + 1};\n"


@pytest.mark.parametrize("path", ["/../key.json", "/%2e%2e/key.json", "/apps/../../key.json", "/%00", "/" + "x" * 5000])
def test_nothing_outside_the_folder_is_served(port: int, path: str) -> None:
    assert _ask(port, path, f"{HOST}:{port}")[0] == 404
    assert "secret" not in _ask(port + 1, path, f"aa11.localhost:{port + 1}")[1]


def test_an_app_has_a_host_of_its_own_with_the_fallback_of_single_pages(port: int) -> None:
    host = f"aa11.localhost:{port + 1}"
    for path in ("/", "/orders/3", "/orders?page=2"):
        assert _ask(port + 1, path, host)[:2] == (200, "the app")
    status, text, headers = _ask(port + 1, "/assets/main.js", host)
    assert (status, text, headers["Content-Type"]) == (200, "its script", "text/javascript")
    assert _ask(port + 1, "/assets/gone.js", host)[0] == 404
    assert _ask(port + 1, "/", f"bb22.localhost:{port + 1}")[1] == "another app"


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost", "cc33.localhost", "..localhost", "aa11.evil.example", ""]
)
def test_other_hosts_get_nothing(port: int, host: str) -> None:
    assert _ask(port, "/", f"{host}:{port}")[0] == 404
    assert _ask(port + 1, "/", f"{host}:{port + 1}")[0] == 404


def _policies(port: int, path: str = "/", method: str = "GET") -> Iterator[tuple[int, Message]]:
    for number, host in ((port, HOST), (port + 1, "aa11.localhost")):
        status, _, headers = _ask(number, path, f"{host}:{number}", method)
        yield status, headers


def test_apps_are_shut_off_and_the_sheet_frames_nothing_else(port: int) -> None:
    app = _ask(port + 1, "/", f"aa11.localhost:{port + 1}")[2]["Content-Security-Policy"]
    assert app.startswith("default-src 'self' data: blob:")
    assert "allow-top-navigation" not in app
    assert f"frame-ancestors http://{HOST}:{port}" in app
    sheet = _ask(port, "/", f"{HOST}:{port}")[2]["Content-Security-Policy"]
    assert f"frame-src http://*.localhost:{port + 1}" in sheet


@pytest.mark.parametrize(
    ("method", "path", "status"), [("POST", "/", 501), ("GET", "/" + "x" * 70_000, 414), ("GET", "/assets/no.js", 404)]
)
def test_what_is_not_answered_carries_the_policy_too(port: int, method: str, path: str, status: int) -> None:
    for (_, usual), (found, headers) in zip(_policies(port), _policies(port, path, method), strict=True):
        assert found == status
        assert headers.get_all("Content-Security-Policy") == usual.get_all("Content-Security-Policy")
        for name in ("Cross-Origin-Resource-Policy", "Connection-Allowlist", "X-Content-Type-Options"):
            assert headers.get_all(name) == usual.get_all(name)


def test_what_is_no_request_at_all_is_refused_with_the_policy(port: int) -> None:
    many = "".join(f"X-{n}: 1\r\n" for n in range(101))
    for asked, status in ((f"GET / HTTP/1.1\r\n{many}\r\n", b" 431 "), ("GET / x HTTP/1.1\r\n\r\n", b" 400 ")):
        for number in (port, port + 1):
            with socket.create_connection((HOST, number), timeout=10) as connection:
                connection.sendall(asked.encode())
                with connection.makefile("rb") as answer:
                    head = answer.read().partition(b"\r\n\r\n")[0]
            assert status in head.splitlines()[0]
            assert head.count(b"Content-Security-Policy: default-src 'self'") == 1


def test_only_the_sheet_may_load_what_is_the_sheets(port: int) -> None:
    for headers in (_ask(port, path, f"{HOST}:{port}")[2] for path in ("/", "/annotations.csv", "/serving.js", "/x")):
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_an_app_opens_nothing_and_connects_to_nothing_else(port: int) -> None:
    (_, (_, headers)) = _policies(port)
    assert "allow-popups" not in headers["Content-Security-Policy"]
    assert "webrtc 'block'" in headers["Content-Security-Policy"]
    assert headers["Connection-Allowlist"] == "(response-origin);webrtc=block"
    assert headers["X-DNS-Prefetch-Control"] == "off"


@pytest.mark.parametrize("path", ["/", "/orders/3", "/assets/main.js", "/__ui2app_afresh"])
def test_an_app_is_no_document_of_its_own_and_has_no_service_worker(port: int, path: str) -> None:
    host = f"aa11.localhost:{port + 1}"
    status, text, _ = _ask(port + 1, path, host, **{"Sec-Fetch-Dest": "document"})
    assert status == 403
    assert "open it there" in text
    assert _ask(port + 1, path, host, **{"Sec-Fetch-Dest": "iframe"})[0] == 200
    status, text, _ = _ask(port + 1, path, host, **{"Service-Worker": "script"})
    assert status == 403
    assert "no service worker" in text


@pytest.mark.parametrize(
    ("app", "path", "times"),
    [("aa11", "/__ui2app_afresh", 1), ("aa11", "/__ui2app_visitor", 0), ("bb22", "/__ui2app_afresh", 0)],
)
def test_an_app_forgets_and_begins_with_its_session_or_without(port: int, app: str, path: str, times: int) -> None:
    status, text, headers = _ask(port + 1, path, f"{app}.localhost:{port + 1}")
    assert (status, headers["Clear-Site-Data"]) == (200, '"storage", "cookies"')
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert "sandbox" in headers["Content-Security-Policy"]
    assert text.count("sam") == times


def test_a_damaged_session_is_told_when_serving_begins(port: int, tmp_path: Path) -> None:
    (tmp_path / "sheet" / "apps" / "aa11" / "session.json").write_text("{", encoding="utf-8")
    remedy = "give the folder as `ui2app annotate` wrote it"
    told = rf"apps/aa11/session\.json holds no session .*EOF.*; {remedy}"
    with pytest.raises(UsageError, match=told), served(tmp_path / "sheet", port + 10):
        pass


def test_a_port_that_is_taken_is_told(port: int, tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    with (
        pytest.raises(UsageError, match=rf"port {port} cannot be had .*; give another with --serve PORT"),
        served(folder, port),
    ):
        pass
    with (
        pytest.raises(UsageError, match=rf"port {port}, which the apps need beside the sheet's, cannot be had"),
        served(folder, port - 1),
    ):
        pass


@pytest.mark.parametrize("number", [0, -1, 65_535, 70_000])
def test_a_port_that_does_not_exist_is_told(number: int, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is no port with another after it"), served(tmp_path, number):
        pass
