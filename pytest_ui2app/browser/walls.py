"""Telling a page from what keeps visitors away from it, by a quick look (protocol section 4, gates)."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.answers import ask
from pytest_ui2app.browser.gate_logins import LOGIN_PATH
from pytest_ui2app.browser.routes import PLACEHOLDER
from pytest_ui2app.browser.visiting import path_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

TEXT_READ = 20_000
"""Characters of a page that are read to tell what it is. [ours]"""
WALL_LENGTH = 1_500
"""A page that only keeps visitors out has no more text than this. [ours]"""
ALIKE = 3
"""So many addresses that show one and the same short page, or all if there are but two, are behind a wall. [ours]"""
BLANK_ALIKE = 3
"""So many addresses that are blank in the same way are taken for closed, while home or the login is not. [ours]"""

_ANNOUNCED = re.compile(
    r"log-?in|sign-?in|auth|regist|sign-?up|join|forgot|reset|password|account|verif|otp|2fa|profile|settings|security"
    r"|unlock|invite|onboard",
    re.IGNORECASE,
)
"""Paths of pages that may ask for a password, or speak of logging in, in their own right. [ours]"""
_LOGIN_SAID = re.compile(
    r"(?:please|must|need to|have to|first) (?:sign|log) ?-?in|(?:sign|log) ?-?in required"
    r"|(?:sign|log) ?-?in to (?:continue|view|access|your)"
    r"|(?:members?|restricted|protected|private) (?:area|only|page)|(?:access|verification|security) code"
    r"|enter (?:the |your |a )?(?:pin|passcode|password|code)",
    re.IGNORECASE,
)
_DENIED = re.compile(
    r"access denied|not authori[sz]ed|unauthori[sz]ed|forbidden|no permission|permission (?:denied|required)"
    r"|(?:do not|don't|does not|doesn't) have (?:permission|access)|(?:admins?|administrators?|staff) only"
    # As a number among others, of parcels or euros, it says nothing.
    r"|^40[13]\b|\b(?:error|status|code)\W{0,3}40[13]\b|\b40[13]\W{1,3}(?:error|sorry|oops|you)\b",
    re.IGNORECASE,
)
_LOST = re.compile(r"not found|\b404\b|doesn't exist|does not exist", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a quick look at an address shows.

    That is where it ended, what it ``said``, whether it asks for a password, how many controls it has, and whether its
    scripts ``failed``.
    """

    address: str
    landed: str
    said: str
    password: bool
    controls: int
    failed: bool = False
    fields: int = 0

    @property
    def text(self) -> str:
        """What it said, without the digits, which count and tell the time: what two looks are compared by."""
        return re.sub(r"\d", "#", self.said)

    @property
    def in_place(self) -> bool:
        """Whether it shows something at the address itself."""
        return self.landed == self.address and not self.blank

    @property
    def blank(self) -> bool:
        """Whether there is nothing to be seen or used."""
        return not self.said and not self.controls

    @property
    def short(self) -> bool:
        """Whether the page has little enough text to do nothing but keep visitors out."""
        return len(self.said) <= WALL_LENGTH

    @property
    def asks_for_login(self) -> bool:
        """Whether the page wants a visitor to log in, by its address, its fields or its words."""
        words = self.short and _LOGIN_SAID.search(self.said) is not None
        return self.password or LOGIN_PATH.search(self.landed) is not None or words

    @property
    def denies(self) -> bool:
        """Whether the page says that this visitor may not see it."""
        return self.short and _DENIED.search(self.said) is not None

    @property
    def lost(self) -> bool:
        """Whether the page says that there is no such page."""
        return self.short and _LOST.search(self.said) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Signs:
    text: str
    password: bool
    fields: int
    controls: int


_SIGNS = TypeAdapter(_Signs)


def sight_of(page: "Page", address: str) -> Sight:
    """Return what a page shows that was arrived at for ``address``. Raises PageHangs."""
    with chromium.bounded(page):
        signs = ask(page, "gate_signs.js", _SIGNS, TEXT_READ)
    said = re.sub(r"\s+", " ", signs.text).strip()
    landed = path_of(page.url)
    if address and landed == path_of(address):
        landed = address  # under whichever spelling: home below a base name has two
    return Sight(
        address=address,
        landed=landed,
        said=said,
        password=signs.password,
        controls=signs.controls,
        fields=signs.fields,
    )


def announces_login(address: str) -> bool:
    """Whether an address is that of a page which may speak of logging in in its own right."""
    return _ANNOUNCED.search(address) is not None


def guarded_among(sights: Mapping[str, Sight]) -> tuple[str, ...]:
    """Return the addresses that show a wall in the place of a page of their own, in the order given."""
    sharing: dict[str, list[Sight]] = {}
    for sight in sights.values():
        sharing.setdefault(sight.text, []).append(sight)
    led_to = {sight.landed for sight in sights.values() if sight.landed != sight.address}
    return tuple(
        address
        for address, sight in sights.items()
        if _is_shut(sight, sharing[sight.text], sights) and not _is_login(sight, led_to)
    )


def opens(sight: Sight, walls: Collection[str]) -> float:
    """Return how far an address is open: 1 if it shows a page of its own, 0.5 if another page, 0 if it is closed.

    ``walls`` are the texts of what was shown in its place before.
    """
    # A part of the app without a page of its own is empty once it is open; a page that has failed is empty too.
    shut = (sight.blank and sight.failed) or sight.denies or sight.text in walls
    if shut or (sight.asks_for_login and not (announces_login(sight.address) and sight.landed == sight.address)):
        return 0.0
    # That the start of a part of the app leads on to one of its pages is no detour.
    return 1.0 if f"{sight.landed}/".startswith(f"{sight.address.rstrip('/')}/") else 0.5


def worsened(before: Mapping[str, Sight], now: Mapping[str, Sight]) -> tuple[str, ...]:
    """Return the addresses that showed a page of their own before, and now cannot be looked at, fail or lead away."""
    sound = (address for address, sight in before.items() if sight.in_place and not sight.failed)
    return tuple(address for address in sound if address not in now or _is_spoilt(now[address]))


def _is_spoilt(sight: Sight) -> bool:
    return sight.failed or not sight.in_place


def _is_shut(sight: Sight, alike: list[Sight], sights: Mapping[str, Sight]) -> bool:
    if sight.blank:
        return _is_withheld(sight, alike, sights)
    return _is_closed(sight) or _is_walled(sight, alike, sights)


def _is_withheld(sight: Sight, alike: list[Sight], sights: Mapping[str, Sight]) -> bool:
    """Whether a page is blank because visitors are kept from it, and not for a fault of its own.

    So it is where visitors are sent elsewhere, which at home may be no more than the way to the first page, or where
    two others are blank in the same way while home or the login is not. That there is nothing under placeholders is
    to be expected, so two pages must be without one.
    """
    home = next(iter(sights.values()))
    if sight.landed != sight.address:
        return sight is not home or sight.landed not in sights
    same = [each for each in alike if (each.blank, each.failed, each.landed) == (True, sight.failed, each.address)]
    plain = [each for each in same if PLACEHOLDER not in each.address.split("/")]
    shown = not home.blank or any(each.asks_for_login and not each.blank for each in sights.values())
    return shown and len(same) >= BLANK_ALIKE and len(plain) > 1


def _is_closed(sight: Sight) -> bool:
    if sight.denies:
        return True
    return sight.asks_for_login and not (sight.landed == sight.address and announces_login(sight.address))


def _is_login(sight: Sight, led_to: Collection[str]) -> bool:
    """Whether a page is the login itself, to which other addresses lead."""
    return sight.asks_for_login and sight.landed == sight.address and sight.address in led_to


def _is_walled(sight: Sight, alike: list[Sight], sights: Mapping[str, Sight]) -> bool:
    """Whether a page is one of too many that look the same for it to be anything of its own."""
    if not sight.short or sight.lost or len(alike) < min(ALIKE, max(2, len(sights))):
        return False
    own = [each for each in alike if each.landed == each.address]
    return sight not in own or len(own) > 1
