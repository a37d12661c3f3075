"""What a user can observe of a page at one moment, and what an action changed."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from pytest_ui2app.browser.answers import ask_script
from pytest_ui2app.browser.chromium import script
from pytest_ui2app.browser.controls import Control, Controls
from pytest_ui2app.browser.text_blocks import Compat, Fragment, Fragments
from pytest_ui2app.browser.visiting import path_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPACES = re.compile(r"\s+")
STRAIGHT_QUOTES = str.maketrans({0x2018: "'", 0x2019: "'", 0x201C: '"', 0x201D: '"'})
SAME_PLACE_PX = 4
"""Controls closer than this in two observations are the same one."""
SAME_ROW_PX = 12
"""Texts whose middles are closer than this are read as one row."""
TROUBLE = re.compile(
    r"\b(required|invalid|must|please|enter|missing|cannot|can't|not valid|at least|too short|too long|choose|select"
    r"|should|error|incorrect|needs?|give|add an?|doesn't|don't|isn't|not a|no such|unknown|expired|digits|valid)\b",
    re.IGNORECASE,
)
"""Words that a validation message is made of."""


def plain(text: str) -> str:
    """Return a text as it is compared: one space between words, no case, typographic quotes made plain."""
    return SPACES.sub(" ", text.translate(STRAIGHT_QUOTES)).strip().casefold()


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """A page at one moment.

    ``refusals`` are the browser's own validation complaints so far, as (field, message); ``dialogs`` the texts of
    alerts and confirmations so far; ``downloads`` the names of the files offered so far; ``sounds`` how often one was
    started since the page was loaded; ``storage`` what the app has stored; ``focus`` what has the keyboard.
    """

    url: str
    title: str
    texts: tuple[Fragment, ...]
    controls: tuple[Control, ...]
    overlays: int
    focus: str
    dark: bool
    storage: Mapping[str, str]
    refusals: tuple[tuple[str, str], ...]
    sounds: int
    dialogs: tuple[str, ...]
    downloads: tuple[str, ...]

    @property
    def words(self) -> Counter[str]:
        """The visible texts as a multiset."""
        return Counter(plain(fragment.text) for fragment in self.texts)

    @property
    def reading(self) -> tuple[Fragment, ...]:
        """The visible texts in reading order: by row, then from left to right."""
        rows: list[list[Fragment]] = []
        for fragment in sorted(self.texts, key=_middle):
            if rows and _middle(fragment) - _middle(rows[-1][0]) < SAME_ROW_PX:
                rows[-1].append(fragment)
            else:
                rows.append([fragment])
        return tuple(fragment for row in rows for fragment in sorted(row, key=lambda f: f.x))

    def count(self, text: str) -> int:
        """Return how many visible texts contain ``text``."""
        wanted = plain(text)
        return sum(wanted in plain(fragment.text) for fragment in self.texts)

    def labelled(self, label: str) -> list[Fragment]:
        """Return the texts that contain ``label``: in reading order, "Total" before "Subtotal"."""
        whole = re.compile(rf"(?<!\w){re.escape(plain(label))}(?!\w)")
        found = [fragment for fragment in self.reading if plain(label) in plain(fragment.text)]
        return sorted(found, key=lambda fragment: whole.search(plain(fragment.text)) is None)

    def beside(self, label: Fragment, wanted: re.Pattern[str]) -> list[str]:
        """Return the texts near a label that match ``wanted``: next in its row if that does, then the nearest."""
        others = [other for other in self.reading if other is not label]
        row = [o for o in others if abs(_middle(o) - _middle(label)) < SAME_ROW_PX and o.x > label.x]
        near = [o for o in others if abs(o.y - label.y) < 2 * label.height + 40]
        near.sort(key=lambda o: abs(_middle(o) - _middle(label)) * 3 + abs(o.x - label.x))
        return [o.text for o in (*row[:1], *near) if wanted.search(o.text)]

    def matching(self, control: Control) -> Control | None:
        """Return what stands here for a control seen in another observation, if it is still there.

        It is told by place, name and size, since a row may begin where the first of its controls does; a field without
        a name, pushed down by a message, by its number among its kind.
        """
        alike = [c for c in self.controls if (c.tag, c.role, c.href) == (control.tag, control.role, control.href)]
        near = [c for c in alike if _apart(c, control) < SAME_PLACE_PX]
        named = [c for c in alike if control.name and c.name == control.name]
        nameless = [c for c in alike if not control.name and _kind(c) == _kind(control)]
        found = [c for c in near if c in named] or near or (named if len(named) == 1 else []) or nameless
        return min(found, key=lambda c: abs(c.width - control.width) + abs(c.height - control.height), default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an action did: ``before`` and ``after`` it, and ``noise``, the texts that come and go by themselves.

    ``restless`` says that the tab's title or sounds do so.
    """

    before: Observation
    after: Observation
    noise: frozenset[str] = frozenset()
    restless: bool = False

    @property
    def appeared(self) -> Counter[str]:
        """Texts that are there now and were not, or are there more often; noise left out."""
        return self._without_noise(self.after.words - self.before.words)

    @property
    def vanished(self) -> Counter[str]:
        """Texts that are no longer there, or less often; noise left out."""
        return self._without_noise(self.before.words - self.after.words)

    @property
    def moved(self) -> bool:
        """Whether the app is on another path now."""
        return self.before.url != self.after.url

    @property
    def opened(self) -> bool:
        """Whether something newly lies over the page, or a text box or group of controls has newly appeared."""
        return self.after.overlays > self.before.overlays or len(self.new_controls) > 0

    @property
    def new_controls(self) -> tuple[Control, ...]:
        """Controls that were not on the page before."""
        known = Counter(_identity(control) for control in self.before.controls)
        fresh: list[Control] = []
        for control in self.after.controls:
            if known[_identity(control)] > 0:
                known[_identity(control)] -= 1
            else:
                fresh.append(control)
        return tuple(fresh)

    @property
    def notices(self) -> tuple[str, ...]:
        """New texts that speak to the user: in a status or alert region, floating over the page, or an alert box."""
        fresh = self.appeared
        spoken = (f for f in self.after.texts if (f.live or f.floating) and plain(f.text) in fresh)
        said = self.after.dialogs[len(self.before.dialogs) :]
        return tuple(dict.fromkeys([*(plain(f.text) for f in spoken), *(plain(text) for text in said)]))

    @property
    def said(self) -> tuple[str, ...]:
        """New texts that may be a message: the notices, and whatever else appeared on the same page.

        What another page shows when an action leads there is its content, not a message.
        """
        return tuple(dict.fromkeys([*self.notices, *(() if self.moved else self.appeared)]))

    @property
    def complaints(self) -> tuple[str, ...]:
        """Signs that input was refused: the browser's own bubble, a field newly marked, a new message about it."""
        native = [f"{name}: {message}" for name, message in self.after.refusals[len(self.before.refusals) :]]
        marked = [f"{c.name or c.before} is marked" for c in self.after.controls if self._newly_marked(c)]
        spoken = [text for text in self.said if TROUBLE.search(text)]
        return tuple(dict.fromkeys([*native, *marked, *spoken]))

    def flipped(self, control: Control) -> bool:
        """Whether a control is in another state now: checked, open, or drawn or called differently."""
        earlier, now = self.before.matching(control), self.after.matching(control)
        return bool(earlier and now and _drawn(earlier) != _drawn(now))

    @property
    def anything(self) -> bool:
        """Whether a user would notice any difference."""
        states = [_visible_state(c) for c in self.before.controls] != [_visible_state(c) for c in self.after.controls]
        overlays = self.before.overlays != self.after.overlays
        unseen = self.downloads or (not self.restless and (self.sounded or self.retitled))
        return bool(self.moved or self.appeared or self.vanished or states or overlays or self.restyled or unseen)

    @property
    def rearranged(self) -> bool:
        """Whether texts came, went or stand in another order, on this page or by going to another."""
        if self.moved or self.appeared or self.vanished:
            return True
        before, after = ([plain(f.text) for f in look.reading] for look in (self.before, self.after))
        return Counter(before) == Counter(after) and before != after

    @property
    def downloads(self) -> tuple[str, ...]:
        """The names of the files that were offered for saving."""
        return self.after.downloads[len(self.before.downloads) :]

    @property
    def sounded(self) -> bool:
        """Whether a sound or a spoken text was started."""
        return self.after.sounds > self.before.sounds

    @property
    def retitled(self) -> bool:
        """Whether the page calls itself otherwise, as its tab shows."""
        return self.after.title != self.before.title

    @property
    def restyled(self) -> bool:
        """Whether the page changed between light and dark."""
        return self.before.dark != self.after.dark

    def _without_noise(self, texts: Counter[str]) -> Counter[str]:
        return Counter({text: count for text, count in texts.items() if text and text not in self.noise})

    def _newly_marked(self, control: Control) -> bool:
        earlier = self.before.matching(control)
        return control.invalid and control.role not in {"button", "link"} and bool(earlier and not earlier.invalid)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Refusal:
    """The browser's own complaint about a field."""

    field: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """What the scripts give."""

    fragments: Fragments
    controls: Controls
    overlays: int
    focus: str
    dark: bool
    storage: Mapping[str, str]
    refusals: tuple[_Refusal, ...]
    sounds: int
    title: str


_SEEN = TypeAdapter(_Seen)


def observe(page: "Page", dialogs: Sequence[str] = (), downloads: Sequence[str] = ()) -> Observation:
    """Return what a user can observe of the page now. Raises PageHangs.

    ``dialogs`` are the alerts answered so far, ``downloads`` the names of the files offered.
    """
    seen = ask_script(page, _everything(), _SEEN, called="an observation")
    return Observation(
        url=path_of(page.url),
        title=seen.title,
        texts=seen.fragments,
        controls=seen.controls,
        overlays=seen.overlays,
        focus=seen.focus,
        dark=seen.dark,
        storage=seen.storage,
        refusals=tuple((entry.field, entry.message) for entry in seen.refusals),
        sounds=seen.sounds,
        dialogs=tuple(dialogs),
        downloads=tuple(downloads),
    )


@cache
def _everything() -> str:
    """Return one script that reads all of it in a single round trip to the page."""
    texts, found, rest = (f"({script(name).strip()}\n)" for name in ("text_blocks.js", "controls.js", "observation.js"))
    return f"() => ({{ fragments: {texts}({Compat.PAPER.value!r}), controls: {found}(), ...{rest}() }})"


def _middle(fragment: Fragment) -> float:
    return fragment.y + fragment.height / 2


def _apart(one: Control, other: Control) -> float:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def _kind(control: Control) -> tuple[object, ...]:
    return control.type, control.placeholder, control.nth


def _identity(control: Control) -> tuple[str, str, str, str]:
    return control.tag, control.role, control.name or control.text or _row(control), control.href


def _drawn(control: Control) -> tuple[object, ...]:
    return *_visible_state(control), control.name, control.icons


def _row(control: Control) -> str:
    """Return what a control without a name is told by: the text of the group it stands in."""
    return control.contexts[0] if control.contexts else ""


def _visible_state(control: Control) -> tuple[object, ...]:
    return control.value, control.checked, control.expanded, control.disabled, control.look, control.chosen
