"""Completing a form nobody has seen, so that its one interesting field can be put to the test."""

from collections.abc import Iterator, Mapping, Sequence

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.observation import Change, plain
from pytest_ui2app.behaviour.samples import samples_for
from pytest_ui2app.browser.controls import Control

TRIES = 3
"""How many samples are tried for a field that the form refuses. [ours]"""
TEXT_ROLES = frozenset({"textbox", "searchbox", "spinbutton"})


def submit_form(app: AppDriver, values: Mapping[str, str], *submit: str) -> Change:
    """Fill the given fields, complete the rest with plausible values, and press the submitting button.

    ``values`` maps what a field is called (alternatives between ``|``) to its text; a form that refuses one of the
    other fields is given other samples. Returns what the last press changed.
    Raises NotThere or NotSure when a given field or the button cannot be found.
    """
    given = fill_form(app, values)
    change = press_submit(app, *submit)
    for attempt in range(1, TRIES):
        refused = [field for field in _refused(app, change) if not _among(field, given)]
        if not refused or not change.complaints:
            break
        for field in refused:
            samples = samples_for(field)
            app.fill(field, samples[min(attempt, len(samples) - 1)])
        change = press_submit(app, *submit)
    return change


def fill_form(app: AppDriver, values: Mapping[str, str]) -> list[Control]:
    """Fill the given fields as for submit_form, complete the rest, and return the given ones.

    Raises NotThere or NotSure when one of them cannot be found.
    """
    given = [_set(app, label, text) for label, text in values.items()]
    _complete(app, given)
    return given


def press_submit(app: AppDriver, *names: str) -> Change:
    """Press the button that sends the form at hand."""
    return app.click(app.find("button", *names))


def refusal(app: AppDriver, *names: str, near: str = "") -> str:
    """Press the button that sends a form which must not go, and return how it was refused.

    That is ``complaint``, ``off`` where the button cannot be pressed, or nothing where it was not refused.
    """
    if app.has("button", *names, near=near):
        return "complaint" if app.click(app.find("button", *names, near=near)).complaints else ""
    wanted = {plain(name) for name in names}
    return "off" if any(c.disabled and plain(c.name or c.text) in wanted for c in app.look().controls) else ""


def _set(app: AppDriver, label: str, text: str) -> Control:
    field = app.find("field", *label.split("|"))
    if field.tag == "select":
        app.choose(field, text)
    else:
        app.fill(field, text)
    return field


def _complete(app: AppDriver, given: Sequence[Control]) -> None:
    for control in _rest_of_form(app, given):
        if control.role in TEXT_ROLES and not control.value:
            app.fill(control, samples_for(control)[0])
        elif control.tag == "select" and not control.value and len(control.options) > 1:
            app.choose(control, control.options[1])
        elif control.role == "checkbox" and control.required and not control.checked:
            app.click(control)


def _rest_of_form(app: AppDriver, given: Sequence[Control]) -> Iterator[Control]:
    """Yield the other fields of the form that the given ones belong to: same form element, else same dialog or page."""
    controls = app.look().controls
    anchors = [now for now in (app.look().matching(field) for field in given) if now]
    forms = {anchor.form for anchor in anchors} - {-1}
    dialog = any(anchor.in_dialog for anchor in anchors)
    for control in controls:
        belongs = control.form in forms if forms else control.in_dialog == dialog and control.role != "searchbox"
        usable = not (control.covered or control.disabled or control.read_only)
        if belongs and usable and not _among(control, given) and control.type != "file":
            yield control


def _refused(app: AppDriver, change: Change) -> list[Control]:
    """Return the text fields that the form says are wrong: marked, or named by a message or the browser's bubble."""
    said = plain(" ".join(change.complaints))
    fields = [c for c in app.look().controls if c.role in TEXT_ROLES and not c.covered]
    return [field for field in fields if field.invalid or (field.name and plain(field.name) in said)]


def _among(control: Control, others: Sequence[Control]) -> bool:
    return any(_same_field(control, other) for other in others)


def _same_field(one: Control, other: Control) -> bool:
    """Whether two sightings are of one field; a message shown in its label may have made its name longer."""
    if (one.tag, one.type, one.placeholder) != (other.tag, other.type, other.placeholder):
        return False
    ours, theirs = plain(one.name or one.before), plain(other.name or other.before)
    return ours.startswith(theirs) or theirs.startswith(ours)
