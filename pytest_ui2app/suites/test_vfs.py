"""VFS: does the app look like the screenshots? (protocol section 5)."""

import pytest

from pytest_ui2app.pipeline import Trial
from pytest_ui2app.suites.gating import Judge, Measured


def test_vfs(ui2app_trial: Trial, ui2app_vfs: Measured, ui2app_gate: Judge) -> None:
    """One item per trial."""
    shortfall = ui2app_gate(ui2app_vfs)
    if shortfall:
        pytest.fail(shortfall, pytrace=False)
