"""What reading the routes of a source tree has found so far, by file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_ui2app.tsx.router_names import Routing, join
from pytest_ui2app.tsx.values import Literal, Value, options

if TYPE_CHECKING:
    from pytest_ui2app.tsx.folding import Folding
    from pytest_ui2app.tsx.syntax import Node


class Findings:
    """The routes found, the router, and what could not be read; the first declaration of a path is its source."""

    def __init__(self, folding: Folding) -> None:
        self.sources: dict[str, str] = {}
        self.catch_alls: dict[str, None] = {}
        self.undecided: dict[str, None] = {}
        self.notes: dict[str, None] = {}
        self.router = ""
        self.basename = ""
        self._folding = folding

    def routing(self, *, tables: bool) -> Routing:
        """Return all of it; ``tables`` tells whether any routes were declared, with or without a router."""
        return Routing(
            sources=self.sources,
            catch_alls=tuple(sorted(self.catch_alls)),
            router=self.router or ("browser" if tables else "none"),
            basename=self.basename,
            undecided=tuple(self.undecided),
            notes=tuple(self.notes),
        )

    def add(self, path: str, node: Node) -> None:
        """Add a route that ``node`` declares."""
        self.sources.setdefault(path, self.where(node))

    def note(self, node: Node, fact: str) -> None:
        """Add what else is to be known of the routing."""
        self.notes[f"{self.where(node)}: {fact}"] = None

    def undecide(self, node: Node, fact: str) -> None:
        """Add a place that declares routes which cannot be read."""
        self.undecided[f"{self.where(node)}: {fact}"] = None

    def mount(self, router: str, basename: Value, use: Node) -> None:
        """Take ``router`` for the app's own if it is the first."""
        if self.router and router != self.router:
            self.note(use, f"a second router ({router}) stands inside the first ({self.router})")
            return
        self.router = router
        known = [option.value for option in options(basename) if isinstance(option, Literal)]
        text = next((value for value in known if isinstance(value, str)), "")
        self.basename = join("", text).rstrip("/")
        if not known:
            self.note(use, "the basename cannot be read from the source; none is assumed")

    def where(self, node: Node) -> str:
        """Return the ``file:line`` of a node."""
        return f"{self._folding.home(node).path}:{node.line}"
