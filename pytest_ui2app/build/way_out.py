"""How this machine reaches the web: straight, or through the proxy that the user has set."""

import base64
import re
import socket
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from pytest_ui2app.build.proxy_requests import HEAD_BYTES, Address, BadRequestError, Request, address_of, read_head
from pytest_ui2app.errors import UsageError

_CONNECT_SECONDS = 15.0
"""Until a registry or proxy takes a connection; ours."""
_LOGIN = re.compile(r"^([^/@]*//)?.*@")
_NONE = frozenset({"", "null", "false"})
"""How npm writes that there is no proxy."""


class Unreachable(Exception):  # noqa: N818 - a fact about a registry, told to the user as such
    """The user's proxy does not lead to a registry; says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proxy:
    """An HTTP proxy that is talked to in the clear; ``login`` is empty or what it is told as ``user:password``."""

    url: str
    address: Address
    login: str = ""

    @property
    def headers(self) -> tuple[tuple[str, str], ...]:
        """What it is told with each request."""
        if not self.login:
            return ()
        return (("Proxy-Authorization", f"Basic {base64.b64encode(self.login.encode()).decode()}"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOut:
    """Opens connections to registries.

    ``proxies`` maps ``http`` and ``https``, the kind of the registry's address, to the proxy on the way there; the
    hosts in ``straight``, separated by commas as in the variable NO_PROXY, are reached without.
    """

    proxies: Mapping[str, Proxy] = field(default_factory=dict)
    straight: str = ""

    def variables(self) -> dict[str, str]:
        """Return the environment's variables that lead another program the same way."""
        proxies = {f"{kind.upper()}_PROXY": proxy.url for kind, proxy in self.proxies.items()}
        return proxies | ({"NO_PROXY": self.straight} if self.straight else {})

    def open(self, request: Request) -> socket.socket:
        """Return a connection on which a tunnel is open, or a plain request has been sent.

        Raises Unreachable for what the user's proxy says, OSError for what the network does.
        """
        proxy = self._proxy(request)
        first = proxy.address if proxy else request.address
        connection = socket.create_connection((first.host, first.port), timeout=_CONNECT_SECONDS)
        with ExitStack() as unless_begun:
            unless_begun.callback(connection.close)
            self._begin(request, proxy, connection)
            unless_begun.pop_all()
        return connection

    def _begin(self, request: Request, proxy: Proxy | None, connection: socket.socket) -> None:
        if not request.is_tunnel:
            extra = proxy.headers if proxy else ()
            connection.sendall(request.plain_head(absolute=proxy is not None, extra=extra))
        elif proxy is not None:
            _open_tunnel(request.address, proxy, connection)

    def _proxy(self, request: Request) -> Proxy | None:
        proxy = self.proxies.get("https" if request.is_tunnel else "http")
        return None if proxy is None or _goes_straight(request.address, self.straight) else proxy


def users_way_out(environment: Mapping[str, str], settings: Mapping[str, str]) -> WayOut:
    """Return the user's own way out: npm's ``https-proxy``, ``proxy`` and ``noproxy``, else the environment's.

    As with npm, an http registry is reached through the https proxy where no other is set. Raises UsageError for a
    proxy that is not an http:// one.
    """
    https = (*_given(settings, "https-proxy", "proxy"), *_given(environment, "https_proxy", "HTTPS_PROXY"))
    of_http = (*_given(settings, "http-proxy", "proxy"), *https, *_given(environment, "http_proxy", "HTTP_PROXY"))
    straight = (*_given(settings, "noproxy", "no-proxy"), *_given(environment, "no_proxy", "NO_PROXY"))
    return WayOut(
        proxies={kind: proxy_at(*given[0]) for kind, given in (("http", of_http), ("https", https)) if given},
        straight=straight[0][1] if straight else "",
    )


def _given(source: Mapping[str, str], *names: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, source[name]) for name in names if source.get(name, "") not in _NONE)


def proxy_at(name: str, value: str) -> Proxy:
    """Read the value of the variable or setting ``name``, perhaps with user and password; raises UsageError.

    Without a kind it is an http:// address, and without a port port 80.
    """
    url = value if "://" in value else f"http://{value}"
    fact = f"{name}={_hidden(value)}"
    try:
        parts, address = urlsplit(url), address_of(url)
    except ValueError as error:
        raise UsageError(f"{fact} is not the address of a proxy; write it as http://host:port") from error
    if parts.scheme != "http":
        raise UsageError(f"{fact}: only a proxy's http:// address can be used; write it as http://host:port")
    login = f"{unquote(parts.username or '')}:{unquote(parts.password or '')}"
    return Proxy(url=url, address=address, login="" if parts.username is None else login)


def _hidden(value: str) -> str:
    return _LOGIN.sub(r"\1***@", value)


def _goes_straight(address: Address, no_proxy: str) -> bool:
    """Tell whether NO_PROXY names a host or a domain above it, perhaps with its port, or all hosts."""
    for entry in no_proxy.lower().split(","):
        name = entry.strip().removeprefix("*.").removeprefix(".")
        bare = name.removesuffix(f":{address.port}").strip("[]")
        if name == "*" or (bare and (address.host == bare or address.host.endswith(f".{bare}"))):
            return True
    return False


def _open_tunnel(address: Address, proxy: Proxy, connection: socket.socket) -> None:
    extra = "".join(f"{name}: {value}\r\n" for name, value in proxy.headers)
    connection.sendall(f"CONNECT {address} HTTP/1.1\r\nHost: {address}\r\n{extra}\r\n".encode("latin-1"))
    try:
        answer = read_head(connection, HEAD_BYTES).decode("latin-1").split("\r\n")[0][:200]
    except BadRequestError as error:
        raise Unreachable(f"the proxy http://{proxy.address} gave no answer") from error
    if not answer.split(" ", 1)[-1].startswith("2"):
        raise Unreachable(f"the proxy http://{proxy.address} says {answer!r}")
