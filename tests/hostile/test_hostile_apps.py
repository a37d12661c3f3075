"""Every hostile app, through what a user runs: it ends in time, as a fact about the app, and nothing has happened."""

import re
from pathlib import Path

import pytest

from pytest_ui2app.build.outcome import Built
from tests.hostile.conftest import Looked, Trying
from tests.hostile.corpus import HostileApp, good_app, hostile_builds, hostile_pages, hostile_replies
from tests.hostile.trials import Outcome

pytestmark = pytest.mark.full
MOST_SECONDS = 120.0
"""In which every trial must have ended, on a machine that does other work; most take 8."""


def named(apps: tuple[HostileApp, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("app", apps, ids=[app.name for app in apps])


def ensure_right(app: HostileApp, outcome: Outcome) -> None:
    said = outcome.attempt.diagnostics
    assert outcome.ended in app.outcomes, said + outcome.log[-2000:]
    if app.said and not outcome.attempt.passed:
        assert re.search(app.said, said), said
    assert outcome.seconds < MOST_SECONDS


@named(hostile_builds())
def test_a_hostile_build_harms_nothing(app: HostileApp, trying: Trying) -> None:
    outcome = trying.tried(app)
    assert "harm begins" in outcome.log
    assert trying.harms() == []
    ensure_right(app, outcome)


@named(hostile_pages())
def test_a_hostile_page_harms_nothing(
    app: HostileApp, trying: Trying, good_build: Built, good_look: Looked, tmp_path: Path
) -> None:
    outcome = trying.tried(app)
    assert trying.browser.look(good_build.dist, tmp_path / "after") == good_look
    assert trying.harms() == []
    ensure_right(app, outcome)


@named(hostile_replies())
def test_a_hostile_reply_is_written_nowhere(app: HostileApp, trying: Trying) -> None:
    outcome = trying.tried(app)
    assert trying.harms() == []
    ensure_right(app, outcome)
    (tree,) = outcome.trees
    assert {violation.clause for violation in tree.violations} <= {"i", "iv"}
    assert tree.violations
    assert all(path.startswith("src/") and ".." not in path for path in tree.files)


def test_the_good_app_does_no_harm_and_passes(trying: Trying) -> None:
    outcome = trying.tried(good_app())
    assert trying.harms() == []
    assert outcome.ended == "passed"
