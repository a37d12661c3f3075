import numpy as np
import pytest

from pytest_ui2app.scoring.kappa import cohen_kappa, linear, unweighted
from pytest_ui2app.scoring.unscored import Unscored

SKEWED = np.array([[2.0, 1.0, 0.0], [0.0, 2.0, 1.0], [0.0, 0.0, 2.0]])
"""Eight cells; by rows 3, 3, 2 and by columns 2, 3, 3."""


def test_kappa_by_hand() -> None:
    # agree 35 of 50; by chance 25 * 30 + 25 * 20 of 2,500 = 0.5; so (0.7 - 0.5) / (1 - 0.5)
    assert cohen_kappa(np.array([[20.0, 5.0], [10.0, 15.0]]), unweighted(2)) == pytest.approx(0.4)


def test_kappa_of_three_values_by_hand() -> None:
    # agree 6 of 8; by chance (3 * 2 + 3 * 3 + 2 * 3) / 64 = 21 / 64; so (48 - 21) / (64 - 21)
    assert cohen_kappa(SKEWED, unweighted(3)) == pytest.approx(27 / 43)


def test_linear_weights_by_hand() -> None:
    # two cells half a credit apart: 1 / 8; by chance (3 * (1.5 + 3) + 3 * (1 + 1.5) + 2 * (2 + 1.5)) / 64 = 28 / 64
    assert cohen_kappa(SKEWED, linear([0.0, 0.5, 1.0])) == pytest.approx(1 - 8 / 28)


def test_a_merged_value_is_half_a_step_from_its_neighbours() -> None:
    assert linear([0.5, 0.75, 1.0]).tolist() == [[0, 0.25, 0.5], [0.25, 0, 0.25], [0.5, 0.25, 0]]


@pytest.mark.parametrize("table", [np.eye(3), np.diag([4.0, 0.0, 1.0])])
def test_full_agreement_on_several_values_is_one(table: np.ndarray) -> None:
    assert cohen_kappa(table, unweighted(3)) == cohen_kappa(table, linear([0, 0.5, 1])) == 1.0


def test_without_cells_or_variation_there_is_no_kappa() -> None:
    assert cohen_kappa(np.zeros((3, 3)), unweighted(3)) == Unscored(reason="no cell to compare")
    same = cohen_kappa(np.diag([0.0, 7.0, 0.0]), linear([0, 0.5, 1]))
    assert same == Unscored(reason="no variation: both give every cell the same value")


def test_one_rater_without_variation_agrees_as_chance_would() -> None:
    assert cohen_kappa(np.array([[3.0, 2.0], [0.0, 0.0]]), unweighted(2)) == pytest.approx(0.0)
