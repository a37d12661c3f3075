"""Servers of this machine that nothing hostile must ever reach."""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psutil

_POLL_SECONDS: Final = 0.05


@dataclass(slots=True, kw_only=True)
class Listeners:
    """Where they listen, and by which way each word came that reached one."""

    tcp_port: int
    udp_port: int
    unix_socket: Path
    abstract_socket: str
    hits: list[str] = field(default_factory=list)


@contextmanager
def listening(folder: Path, name: str) -> Iterator[Listeners]:
    """Listen on all addresses by TCP and UDP, on a socket in ``folder``, and on one without a file called ``name``."""
    path = folder / "canary.sock"
    with ExitStack() as stack:
        tcp = stack.enter_context(socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True))
        udp = stack.enter_context(socket.socket(socket.AF_INET6, socket.SOCK_DGRAM))
        udp.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        udp.bind(("::", 0))
        unix, abstract = (stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)) for _ in range(2))
        unix.bind(str(path))
        abstract.bind(f"\0{name}")
        found = Listeners(
            tcp_port=tcp.getsockname()[1], udp_port=udp.getsockname()[1], unix_socket=path, abstract_socket=name
        )
        ended = threading.Event()
        thread = threading.Thread(
            target=_hear, args=({"tcp": tcp, "unix": unix, "abstract": abstract}, udp, found.hits, ended), daemon=True
        )
        thread.start()
        yield found
        ended.set()
        thread.join()


def own_addresses() -> list[str]:
    """Return this machine's IPv4 addresses beside loopback."""
    addresses = (each for interface in psutil.net_if_addrs().values() for each in interface)
    return sorted(
        {each.address for each in addresses if each.family == socket.AF_INET and not each.address.startswith("127.")}
    )


def _hear(streams: dict[str, socket.socket], udp: socket.socket, hits: list[str], ended: threading.Event) -> None:
    with selectors.DefaultSelector() as selector:
        selector.register(udp, selectors.EVENT_READ, "udp")
        for name, server in streams.items():
            server.listen()
            selector.register(server, selectors.EVENT_READ, name)
        while not ended.is_set():
            for key, _ in selector.select(_POLL_SECONDS):
                if key.data == "udp":
                    udp.recvfrom(1000)
                else:
                    streams[key.data].accept()[0].close()
                hits.append(key.data)
