import pytest

from pytest_ui2app.reporting.table import number, table


def test_columns_line_up_the_first_to_the_left() -> None:
    assert table(["model", "VFS"], [["a", "1.0"], ["longer", "100.0"]]) == [
        "model     VFS",
        "------  -----",
        "a         1.0",
        "longer  100.0",
    ]


def test_a_table_without_rows_is_its_head() -> None:
    assert table(["a", "b"], []) == ["a  b", "-  -"]


@pytest.mark.parametrize(("value", "shown"), [(None, "-"), (0.0, "0.0"), (99.96, "100.0"), (33.333, "33.3")])
def test_percentages_are_shown_to_one_decimal(value: float | None, shown: str) -> None:
    assert number(value) == shown
