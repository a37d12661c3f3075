"""Real builds of the corpus of broken apps: each must fail in its mode, in its file, on its line.

Those that build are in tests/pipeline/test_broken_pages.py.
"""

from pathlib import Path

import pytest

from pytest_ui2app.build.outcome import BuildFailure, Built
from pytest_ui2app.build.production import build_app
from pytest_ui2app.build.sandbox import choose_sandbox
from tests.build.broken.corpus import BrokenApp, Fails, broken_apps

pytestmark = pytest.mark.full


def failing_at(stage: str) -> list[BrokenApp]:
    return [app for app in broken_apps() if isinstance(app.expected, Fails) and app.expected.stage == stage]


def named(app: BrokenApp) -> str:
    return app.name


def outcome(app: BrokenApp, folder: Path) -> Built | BuildFailure:
    sandbox = choose_sandbox("auto")
    return build_app(folder / "w", app.files, app.dependencies, dist=folder / "dist", sandbox=sandbox)


@pytest.mark.parametrize("app", failing_at("build"), ids=named)
def test_an_app_that_does_not_build_is_diagnosed(app: BrokenApp, tmp_path: Path) -> None:
    failure = outcome(app, tmp_path)
    expected = app.expected
    assert isinstance(expected, Fails)
    assert isinstance(failure, BuildFailure)
    assert (failure.stage, failure.mode) == ("build", expected.mode)
    assert next(iter(failure.files), "") == expected.file
    assert not expected.line or failure.line == expected.line
    assert not expected.subject or failure.subject == expected.subject
    assert str(tmp_path) not in failure.diagnostics + failure.subject


@pytest.mark.parametrize("app", failing_at("install"), ids=named)
def test_an_app_that_declares_what_cannot_be_installed_is_c2(app: BrokenApp, tmp_path: Path) -> None:
    failure = outcome(app, tmp_path)
    expected = app.expected
    assert isinstance(expected, Fails)
    assert isinstance(failure, BuildFailure)
    assert (failure.stage, failure.mode, failure.files) == ("install", expected.mode, ())
    assert failure.subject == expected.subject
