"""NRS: can a user reach the pages with the app's own controls? (protocol section 6)."""

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.suites.gating import Judge, Measured


def test_nrs(ui2app_trial: Trial, ui2app_nrs: Measured, ui2app_gate: Judge) -> None:
    """One item per trial."""
    shortfall = ui2app_gate(ui2app_nrs)
    if shortfall:
        pytest.fail(shortfall, pytrace=False)
