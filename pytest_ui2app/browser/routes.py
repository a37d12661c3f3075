"""The routes of an app: read from its source, and made concrete (protocol section 4)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, cast

from pytest_ui2app.tsx.routing import read_routing

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pytest_ui2app.tsx.router_names import Routing

RouterKind = Literal["browser", "hash", "memory", "none", "unsupported"]
"""Where the app keeps its path: the URL's path, its hash, nowhere visible, or in nothing that is understood."""

PLACEHOLDER = "1"
"""What a dynamic segment becomes when no link of the app shows a real value (protocol section 4)."""

_ORIGIN = re.compile(r"^[a-z][a-z0-9+.-]*://[^/]*", re.IGNORECASE)


class WitnessKind(StrEnum):
    """Who says that a route is there: the source, a link on a page, the running router's own tree, or clicks."""

    SOURCE = "source"
    LINK = "link"
    ROUTER = "router"
    CLICKS = "clicks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """One witness of a route, and ``where`` it says so.

    That is the ``file:line`` of the first declaration, the path of the page with the link, the clicks, or nothing for
    the router.
    """

    kind: WitnessKind
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteTemplate:
    """One route and who says that it is there, the source first.

    ``path`` is a React Router path without base name, such as ``/product/:id`` or ``/:lang?/about``.
    """

    path: str
    witnesses: tuple[Witness, ...]
    router: RouterKind

    @property
    def source(self) -> str:
        """The ``file:line`` that declares it, empty if the source does not."""
        return next((each.where for each in self.witnesses if each.kind is WitnessKind.SOURCE), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteMap:
    """The routes of a source tree: ``/`` first, then by number of segments, length and text.

    ``basename`` is empty or starts with a slash; ``catch_alls`` are the ``*`` routes, which are nothing to visit;
    ``undecided`` are the places, by ``file:line``, that declare routes which cannot be read from the source, so that
    more routes are to be expected; ``notes`` say what else is to be known of the reading.
    """

    templates: tuple[RouteTemplate, ...]
    router: RouterKind
    basename: str
    catch_alls: tuple[str, ...] = ()
    undecided: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def address(self, path: str) -> str:
        """Return the path-absolute URL that shows the app's route ``path``: ``/shop/cart``, or ``/#/cart`` by hash."""
        full = f"{self.basename}{path}" if path != "/" else self.basename or "/"
        return f"/#{full}" if self.router == "hash" else full


def read_routes(files: Mapping[str, str]) -> RouteMap:
    """Return the routes that ``files`` (posix path such as ``src/App.tsx`` to text) declare."""
    routing = read_routing(files)
    router = cast("RouterKind", routing.router)
    paths = sorted({"/", *routing.sources}, key=_visiting_order)
    return RouteMap(
        templates=tuple(_declared(path, _source(routing, path), router) for path in paths),
        router=router,
        basename=routing.basename,
        catch_alls=routing.catch_alls,
        notes=routing.notes,
    )


def concretise(template: RouteTemplate, links: Sequence[str], *, taken: Collection[str] = ()) -> str:
    """Return a path that the template matches.

    It is the first of ``links`` (paths, URLs or hash links, in the order the app shows them) of the template's shape
    that is not ``taken`` by another route; without one, parameters become ``1`` and optional segments are left out.
    """
    if not any(segment.startswith(":") for segment in _segments(template.path)):
        return _default(template.path)
    shape = _shape(template.path)
    paths = (_linked_path(link) for link in links)
    return next((path for path in paths if shape.fullmatch(path) and path not in taken), _default(template.path))


def _visiting_order(path: str) -> tuple[int, int, str]:
    return len(_segments(path)), len(path), path


def _declared(path: str, source: str, router: RouterKind) -> RouteTemplate:
    return RouteTemplate(path=path, witnesses=(Witness(kind=WitnessKind.SOURCE, where=source),), router=router)


def _source(routing: Routing, path: str) -> str:
    return routing.sources.get(path, routing.home)


def _segments(path: str) -> list[str]:
    return [segment for segment in path.split("/") if segment]


def _default(path: str) -> str:
    kept = [segment for segment in _segments(path) if not segment.endswith("?") and segment != "*"]
    return "/" + "/".join(PLACEHOLDER if segment.startswith(":") else segment for segment in kept)


def _shape(path: str) -> re.Pattern[str]:
    """Return the pattern of the concrete paths that a template matches; React Router ignores case by default."""
    pieces = [_segment_shape(segment) for segment in _segments(path)]
    return re.compile("".join(pieces), re.IGNORECASE)


def _segment_shape(segment: str) -> str:
    if segment == "*":
        return "(?:/.*)?"
    required = segment.removesuffix("?")
    piece = "/[^/]+" if required.startswith(":") else "/" + re.escape(required)
    return f"(?:{piece})?" if required != segment else piece


def _linked_path(link: str) -> str:
    """Return the path a link leads to: what follows ``#/``, else the link without origin, query and hash."""
    _, hashed, route = link.partition("#/")
    path = f"/{route}" if hashed else _ORIGIN.sub("", link).partition("#")[0]
    return "/" + "/".join(_segments(path.partition("?")[0]))
