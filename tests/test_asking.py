"""What a run says at its end of what it bought."""

from pathlib import Path

import pytest

from pytest_ui2app.asking import told_spending
from pytest_ui2app.generation.model import UNKNOWN_COST, Cost
from pytest_ui2app.generation.spending import Spending


@pytest.mark.parametrize(
    ("costs", "told"),
    [
        ([], ""),
        ([0.0011], "this run bought 1 answer for 0.0011 dollars"),
        ([0.5, 0.25], "this run bought 2 answers for 0.7500 dollars"),
        ([0.5, None], "this run bought 1 answer for 0.5000 dollars and 1 answer at a price that is not known"),
    ],
)
def test_what_was_bought_is_counted(costs: list[float | None], told: str, tmp_path: Path) -> None:
    spending = Spending(tmp_path / "spending.json", float("inf"))
    spending.start()
    for cost in costs:
        with spending.buy(Cost(dollars=0.1, source="a test")) as bill:
            bill.settle(UNKNOWN_COST if cost is None else Cost(dollars=cost, source="a test"))
    assert told_spending(spending) == told
