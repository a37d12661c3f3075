"""Waking the plugin up: settings, cases and models are read, and every mistake in them is told at once."""

from collections.abc import Sequence

import pytest

from pytest_ui2app import fixtures
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.session import INCOMPLETE_EXIT, SESSION, MeasuringSession, default_suite
from pytest_ui2app.settings import settings_of

PLAYWRIGHTS_OWN = "ignore:Session-scoped fixtures defined as instance methods:pytest.PytestDeprecationWarning"
"""What pytest-base-url, which comes with pytest-playwright, is warned about by recent pytest; nothing of ours."""


def activate(config: pytest.Config) -> None:
    """Register the session and the fixtures, and have the suite collected if no path was named.

    The fixtures are registered here, after every installed plugin's, so that ours override pytest-playwright's.
    """
    try:
        session = MeasuringSession(config, settings_of(config))
    except UsageError as error:
        raise pytest.UsageError(str(error)) from error
    except InfrastructureError as error:
        pytest.exit(str(error), returncode=INCOMPLETE_EXIT)
    config.stash[SESSION] = session
    config.addinivalue_line("filterwarnings", PLAYWRIGHTS_OWN)
    config.pluginmanager.register(session, "ui2app-session")
    config.pluginmanager.register(fixtures, "ui2app-fixtures")
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args[:] = [str(default_suite(config))]


def trials_of(config: pytest.Config) -> Sequence[Trial]:
    """Return the trials of a run; none if no model was named."""
    session = config.stash.get(SESSION, None)
    return session.trials if session else ()
