"""The routes of an app: read from its source, and made concrete (protocol section 4)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, cast

from pytest_ui2app.matching.route_names import segment_pattern
from pytest_ui2app.tsx.identities import identities, values_of
from pytest_ui2app.tsx.routing import read_routing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pytest_ui2app.tsx.identities import Identity
    from pytest_ui2app.tsx.router_names import Routing

RouterKind = Literal["browser", "hash", "memory", "none", "unsupported"]
"""Where the app keeps its path: the URL's path, its hash, nowhere visible, or in nothing that is understood."""

PLACEHOLDER = "1"
"""What a dynamic segment becomes where neither links nor data of the app tell a real value (protocol section 4)."""

_PLAIN = re.compile(r"[\w.~@+-]+")
"""Values that stand in a path as they are."""

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
    """One route and who says that it is there, the source first; nobody need say so of ``/``.

    ``path`` is a React Router path without base name, such as ``/product/:id`` or ``/:lang?/about``.
    """

    path: str
    witnesses: tuple[Witness, ...]

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
    examples: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Of dynamic routes, by template: the paths that the app's own data gives them, in the order of the source."""

    @property
    def incomplete(self) -> bool:
        """Whether the app may have routes that the source does not tell."""
        return bool(self.undecided) or self.router in {"none", "unsupported"}

    def address(self, path: str) -> str:
        """Return the path-absolute URL that shows the app's route ``path``: ``/shop/cart``, or ``/#/cart`` by hash.

        Home is ``/shop/``: at ``/shop`` an app whose basename is spelled ``/shop/`` shows nothing.
        """
        full = f"{self.basename}{path}"
        return f"/#{full}" if self.router == "hash" else full

    def inside(self, link: str) -> str:
        """Return the app's own path that a link (a path, URL or hash link) leads to, without base name."""
        path = _linked_path(link)
        under = path.removeprefix(self.basename)
        return _whole(under) if path != under and under[:1] in {"", "/"} else path


def read_routes(files: Mapping[str, str]) -> RouteMap:
    """Return the routes that ``files`` (posix path such as ``src/App.tsx`` to text) declare."""
    routing = read_routing(files)
    router = cast("RouterKind", routing.router)
    paths = sorted({"/", *routing.sources}, key=visiting_order)
    known = identities(files)
    return RouteMap(
        templates=tuple(_declared(path, routing) for path in paths),
        router=router,
        basename=routing.basename,
        catch_alls=routing.catch_alls,
        undecided=routing.undecided,
        notes=routing.notes,
        examples={path: found for path in paths if (found := _examples(path, known))},
    )


def concrete_paths(template: str, candidates: Iterable[str]) -> tuple[str, ...]:
    """Return those of the candidates, each once, that a template with parameters or optional segments matches."""
    if template == placeholder_path(template):
        return ()
    return tuple(dict.fromkeys(path for path in candidates if leads_to(path, template)))


def placeholder_paths(template: str, values: Mapping[str, str] = MappingProxyType({})) -> tuple[str, ...]:
    """Return paths that the template matches: parameters get their value (see ``values_in``), else they become ``1``.

    Optional words are left out in the first path, and in the further ones they are there, one after another. Optional
    parameters are left out.
    """
    segments = [each for each in _segments(template) if each != "*" and not (each[0] == ":" and each.endswith("?"))]
    paths = [_placed((each for each in segments if not each.endswith("?")), values)]
    for number, optional in enumerate(segments):
        if optional.endswith("?"):
            kept = (each for place, each in enumerate(segments) if place <= number or not each.endswith("?"))
            paths.append(_placed((each.removesuffix("?") for each in kept), values))
    return tuple(dict.fromkeys(paths))


def placeholder_path(template: str) -> str:
    """Return the first of the template's placeholder paths."""
    return placeholder_paths(template)[0]


def values_in(path: str, template: str) -> dict[str, str]:
    """Return the values of a template's parameters in a path that it matches, up to its first optional segment.

    Each is told by the beginning of the template that it ends, such as ``/shop/:id``: another page has its own.
    """
    needed = list(takewhile(lambda segment: segment != "*" and not segment.endswith("?"), _segments(template)))
    both = zip(_beginnings(needed), _segments(path), strict=False)
    return {beginning: value for beginning, value in both if beginning.rpartition("/")[2].startswith(":")}


def _placed(segments: Iterable[str], values: Mapping[str, str]) -> str:
    given = list(segments)
    both = zip(given, _beginnings(given), strict=True)
    return "/" + "/".join(values.get(begun, PLACEHOLDER) if each.startswith(":") else each for each, begun in both)


def _beginnings(segments: Sequence[str]) -> Iterator[str]:
    return ("/" + "/".join(segments[: place + 1]) for place in range(len(segments)))


def best_template(path: str, templates: Iterable[str]) -> str | None:
    """Return the template that a path belongs to, as React Router ranks them: the one with most fixed segments."""
    fitting = (template for template in templates if leads_to(path, template))
    return max(fitting, key=_fixed, default=None)


def _fixed(template: str) -> tuple[int, int]:
    segments = _segments(template)
    return sum(segment[0] != ":" and segment[-1] not in "*?" for segment in segments), -len(segments)


def needs_values(template: str) -> bool:
    """Whether a template has parameters that must be there."""
    return any(segment.startswith(":") and not segment.endswith("?") for segment in _segments(template))


def is_dynamic(path: str) -> bool:
    """Whether a template has parameters."""
    return any(segment.startswith(":") for segment in _segments(path))


def leads_to(path: str, template: str) -> bool:
    """Whether a concrete path is one of a template's."""
    return _shape(template).fullmatch(path) is not None


def _examples(template: str, known: Sequence[Identity]) -> tuple[str, ...]:
    """Return the template's paths as the app's data gives them: the first with the first value of each parameter."""
    segments = [segment for segment in _segments(template) if segment != "*" and not segment.endswith("?")]
    values = [
        tuple(filter(_PLAIN.fullmatch, values_of(segment[1:], before, known)))
        if segment.startswith(":")
        else (segment,)
        for before, segment in zip(["", *segments], segments, strict=False)
    ]
    if not any(segment.startswith(":") for segment in segments) or not all(values):
        return ()
    count = max(len(each) for each in values)
    return tuple(dict.fromkeys("/" + "/".join(each[min(n, len(each) - 1)] for each in values) for n in range(count)))


def visiting_order(path: str) -> tuple[int, int, str]:
    """Return what routes are sorted by: number of segments, length, text."""
    return len(_segments(path)), len(path), path


def _declared(path: str, routing: Routing) -> RouteTemplate:
    declarations = (routing.sources[path],) if path in routing.sources else ()
    witnesses = tuple(Witness(kind=WitnessKind.SOURCE, where=where) for where in declarations)
    return RouteTemplate(path=path, witnesses=witnesses)


def _segments(path: str) -> list[str]:
    return [segment for segment in path.split("/") if segment]


def _shape(path: str) -> re.Pattern[str]:
    """Return the pattern of the concrete paths that a template matches; React Router ignores case by default."""
    return re.compile("".join(map(segment_pattern, _segments(path))), re.IGNORECASE)


def _linked_path(link: str) -> str:
    """Return the path a link leads to: what follows ``#/``, else the link without origin, query and hash."""
    _, hashed, route = link.partition("#/")
    path = f"/{route}" if hashed else _ORIGIN.sub("", link).partition("#")[0]
    return _whole(path.partition("?")[0])


def _whole(path: str) -> str:
    return "/" + "/".join(_segments(path))
