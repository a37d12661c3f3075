"""What React Router's exports mean, and how its paths are joined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_ui2app.tsx.syntax import Node
from pytest_ui2app.tsx.values import Imported, Unknown, Value

ROUTER_KINDS: Mapping[str, str] = {
    "BrowserRouter": "browser",
    "HashRouter": "hash",
    "MemoryRouter": "memory",
    "unstable_HistoryRouter": "browser",
    "createBrowserRouter": "browser",
    "createHashRouter": "hash",
    "createMemoryRouter": "memory",
}
"""Where each router keeps the current path."""

ROUTE_TABLES = frozenset({"useRoutes", "createBrowserRouter", "createHashRouter", "createMemoryRouter"})
"""Functions that take an array of route objects."""

OTHER_ROUTERS = frozenset(
    {
        "wouter",
        "wouter/use-hash-location",
        "@tanstack/react-router",
        "@tanstack/router",
        "@reach/router",
        "react-location",
    }
)
"""Routing libraries whose routes are not read."""

_PACKAGES = frozenset({"react-router-dom", "react-router", "react-router/dom", "react"})
TABLE_ELEMENTS = frozenset({"Routes", "Switch"})
"""Components whose children are routes; the second is version 5's, and what was meant by it is plain."""

_OWN = frozenset({"Route", "RouterProvider"}) | TABLE_ELEMENTS | ROUTE_TABLES | frozenset(ROUTER_KINDS)

MAX_QUOTED = 60
"""Characters of source that a message quotes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Routing:
    """What the source says of its routes.

    ``sources`` maps each path, base name left off, to the ``file:line`` that first declares it; ``router`` is browser,
    hash, memory, none or unsupported; ``undecided`` are the places that declare routes which cannot be read, and
    ``notes`` say what else is to be known. Both begin with ``file:line: ``.
    """

    sources: Mapping[str, str]
    catch_alls: tuple[str, ...]
    router: str
    basename: str
    undecided: tuple[str, ...]
    notes: tuple[str, ...]


def router_name(value: Value, use: Node) -> str:
    """Return the name React Router (or React) exports ``value`` under, the empty string if it is none of theirs.

    A name that the file forgot to import is taken at its word: the reader's question is what was meant.
    """
    if isinstance(value, Imported):
        return value.name.rpartition(".")[2] if value.package in _PACKAGES else ""
    named = use.child("name") or use
    return named.text if isinstance(value, Unknown) and named.text in _OWN else ""


def join(base: str, path: str) -> str:
    """Return ``path`` below ``base`` with one slash between them: ``join("/a", "//b/")`` is ``/a/b``.

    Slashes inside a path are part of it: React Router shows ``/shop//cart`` at that address alone.
    """
    return "/" + "/".join(piece for piece in (base.strip("/"), path.strip("/")) if piece)


def quoted(node: Node) -> str:
    """Return the first line of the node's text, cut for a message."""
    line = node.text.partition("\n")[0]
    return line if len(line) <= MAX_QUOTED else f"{line[: MAX_QUOTED - 3]}..."
