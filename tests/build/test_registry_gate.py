"""The gate on real sockets, with servers of this process as the registry, the forbidden place and the user's proxy."""

import http.server
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pytest

from pytest_ui2app.build import registry_gate as gate_module
from pytest_ui2app.build.proxy_requests import Address, BadRequestError, address_of, read_request
from pytest_ui2app.build.registry_gate import OpenGate, registry_gate
from pytest_ui2app.build.way_out import WayOut, proxy_at, users_way_out
from pytest_ui2app.errors import UsageError


@dataclass(slots=True)
class Place:
    """A web server of this machine, and the requests it got: ``(method, target, headers)``."""

    address: Address
    hits: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)


class _Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        place = cast("_PlaceServer", self.server).place
        place.hits.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}))
        body = b"x" * int(self.path.rpartition("=")[2] or 0) if "size=" in self.path else b"package"
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_CONNECT(self) -> None:
        place = cast("_PlaceServer", self.server).place
        place.hits.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}))
        self.send_response(407, "Login first")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Keep the output of the tests clean."""


class _PlaceServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.place = Place(Address("127.0.0.1", self.server_port))

    def handle_error(self, request: object, client_address: object) -> None:
        """A connection that the gate cut is no event."""


@contextmanager
def serving() -> Iterator[Place]:
    with _PlaceServer() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server.place
        server.shutdown()


@pytest.fixture
def registry() -> Iterator[Place]:
    with serving() as place:
        yield place


@pytest.fixture
def elsewhere() -> Iterator[Place]:
    with serving() as place:
        yield place


def exchange(gate: OpenGate, *sent: bytes) -> bytes:
    """Send pieces to the gate one after the other, and return all that comes back until it closes."""
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(5)
        client.connect(str(gate.socket))
        got = b""
        for piece in sent:
            client.sendall(piece)
            got += client.recv(65536)
        with suppress(ConnectionResetError):  # the gate left something unread
            while chunk := client.recv(65536):
                got += chunk
        return got


def tunnel_to(address: object) -> bytes:
    return f"CONNECT {address} HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()


def get(address: object, path: str = "/left-pad") -> bytes:
    return f"GET http://{address}{path} HTTP/1.1\r\nHost: {address}\r\nProxy-Connection: keep-alive\r\n\r\n".encode()


def test_a_tunnel_to_the_registry_carries_bytes_both_ways(registry: Place) -> None:
    with registry_gate([registry.address], WayOut()) as gate:
        inner = b"GET /left-pad HTTP/1.1\r\nHost: r\r\nConnection: close\r\n\r\n"
        got = exchange(gate, tunnel_to(registry.address), inner)
    assert got.startswith(b"HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 200 OK")
    assert got.endswith(b"package")
    assert gate.refused == []


def test_a_plain_request_reaches_the_registry_as_one_of_its_own(registry: Place) -> None:
    with registry_gate([registry.address], WayOut()) as gate:
        assert exchange(gate, get(registry.address, "/@a%2fb?x=1")).endswith(b"\r\n\r\npackage")
    ((method, target, headers),) = registry.hits
    assert (method, target) == ("GET", "/@a%2fb?x=1")
    assert headers == {"host": str(registry.address), "connection": "close"}


@pytest.mark.parametrize("ask", [tunnel_to, get])
def test_no_other_place_of_this_machine_or_the_world_is_reached(
    ask: Callable[[object], bytes], registry: Place, elsewhere: Place
) -> None:
    others = [elsewhere.address, f"localhost:{registry.address.port}", "example.org:443", "[::1]:80", "127.1:1"]
    with registry_gate([registry.address], WayOut()) as gate:
        for other in others:
            got = exchange(gate, ask(other))
            assert got.startswith(b"HTTP/1.1 403 Forbidden")
            assert f"{other} is not the package registry".encode() in got
    assert gate.refused == [str(other) for other in others]
    assert elsewhere.hits == registry.hits == []


def test_a_second_request_on_a_connection_is_never_sent_on(registry: Place, elsewhere: Place) -> None:
    with registry_gate([registry.address], WayOut()) as gate:
        exchange(gate, get(registry.address) + get(elsewhere.address) + get(registry.address, "/second"))
    assert [target for _, target, _ in registry.hits] == ["/left-pad"]
    assert elsewhere.hits == []


@pytest.mark.parametrize(
    "head",
    [
        b"POST http://r:80/ HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: r\r\n\r\n",
        b"GET https://r:443/ HTTP/1.1\r\n\r\n",
        b"GET http://user:secret@r:80/ HTTP/1.1\r\n\r\n",
        b"GET http://r:80/ HTTP/1.1\r\nContent-Length: 3\r\n\r\n",
        b"GET http://r:80/ HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET http://r:80/\nHost: x HTTP/1.1\r\n\r\n",
        b"CONNECT r HTTP/1.1\r\n\r\n",
        b"CONNECT r:80@evil:80 HTTP/1.1\r\n\r\n",
        b"CONNECT r:999999 HTTP/1.1\r\n\r\n",
        b"hello\r\n\r\n",
        b"\r\n\r\n",
    ],
)
def test_what_is_no_such_request_is_refused(head: bytes) -> None:
    with pytest.raises(BadRequestError):
        read_request(head)
    with registry_gate([Address("r", 80)], WayOut()) as gate:
        assert exchange(gate, head).startswith(b"HTTP/1.1 400 Bad Request")


def test_a_head_without_end_is_not_read_forever() -> None:
    with registry_gate([], WayOut()) as gate:
        assert exchange(gate, b"GET http://r/ HTTP/1.1\r\n" + b"X: y\r\n" * 10_000).startswith(b"HTTP/1.1 400")


def test_the_host_of_a_registry_is_told_from_its_letters_and_port_alone() -> None:
    assert address_of("HTTPS://Registry.Example.org/npm/") == Address("registry.example.org", 443)
    assert address_of("http://127.0.0.1:4873") == Address("127.0.0.1", 4873)
    assert read_request(b"GET http://Example.org HTTP/1.1\r\n\r\n").address == Address("example.org", 80)
    assert read_request(b"CONNECT [::1]:443 HTTP/1.1\r\n\r\n").address == Address("::1", 443)
    with pytest.raises(ValueError, match="not a web address"):
        address_of("file:///etc/passwd")


def test_a_registry_that_is_down_is_remembered_as_the_trouble() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        down = Address("127.0.0.1", taken.getsockname()[1])
        with registry_gate([down], WayOut()) as gate:
            assert exchange(gate, tunnel_to(down)).startswith(b"HTTP/1.1 502")
    assert gate.refused == []
    assert "refused" in gate.troubles[0]


def test_plain_requests_go_through_the_users_proxy_with_its_login(elsewhere: Place) -> None:
    proxy = f"http://some%20one:p%40ss@{elsewhere.address}"
    with registry_gate([Address("registry.test", 80)], WayOut(proxies={"http": proxy_at("http_proxy", proxy)})) as gate:
        assert exchange(gate, get("registry.test")).endswith(b"package")
    ((_, target, headers),) = elsewhere.hits
    assert target == "http://registry.test:80/left-pad"
    assert headers["proxy-authorization"] == "Basic c29tZSBvbmU6cEBzcw=="  # base64 of "some one:p@ss"


def test_a_proxy_that_refuses_a_tunnel_is_named_without_its_password(elsewhere: Place) -> None:
    proxy = f"http://user:hidden@{elsewhere.address}"
    with registry_gate(
        [Address("registry.test", 443)], WayOut(proxies={"https": proxy_at("https_proxy", proxy)})
    ) as gate:
        exchange(gate, tunnel_to("registry.test:443"))
    assert elsewhere.hits[0][:2] == ("CONNECT", "registry.test:443")
    assert "407 Login first" in gate.troubles[0]
    assert "hidden" not in gate.troubles[0]


def test_a_tunnel_through_the_users_proxy_is_opened_by_the_gate(registry: Place) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        seen: list[bytes] = []

        def proxy() -> None:
            connection, _ = listening.accept()
            with connection:
                seen.append(connection.recv(4096))
                connection.sendall(b"HTTP/1.0 200 OK\r\nVia: p\r\n\r\nhello from behind")

        threading.Thread(target=proxy, daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        with registry_gate([registry.address], WayOut(proxies={"https": proxy_at("https_proxy", url)})) as gate:
            got = exchange(gate, tunnel_to(registry.address))
    assert got == b"HTTP/1.1 200 Connection established\r\n\r\nhello from behind"
    assert seen[0].startswith(f"CONNECT {registry.address} HTTP/1.1\r\n".encode())
    assert registry.hits == []


@pytest.mark.parametrize("no_proxy", ["127.0.0.1", "a.b, 127.0.0.1:{port}", "*"])
def test_hosts_that_need_no_proxy_are_reached_straight(no_proxy: str, registry: Place) -> None:
    no_proxy = no_proxy.format(port=registry.address.port)
    way_out = users_way_out({"http_proxy": "http://127.0.0.1:1", "NO_PROXY": no_proxy}, {})
    with registry_gate([registry.address], way_out) as gate:
        assert exchange(gate, get(registry.address)).endswith(b"package")


def test_npms_own_proxy_outranks_the_environments() -> None:
    environment = {"HTTPS_PROXY": "http://e:1", "no_proxy": "x"}
    of_environment = {"HTTP_PROXY": "http://e:1", "HTTPS_PROXY": "http://e:1", "NO_PROXY": "x"}
    assert users_way_out(environment, {}).variables() == of_environment
    settings = {"https-proxy": "n:1", "noproxy": "y"}
    of_npm = {"HTTP_PROXY": "http://n:1", "HTTPS_PROXY": "http://n:1", "NO_PROXY": "y"}
    assert users_way_out(environment, settings).variables() == of_npm
    assert users_way_out(environment, {"proxy": "null"}).variables() == of_environment
    assert users_way_out({}, {}).variables() == {}


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("http://p:80a", "http://p:80a is not the address"),
        ("http://[::1", r"http://\[::1 is not the address"),
        ("http://", "http:// is not the address"),
        ("user:s3cret@p:x", r"\*\*\*@p:x is not the address"),
        ("http://user:s3/cr@et@p:99999", r"http://\*\*\*@p:99999 is not the address"),
        ("https://user:s3cret@p:1", r"https://\*\*\*@p:1: only a proxy's http:// address"),
        ("socks5://p:1", "socks5://p:1 is not the address"),
    ],
)
def test_a_proxy_that_cannot_be_used_is_told_before_anything_runs_without_its_password(value: str, shown: str) -> None:
    for environment, settings in (({"HTTPS_PROXY": value}, {}), ({}, {"https-proxy": value})):
        name = next(iter(environment | settings))
        with pytest.raises(UsageError, match=f"^{name}={shown}.*http://host:port") as told:
            users_way_out(environment, settings)
        assert "s3" not in str(told.value)


def test_an_install_cannot_transfer_without_end(registry: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate_module, "_TOTAL_BYTES", 100_000)
    with registry_gate([registry.address], WayOut()) as gate:
        assert len(exchange(gate, get(registry.address, "/?size=5000000"))) < 400_000
        assert gate.is_exhausted
        assert exchange(gate, get(registry.address)).startswith(b"HTTP/1.1 403")


def test_the_gate_closes_at_once_whatever_still_hangs(registry: Place) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = Address("127.0.0.1", silent.getsockname()[1])
        with socket.socket(socket.AF_UNIX) as mute, socket.socket(socket.AF_UNIX) as waiting:
            with registry_gate([registry.address, address], WayOut()) as gate:
                mute.connect(str(gate.socket))
                waiting.connect(str(gate.socket))
                waiting.sendall(tunnel_to(address))
                assert waiting.recv(100).startswith(b"HTTP/1.1 200")
            waiting.settimeout(5)  # a sixth of what a silent connection is given
            assert waiting.recv(100) == b""
    assert not gate.socket.parent.exists()


def test_many_downloads_at_once_all_arrive(registry: Place) -> None:
    sizes: list[int] = []
    with registry_gate([registry.address], WayOut()) as gate:
        asked = [
            threading.Thread(target=lambda: sizes.append(len(exchange(gate, get(registry.address, "/?size=300000")))))
            for _ in range(40)
        ]
        for thread in asked:
            thread.start()
        for thread in asked:
            thread.join(20)
    assert len(sizes) == 40
    assert min(sizes) > 300_000


def test_a_long_temporary_folder_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(long))
    with registry_gate([], WayOut()) as gate:
        assert len(bytes(gate.socket)) < 100
        assert exchange(gate, get("a.test")).startswith(b"HTTP/1.1 403")
    assert list(long.iterdir()) == []
