"""Ways to log in, in the order to be tried: what a visitor does at the login until it is behind him."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.acting import do
from pytest_ui2app.browser.gate_logins import SYNTHETIC, Credentials, printed_credentials
from pytest_ui2app.browser.gates import GateReading
from pytest_ui2app.browser.knocking import REGISTER, buttons, form_acts, links, shortcuts, towards_login
from pytest_ui2app.browser.origin import Traffic
from pytest_ui2app.browser.passage import Act, Deed, Passage
from pytest_ui2app.browser.scouting import Scout
from pytest_ui2app.browser.walls import TEXT_READ, sight_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROUNDS = 5
"""How many forms in a row a login may have. [ours]"""
OTHER_BUTTONS = 4
"""How many buttons are tried that say nothing of a login. [ours]"""
PATIENCE_MS = 3_000
"""How much longer a login that shows no effect is waited for. [ours]"""

Knock = Callable[["Page", Traffic, int], list[Act]]
"""Does what is to be done in one round and returns it."""


@dataclass(slots=True, kw_only=True)
class Door:
    """The place of a login: its address, and the passage that leads to it."""

    scout: Scout
    reading: GateReading
    address: str
    base: Passage
    printed: list[Credentials] = field(default_factory=list)
    pressable: list[Act] = field(default_factory=list)
    signs: list[Act] = field(default_factory=list)

    def look(self) -> None:
        """See which credentials and which buttons are on the page of the login."""

        def read(page: "Page", _: Traffic) -> None:
            self.printed = printed_credentials(sight_text(page))
            self.pressable = buttons(page)
            self.signs = links(page)

        self.scout.at(self.address, self.base, read)


def sight_text(page: "Page") -> str:
    """Return a page's text as it stands. Raises PageHangs."""
    with chromium.bounded(page), chromium.breakage_told():
        text: str = page.evaluate(f"() => String(document.body?.innerText ?? '').slice(0, {TEXT_READ})")
    return text


def login_passages(door: Door) -> Iterator[tuple[Passage, str]]:
    """Yield passages through a login, each with what it is, as soon as one seems to have led past it."""
    door.look()
    for said, knock in _knocks(door):
        yield from _walked(door, said, knock)


def _knocks(door: Door) -> Iterator[tuple[str, Knock]]:
    known = tuple(dict.fromkeys((*door.reading.credentials, *door.printed)))
    for credentials in known:
        made_up = ", with a made-up password" if credentials.secret == SYNTHETIC.secret and not credentials.code else ""
        yield f"log in as {credentials.who} (told by the app{made_up})", _filling(credentials)
    ways = shortcuts(door.pressable) + shortcuts(door.signs)
    for act in ways:
        yield str(act), _pressing(act, SYNTHETIC)
    yield f"log in as {SYNTHETIC.who}", _filling(SYNTHETIC)
    for act in [each for each in (*door.pressable, *door.signs) if REGISTER.search(each.control.name)][:1]:
        yield f"{act}, then log in as {SYNTHETIC.who}", _pressing(act, SYNTHETIC)
    for act in [each for each in door.pressable if each not in ways][:OTHER_BUTTONS]:
        yield str(act), _pressing(act, SYNTHETIC)


def _filling(credentials: Credentials) -> Knock:
    """Fill in whatever form there is; without one, press what leads to one."""

    def knock(page: "Page", traffic: Traffic, _: int) -> list[Act]:
        return form_acts(page, traffic, credentials) or _first(page, traffic, towards_login(buttons(page)))

    return knock


def _pressing(act: Act, credentials: Credentials) -> Knock:
    """Press one button first, then go on as with a form that is filled in already."""

    def knock(page: "Page", traffic: Traffic, turn: int) -> list[Act]:
        if turn == 0:
            return _first(page, traffic, [act])
        return form_acts(page, traffic, credentials) or _first(page, traffic, towards_login(buttons(page)))

    return knock


def _first(page: "Page", traffic: Traffic, acts: Sequence[Act]) -> list[Act]:
    return next(([act] for act in acts if do(page, traffic, act)), [])


def _walked(door: Door, said: str, knock: Knock) -> list[tuple[Passage, str]]:
    """Go round by round; return the passage after each round that led to a page of another kind, the last one first."""
    trails: list[tuple[tuple[Act, ...], bool]] = []

    def walk(page: "Page", traffic: Traffic) -> None:
        done: tuple[Act, ...] = ()
        for turn in range(ROUNDS):
            earlier = sight_of(page, door.address)
            acts = knock(page, traffic, turn)
            if not acts:
                return
            now = sight_of(page, door.address)
            if (now.text, now.landed) == (earlier.text, earlier.landed) or not now.controls:
                acts.append(Act(deed=Deed.WAIT, text=str(PATIENCE_MS)))
                do(page, traffic, acts[-1])
                now = sight_of(page, door.address)
            done = (*done, *acts)
            trails.append((done, now.asks_for_login))
            if (now.text, now.landed, now.password) == (earlier.text, earlier.landed, earlier.password) and turn:
                return

    door.scout.at(door.address, door.base, walk)
    # What still asks for a login is only worth a look in the end: it may have let in without saying so.
    ways = [trail for place, (trail, asks) in enumerate(trails) if not asks or place == len(trails) - 1]
    return [(replace(door.base, entrance=door.address, login=trail), f"{said} at {door.address}") for trail in ways]
