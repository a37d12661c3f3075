import pytest

from pytest_ui2app.suites.scheduling import trial_of


@pytest.mark.parametrize(
    ("node_id", "trial"),
    [
        ("cases/test_ui2app.py::test_exec[cartly-ocr]", "cartly-ocr"),
        ("cases/test_ui2app.py::test_iis[cartly-ocr-toggle]", "cartly-ocr"),
        ("cases/test_ui2app.py::test_iis[cartly-ocr-r2-cross_route_state]", "cartly-ocr-r2"),
        ("cases/test_ui2app.py::test_iis[my-case-anthropic/claude-toggle]", "my-case-anthropic/claude"),
        ("tests/test_other.py::test_plain", "tests/test_other.py::test_plain"),
    ],
)
def test_items_of_a_trial_share_its_id(node_id: str, trial: str) -> None:
    assert trial_of(node_id) == trial
