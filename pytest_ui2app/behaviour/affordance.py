"""Finding the control that the screenshots promise, in an app whose DOM nobody has seen.

Evidence is weighed: what the control is called, what it is, what it stands next to, whether it has just appeared.
The best candidate is taken only with a margin over a different second; otherwise the answer is unsure, and a
control that is nowhere is absent. Neither is ever scored as broken. All weights are ours; they are the same for
every case and model.
"""

import math
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from pytest_ui2app.behaviour.observation import plain
from pytest_ui2app.browser.controls import Control

ROLES: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "button": (frozenset({"button", "menuitem"}), frozenset({"link", "generic", "tab", "option", "switch"})),
    "link": (frozenset({"link", "tab"}), frozenset({"button", "generic", "menuitem"})),
    "field": (frozenset({"textbox", "searchbox", "spinbutton"}), frozenset({"combobox"})),
    "switch": (
        frozenset({"switch", "checkbox"}),
        frozenset({"button", "generic", "radio", "menuitemcheckbox", "tab"}),
    ),
    "choice": (
        frozenset({"combobox", "radio", "tab", "option"}),
        frozenset({"button", "checkbox", "switch", "generic", "link", "menuitem", "menuitemradio", "slider"}),
    ),
    "item": (frozenset({"link", "generic", "button", "option"}), frozenset({"gridcell", "treeitem", "tab"})),
}
"""For each kind of affordance: the roles that fit it, and those that may stand in for them."""

NAME_FLOOR = 0.5
"""A candidate whose name is less like every wanted phrase is no candidate."""
MARGIN = 0.06
"""By how much the best must lead a differently named second."""
FITS, STANDS_IN = 0.3, 0.2
NEARNESS = 0.4
FRESH = 0.15
STRONG = 0.05
BESIDE = 4
"""How many steps out the texts may be found beside which a control stands that an icon alone speaks for. [ours]"""
HANDLE_ICONS = frozenset({"grip", "grip-vertical", "grip-horizontal", "move", "equal"})
HANDLE_WORDS = re.compile(r"\b(drag|reorder)\b", re.IGNORECASE)
"""What the handle shows by which a thing is to be dragged, in its place or a list."""
WORDS = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?|\d+")
"""Words and numbers: a count drawn beside a label may be glued to it in the text, "Paused3"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Affordance:
    """A control as a person would describe it.

    ``names`` are phrases it may carry, best first (label, text, placeholder, tooltip); ``icons`` lucide icon names
    that may stand for them; ``kind`` is a key of ROLES; ``near`` a text it stands beside (in the same row, card,
    section or form), with as many of them as are needed to tell one place from another.
    """

    kind: str
    names: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    near: tuple[str, ...] = ()

    def __str__(self) -> str:
        called = " or ".join(repr(name) for name in self.names) or "unnamed"
        beside = f" beside {', '.join(map(repr, self.near))}" if self.near else ""
        return f"{self.kind} {called}{beside}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The control, and the score it won with."""

    control: Control
    score: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Missing:
    """No control on the page fits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguous:
    """Several controls fit and none clearly leads; their names, best first."""

    names: tuple[str, ...]


def described(
    kind: str, names: Sequence[str], *, near: str | Sequence[str] = (), icons: Sequence[str] = ()
) -> Affordance:
    """Return the affordance of a description; ``near`` is one text or several."""
    beside = (near,) if isinstance(near, str) else tuple(near)
    return Affordance(kind=kind, names=tuple(names), icons=tuple(icons), near=beside)


def locate(wanted: Affordance, controls: Sequence[Control], fresh: Collection[int] = ()) -> Found | Missing | Ambiguous:
    """Return the one control of a page that fits; ``fresh`` holds the indices that the last action brought up."""
    ranked = ranking(wanted, controls, fresh)
    if not ranked:
        return Missing()
    (best, control), rivals = ranked[0], ranked[1:]
    closest, place = _level(wanted.near, control), _exact_place(wanted, control)
    close = [
        other
        for score, other in rivals
        if best - score < MARGIN
        and not _alike(control, other)
        and _level(wanted.near, other) <= closest
        and _exact_place(wanted, other) <= place
    ]
    if close:
        return Ambiguous(names=tuple(_title(each) for each in (control, *close)))
    return Found(control=control, score=best)


def ranking(
    wanted: Affordance, controls: Sequence[Control], fresh: Collection[int] = ()
) -> list[tuple[float, Control]]:
    """Return the candidates with their scores, best first and in document order among equals."""
    scored = [(score(wanted, control, control.index in fresh), control) for control in controls]
    return sorted(((s, c) for s, c in scored if s > 0), key=lambda pair: (-pair[0], pair[1].index))


def score(wanted: Affordance, control: Control, is_fresh: bool = False) -> float:  # noqa: FBT001, FBT002 - one flag
    """Return how well a control fits, 0 for not at all."""
    role = _role(wanted.kind, control)
    name = _name(wanted, control)
    nearness = _nearness(wanted, control)
    if control.covered or control.disabled or not role or name < NAME_FLOOR or (wanted.near and not nearness):
        return 0.0
    if wanted.names and name < 1 and plain(control.name or control.text) in map(plain, wanted.near):
        return 0.0  # it is the neighbour itself, such as the entry of a name beside which a pin is looked for
    # Where a place is given, what stands there is meant, new or not.
    newness = FRESH * (is_fresh and not wanted.near)
    return name + role + NEARNESS * nearness + newness + STRONG * control.strong


def handles_in(what: Control, controls: Sequence[Control]) -> list[Control]:
    """Return the controls drawn within another by which it is to be dragged, as their icon or name tells."""
    return [
        control
        for control in controls
        if control.index != what.index
        and what.x <= control.x
        and control.x + control.width <= what.x + what.width
        and what.y <= control.y
        and control.y + control.height <= what.y + what.height
        and (HANDLE_ICONS & set(control.icons) or HANDLE_WORDS.search(" ".join(labels(control))))
    ]


def likeness(phrase: str, label: str) -> float:
    """Return how much a label says what a phrase says, 0 to 1, by whole words first and spelling last."""
    wanted, given = WORDS.findall(plain(phrase)), WORDS.findall(plain(label))
    if not wanted or not given:
        return float(plain(phrase) == plain(label) != "")
    if wanted == given:
        return 1.0
    if _contains(given, wanted):
        return 0.55 + 0.4 * len(wanted) / len(given)
    if set(wanted) <= set(given):
        return 0.5 + 0.3 * len(wanted) / len(given)
    if _contains(wanted, given):
        return 0.5 + 0.25 * len(given) / len(wanted)
    spelling = SequenceMatcher(None, " ".join(wanted), " ".join(given)).ratio()
    return 0.7 * spelling if spelling >= 0.8 else 0.0  # noqa: PLR2004 - below that it is another word


def _contains(words: Sequence[str], part: Sequence[str]) -> bool:
    size = len(part)
    return any(list(words[start : start + size]) == list(part) for start in range(len(words) - size + 1))


def labels(control: Control) -> tuple[str, ...]:
    """Return everything a control is called by on screen or to assistive technology."""
    own = (control.name, control.text, control.placeholder, control.title, control.chosen)
    anonymous = not (control.name or control.text) or control.name == control.placeholder
    return tuple(label for label in (*own, control.before if anonymous else "") if label)


def _name(wanted: Affordance, control: Control) -> float:
    if not wanted.names and not wanted.icons:
        return NAME_FLOOR
    # Releases of lucide differ in how they write a name with a figure: trash-2, trash2.
    by_icon = 0.8 * any(_plain_icon(icon) in map(_plain_icon, wanted.icons) for icon in control.icons)
    return max(by_icon, _by_name(wanted, control))


def _by_name(wanted: Affordance, control: Control) -> float:
    """Return how well a control is called; an earlier phrase wins over a later one that fits as well."""
    phrases = enumerate(wanted.names)
    fits = [likeness(phrase, label) - 0.01 * place for place, phrase in phrases for label in labels(control)]
    return max(fits, default=0.0)


def _plain_icon(name: str) -> str:
    return name.replace("-", "")


def _role(kind: str, control: Control) -> float:
    fits, stands_in = ROLES[kind]
    if kind == "field" and control.read_only and control.role == "combobox":
        return STANDS_IN
    return FITS if control.role in fits else STANDS_IN if control.role in stands_in else 0.0


def _nearness(wanted: Affordance, control: Control) -> float:
    """Return 1 for a control in the smallest group with the texts, less the wider it is; 0 if there are none.

    What is known by its icon alone must stand beside them: all of a page has an icon of that kind somewhere.
    """
    level = _level(wanted.near, control) if wanted.near else math.inf
    far_by_icon = level > BESIDE and wanted.icons and _by_name(wanted, control) < NAME_FLOOR
    return 0.0 if far_by_icon else 1.0 / level


def _level(near: Sequence[str], control: Control) -> float:
    """Return how many steps out from a control the texts are all found, from 1, and infinite if nowhere.

    A control that holds the texts itself is no nearer than one beside them: it may be the row around them both.
    """
    wanted = [plain(text) for text in near]
    own = plain(" ".join(labels(control)))
    levels = ((max(1, level), text) for level, text in enumerate((own, *map(plain, control.contexts))))
    return next((level for level, context in levels if all(text in context for text in wanted)), math.inf)


def _exact_place(wanted: Affordance, control: Control) -> float:
    """Return which of the wanted phrases a control is called by to the word; of two that are, the earlier is meant."""
    called = {plain(label) for label in labels(control)}
    return next((place for place, phrase in enumerate(wanted.names) if plain(phrase) in called), math.inf)


def _alike(one: Control, other: Control) -> bool:
    """Whether a person would take either: the same name and look of kind, as in a list of cards."""
    return (one.role, plain(_title(one)), one.icons) == (other.role, plain(_title(other)), other.icons)


def _title(control: Control) -> str:
    return control.name or control.text or control.placeholder or control.before or "/".join(control.icons)
