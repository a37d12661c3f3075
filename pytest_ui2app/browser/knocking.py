"""What a visitor would do at a gate: fill in the form it shows and send it, or press the button that leads past it."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pytest_ui2app.browser.acting import do
from pytest_ui2app.browser.controls import Control, Handle, handles, name_of, visible_controls
from pytest_ui2app.browser.gate_logins import SYNTHETIC, Credentials
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.passage import Act, Deed

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHORTCUT = re.compile(
    r"\bguest\b|\bdemo\b|\bskip\b|without (?:an )?account|try it|quick (?:login|access)|sandbox", re.IGNORECASE
)
"""Buttons that let in without credentials. [ours]"""
REGISTER = re.compile(
    r"sign ?-?up|register|create (?:an |your |a new |new )?account|join|get an account|new here", re.IGNORECASE
)
DISMISS = (
    r"skip",
    r"get started",
    r"continue",
    r"enter",
    r"start|begin",
    r"next",
    r"got it|dismiss|close|accept|agree|understood",
    r"let'?s go|explore|launch|proceed|open|done|finish",
)
"""Labels that lead past a splash screen, best first (protocol section 4: skip, continue, get started, enter, start)."""
_SIGN_IN = re.compile(
    r"(?:sign|log) ?-?in|continue|get started|enter|start|next|proceed|access|unlock|go to|open", re.IGNORECASE
)
_SUBMIT = re.compile(
    r"(?:sign|log) ?-?in|continue|next|submit|\bsend\b|verify|enter|unlock|confirm|access|start|\bgo\b|create|register"
    r"|sign ?-?up|proceed|done|join|→|let me in|authenticate|log me in",
    re.IGNORECASE,
)
_ASIDE = re.compile(
    r"google|github|apple|microsoft|facebook|twitter|linkedin|\bsso\b|guest|demo|forgot|show|hide|toggle|theme|resend|back\b"
    r"|previous|cancel|learn more|need help|menu|copy|switch|language|reset",
    re.IGNORECASE,
)
"""Buttons beside the one that sends a form, or that lead back."""
_AGREEMENT = re.compile(r"agree|terms|accept|consent|confirm|robot|human|i am|i'm|over 1[68]", re.IGNORECASE)
_TYPED = frozenset({"textbox", "searchbox", "spinbutton"})

_CODE_FIELD = re.compile(r"\botp\b|one[- ]?time|verification|\bcode\b|2fa|passcode|\bpin\b|digit", re.IGNORECASE)
_SECRET_FIELD = re.compile(r"pass(?:word|phrase)|secret", re.IGNORECASE)
_WHO_FIELD = re.compile(r"e-?mail|user|login|account|identifier|member|employee|student|\bid\b", re.IGNORECASE)
_OTHERS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"first|given", re.IGNORECASE), "Ada"),
    (re.compile(r"last|surname|family", re.IGNORECASE), "Lovelace"),
    (re.compile(r"phone|mobile|\btel", re.IGNORECASE), "+1 555 010 1843"),
    (re.compile(r"date|birth", re.IGNORECASE), "1990-12-10"),
    (re.compile(r"\byear|\byyyy", re.IGNORECASE), "1985"),
    (re.compile(r"age|number|amount", re.IGNORECASE), "36"),
)
_ANYONE = "Ada Lovelace"
_ANY_CODE = "123456"
DIGIT_WIDTH = 90
"""Pixels; a narrower field takes one digit of a code, if all fields of the form are so. [ours]"""


def form_acts(page: "Page", traffic: Traffic, credentials: Credentials) -> list[Act]:
    """Fill in and send the form on a page; return the acts that were done, none if there is no form.

    Raises PageHangs.
    """
    done: list[Act] = []
    controls = visible_controls(page)
    fields = [control for control in controls if _usable(control) and control.role in _TYPED]
    if not fields:
        return done
    done += [act for act in _fillings(fields, controls, credentials) if do(page, traffic, act)]
    done += [act for act in choices(page) if do(page, traffic, act)]
    submit = _submit(visible_controls(page), fields[-1])
    act = Act(deed=Deed.ENTER) if submit is None else submit
    return [*done, act] if do(page, traffic, act) else done


def buttons(page: "Page") -> list[Act]:
    """Return clicks on the buttons of a page that can be pressed, in document order. Raises PageHangs."""
    controls = visible_controls(page)
    return [
        _click(control, controls) for control in controls if _usable(control) and control.role in {"button", "generic"}
    ]


def links(page: "Page") -> list[Act]:
    """Return clicks on the links of a page. Raises PageHangs."""
    controls = visible_controls(page)
    return [_click(control, controls) for control in controls if _usable(control) and control.role == "link"]


def shortcuts(acts: Sequence[Act]) -> list[Act]:
    """Return the clicks that let in without credentials."""
    return [act for act in acts if SHORTCUT.search(act.control.name)]


def towards_login(acts: Sequence[Act]) -> list[Act]:
    """Return the clicks that lead to a login, the likeliest first."""
    return [act for act in acts if _SIGN_IN.search(act.control.name) and not _ASIDE.search(act.control.name)]


def dismissals(acts: Sequence[Act], labels: Sequence[str]) -> list[Act]:
    """Return the clicks that may lead past a splash screen, best first.

    ``labels`` are what the source calls them; without any of those the generic labels count, then any button.
    """
    named = [act for act in acts if act.control.name in labels and not _ASIDE.search(act.control.name)]
    generic = [act for label in DISMISS for act in acts if re.search(label, act.control.name, re.IGNORECASE)]
    skipping = [act for act in generic if re.search(DISMISS[0], act.control.name, re.IGNORECASE)]
    rest = [act for act in acts if not _ASIDE.search(act.control.name)]
    return list(dict.fromkeys((*skipping, *named, *generic, *rest)))


def _usable(control: Control) -> bool:
    return not (control.covered or control.disabled or control.read_only)


def _fillings(fields: Sequence[Control], controls: Sequence[Control], credentials: Credentials) -> Iterator[Act]:
    digits = [
        field
        for field in fields
        if field.width < DIGIT_WIDTH and field.type in {"text", "tel", "number", "password", ""}
    ]
    split = len(digits) in {4, 5, 6, 8} and len(digits) == len(fields)
    for place, field in enumerate(fields):
        if field.value and credentials == SYNTHETIC:
            continue  # it is filled in already, with what the app wants to see there
        text = (credentials.code or _ANY_CODE)[place : place + 1] if split else _text_for(field, credentials)
        yield Act(deed=Deed.FILL, control=_handle(field, controls), text=text or "1")


def _text_for(field: Control, credentials: Credentials) -> str:
    said = f"{field.name} {field.placeholder} {field.before}"
    if field.type == "password" or _SECRET_FIELD.search(said):
        return credentials.code if credentials.code and _CODE_FIELD.search(said) else credentials.secret
    if _CODE_FIELD.search(said) and not re.search(r"zip|postal|country|promo|invite", said, re.IGNORECASE):
        return credentials.code or _ANY_CODE
    if field.type == "email" or re.search(r"e-?mail", said, re.IGNORECASE):
        return credentials.who if "@" in credentials.who else SYNTHETIC.who
    if _WHO_FIELD.search(said):
        return SYNTHETIC.who.partition("@")[0] if credentials == SYNTHETIC else credentials.who
    return next((text for pattern, text in _OTHERS if pattern.search(f"{said} {field.type}")), _ANYONE)


def choices(page: "Page") -> list[Act]:
    """Return what a form wants beside texts: boxes that must be ticked, one of several, an option. Raises PageHangs."""
    return list(_choices(visible_controls(page)))


def _choices(controls: Sequence[Control]) -> Iterator[Act]:
    radios = [control for control in controls if control.role == "radio" and _usable(control)]
    if radios and not any(control.checked for control in radios):
        yield _click(radios[0], controls)
    for control in controls:
        wanted = control.required or _AGREEMENT.search(name_of(control))
        if control.role == "checkbox" and _usable(control) and not control.checked and wanted:
            yield _click(control, controls)
        elif control.tag == "select" and _usable(control) and not control.value and len(control.options) > 1:
            yield Act(deed=Deed.CHOOSE, control=_handle(control, controls), text=control.options[1])


def _submit(controls: Sequence[Control], last: Control) -> Act | None:
    """Return the click that sends the form of its last field.

    That is the button of the same form that says so, first the one after the field, else such a one anywhere.
    """
    form, place = last.form, _place(last, controls)
    pressable = [control for control in controls if control.role == "button" and _usable(control)]
    fitting = [control for control in pressable if not _ASIDE.search(name_of(control))]
    fitting.sort(key=lambda control: control.index < place)
    own = [control for control in fitting if control.form == form]
    for among in (own, fitting):
        saying = [control for control in among if _SUBMIT.search(name_of(control))]
        if saying:
            return _click(saying[0], controls)
        if (form >= 0 and among is own and own) or len(among) == 1:
            return _click(among[-1], controls)
    return None


def _place(field: Control, controls: Sequence[Control]) -> int:
    """Return where among the controls a field that was seen earlier stands now."""
    alike = (each.index for each in controls if (each.tag, each.type, each.nth) == (field.tag, field.type, field.nth))
    return next(alike, field.index)


def _click(control: Control, controls: Sequence[Control]) -> Act:
    return Act(deed=Deed.CLICK, control=_handle(control, controls))


def _handle(control: Control, controls: Sequence[Control]) -> Handle:
    return next(handle for each, handle in zip(controls, handles(controls), strict=True) if each is control)
