"""EXEC: does the app build, and does its home page show itself? (protocol section 3)."""

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.suites.gating import Judge, Measured


def test_exec(ui2app_trial: Trial, ui2app_exec: Measured, ui2app_gate: Judge) -> None:
    """One item per trial."""
    shortfall = ui2app_gate(ui2app_exec)
    if shortfall:
        pytest.fail(shortfall, pytrace=False)
