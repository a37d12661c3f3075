"""What is done only for an app that fails: finding the file to blame, and looking at it in development."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from pytest_ui2app.browser.home import HomeLook, HomeShows
from pytest_ui2app.browser.origin import Answering, Reply
from pytest_ui2app.build.blank_page import Spot, runtime_mode
from pytest_ui2app.build.dev_server import DevServer, dev_server
from pytest_ui2app.build.diagnosis import Diagnosis
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import Resolution
from pytest_ui2app.build.production import build
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.source_places import thrown_at
from pytest_ui2app.build.workspace import Workspace
from pytest_ui2app.build.written_app import WrittenApp
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.pipeline.building import laid_out
from pytest_ui2app.pipeline.trial import Tools

if TYPE_CHECKING:
    from playwright.sync_api import Request

_PLACE: Final = "place"
"""The folder that is made in a stage's for what only that stage needs; it is gone when the stage is stored."""

Stacks = Callable[[Path, Path], Sequence[str]]
"""Tells what a built app's home page throws: of its files and a folder for pictures."""


def faults_of(look: HomeLook) -> tuple[str, ...]:
    """Return what went wrong on a home page: what was thrown, else what React logged in place of throwing it."""
    if look.route.errors:
        return look.route.errors
    return tuple(said.text.partition("\n")[0] for said in look.evidence.console if said.level == "error")


@contextmanager
def laid_out_again(folder: Path, tree: SourceTree, resolution: Resolution, tools: Tools) -> Iterator[Workspace]:
    """Yield a workspace for an app that was built before; see laid_out()."""
    with laid_out(folder, tree, resolution, tools) as workspace:
        if isinstance(workspace, BuildFailure):  # the store was filled elsewhere
            raise InfrastructureError(f"packages that an app was built with cannot be had: {workspace.diagnostics}")
        yield workspace


def blame(workspace: Workspace, errors: Sequence[str], stacks: Stacks, folder: Path, sandbox: Sandbox) -> Diagnosis:
    """Explain a home page that shows nothing: its failure mode, and where in the source its errors come from.

    For the places the app is built again, with source maps, and visited once more.
    """
    spot = _thrown_at(workspace, stacks, folder, sandbox) if errors else Spot()
    written = WrittenApp(files=workspace.files, dependencies=workspace.dependencies, modules=workspace.modules)
    return runtime_mode(errors, written, spot)


def _thrown_at(workspace: Workspace, stacks: Stacks, folder: Path, sandbox: Sandbox) -> Spot:
    place = folder / _PLACE
    place.mkdir()
    try:
        built = build(workspace, place / "dist", sandbox=sandbox, for_blame=True)
        if isinstance(built, BuildFailure):  # it builds for production only
            return Spot()
        return thrown_at(stacks(built.dist, folder), place, workspace.files, sandbox)
    finally:
        shutil.rmtree(place, ignore_errors=True)


def look_in_development(workspace: Workspace, look: Callable[[Answering], HomeLook], sandbox: Sandbox) -> HomeLook:
    """Return what a development server shows of an app's home page.

    Vite covers it with its overlay if there is something that it cannot transform.
    """
    with dev_server(workspace, sandbox) as server:
        seen = look(_answering(server))
        return replace(seen, shows=HomeShows.OVERLAY) if server.failed else seen


def _answering(server: DevServer) -> Answering:
    def answer(request: "Request") -> Reply:
        parts = urlsplit(request.url)
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        said = server.get(target, {"Accept": request.headers.get("accept", "*/*")})
        return Reply(status=said.status, media_type=said.media_type, body=said.body)

    return answer
