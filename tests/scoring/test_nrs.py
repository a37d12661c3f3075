import pytest

from pytest_ui2app.scoring.nrs import reachability


def test_nrs_is_the_share_of_all_inputs_that_were_reached() -> None:
    assert reachability(["home", "cart", "login", "help"], ["cart", "home", "cart"]).nrs == 50.0
    assert reachability(["home"], []).nrs == 0.0
    assert reachability(["home", "a", "b"], ["b", "a", "home"]).nrs == 100.0


@pytest.mark.parametrize(("inputs", "reached"), [([], []), (["home"], ["cart"])])
def test_pages_outside_the_case_cannot_be_reached(inputs: list[str], reached: list[str]) -> None:
    with pytest.raises(ValueError, match="none of the case's"):
        reachability(inputs, reached)
