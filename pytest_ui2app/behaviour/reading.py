"""Reading a page as a person does: in what order things stand, and which number belongs to which label."""

import re
from collections.abc import Sequence

from pytest_ui2app.behaviour.affordance import Affordance, ranking
from pytest_ui2app.behaviour.observation import Observation, plain
from pytest_ui2app.browser.controls import Control

AMOUNT = re.compile(r"(?<![\w.])[-+]?[^\w\s.,-]?\s?(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)")
"""A number as an interface prints it, with a currency sign before it and commas or spaces between thousands."""


SHOWN = re.compile(r"\b(\d+) ?(?:to|-|\N{EN DASH}) ?\d+ of \d+")
"""Which entries of how many are shown."""


def shows(page: Observation, texts: Sequence[str]) -> bool:
    """Whether every one of the texts is visible, as a part of some line or across lines."""
    seen = [plain(fragment.text) for fragment in page.texts]
    return all(any(plain(text) in line for line in seen) or plain(text) in " ".join(seen) for text in texts)


def order(page: Observation, texts: Sequence[str]) -> tuple[str, ...]:
    """Return those of the texts that are visible, in reading order of their first appearance."""
    places: dict[str, int] = {}
    for place, fragment in enumerate(page.reading):
        for text in texts:
            if plain(text) in plain(fragment.text):
                places.setdefault(text, place)
    return tuple(sorted(places, key=lambda text: (places[text], texts.index(text))))


def amount(page: Observation, beside: str) -> float | None:
    """Return the number printed with a label: in the same line, else next to it or under it; None if none is."""
    for label in page.labelled(beside):
        rest_of_line = plain(label.text).replace(plain(beside), " ", 1)
        for text in (rest_of_line, *page.beside(label, AMOUNT)[:1]):
            number = AMOUNT.search(text)
            if number:
                return float(number.group(1).replace(",", "").replace(" ", ""))
    return None


def first_shown(page: Observation) -> int | None:
    """Return the number of the first entry shown, as a line such as "9 to 16 of 40" tells it; None if none does."""
    lines = (SHOWN.search(plain(fragment.text)) for fragment in page.reading)
    return next((int(line.group(1)) for line in lines if line), None)


def badge(page: Observation, wanted: Affordance) -> int | None:
    """Return the largest whole number shown in or on a control, wherever it is repeated on the page.

    That is 0 when it shows none, None when there is no such control. One that is called so to the word, its number left
    out, is meant before others.
    """
    ranked = [control for _, control in ranking(wanted, page.controls)]
    called = [control for control in ranked if _is_called(control, wanted)]
    numbers = [_number_on(control) for control in called or ranked[:1]]
    return max(numbers, default=None)


def _number_on(control: Control) -> int:
    number = re.search(r"\d+", control.text) or re.search(r"\d+", control.name)
    return int(number.group()) if number else 0


def _is_called(control: Control, wanted: Affordance) -> bool:
    """Whether a control says one of the phrases and beside it at most a number, or has one of the icons alone."""
    bare = {" ".join(re.sub(r"\d+", " ", plain(label)).split()) for label in (control.name, control.text) if label}
    named = any(plain(name) in bare for name in wanted.names)
    return named or (bare <= {""} and bool(set(wanted.icons) & set(control.icons)))
