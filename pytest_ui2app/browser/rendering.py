"""Rendering a page of a built app: screenshot, text blocks, controls and render signals, in one visit."""

import base64
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.answers import ask, ask_script
from pytest_ui2app.browser.chromium import PageHangs, script
from pytest_ui2app.browser.controls import Control, Controls, Handle
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.outliving import look_again
from pytest_ui2app.browser.router_tree import RouterTree
from pytest_ui2app.browser.routes import Witness
from pytest_ui2app.browser.text_blocks import Fragments, blocks
from pytest_ui2app.browser.unseen_text import UnseenText, UnseenUnknown, unseen_text
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, arrive, path_of
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.scoring.execution import RenderSignals, renders

if TYPE_CHECKING:
    from playwright.sync_api import Page

CONTROLS_SUFFIX = ".controls.json"
"""What a page's controls are kept under, beside its screenshot: to know where to look for one without going there."""
_CONTROLS = TypeAdapter(tuple[Control, ...])


@dataclass(frozen=True, slots=True, kw_only=True)
class RootSeen:
    """What ``#root`` shows: the probe's four signals (protocol section 3), and its visible text."""

    signals: RenderSignals
    inner_text: str

    @property
    def signature(self) -> str:
        """What tells this page from another."""
        return chromium.signature(self.signals.all, self.inner_text)


_ROOT = TypeAdapter(RootSeen)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """What the scripts give of a page."""

    root: RootSeen
    links: tuple[str, ...]
    fragments: Fragments
    controls: Controls
    router: RouterTree


_SEEN = TypeAdapter(_Seen)


class RouteState(StrEnum):
    """What became of a route: rendered; the same page as an earlier route; blank by the probe; hangs; or left out."""

    RENDERED = "rendered"
    ALIAS = "alias"
    EMPTY = "empty"
    HANGS = "hangs"
    LEFT_OUT = "not looked at"


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderedRoute:
    """One route as a browser shows it.

    ``path`` is what was asked for, ``template`` the route as its source declares it, and ``url`` the path the app
    ended on; ``signature`` tells pages apart;
    ``alias_of`` is the path that showed the same page first; ``screenshot`` is a file name in the stage's folder;
    ``witnesses`` say that the route is there; ``declared`` are the routes that the router itself tells of on this page;
    ``settled`` is why the page was waited for in real time though it need not have been, empty if it was not;
    ``unseen`` counts what it shows and no text block can hold. Where no address leads, ``trail`` are the controls to
    click from home, and ``ways`` single ones seen to lead there from elsewhere.
    """

    path: str
    url: str
    state: RouteState
    signals: RenderSignals
    signature: str
    blocks: tuple[TextBlock, ...]
    screenshot: str
    errors: tuple[str, ...]
    links: tuple[str, ...]
    template: str = ""
    alias_of: str = ""
    witnesses: tuple[Witness, ...] = ()
    declared: tuple[str, ...] = ()
    settled: str = ""
    unseen: UnseenText | UnseenUnknown = UnseenText()  # noqa: RUF009 - it is frozen
    trail: tuple[Handle, ...] = ()
    ways: tuple[Handle, ...] = ()


def render_path(app: BuiltApp, path: str, visit: Visit, folder: Path) -> RenderedRoute:
    """Render one path, as typed into the address bar, in a fresh context; its PNG goes into ``folder``."""

    def look() -> RenderedRoute:
        opened = app.towards(path)
        with app_page(opened) as (page, traffic):
            return render_on(page, traffic, opened, path, visit, folder)

    return look_again(look, otherwise=lambda fact: hanging(path, [fact]))


def render_on(  # noqa: PLR0913, PLR0917 - a page, what to arrive at on it and how, and where to keep it
    page: "Page", traffic: Traffic, app: BuiltApp, path: str, visit: Visit, folder: Path
) -> RenderedRoute:
    """Render one path on a page that nothing was loaded on yet; unless it HANGS, the page is settled afterwards."""
    errors = chromium.uncaught_errors(page)
    try:
        with chromium.closure_told(page):
            settled = arrive(page, traffic, app, path, visit)
            with chromium.bounded(page):
                seen = look_at(page, path, visit, folder, errors)
            # Past the bound of the look: what scores nothing must not make a large page one that HANGS.
            return replace(seen, settled=settled, unseen=unseen_text(page))
    except PageHangs as fact:
        return hanging(path, [*errors, str(fact)])


def root_of(page: "Page") -> RootSeen:
    """Return what ``#root`` shows on the page as it is now. Raises PageHangs."""
    return ask(page, "render_signals.js", _ROOT)


def stored_controls(route: RenderedRoute, folder: Path) -> tuple[Control, ...]:
    """Return the controls that a rendered route showed when its screenshot in ``folder`` was taken."""
    return _CONTROLS.validate_json((folder / route.screenshot).with_suffix(CONTROLS_SUFFIX).read_bytes())


def look_at(page: "Page", path: str, visit: Visit, folder: Path, errors: Sequence[str]) -> RenderedRoute:
    """Return a settled page as it is now, under a path's name; its PNG goes into ``folder``. Raises PageHangs.

    What no text block can hold is not counted.
    """
    seen = ask_script(page, _everything(), _SEEN, visit.compat.value, called="a look")
    shot = folder / _file_name(path)
    shot.write_bytes(_picture(page))
    shot.with_suffix(CONTROLS_SUFFIX).write_bytes(_CONTROLS.dump_json(seen.controls))
    return RenderedRoute(
        path=path,
        url=path_of(page.url),
        state=RouteState.RENDERED if renders(seen.root.signals) else RouteState.EMPTY,
        signals=seen.root.signals,
        signature=seen.root.signature,
        blocks=blocks(seen.fragments, visit.compat),
        screenshot=shot.name,
        errors=tuple(errors),
        links=seen.links,
        declared=seen.router.templates,
    )


@chromium.breakage_told()
def _picture(page: "Page") -> bytes:
    """Return what the window shows now, as PNG; nothing is moved or ended for it. Raises PageHangs."""
    # Of the same pixels, quickly packed: a third larger, in half the time.
    taken = chromium.session_of(page).send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return base64.b64decode(taken["data"])


_SCRIPTS = ("render_signals.js", "links.js", "text_blocks.js", "controls.js", "router_tree.js", "hide_caret.js")


@cache
def _everything() -> str:
    """Return one script that reads all of a page in a single round trip."""
    root, links, texts, found, tree, hide = (f"({script(name).strip().rstrip(';')}\n)" for name in _SCRIPTS)
    seen = f"{{ root: {root}(), links: {links}(), fragments: {texts}(compat), controls: {found}(), router: {tree}() }}"
    return f"(compat) => {{ const seen = {seen}; {hide}(); return seen; }}"


def hanging(path: str, errors: Sequence[str]) -> RenderedRoute:
    """Return a route that cannot be looked at."""
    return not_seen(path, RouteState.HANGS, errors)


def not_seen(path: str, state: RouteState, errors: Sequence[str]) -> RenderedRoute:
    """Return a route of which there is no picture, in a state that says why."""
    nothing = RenderSignals(all=0, text=0, visuals=0, interactive=0)
    return RenderedRoute(
        path=path,
        url=path,
        state=state,
        signals=nothing,
        signature="",
        blocks=(),
        screenshot="",
        errors=tuple(errors),
        links=(),
    )


_NAME_LENGTH = 60
"""Bytes of a file name that tell the path, of the 255 that file systems allow."""


def _file_name(path: str) -> str:
    """Return a file name for a route's screenshot that is readable and cannot collide, whatever the app's path is."""
    parts = (re.sub(r"[^A-Za-z0-9._-]+", "", part) for part in path.split("/"))
    words = "-".join(part for part in parts if part) or "home"
    told = hashlib.sha256(path.encode(errors="surrogatepass")).hexdigest()
    return f"{words[:_NAME_LENGTH]}.{told[:6]}.png"
