"""Every page behind every kind of gate is seen, or why not is recorded."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from pytest_ui2app.browser.chromium import ContextFactory, launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.gates import read_gates
from pytest_ui2app.browser.opening import find_passage
from pytest_ui2app.browser.passage import Entry
from pytest_ui2app.browser.rendering import render_path
from pytest_ui2app.browser.routes import read_routes
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.matching.assignment import LOGIN_ROUTE
from pytest_ui2app.validity.bundling import bundle

pytestmark = pytest.mark.full

CORPUS = Path(__file__).parent
NAMES = sorted(place.parent.name for place in CORPUS.glob("*/expected.yaml"))
VISIT = Visit()


@dataclass(frozen=True, kw_only=True)
class Expected:
    """What was written down of an app before it was run."""

    pages: dict[str, str]
    gates: tuple[str, ...]
    closed: bool = False


@dataclass(frozen=True, kw_only=True)
class Gated:
    """An app of the corpus, built."""

    name: str
    files: dict[str, str]
    app: BuiltApp
    found: dict[str, Entry]
    """The entries found so far, by app: to find one takes seconds."""

    @property
    def entry(self) -> Entry:
        if self.name not in self.found:
            self.found[self.name] = self.found_anew()
        return self.found[self.name]

    def found_anew(self) -> Entry:
        return find_passage(self.app, read_routes(self.files), read_gates(self.files), VISIT)


def files_of(name: str) -> dict[str, str]:
    """Return the files of an app: its own, and those that it shares with others, which ``kit`` names."""
    own = {path.relative_to(CORPUS / name).as_posix(): path for path in (CORPUS / name / "src").rglob("*")}
    shared = {path: CORPUS / "kit" / kept for path, kept in told_of(name).get("kit", {}).items()}
    files = {path: place for path, place in (own | shared).items() if place.is_file()}
    return {path: files[path].read_text(encoding="utf-8") for path in sorted(files)}


def told_of(name: str) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((CORPUS / name / "expected.yaml").read_text(encoding="utf-8"))
    return told


def expected_of(name: str) -> Expected:
    told = told_of(name)
    return Expected(pages=told["pages"], gates=tuple(told["gates"]), closed=told.get("closed", False))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the built files of every app."""
    return bundle({name: files_of(name) for name in NAMES}, tmp_path_factory.mktemp("gates"))


@pytest.fixture(scope="module")
def contexts() -> Iterator[ContextFactory]:
    """Yield what makes browser contexts, for all apps."""
    with launched(find_browser().path) as browser:
        yield browser.new_context


@pytest.fixture(scope="module")
def found() -> dict[str, Entry]:
    """Return where the entries are kept."""
    return {}


@pytest.fixture
def gated(
    request: pytest.FixtureRequest, built: dict[str, Path], contexts: ContextFactory, found: dict[str, Entry]
) -> Gated:
    """Return the app that a test is about."""
    app = BuiltApp(new_context=contexts, dist=built[request.param])
    return Gated(name=request.param, files=files_of(request.param), app=app, found=found)


@pytest.mark.parametrize(("name", "gated"), [(name, name) for name in NAMES], indirect=["gated"], ids=NAMES)
def test_every_page_is_seen_or_why_not_is_recorded(name: str, gated: Gated, tmp_path: Path) -> None:
    expected = expected_of(name)
    entry = gated.entry
    app = replace(gated.app, passage=entry.passage)
    shown = {path: render_path(app, path, VISIT, tmp_path) for path in expected.pages}
    texts = {path: " ".join(block.text for block in route.blocks) for path, route in shown.items()}
    assert not {path: texts[path] for path, text in expected.pages.items() if text.lower() not in texts[path]}, entry
    assert tuple(gate.kind.value for gate in entry.gates) == expected.gates, entry
    assert all(gate.opened is not expected.closed for gate in entry.gates), entry
    assert all(gate.tried and gate.where for gate in entry.gates)


@pytest.mark.parametrize("gated", ["context_form", "token_string", "splash_and_login"], indirect=True)
def test_the_login_itself_is_seen_as_a_view_of_its_own(gated: Gated, tmp_path: Path) -> None:
    app = replace(gated.app, passage=gated.entry.passage)
    login = render_path(app, LOGIN_ROUTE, VISIT, tmp_path)
    assert login.path == LOGIN_ROUTE
    assert login.url == "/login"
    assert "sign in" in {block.text for block in login.blocks}


@pytest.mark.parametrize("gated", ["printed_credentials"], indirect=True)
def test_a_passage_is_found_the_same_each_time(gated: Gated) -> None:
    assert gated.found_anew() == gated.entry
