"""The one layer of retries: asks again what may pass, and waits as long as the provider says."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, TypeVar

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.providers.rate_limit import WORTH_TELLING
from pytest_ui2app.generation.providers.settings import ModelSettings

TOO_MANY: Final = 429
"""The status that says that everybody who shares the account should wait."""
_JITTER: Final = 0.5
"""Share of the first wait by which waits are spread, so that processes that failed together do not return
together; ours."""
_VERY_LONG: Final = timedelta(days=365)
"""From here on a time to wait for is no longer told to the second; ours, and far within what a date can hold."""

_log = logging.getLogger("pytest_ui2app.generation")

Result = TypeVar("Result")


class PassingTroubleError(Exception):
    """A request failed in a way that may pass; the text has no secrets, ``asked`` are seconds the provider named."""

    def __init__(self, text: str, status: int, asked: float) -> None:
        super().__init__(text)
        self.status = status
        self.asked = asked
        self.wait = asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrying:
    """How often and after how long one model is asked again; ``hold_off`` is told when all of its askers must wait."""

    settings: ModelSettings
    hold_off: Callable[[float], None]

    def run(self, request: Callable[[], Result]) -> Result:
        """Call ``request`` until it raises no PassingTroubleError.

        Raises InfrastructureError when tries are over, or when the provider asks for a longer wait than allowed.
        """
        try:
            return self._tried(request)
        except PassingTroubleError as trouble:
            last = trouble
        raise InfrastructureError(
            f"{self.settings.name}: no answer in {_times(self.settings.tries)}; the last time: {last}; "
            "run again later: finished turns are kept"
        )

    def _tried(self, request: Callable[[], Result]) -> Result:
        # Imported here: it comes with the SDKs' dependants, and most runs ask nobody.
        import stamina  # noqa: PLC0415

        # The same filter added twice is added once.
        logging.getLogger("stamina").addFilter(_is_not_ours)
        settings = self.settings
        for attempt in stamina.retry_context(
            on=_wait_before_next,
            attempts=settings.tries,
            timeout=None,
            wait_initial=settings.first_wait,
            wait_max=settings.longest_wait,
            wait_jitter=settings.first_wait * _JITTER,
        ):
            with attempt:
                try:
                    return request()
                except PassingTroubleError as trouble:
                    self._prepare(trouble, attempt.next_wait, last=attempt.num >= settings.tries)
                    raise
        raise AssertionError("stamina raises the last trouble")

    def _prepare(self, trouble: PassingTroubleError, planned: float, *, last: bool) -> None:
        """Settle how long to wait, and tell whom it concerns."""
        if trouble.asked > self.settings.longest_wait:
            raise InfrastructureError(self._too_long(trouble)) from None
        wait = max(trouble.asked, planned)
        if trouble.asked:
            trouble.wait = wait
        if trouble.status == TOO_MANY:
            self.hold_off(wait)
        if wait > WORTH_TELLING and not last:
            _log.warning("%s: %s; asking again in %.0f s", self.settings.name, trouble, wait)

    def _too_long(self, trouble: PassingTroubleError) -> str:
        if trouble.asked > _VERY_LONG.total_seconds():
            how_long, after = "a very long time", "later"
        else:
            back = datetime.now(UTC) + timedelta(seconds=trouble.asked)
            how_long, after = f"{trouble.asked:.0f} s", f"after {back:%Y-%m-%d %H:%M:%S} UTC"
        return (
            f"{self.settings.name}: {trouble}; the provider asks to be left alone for {how_long}, more than "
            f"longest_wait ({self.settings.longest_wait:g} s); run again {after}: finished turns are kept"
        )


def _is_not_ours(record: logging.LogRecord) -> bool:
    """Drop stamina's own note of our retries: ours says more. Its hooks could only be switched off for everybody."""
    return not str(getattr(record, "stamina.caused_by", "")).startswith(PassingTroubleError.__name__)


def _wait_before_next(error: Exception) -> bool | float:
    """Tell stamina whether to ask again, and when if the provider has named a time."""
    if not isinstance(error, PassingTroubleError):
        return False
    return error.wait if error.wait > 0 else True


def _times(tries: int) -> str:
    return "1 request" if tries == 1 else f"{tries} requests"
