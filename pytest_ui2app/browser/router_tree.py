"""What the running router itself says of an app's routes: the third witness, beside source and links."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from pytest_ui2app.browser.answers import ask

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass(frozen=True, slots=True, kw_only=True)
class RouterTree:
    """The routes that React Router holds, as it writes them: complete, without base name, sorted.

    Routes that end in ``*`` are left out: what they lead to is in the tables of their pages, if there are any. A page
    without a router that can be read has none.
    """

    templates: tuple[str, ...] = ()
    basename: str = ""


_TREE = TypeAdapter(RouterTree)


def router_tree(page: "Page") -> RouterTree:
    """Return the routes that the page's router holds now, as far as it shows them.

    A table of objects given to ``useRoutes`` shows only what matches, with what lies under it. Raises PageHangs.
    """
    return ask(page, "router_tree.js", _TREE)
