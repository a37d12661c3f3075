"""What a client of an HTTP proxy asks for: the head of its request, read strictly."""

import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

HEAD_BYTES = 32 * 1024
"""Size of a request's or an answer's head; ours, twice what Node itself takes."""
_END = b"\r\n\r\n"
_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"[a-z0-9._-]{1,253}|[0-9a-f:.]{2,45}")
_OF_THE_HOP = frozenset({"connection", "proxy-connection", "proxy-authorization", "keep-alive", "te", "upgrade"})
_WITH_BODY = frozenset({"transfer-encoding", "content-length"})


class BadRequestError(Exception):
    """What a client sent is no request that the gate answers."""


@dataclass(frozen=True, slots=True)
class Address:
    """A host, in small letters, and a port; equal only if both are."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return ``host:port``, an IPv6 address in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A tunnel to ``address``, or a plain ``method`` of the resource ``path`` there with its ``headers``."""

    address: Address
    method: str
    path: str = ""
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def is_tunnel(self) -> bool:
        """Whether bytes are to be relayed both ways, unseen."""
        return self.method == "CONNECT"

    def plain_head(self, *, absolute: bool, extra: tuple[tuple[str, str], ...] = ()) -> bytes:
        """Return the head to send on: of one request, after whose answer the connection is closed."""
        target = f"http://{self.address}{self.path}" if absolute else self.path
        kept = [pair for pair in self.headers if pair[0].lower() not in _OF_THE_HOP | {"host"}]
        host = self.address.host if self.address.port == _PORTS["http"] else str(self.address)
        headers = (("Host", host), *kept, *extra, ("Connection", "close"))
        lines = (f"{self.method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers))
        return "\r\n".join(lines).encode("latin-1") + _END


def address_of(url: str) -> Address:
    """Return the address that an ``http`` or ``https`` URL leads to; raises ValueError if it is no such URL."""
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname:
        raise ValueError(f"{url!r} is not a web address")
    return Address(parts.hostname.lower(), parts.port or _PORTS[parts.scheme])


def read_head(connection: socket.socket, limit: int) -> bytes:
    """Return a head, its empty line included; raises BadRequestError if it does not end within ``limit`` bytes.

    Reads nothing beyond it.
    """
    head = bytearray()
    while not head.endswith(_END):
        # Looked at before they are taken, so that what follows the head stays for whoever reads on.
        seen = connection.recv(limit - len(head), socket.MSG_PEEK) if len(head) < limit else b""
        if not seen:
            raise BadRequestError("the head of the request does not end")
        joined = bytes(head[-3:]) + seen
        found = joined.find(_END)
        wanted = len(seen) if found < 0 else found + len(_END) - len(joined) + len(seen)
        head += connection.recv(wanted)
    return bytes(head)


def read_request(head: bytes) -> Request:
    """Read a proxy request's head; raises BadRequestError for all but tunnels and plain requests without a body."""
    first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
    method, _, rest = first.partition(" ")
    target, _, version = rest.partition(" ")
    if not version.startswith("HTTP/1.") or not target.isascii() or not target.isprintable():
        raise BadRequestError("not a request of HTTP/1.1")
    if method == "CONNECT":
        return Request(address=_authority(target), method=method)
    if method not in ("GET", "HEAD") or not target.startswith("http://"):
        raise BadRequestError("only CONNECT, and GET and HEAD of an http:// address, are answered")
    return _plain(method, target, tuple(_header(line) for line in lines))


def _plain(method: str, target: str, headers: tuple[tuple[str, str], ...]) -> Request:
    if any(name.lower() in _WITH_BODY for name, _ in headers):
        raise BadRequestError("a plain request has no body here")
    authority, slash, rest = target.removeprefix("http://").partition("/")
    address = _authority(authority if re.search(r":\d+$", authority) else f"{authority}:{_PORTS['http']}")
    return Request(address=address, method=method, path=f"{slash or '/'}{rest}", headers=headers)


def _header(line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    if not colon or not re.fullmatch(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+", name) or "\n" in value or "\r" in value:
        raise BadRequestError("a header that is none")
    return name, value.strip()


def _authority(text: str) -> Address:
    """Read ``host:port``, nothing before or after it."""
    host, _, port = text.rpartition(":")
    host = host.lower()
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    if not _HOST.fullmatch(host) or not re.fullmatch(r"[0-9]{1,5}", port):
        raise BadRequestError("not an address of host and port")
    return Address(host, int(port))
