"""The part of the corpus of broken apps that builds, through build, browser and blame: EXEC, mode, file and line."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pytest_ui2app.browser.chromium import ContextFactory, fingerprint, launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Conditions, Tools, Trial
from pytest_ui2app.pipeline.attempted import AttemptedApp
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.store.artifacts import FolderStore
from tests.build.broken.corpus import BrokenApp, Fails, Passes, broken_apps

pytestmark = pytest.mark.full
Attempted = Callable[..., AttemptedApp]


@pytest.fixture(scope="module")
def contexts() -> Iterator[ContextFactory]:
    """Yield what makes browser contexts."""
    with launched(find_browser().path) as browser:
        yield browser.new_context


@pytest.fixture
def attempted(contexts: ContextFactory, tmp_path: Path, make_case: Callable[..., Path]) -> Attempted:
    """Return a function that puts an app's source through its attempt."""
    case = load_cases([make_case()])[0]

    def attempt(app: BrokenApp, conditions: Conditions | None = None, store: str = "store") -> AttemptedApp:
        tools = Tools(
            store=FolderStore(tmp_path / store),
            sandbox=choose_sandbox,
            new_context=lambda: contexts,
            scaffold=scaffold_folder(),
            eyes=lambda: fingerprint(find_browser().version),
        )
        tree = SourceTree(files=app.files, dependencies=app.dependencies)
        log = StageLog(Trial(case=case, model=resolve_model("blank")), tools)
        return AttemptedApp(tree, conditions or Conditions(), tools, log)

    return attempt


def named(app: BrokenApp) -> str:
    return app.name


def app_called(name: str) -> BrokenApp:
    return next(app for app in broken_apps() if app.name == name)


@pytest.mark.parametrize(
    "app", [app for app in broken_apps() if isinstance(app.expected, Fails) and app.expected.stage == "home"], ids=named
)
def test_an_app_whose_home_page_shows_nothing_is_explained(app: BrokenApp, attempted: Attempted) -> None:
    expected = app.expected
    assert isinstance(expected, Fails)
    attempt = attempted(app).attempt
    assert (attempt.passed, attempt.failed_at, attempt.mode) == (False, "home", expected.mode)
    assert attempt.file == expected.file
    assert not expected.line or attempt.line == expected.line


@pytest.mark.parametrize("app", [app for app in broken_apps() if isinstance(app.expected, Passes)], ids=named)
def test_an_app_that_only_looks_broken_passes(app: BrokenApp, attempted: Attempted) -> None:
    attempt = attempted(app).attempt
    assert (attempt.passed, attempt.mode, attempt.shows) == (True, None, "content")


def test_what_the_page_says_and_asks_for_is_kept_with_the_attempt(attempted: Attempted) -> None:
    page = (
        'console.error("odd"); fetch("https://elsewhere.example/x").catch(() => {});\n'
        "export default function App() { return <main><h1>Hello</h1><p>Enough text to be seen.</p>"
        '<img src="/assets/gone.png"/></main>; }'
    )
    app = BrokenApp(name="talks", files={"src/App.tsx": page}, dependencies={}, expected=Passes())
    attempt = attempted(app).attempt
    assert attempt.passed
    assert [said.text for said in attempt.evidence.console if said.level == "error"] == ["odd"]
    assert [blocked.host for blocked in attempt.evidence.blocked] == ["elsewhere.example"]
    assert [request.path for request in attempt.evidence.failed_requests] == ["/assets/gone.png"]


def test_an_attempt_is_the_same_each_time_and_nothing_is_done_twice(attempted: Attempted) -> None:
    app = next(app for app in broken_apps() if isinstance(app.expected, Fails) and app.expected.stage == "home")
    first, elsewhere, again = (attempted(app, store=store) for store in ("one", "two", "one"))
    assert first.attempt == elsewhere.attempt == again.attempt
    assert (first.production.fresh, elsewhere.production.fresh, again.production.fresh) == (True, True, False)


ONLY_IN_PRODUCTION = {
    # A server hands out modules one by one: a page that nobody has gone to yet may be broken.
    "src/App.tsx": "import { lazy } from 'react';\nconst Later = lazy(() => import('./Later'));\nconst later = false;\n"
    "export default function App() { return <main><h1>Hello there</h1><p>Some text to be read</p>{later && <Later/>}"
    "</main>; }",
    "src/Later.tsx": "import text from './never-written';\nexport default function Later() { return <p>{text}</p>; }",
}


def in_development(files: dict[str, str], attempted: Attempted) -> AttemptedApp:
    app = BrokenApp(name="app", files=files, dependencies={}, expected=Passes())
    return attempted(app, Conditions(dev_only=True))


def test_an_app_that_runs_in_development_alone_is_recorded_and_fails(attempted: Attempted) -> None:
    attempt = in_development(ONLY_IN_PRODUCTION, attempted).attempt
    assert (attempt.passed, attempt.failed_at, attempt.dev_only, attempt.shows) == (False, "build", True, "content")


def test_what_vite_cannot_transform_is_its_overlay(attempted: Attempted) -> None:
    attempt = in_development({"src/App.tsx": "export default function App() { return <p>; }"}, attempted).attempt
    assert (attempt.dev_only, attempt.shows) == (False, "error overlay")


def test_nobody_looks_in_development_unless_asked(attempted: Attempted) -> None:
    app = BrokenApp(name="app", files=ONLY_IN_PRODUCTION, dependencies={}, expected=Passes())
    attempt = attempted(app).attempt
    assert (attempt.passed, attempt.dev_only, attempt.shows) == (False, None, "")
