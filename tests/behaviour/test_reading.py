"""Reading counts off a page."""

from collections.abc import Callable

import pytest

from pytest_ui2app.behaviour.affordance import described
from pytest_ui2app.behaviour.observation import Observation
from pytest_ui2app.behaviour.reading import badge, first_shown
from pytest_ui2app.browser.controls import Control

Make = Callable[..., Control]
NOTICES = described("item", ["Notifications"], icons=("bell",))


@pytest.fixture
def page(observation: Callable[..., Observation]) -> Callable[..., Observation]:
    def of(*controls: Control) -> Observation:
        return observation(controls=controls)

    return of


def entry(control: Make, label: str) -> Control:
    return control(label, text=label, role="link")


def test_the_number_is_that_of_the_control_called_so(control: Make, page: Callable[..., Observation]) -> None:
    tab = entry(control, "All notifications 22")
    assert badge(page(tab, entry(control, "Notifications4")), NOTICES) == 4
    assert badge(page(tab, entry(control, "Notifications")), NOTICES) == 0


def test_an_icon_with_a_number_counts_and_of_several_the_largest(
    control: Make, page: Callable[..., Observation]
) -> None:
    bell = control("4", text="4", icons=("bell",))
    assert badge(page(entry(control, "Notifications"), bell), NOTICES) == 4


def test_without_such_a_control_there_is_no_number(control: Make, page: Callable[..., Observation]) -> None:
    assert badge(page(entry(control, "Orders 3")), NOTICES) is None


@pytest.mark.parametrize(
    ("line", "first"),
    [("Showing 9 to 16 of 40", 9), ("1-8 of 22 customers", 1), ("9 \N{EN DASH} 16 of 40", 9), ("2 of 3 steps", None)],
)
def test_the_first_entry_shown_is_read_off_the_line_that_tells_it(
    observation: Callable[..., Observation], line: str, first: int | None
) -> None:
    assert first_shown(observation("Pots", line)) == first
