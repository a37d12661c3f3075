"""One provider's rate, kept to together by all processes that share a folder: those of all runs with one store."""

import json
import logging
import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from filelock import FileLock

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.providers.settings import DEFAULT_LONGEST_WAIT

WINDOW: Final = 60.0
"""Seconds that a rate per minute is counted over, sliding: a minute."""
WORTH_TELLING: Final = 2.0
"""Seconds from which on a wait is told of; ours."""
_MARGIN: Final = 0.001
"""Seconds slept beyond the exact moment, so that rounding does not make it two sleeps; ours."""
_LOCK_SECONDS: Final = 60.0
"""How long another process may hold the file, a moment's work; ours."""
_LAST_MOMENT: Final = 253_402_300_800.0
"""The end of the year 9999, in seconds since 1970: a file that names a later time was not written by us."""

Taken: TypeAlias = tuple[float, int]
"""When a request was let through, in seconds since 1970, and the tokens it was taken to need."""

_log = logging.getLogger("pytest_ui2app.generation")


@dataclass(slots=True, kw_only=True)
class _Window:
    """The requests of the last minute; and until when, as said at which time, all must hold off."""

    taken: list[Taken] = field(default_factory=list)
    held_since: float = 0.0
    held_until: float = 0.0

    def slide(self, now: float, longest_hold: float) -> None:
        """Forget what is over, and hold off no longer than ``longest_hold`` seconds, whatever the file says.

        What lies in the future was written before the clock was set back: it goes too.
        """
        self.taken = [(at, tokens) for at, tokens in self.taken if now - WINDOW < at <= now]
        if self.held_since > now:
            self.held_until = 0.0
        self.held_until = min(self.held_until, now + longest_hold)


class RateLimit:
    """Lets requests through at no more than a rate; 0 is no limit.

    The state is the file ``rate-<provider>.json`` in ``folder``, used under a lock; one that cannot be read is begun
    afresh. No hold-off found there is waited for longer than ``longest_hold`` seconds. ``clock`` gives seconds since
    1970, as all processes agree on.
    """

    def __init__(  # noqa: PLR0913 - two of them are for tests
        self,
        folder: Path,
        provider: str,
        requests_per_minute: int,
        tokens_per_minute: int,
        *,
        longest_hold: float = DEFAULT_LONGEST_WAIT,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._file = folder / f"rate-{re.sub(r'[^A-Za-z0-9.-]+', '_', provider)}.json"
        self._provider = provider
        self._requests = requests_per_minute
        self._tokens = tokens_per_minute
        self._longest_hold = longest_hold
        self._clock = clock
        self._sleep = sleep

    def take(self, tokens: int) -> None:
        """Wait until a request of ``tokens`` may be sent, and count it.

        One that needs more than a whole minute's tokens is let through when no other has been in that minute.
        """
        while (wait := self._taken_after(tokens)) > 0:
            if wait > WORTH_TELLING:
                _log.warning("%s: waiting %.0f s to keep to its rate", self._provider, wait)
            self._sleep(wait + _MARGIN)

    def hold_off(self, seconds: float) -> None:
        """Let no request of any process through for this many seconds."""

        def held(window: _Window, now: float) -> float:
            if now + seconds > window.held_until:
                window.held_since, window.held_until = now, now + seconds
            return 0.0

        self._changed(held)

    def _taken_after(self, tokens: int) -> float:
        """Count a request if there is room for it, else give the seconds until there may be."""

        def taken(window: _Window, now: float) -> float:
            wait = max(window.held_until, self._room_at(window.taken, tokens)) - now
            if wait <= 0:
                window.taken.append((now, tokens))
            return wait

        return self._changed(taken)

    def _room_at(self, taken: list[Taken], tokens: int) -> float:
        """Give the time from which on enough of the window's requests, oldest first, are a minute old."""
        over = len(taken) + 1 - self._requests if self._requests else 0
        if self._tokens:
            left = sum(spent for _, spent in taken)
            leaving = 0
            while leaving < len(taken) and left + tokens > self._tokens:
                left -= taken[leaving][1]
                leaving += 1
            over = max(over, leaving)
        return taken[over - 1][0] + WINDOW if over > 0 else 0.0

    def _changed(self, change: Callable[[_Window, float], float]) -> float:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(self._file.with_suffix(".lock"), timeout=_LOCK_SECONDS):
                now = self._clock()
                window = _read(self._file)
                window.slide(now, self._longest_hold)
                result = change(window, now)
                _write(self._file, window)
        except OSError as error:
            raise InfrastructureError(
                f"cannot keep to the rate of {self._provider} in {self._file}: {error}; make that folder writable"
            ) from error
        return result


def _read(file: Path) -> _Window:
    try:
        state = json.loads(file.read_text(encoding="utf-8"))
        since, until = map(float, state["held"])
        taken = sorted((float(at), int(tokens)) for at, tokens in state["taken"])
    except (FileNotFoundError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return _Window()
    if not all(map(_is_moment, (since, until, *(at for at, _ in taken)))):
        return _Window()
    return _Window(taken=taken, held_since=since, held_until=until)


def _is_moment(at: float) -> bool:
    return math.isfinite(at) and at < _LAST_MOMENT


def _write(file: Path, window: _Window) -> None:
    state = {"held": [window.held_since, window.held_until], "taken": window.taken}
    new = file.with_suffix(".new")
    new.write_text(json.dumps(state), encoding="utf-8")
    new.replace(file)
