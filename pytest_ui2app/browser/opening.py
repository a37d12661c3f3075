"""Finding the passage through an app's gates: what its source makes likely is tried, and the browser tells what opens.

The order is fixed: what lies over every page first (a splash screen), then seeds, seeds with navigation inside the app,
and the login form. The first passage that opens every guarded page is kept, else the one that opens most (protocol
section 4, gates).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from pytest_ui2app.browser.gates import GateReading
from pytest_ui2app.browser.logging_in import Door, login_passages
from pytest_ui2app.browser.passage import Entry, GateKind, GateMet, Passage, Seed
from pytest_ui2app.browser.routes import RouteMap, is_dynamic, placeholder_path
from pytest_ui2app.browser.scouting import Scout
from pytest_ui2app.browser.splashes import dismissed
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.browser.walls import Sight, announces_login, guarded_among, opens, worsened

ADDRESSES = 30
"""How many of an app's routes are looked at for gates, those without parameters first. [ours]"""
GUARDED = 8
"""On how many guarded ones of them a passage is tried. [ours]"""
SEED_TRIES = 30
"""How many sets of seeds are tried. [ours]"""
LOGIN_TRIES = 14
HOME_TRIES = 4
"""How many ways through a login are tried; if nothing but home leads to it, it may always do so. [ours]"""
TOLD = 16
"""How many of the things tried are recorded of a gate. [ours]"""

_LEAVES = re.compile(r"(?:^|[/#_-])(?:log|sign)-?_?(?:out|off)(?:$|[/?_-])", re.IGNORECASE)
"""Paths that end a session: no passage can be tried on them. [ours]"""


def find_passage(app: BuiltApp, routes: RouteMap, reading: GateReading, visit: Visit) -> Entry:
    """Return how the gates of an app, which has no passage yet, are passed, and which ones were met.

    Of an app whose source has nothing that could be a gate, home and one other page are looked at: if they are the
    same, there may be one all the same, and any key it stores may open it.
    """
    scout = Scout(app=app, visit=visit)
    if reading.any:
        return _Search(scout=scout, reading=reading, routes=routes).entry()
    if not _in_doubt(scout, _addresses(routes)[:2]):
        return Entry()
    entry = _Search(scout=scout, reading=reading.doubtful, routes=routes).entry()
    # What opened nothing was no session's key.
    return entry if any(gate.opened for gate in entry.gates) else replace(entry, passage=Passage())


def _in_doubt(scout: Scout, addresses: Sequence[str]) -> bool:
    """Whether two addresses show one and the same short page."""
    other = scout.sights(addresses[1:], Passage()).values()
    if not any(sight.short and not sight.blank for sight in other):
        return False  # which spares the look at home
    home = scout.sights(addresses[:1], Passage()).values()
    return [sight.text for sight in home] == [sight.text for sight in other]


def _addresses(routes: RouteMap) -> tuple[str, ...]:
    staying = (template.path for template in routes.templates if not _LEAVES.search(template.path))
    paths = sorted(staying, key=is_dynamic)
    return tuple(dict.fromkeys(routes.address(placeholder_path(path)) for path in paths))[:ADDRESSES]


def _leading_on(routes: RouteMap, reading: GateReading) -> frozenset[str]:
    """Return the addresses whose page, as the source declares it, is the way to another one."""
    paths = (template.path for template in routes.templates if template.source in reading.redirects)
    return frozenset(routes.address(placeholder_path(path)) for path in paths)


@dataclass(slots=True, kw_only=True)
class _Search:
    """A search under way: the best passage so far, and what was met."""

    scout: Scout
    reading: GateReading
    routes: RouteMap
    addresses: tuple[str, ...] = ()
    before: dict[str, Sight] = field(default_factory=dict)
    best: Passage = field(default_factory=Passage)
    share: float = 0.0
    silent: bool = False
    """Whether what lies over the pages asks for no login, and stays."""
    met: list[GateMet] = field(default_factory=list)

    @property
    def home(self) -> str:
        return self.addresses[0]

    def entry(self) -> Entry:
        self.addresses = _addresses(self.routes)
        self._look_around()
        if self.scout.guarded and self._is_splash():
            self._pass_splash()
        if self.scout.guarded:
            self._pass_guards()
        return Entry(passage=self._finished(), gates=tuple(self.met))

    def _look_around(self) -> None:
        """Look at every address with the best passage so far, and see which ones are guarded."""
        self.before = self.scout.sights(self.addresses, self.best)
        guarded = guarded_among(self.before)
        led_on = _leading_on(self.routes, self.reading)
        self.scout.guarded = _spread([address for address in guarded if address not in led_on] or guarded)
        self.scout.walls = frozenset(self.before[address].text for address in guarded)
        self.best = replace(self.best, guarded=guarded)

    # -- splash -------------------------------------------------------------------------------------------------

    def _is_splash(self) -> bool:
        """Whether one and the same page lies over every address, asks for no login, and has nothing to be typed."""
        seen = list(self.before.values())
        wall = seen[0]
        over = all(sight.text == wall.text and sight.landed == sight.address for sight in seen)
        return over and not (wall.asks_for_login or wall.denies or wall.blank or wall.fields)

    def _pass_splash(self) -> None:
        splash, told = dismissed(self.scout, self.reading.splashes, self.best)
        where = self.reading.splashes[0].where if self.reading.splashes else self.home
        if splash or self.reading.splashes:  # else it may well be an app of one page under several addresses
            self.met.append(GateMet(kind=GateKind.SPLASH, where=where, tried=tuple(told[:TOLD]), opened=bool(splash)))
        self.silent = not splash
        if splash:
            self.best = replace(self.best, splash=splash)
            self._look_around()

    # -- guards -------------------------------------------------------------------------------------------------

    def _pass_guards(self) -> None:
        base = self.best
        seeded = self._try_seeds(base)
        if self.share < 1 and self.reading.keys:
            self._try(replace(seeded, entrance=self.home), "the same, going on inside the app")
        if self.share < 1 and not self.silent:
            door = Door(scout=self.scout, reading=self.reading, address=self._entrance(), base=base)
            for passage, said in islice(login_passages(door), self._tries()):
                self._try(passage, said)
                if self.share == 1:
                    break
        if self.share == 0:
            self.best = self._harmless(base)
        elif self.best.seeds:
            self._spare()
        if self.share or not self.silent:
            self.met += self._gates()

    def _tries(self) -> int:
        return HOME_TRIES if self.scout.guarded == (self.home,) else LOGIN_TRIES

    def _try(self, passage: Passage, said: str) -> float:
        share = self.scout.openness(passage, said)
        if share > self.share:
            self.best, self.share = passage, share
        return share

    def _try_seeds(self, base: Passage) -> Passage:
        """Try the candidates for all keys together, then one key after another; return the seeds that did best."""
        first = replace(base, seeds=self.reading.seeds)
        if not self.reading.keys:
            return first
        self._try(first, f"seeds {_told(first.seeds)}")
        current = first
        for seeds in self._variations():
            if self.share == 1 or self.scout.tries >= SEED_TRIES:
                break
            earlier = self.share
            candidate = replace(base, seeds=_merged(current.seeds, seeds))
            if self._try(candidate, f"seeds {_told(seeds) or 'left out'}") > earlier:
                current = candidate
        return current

    def _variations(self) -> list[tuple[Seed | str, ...]]:
        """Return, key by key, the changes to try: another candidate, or nothing there at all."""
        changes: list[tuple[Seed | str, ...]] = []
        for key in self.reading.keys:
            changes += [(key.seed(place),) for place in range(1, len(key.candidates))]
            if len(self.reading.keys) > 1:
                changes.append((key.key,))
        return changes

    def _harmless(self, base: Passage) -> Passage:
        """Return the passage with the first candidates, without those that spoil a page which is there without them."""
        for seeds in (self.reading.seeds, self._each_harmless(base)):
            passage = replace(base, seeds=seeds)
            if not seeds or not self._spoilt_by(passage):
                return passage
        return base

    def _each_harmless(self, base: Passage) -> tuple[Seed, ...]:
        return tuple(seed for seed in self.reading.seeds if not self._spoilt_by(replace(base, seeds=(seed,))))

    def _spoilt_by(self, passage: Passage) -> tuple[str, ...]:
        """Return the addresses that a passage makes worse; what it opens is not among them."""
        public = {address: self.before[address] for address in self.addresses if self._is_public(address)}
        return worsened(public, self.scout.sights(tuple(public), passage))

    def _is_public(self, address: str) -> bool:
        return address in self.before and address not in self.best.guarded

    def _spare(self) -> None:
        """Leave out of the best passage the seeds that spoil other pages and open none."""
        spoilt = self._spoilt_by(self.best)
        for seed in self.best.seeds if spoilt else ():
            less = replace(self.best, seeds=tuple(each for each in self.best.seeds if each != seed))
            left = self._spoilt_by(less)
            if len(left) < len(spoilt) and self.scout.openness(less, f"leave out {seed.key}") >= self.share:
                self.best, spoilt = less, left

    def _entrance(self) -> str:
        """Return the address at which the login is: where a guard leads, else where the source has one."""
        walls = [self.before[address] for address in self.scout.guarded]
        login = [sight.landed for sight in walls if sight.asks_for_login]
        known = [address for address in self.addresses if self.routes.inside(address) in self.reading.logins]
        return next(iter((*login, *known)), walls[0].landed)

    def _gates(self) -> list[GateMet]:
        """Return the gate that was met, and beside it each page that it has left closed."""
        tried = tuple(self.scout.told[-TOLD:])
        kind = self._kind()
        gates = [GateMet(kind=kind, where=self._where(kind), tried=tried, opened=self.share > 0)]
        if 0 < self.share < 1:
            sights = self.scout.sights(self.scout.guarded, self.best)
            closed = (a for a in self.scout.guarded if a not in sights or opens(sights[a], self.scout.walls) == 0)
            gates += [GateMet(kind=kind, where=address, tried=tried, opened=False) for address in closed]
        return gates

    def _kind(self) -> GateKind:
        if self.best.login or (self.share == 0 and not self.reading.keys):
            return GateKind.LOGIN_FORM
        if self.share == 0 and any(self.before[address].password for address in self.scout.guarded):
            return GateKind.LOGIN_FORM
        return GateKind.STORED_SESSION

    def _where(self, kind: GateKind) -> str:
        keys = [key.where for key in self.reading.keys]
        places = keys if kind is GateKind.STORED_SESSION else [*self.reading.flags, self._entrance()]
        return next(iter(places), self.home)

    # -- afterwards ---------------------------------------------------------------------------------------------

    def _finished(self) -> Passage:
        """Return the best passage with the addresses that a visitor only sees without it."""
        if not self.best.session:
            return self.best
        public = [address for address in self.addresses if address not in self.best.guarded]
        inside = self.scout.sights(public, self.best)
        hidden = (address for address in public if address in self.before and self._hides(address, inside))
        return replace(self.best, without=tuple(hidden))

    def _hides(self, address: str, inside: dict[str, Sight]) -> bool:
        before, now = self.before[address], inside.get(address)
        outside = self.before.get(next(iter(self.best.guarded), self.home))
        if before.landed != address or before.blank or (outside is not None and outside.landed == address):
            return False  # the last is what the view without a session shows already
        spoilt = now is not None and now.failed and not before.failed
        return now is None or spoilt or now.blank or now.landed != address


def _spread(guarded: Sequence[str]) -> tuple[str, ...]:
    """Return the guarded addresses that passages are tried on: pages before a login of their own, not too many."""
    return tuple(sorted(guarded, key=announces_login))[:GUARDED]


def _merged(seeds: Sequence[Seed], changes: Sequence[Seed | str]) -> tuple[Seed, ...]:
    changed = {change if isinstance(change, str) else change.key for change in changes}
    kept = [seed for seed in seeds if seed.key not in changed]
    return (*kept, *(change for change in changes if isinstance(change, Seed)))


def _told(seeds: Sequence[Seed | str]) -> str:
    return ", ".join(f"{seed.key}={seed.value[:40]}" if isinstance(seed, Seed) else f"without {seed}" for seed in seeds)
