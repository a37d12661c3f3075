"""What stands between a visitor and the pages: gates, as the source alone has them (protocol section 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pytest_ui2app.browser.gate_keys import KeyFound, found_keys
from pytest_ui2app.browser.gate_logins import Credentials, credentials_in, login_flags, login_targets, redirects
from pytest_ui2app.browser.gate_payloads import Payloads
from pytest_ui2app.browser.gate_splashes import SplashFound, splashes_in
from pytest_ui2app.browser.passage import Seed, Store
from pytest_ui2app.tsx.folding import Folding
from pytest_ui2app.tsx.modules import Project


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionKey:
    """Something the app may keep its session under, first read or written at ``where``.

    ``candidates`` are what may have to stand there, in the order to be tried; there is at least one.
    """

    store: Store
    key: str
    where: str
    candidates: tuple[str, ...]

    def seed(self, place: int = 0) -> Seed:
        """Return the seed that puts a candidate there."""
        return Seed(store=self.store, key=self.key, value=self.candidates[place])


@dataclass(frozen=True, slots=True, kw_only=True)
class GateReading:
    """The gates that a source tree may have, and what to try on them.

    ``other_keys`` are storage keys that nothing says hold a session; ``flags`` are the places (``file:line``) where
    being logged in is kept in memory; ``logins`` are the addresses without base name that guards send to;
    ``redirects`` are the places of routes that only lead on to another; ``credentials`` those the source itself knows.
    """

    keys: tuple[SessionKey, ...] = ()
    other_keys: tuple[SessionKey, ...] = ()
    flags: tuple[str, ...] = ()
    logins: tuple[str, ...] = ()
    redirects: tuple[str, ...] = ()
    credentials: tuple[Credentials, ...] = ()
    splashes: tuple[SplashFound, ...] = ()

    @property
    def any(self) -> bool:
        """Whether the source has anything that could be a gate."""
        return bool(self.keys or self.flags or self.logins or self.splashes)

    @property
    def doubtful(self) -> "GateReading":
        """The reading for an app that has a gate though nothing says so: any key may hold its session."""
        return replace(self, keys=self.other_keys)

    @property
    def seeds(self) -> tuple[Seed, ...]:
        """The first candidate for each key."""
        return tuple(key.seed() for key in self.keys)


def read_gates(files: Mapping[str, str]) -> GateReading:
    """Return the gates that ``files`` (posix path such as ``src/App.tsx`` to text) may have."""
    folding = Folding(Project(files))
    payloads = Payloads(folding)
    keys, others = found_keys(folding, payloads.is_session)
    return GateReading(
        keys=tuple(_session_key(found, payloads) for found in keys),
        other_keys=tuple(_session_key(found, payloads) for found in others),
        flags=login_flags(folding),
        logins=login_targets(folding),
        redirects=redirects(folding),
        credentials=credentials_in(folding),
        splashes=splashes_in(folding),
    )


def _session_key(found: KeyFound, payloads: Payloads) -> SessionKey:
    return SessionKey(store=found.store, key=found.key, where=found.where, candidates=tuple(payloads.candidates(found)))
