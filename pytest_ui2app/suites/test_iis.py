"""IIS: does the app behave as the screenshots imply? (protocol section 7)."""

import pytest

from pytest_ui2app.cases.case import InventoryItem
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.suites.gating import Judge, Measured


def test_iis(
    ui2app_trial: Trial, ui2app_inventory_item: InventoryItem, ui2app_iis: Measured, ui2app_gate: Judge
) -> None:
    """One item per trial and interaction family of the case's inventory."""
    shortfall = ui2app_gate(ui2app_iis)
    if shortfall:
        pytest.fail(shortfall, pytrace=False)
