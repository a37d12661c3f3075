import pytest

from pytest_ui2app.scoring.execution import Execution, RenderSignals, renders


@pytest.mark.parametrize(
    ("elements", "text", "visuals", "interactive", "rendered"),
    [
        (3, 20, 0, 0, True),
        (3, 0, 2, 0, True),
        (3, 0, 0, 2, True),
        (3, 19, 1, 1, False),
        (2, 500, 9, 9, False),
        (0, 0, 0, 0, False),
    ],
)
def test_a_page_renders_with_three_elements_and_one_kind_of_content(
    elements: int, text: int, visuals: int, interactive: int, *, rendered: bool
) -> None:
    assert renders(RenderSignals(all=elements, text=text, visuals=visuals, interactive=interactive)) is rendered


@pytest.mark.parametrize(
    ("attempts", "at_1", "at_3"),
    [
        ((True,), True, True),
        ((False, True), False, True),
        ((False, False, False, True), False, True),
        ((False, False, False, False), False, False),
        ((False,), False, False),
        ((), False, False),
    ],
)
def test_exec_at_1_is_the_first_attempt_and_at_3_the_last(
    attempts: tuple[bool, ...], *, at_1: bool, at_3: bool
) -> None:
    execution = Execution(attempts=attempts)
    assert (execution.at_1, execution.at_3) == (at_1, at_3)


def test_a_fourth_repair_round_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 3 repair rounds"):
        Execution(attempts=(False,) * 5)
