import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pytest_ui2app.browser.chromium import launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.outliving import LastingBrowser
from pytest_ui2app.browser.rendering import RenderedRoute, render_path
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.build.outcome import Built
from pytest_ui2app.build.production import build_app
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import cache_folder, find_node, find_pnpm, scaffold_modules, store_folder
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from tests.hostile.canaries import Bait, Canaries, bait
from tests.hostile.corpus import HostileApp, good_app
from tests.hostile.trials import Outcome, WatchedSandbox, hurry_browser, tried

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

Looked = tuple[RenderedRoute, bytes]
"""A home page as it is seen, and its picture."""


@pytest.fixture(scope="session")
def shared_folders() -> tuple[Path, ...]:
    """Give what all builds of this machine share, made before anything hostile runs: modules, store, scaffold."""
    find_node()
    find_pnpm()
    return scaffold_modules(scaffold_folder()), store_folder(), scaffold_folder()


@pytest.fixture
def laid(tmp_path: Path, shared_folders: tuple[Path, ...], monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    """Give the bait, in which this process lives."""
    monkeypatch.setenv("UI2APP_CACHE", str(cache_folder()))
    monkeypatch.setattr(tempfile, "tempdir", None)
    folder = tmp_path / "bait"
    folder.mkdir()
    with bait(folder, shared_folders, monkeypatch.setenv) as given:
        yield given


@pytest.fixture
def canaries(laid: Bait) -> Canaries:
    """Give the state of everything before an app is tried."""
    return Canaries(laid)


@dataclass(slots=True)
class LateBrowser:
    """A browser that starts when the first context is asked of it."""

    _stack: ExitStack = field(default_factory=ExitStack)
    _browser: list[LastingBrowser] = field(default_factory=list)

    def new_context(self, **options: Any) -> "BrowserContext":  # noqa: ANN401 - Playwright's own
        """Open a context, as Browser.new_context does."""
        if not self._browser:
            self._browser.append(self._stack.enter_context(launched(find_browser().path)))
        return self._browser[0].new_context(**options)

    def look(self, dist: Path, folder: Path) -> Looked:
        """Look at the home page of a built app; ``folder`` must be new."""
        folder.mkdir()
        seen = render_path(BuiltApp(new_context=self.new_context, dist=dist), "/", Visit(), folder)
        return seen, (folder / seen.screenshot).read_bytes() if seen.screenshot else b""

    def close(self) -> None:
        """End it, if it was started."""
        self._stack.close()


@dataclass(frozen=True, slots=True, kw_only=True)
class Trying:
    """One test's means to try an app, and to see what harm that did."""

    laid: Bait
    case: Case
    canaries: Canaries
    browser: LateBrowser
    build_seconds: float

    def tried(self, app: HostileApp) -> Outcome:
        """Try an app in the bait's store."""
        sandbox = WatchedSandbox(seconds=self.build_seconds + app.seconds)
        return tried(app, self.case, self.laid, sandbox, self.browser.new_context)

    def harms(self) -> list[str]:
        """End the browser, and return what has happened: see Canaries."""
        self.browser.close()
        return self.canaries.harms()


@pytest.fixture
def trying(
    laid: Bait, good_build: Built, make_case: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Trying]:
    """Give the means to try an app, with a browser of this test's own and limits that are passed soon."""
    hurry_browser(monkeypatch.setattr)
    case = load_cases([make_case(below=laid.folder / "cases")])[0]
    browser = LateBrowser()
    yield Trying(laid=laid, case=case, canaries=Canaries(laid), browser=browser, build_seconds=good_build.seconds)
    browser.close()


@pytest.fixture(scope="session")
def good_build(
    tmp_path_factory: pytest.TempPathFactory,
    shared_folders: tuple[Path, ...],  # noqa: ARG001 - to be installed first
) -> Built:
    """Give the good app as built, and how long that takes here."""
    folder = tmp_path_factory.mktemp("good")
    built = build_app(folder / "w", good_app().files, {}, dist=folder / "dist", sandbox=choose_sandbox())
    assert isinstance(built, Built)
    return built


@pytest.fixture(scope="session")
def good_look(good_build: Built, tmp_path_factory: pytest.TempPathFactory) -> Looked:
    """Give the good app as a browser shows it that has seen nothing else."""
    browser = LateBrowser()
    seen = browser.look(good_build.dist, tmp_path_factory.mktemp("looked") / "at")
    browser.close()
    return seen
