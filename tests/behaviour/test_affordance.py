"""Which control is taken for what a screenshot promises."""

from collections.abc import Callable

import pytest

from pytest_ui2app.behaviour.affordance import Affordance, Ambiguous, Found, Missing, labels, likeness, locate, score
from pytest_ui2app.browser.controls import Control

Make = Callable[..., Control]


def named(result: Found | Missing | Ambiguous) -> str:
    assert isinstance(result, Found), result
    return result.control.name


@pytest.mark.parametrize(
    ("phrase", "label", "expected"),
    [
        ("Save", "save", 1.0),
        ("Don\u2019t  save", "don't save", 1.0),
        ("Add", "Add task", 0.55 + 0.4 / 2),
        ("New task", "Add a new task now", 0.55 + 0.4 * 2 / 5),
        ("task new", "New task", 0.5 + 0.3),
        ("Add to cart", "Add", 0.5 + 0.25 / 3),
        ("Catalogue", "Catalog", 0.7 * 14 / 16),
        ("Save", "Delete", 0.0),
        ("Save", "", 0.0),
        ("", "Save", 0.0),
        ("+", "+", 1.0),
        ("+", "\u2212", 0.0),
        ("cart", "Cartridge", 0.0),
        ("Paused 3", "Paused3", 1.0),
        ("Paused", "Paused3", 0.55 + 0.4 / 2),
    ],
)
def test_likeness_goes_by_whole_words_then_by_spelling(phrase: str, label: str, expected: float) -> None:
    assert likeness(phrase, label) == pytest.approx(expected)


def test_likeness_never_leaves_the_unit_interval() -> None:
    phrases = ["Add", "Add to cart", "cart", "", "+", "to cart add", "Add to cart now please"]
    assert all(0 <= likeness(one, other) <= 1 for one in phrases for other in phrases)


def test_the_control_of_the_name_is_taken(control: Make) -> None:
    controls = [control("Cancel"), control("Save"), control("Delete")]
    assert named(locate(Affordance(kind="button", names=("Save",)), controls)) == "Save"


def test_what_is_nowhere_is_missing(control: Make) -> None:
    assert locate(Affordance(kind="button", names=("Save",)), [control("Cancel")]) == Missing()
    assert locate(Affordance(kind="button", names=("Save",)), []) == Missing()


@pytest.mark.parametrize("state", ["covered", "disabled"])
def test_what_a_user_cannot_press_is_never_taken(control: Make, state: str) -> None:
    assert locate(Affordance(kind="button", names=("Save",)), [control("Save", **{state: True})]) == Missing()


def test_a_role_that_does_not_fit_is_never_taken(control: Make) -> None:
    assert locate(Affordance(kind="field", names=("Search",)), [control("Search")]) == Missing()


def test_the_role_that_fits_wins_over_one_that_may_stand_in(control: Make) -> None:
    controls = [control("Save", role="link", tag="a"), control("Save")]
    found = locate(Affordance(kind="button", names=("Save",)), controls)
    assert isinstance(found, Found)
    assert found.control.role == "button"


def test_a_native_control_wins_over_something_that_reacts(control: Make) -> None:
    wanted = Affordance(kind="item", names=("Basil",))
    assert score(wanted, control("Basil", strong=True)) > score(wanted, control("Basil", strong=False)) > 0


def test_the_one_beside_the_text_is_taken(control: Make) -> None:
    controls = [
        control("Delete", contexts=("Basil Delete", "Basil Delete Thyme Delete")),
        control("Delete", contexts=("Thyme Delete", "Basil Delete Thyme Delete")),
    ]
    found = locate(Affordance(kind="button", names=("Delete",), near=("thyme",)), controls)
    assert isinstance(found, Found)
    assert found.control is controls[1]


def test_several_texts_beside_a_control_must_stand_in_one_group(control: Make) -> None:
    controls = [
        control("Delete", contexts=("Basil 3 pots Delete",)),
        control("Delete", contexts=("Basil 5 pots Delete",)),
    ]
    found = locate(Affordance(kind="button", names=("Delete",), near=("Basil", "5 pots")), controls)
    assert isinstance(found, Found)
    assert found.control is controls[1]


def test_a_control_far_from_the_text_is_none(control: Make) -> None:
    wanted = Affordance(kind="button", names=("Delete",), near=("Basil",))
    assert locate(wanted, [control("Delete", contexts=("Thyme Delete",))]) == Missing()


def test_what_the_last_action_brought_up_wins_over_its_opener(control: Make) -> None:
    opener, submit = control("Add feedback"), control("Add feedback", icons=("send",))
    wanted = Affordance(kind="button", names=("Add feedback",))
    assert isinstance(locate(wanted, [opener, submit]), Ambiguous)
    found = locate(wanted, [opener, submit], fresh={submit.index})
    assert isinstance(found, Found)
    assert found.control is submit


def test_two_that_fit_alike_under_other_names_are_ambiguous_best_first(control: Make) -> None:
    controls = [control("Save draft"), control("Save order")]
    assert locate(Affordance(kind="button", names=("Save",)), controls) == Ambiguous(names=("Save draft", "Save order"))


def test_one_of_many_alike_is_the_first(control: Make) -> None:
    controls = [control("Add to cart") for _ in range(3)]
    found = locate(Affordance(kind="button", names=("Add to cart",)), controls)
    assert isinstance(found, Found)
    assert found.control is controls[0]


def test_a_lead_of_the_margin_is_enough(control: Make) -> None:
    controls = [control("Save"), control("Save order")]
    assert named(locate(Affordance(kind="button", names=("Save",)), controls)) == "Save"


def test_an_icon_stands_for_a_name(control: Make) -> None:
    controls = [control("", icons=("pencil",)), control("", icons=("trash-2",))]
    found = locate(Affordance(kind="button", names=("Delete",), icons=("trash", "trash-2")), controls)
    assert isinstance(found, Found)
    assert found.control is controls[1]


def test_the_earlier_of_two_synonyms_wins(control: Make) -> None:
    controls = [control("New"), control("Add")]
    wanted = Affordance(kind="button", names=("Add", "New"))
    assert score(wanted, controls[1]) == pytest.approx(score(wanted, controls[0]) + 0.01)


def test_without_names_any_control_of_the_kind_beside_the_text_will_do(control: Make) -> None:
    controls = [control("x", role="checkbox", contexts=("Milk",)), control("y", role="checkbox", contexts=("Eggs",))]
    assert named(locate(Affordance(kind="switch", near=("Eggs",)), controls)) == "y"


def test_a_select_is_also_called_by_what_is_chosen_in_it(control: Make) -> None:
    select = control("", tag="select", role="combobox", chosen="Price: low to high")
    assert isinstance(locate(Affordance(kind="choice", names=("Price: low to high",)), [select]), Found)


def test_the_text_before_a_nameless_field_is_its_name(control: Make) -> None:
    field = control("Street 1", role="textbox", tag="input", text="", placeholder="Street 1", before="Address")
    assert "Address" in labels(field)
    labelled = control("City", role="textbox", tag="input", text="", before="Address")
    assert "Address" not in labels(labelled)


def test_an_affordance_reads_as_a_person_would_say_it() -> None:
    wanted = Affordance(kind="button", names=("Add", "New"), near=("Basil",))
    assert str(wanted) == "button 'Add' or 'New' beside 'Basil'"
    assert str(Affordance(kind="switch")) == "switch unnamed"


def test_of_two_that_are_called_so_to_the_word_the_phrase_given_first_is_meant(control: Make) -> None:
    controls = [control("Clear filters"), control("All tags")]
    assert named(locate(Affordance(kind="button", names=("All tags", "Clear filters")), controls)) == "All tags"
    assert named(locate(Affordance(kind="button", names=("Clear filters", "All tags")), controls)) == "Clear filters"


def test_the_neighbour_is_not_the_control_beside_it(control: Make) -> None:
    row = ("Clifton Choral Society Jean Abbott",)
    entry = control("Clifton Choral Society", contexts=row)
    pin = control("", icons=("pin",), contexts=row)
    wanted = Affordance(
        kind="button", names=("Pin Clifton Choral Society",), icons=("pin",), near=("Clifton Choral Society",)
    )
    result = locate(wanted, [entry, pin])
    assert isinstance(result, Found)
    assert result.control is pin


def test_an_icon_alone_speaks_for_a_control_beside_the_texts_only(control: Make) -> None:
    wanted = Affordance(kind="button", names=("Delete",), icons=("trash",), near=("Basil",))
    row, page = ("Basil", "Basil 3 kg"), ("Chives", "Chives 2 kg", "list", "list", "Basil Chives")
    beside, away = (control("", icons=("trash",), contexts=contexts) for contexts in (row, page))
    assert isinstance(locate(wanted, [beside, away]), Found)
    assert locate(wanted, [away]) == Missing()
    assert isinstance(locate(wanted, [control("Delete", contexts=page)]), Found)
