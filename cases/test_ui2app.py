"""The benchmark's suite on the cases in this folder: `pytest --ui2app-model=NAME`."""

from pytest_ui2app.suites import *  # noqa: F403 - the suite is what the package says it is
