"""How this machine reaches the web: straight, or through the proxy that the user has set."""

import base64
import socket
import ssl
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from urllib.parse import SplitResult, unquote, urlsplit

from pytest_ui2app.build.proxy_requests import HEAD_BYTES, Address, BadRequestError, Request, read_head

_CONNECT_SECONDS = 15.0
"""Until a registry or proxy takes a connection; ours."""
_PORTS = {"http": 80, "https": 443}


class Unreachable(Exception):  # noqa: N818 - a fact about a registry, told to the user as such
    """The user's proxy does not lead to a registry; says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOut:
    """Opens connections to registries.

    ``proxies`` maps ``http`` and ``https``, the kind of the registry's address, to a proxy's URL, perhaps with user
    and password, and ``no`` to the hosts, separated by commas, that are reached straight; all as in the variables
    HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
    """

    proxies: Mapping[str, str] = field(default_factory=dict)

    def open(self, request: Request) -> socket.socket:
        """Return a connection on which a tunnel is open, or a plain request has been sent.

        Raises Unreachable for what the user's proxy says, OSError for what the network does.
        """
        proxy = self._proxy(request)
        connection = _connected(proxy, request.address)
        with ExitStack() as unless_begun:
            unless_begun.callback(connection.close)
            self._begin(request, proxy, connection)
            unless_begun.pop_all()
        return connection

    def _begin(self, request: Request, proxy: SplitResult | None, connection: socket.socket) -> None:
        if not request.is_tunnel:
            extra = _authorization(proxy)
            connection.sendall(request.plain_head(absolute=proxy is not None, extra=extra))
        elif proxy is not None:
            _open_tunnel(request.address, proxy, connection)

    def _proxy(self, request: Request) -> SplitResult | None:
        kind = "https" if request.is_tunnel else "http"
        url = self.proxies.get(kind, "")
        if not url or _goes_straight(request.address, self.proxies.get("no", "")):
            return None
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in _PORTS or not parts.hostname:
            raise Unreachable(f"the proxy {_without_secret(parts)!r} is not an http:// or https:// address")
        return parts


def users_way_out(environment: Mapping[str, str], settings: Mapping[str, str]) -> WayOut:
    """Return the user's own way out: npm's ``https-proxy``, ``proxy`` and ``noproxy``, else the environment's.

    As with npm, an http registry is reached through the https proxy where no other is set.
    """
    from_environment = {
        kind: environment.get(f"{kind}_proxy") or environment.get(f"{kind}_proxy".upper(), "")
        for kind in ("http", "https", "no")
    }
    https = settings.get("https-proxy") or settings.get("proxy") or from_environment["https"]
    http = settings.get("http-proxy") or settings.get("proxy") or https or from_environment["http"]
    no = settings.get("noproxy") or settings.get("no-proxy") or from_environment["no"]
    found = {"http": http, "https": https, "no": no}
    return WayOut(proxies={kind: value for kind, value in found.items() if value})


def _goes_straight(address: Address, no_proxy: str) -> bool:
    """Tell whether NO_PROXY names a host or a domain above it, perhaps with its port, or all hosts."""
    for entry in no_proxy.lower().split(","):
        name = entry.strip().removeprefix("*.").removeprefix(".")
        bare = name.removesuffix(f":{address.port}").strip("[]")
        if name == "*" or (bare and (address.host == bare or address.host.endswith(f".{bare}"))):
            return True
    return False


def _connected(proxy: SplitResult | None, address: Address) -> socket.socket:
    if proxy is None:
        return socket.create_connection((address.host, address.port), timeout=_CONNECT_SECONDS)
    host = proxy.hostname or ""
    connection = socket.create_connection((host, proxy.port or _PORTS[proxy.scheme]), timeout=_CONNECT_SECONDS)
    if proxy.scheme == "http":
        return connection
    return ssl.create_default_context().wrap_socket(connection, server_hostname=host)


def _open_tunnel(address: Address, proxy: SplitResult, connection: socket.socket) -> None:
    extra = "".join(f"{name}: {value}\r\n" for name, value in _authorization(proxy))
    connection.sendall(f"CONNECT {address} HTTP/1.1\r\nHost: {address}\r\n{extra}\r\n".encode("latin-1"))
    try:
        answer = _answer_of(connection)
    except BadRequestError as error:
        raise Unreachable(f"the proxy {_without_secret(proxy)} gave no answer") from error
    if not answer.split(" ", 1)[-1].startswith("2"):
        raise Unreachable(f"the proxy {_without_secret(proxy)} says {answer!r}")


def _answer_of(connection: socket.socket) -> str:
    """Return the first line of a proxy's answer; over TLS nothing follows it until the tunnel is used."""
    over_tls = isinstance(connection, ssl.SSLSocket)
    head = connection.recv(HEAD_BYTES) if over_tls else read_head(connection, HEAD_BYTES)
    return head.decode("latin-1").split("\r\n")[0][:200]


def _authorization(proxy: SplitResult | None) -> tuple[tuple[str, str], ...]:
    if proxy is None or proxy.username is None:
        return ()
    given = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return (("Proxy-Authorization", f"Basic {base64.b64encode(given.encode()).decode()}"),)


def _without_secret(proxy: SplitResult) -> str:
    return f"{proxy.scheme}://{proxy.hostname}:{proxy.port or _PORTS.get(proxy.scheme, 80)}"
