"""What counts as a difference between two looks at a page."""

from collections import Counter
from collections.abc import Callable

import pytest

from pytest_ui2app.behaviour.observation import Change, Observation, plain
from pytest_ui2app.browser.controls import Control
from pytest_ui2app.browser.text_blocks import Fragment

Make = Callable[..., Control]
Look = Callable[..., Observation]
Text = Callable[..., Fragment]


def test_texts_are_compared_without_case_spacing_or_typographic_quotes() -> None:
    assert plain("  Don\u2019t\n\u201cShout\u201d ") == 'don\'t "shout"'


def test_texts_are_a_multiset(observation: Look) -> None:
    change = Change(before=observation("a", "b", "b"), after=observation("b", "c", "c"))
    assert change.appeared == Counter({"c": 2})
    assert change.vanished == Counter({"a": 1, "b": 1})


def test_a_second_copy_of_a_text_has_appeared(observation: Look) -> None:
    assert Change(before=observation("Basil"), after=observation("Basil", "basil")).appeared == Counter({"basil": 1})


def test_what_comes_and_goes_by_itself_is_no_effect(observation: Look) -> None:
    change = Change(before=observation("10:00"), after=observation("10:01"), noise=frozenset({"10:00", "10:01"}))
    assert not change.anything
    assert not change.appeared
    assert not change.vanished


def test_nothing_different_is_nothing(observation: Look, control: Make) -> None:
    button = control("Save")
    same = Change(before=observation("a", controls=(button,)), after=observation("a", controls=(button,)))
    assert not same.anything
    assert not same.opened
    assert not same.moved
    assert not same.notices
    assert not same.complaints


@pytest.mark.parametrize(
    ("name", "state"),
    [("url", "/b"), ("overlays", 1), ("dark", True)],
)
def test_another_path_a_layer_and_darkness_are_noticed(observation: Look, name: str, state: object) -> None:
    assert Change(before=observation("a"), after=observation("a", **{name: state})).anything


@pytest.mark.parametrize("unseen", [{"storage": {"k": "v"}}, {"focus": "INPUT q"}])
def test_what_a_user_does_not_see_is_no_effect(observation: Look, unseen: dict[str, object]) -> None:
    assert not Change(before=observation("a"), after=observation("a", **unseen)).anything


@pytest.mark.parametrize(
    "state",
    [{"checked": True}, {"expanded": True}, {"value": "x"}, {"disabled": True}, {"look": "red"}, {"chosen": "b"}],
)
def test_a_control_in_another_state_is_noticed_and_flipped(
    observation: Look, control: Make, state: dict[str, object]
) -> None:
    before, after = control("Like", y=5.0), control("Like", y=5.0, **state)
    change = Change(before=observation(controls=(before,)), after=observation(controls=(after,)))
    assert change.anything
    assert change.flipped(before)


def test_a_control_named_or_drawn_otherwise_in_its_place_is_flipped(observation: Look, control: Make) -> None:
    before = control("Save", y=5.0)
    for after in (control("Saved", y=5.0), control("Save", y=5.0, icons=("check",))):
        assert Change(before=observation(controls=(before,)), after=observation(controls=(after,))).flipped(before)


def test_a_control_that_moved_is_found_by_its_name_if_there_is_one_of_it(observation: Look, control: Make) -> None:
    before, after = control("Like", y=5.0), control("Like", y=300.0, checked=True)
    change = Change(before=observation(controls=(before,)), after=observation(controls=(after,)))
    assert change.flipped(before)
    twice = observation(controls=(after, control("Like", y=400.0)))
    assert twice.matching(before) is None


def test_a_control_that_is_gone_is_not_flipped(observation: Look, control: Make) -> None:
    before = control("Like")
    assert not Change(before=observation(controls=(before,)), after=observation()).flipped(before)


def test_in_one_place_the_control_of_the_same_name_is_the_same(observation: Look, control: Make) -> None:
    before = control("Like", x=10.0, y=5.0)
    icon, same = control("Share", x=12.0, y=5.0), control("Like", x=13.0, y=5.0)
    assert observation(controls=(icon, same)).matching(before) is same


def test_in_one_place_the_control_of_the_same_size_is_the_same(observation: Look, control: Make) -> None:
    arrow = control("", x=10.0, y=5.0, width=24.0)
    row, same = control("", x=10.0, y=5.0, width=120.0), control("", x=10.0, y=5.0, width=24.0, checked=True)
    assert observation(controls=(row, same)).matching(arrow) is same


def test_new_controls_are_those_that_are_more_than_before(observation: Look, control: Make) -> None:
    first, second, other = control("Delete"), control("Delete"), control("Close")
    change = Change(before=observation(controls=(first,)), after=observation(controls=(first, second, other)))
    assert change.new_controls == (second, other)
    assert change.opened


def test_fewer_layers_are_not_an_opening(observation: Look) -> None:
    change = Change(before=observation(overlays=2), after=observation(overlays=1))
    assert change.anything
    assert not change.opened


def test_notices_speak_from_live_regions_small_floating_boxes_and_alert_boxes(
    observation: Look, fragment: Text
) -> None:
    before = observation(fragment("Old news", live=True))
    after = observation(
        fragment("Old news", live=True),
        fragment("Saved", live=True),
        fragment("Undo", floating=True),
        fragment("A new row"),
        dialogs=("Really?",),
    )
    assert Change(before=before, after=after).notices == ("saved", "undo", "really?")


def test_complaints_are_bubbles_marked_fields_and_messages(observation: Look, control: Make) -> None:
    clean, marked = control("Email", role="textbox", y=5.0), control("Email", role="textbox", y=5.0, invalid=True)
    before = observation("Email", controls=(clean,), refusals=(("age", "Old"),))
    after = observation(
        "Email", "Please enter a name", "Thanks", controls=(marked,), refusals=(("age", "Old"), ("name", "Fill it"))
    )
    found = Change(before=before, after=after).complaints
    assert found == ("name: Fill it", "Email is marked", "please enter a name")


def test_a_field_that_was_marked_before_and_a_red_button_are_no_complaint(observation: Look, control: Make) -> None:
    marked = control("Email", role="textbox", y=5.0, invalid=True)
    plain_button, red_button = control("Delete", y=50.0), control("Delete", y=50.0, invalid=True)
    before = observation(controls=(marked, plain_button))
    assert not Change(before=before, after=observation(controls=(marked, red_button))).complaints


def test_reading_goes_by_rows_then_from_left_to_right(observation: Look, fragment: Text) -> None:
    texts = [fragment("d", x=0, y=60), fragment("b", x=200, y=1), fragment("a", x=5, y=0), fragment("c", x=400, y=2)]
    assert [f.text for f in observation(*texts).reading] == ["a", "b", "c", "d"]


def test_a_row_is_a_row_wherever_it_stands(observation: Look, fragment: Text) -> None:
    for top in range(40):
        row = [fragment("left", x=0, y=top + 2), fragment("right", x=300, y=top)]
        assert [f.text for f in observation(*reversed(row)).reading] == ["left", "right"], top


def test_count_is_of_lines_that_contain_the_text(observation: Look) -> None:
    assert observation("Basil", "basil pot", "Thyme").count("BASIL") == 2
