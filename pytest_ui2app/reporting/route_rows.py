"""The routes of an app as its VFS record keeps them: who says that they are there, what became of them, and gates."""

from collections.abc import Iterable
from typing import Any, Final

from pydantic import TypeAdapter

from pytest_ui2app.browser.passage import GateMet
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.browser.routes import RouteMap, Witness
from pytest_ui2app.browser.unseen_text import why_no_score

Json = dict[str, Any]
_GATES: Final = TypeAdapter(tuple[GateMet, ...])


def route_rows(rendered: Iterable[RenderedRoute]) -> list[Json]:
    """Return a row for every page that was looked at, in that order."""
    return [
        {
            "path": route.path,
            "route": route.template,
            "ended_at": route.url,
            "state": route.state.value,
            "alias_of": route.alias_of,
            "witnesses": [_told(witness) for witness in route.witnesses],
            "waited_in_real_time": route.settled,
            "beside_blocks": list(route.unseen.facts),
            "no_score": why_no_score(route.blocks, route.unseen) if route.state is RouteState.RENDERED else "",
            "errors": list(route.errors),
        }
        for route in rendered
    ]


def reading_row(routes: RouteMap) -> Json:
    """Return what the source says of its routing beside the routes, and what it leaves undecided."""
    return {
        "router": routes.router,
        "basename": routes.basename,
        "catch_alls": list(routes.catch_alls),
        "undecided": list(routes.undecided),
        "notes": list(routes.notes),
    }


def gate_rows(gates: Iterable[GateMet]) -> list[Json]:
    """Return a row for every gate that was met: what it is, where it stands, what was tried, and whether it opened."""
    return _GATES.dump_python(tuple(gates), mode="json")  # type: ignore[no-any-return]


def _told(witness: Witness) -> str:
    return f"{witness.kind}: {witness.where}" if witness.where else witness.kind.value
