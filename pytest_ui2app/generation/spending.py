"""What a run may spend, and what it has spent so far, across all of its processes."""

import json
import os
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import asdict, dataclass, field, replace
from math import isfinite
from pathlib import Path
from typing import Final, Protocol

from filelock import FileLock

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import Cost, UnknownCost

DECIMALS: Final = 9
"""Decimals of a dollar that count, so that ten times 0.1 is not more than 1; ours."""
POLL_SECONDS: Final = 0.1
"""How often a purchase that waits for others looks again; ours."""


class BudgetReached(InfrastructureError):  # noqa: N818 - said of a run, not of a fault
    """The next request could cost more than is left; nothing was sent, and the run can be taken up again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Total:
    """What a run has spent: US dollars, the requests that were answered, and how many of those have no known cost."""

    dollars: float
    requests: int
    unknown: int


class Bill(Protocol):
    """An open purchase: told what it came to."""

    def settle(self, cost: Cost | UnknownCost) -> None:
        """Enter what was really spent."""
        ...


class Unlimited:
    """Spending that nobody counts."""

    def buy(self, worst: Cost | UnknownCost) -> AbstractContextManager[Bill]:  # noqa: ARG002 - anything goes
        """Allow it."""
        return nullcontext(self)

    def settle(self, cost: Cost | UnknownCost) -> None:
        """Forget it."""


NO_LIMIT: Final = Unlimited()


@dataclass(frozen=True, slots=True, kw_only=True)
class _State:
    """The file's content; ``aside`` maps open purchases to dollars, ``held`` is the worst of those of unknown cost."""

    dollars: float = 0.0
    held: float = 0.0
    requests: int = 0
    unknown: int = 0
    aside: dict[str, float] = field(default_factory=dict)

    def with_aside(self, purchase: str, dollars: float) -> "_State":
        return replace(self, aside={**self.aside, purchase: dollars})

    def without_aside(self, purchase: str) -> "_State":
        return replace(self, aside={key: dollars for key, dollars in self.aside.items() if key != purchase})


class Spending:
    """Counts what the processes of one run on this machine spend, in ``file``, and stops them at ``limit`` dollars.

    A limit of ``math.inf`` only counts. One process calls ``start`` before any buys, and ``remove`` after the last.
    """

    def __init__(self, file: Path, limit: float) -> None:
        if not limit >= 0:
            raise UsageError(f"a run cannot be limited to {limit} dollars; give 0 or more")
        self.file = file
        self.limit = limit

    def start(self) -> None:
        """Begin at nothing, whatever an earlier run has left in the file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self._lock():
            self._write(_State())

    def remove(self) -> None:
        """Delete the file and its lock, if there are any."""
        for file in (self.file, self._lock_file):
            if file.is_file():
                file.unlink()

    def total(self) -> Total:
        """Return what has been spent; purchases still open are not in it."""
        with self._lock():
            state = self._read()
        return Total(dollars=round(state.dollars, DECIMALS), requests=state.requests, unknown=state.unknown)

    @contextmanager
    def buy(self, worst: Cost | UnknownCost) -> Iterator[Bill]:
        """Set aside what a request may cost at worst until it is settled.

        Where only requests under way could bring the run to its limit, it waits for what they come to. Without
        ``settle`` the money is given back and no request is counted. What a killed process had set aside stays so. A
        request settled with an unknown cost is held to have cost its worst as far as the limit is concerned. Raises
        BudgetReached when the limit could be passed, and InfrastructureError when there is a limit and nobody knows
        what the request may cost.
        """
        purchase = _Purchase(self, f"{os.getpid()}-{uuid.uuid4().hex}")
        while not self._set_aside(purchase.name, worst):
            time.sleep(POLL_SECONDS)
        try:
            yield purchase
        finally:
            if not purchase.settled:
                self.change(lambda state: state.without_aside(purchase.name))

    def change(self, how: Callable[[_State], _State]) -> None:
        """Apply a change that no other process sees half done."""
        with self._lock():
            self._write(how(self._read()))

    def _set_aside(self, purchase: str, worst: Cost | UnknownCost) -> bool:
        """Set the worst aside if it fits beside all that is; say whether it did, or raise if it never will."""
        if isinstance(worst, UnknownCost):
            if isfinite(self.limit):
                raise InfrastructureError(_unknown(self.limit))
            return True
        with self._lock():
            state = self._read()
            under_way = sum(dollars for name, dollars in state.aside.items() if _is_running(name))
            lost = state.held + sum(state.aside.values()) - under_way
            if round(state.dollars + lost + worst.dollars, DECIMALS) > self.limit:
                raise BudgetReached(_reached(state.dollars, lost, worst.dollars, self.limit))
            if round(state.dollars + lost + under_way + worst.dollars, DECIMALS) > self.limit:
                return False
            self._write(state.with_aside(purchase, worst.dollars))
            return True

    @property
    def _lock_file(self) -> Path:
        return self.file.with_name(f"{self.file.name}.lock")

    def _lock(self) -> FileLock:
        # A lock per use: one object would let the threads of a process in together.
        return FileLock(self._lock_file, is_singleton=False)

    def _read(self) -> _State:
        try:
            return _State(**json.loads(self.file.read_bytes()))
        except (OSError, ValueError, TypeError) as error:
            fact = f"what the run has spent cannot be read from {self.file} ({type(error).__name__})"
            raise InfrastructureError(f"{fact}; leave that file alone while a run is going, and run again") from error

    def _write(self, state: _State) -> None:
        whole = self.file.with_name(f"{self.file.name}.new")
        try:
            whole.write_text(json.dumps(asdict(state)), encoding="utf-8")
            os.replace(whole, self.file)  # noqa: PTH105 - a kill leaves the old state or the new one
        except OSError as error:
            whole.unlink(missing_ok=True)
            fact = f"what the run spends cannot be written to {self.file.parent} ({error})"
            raise InfrastructureError(f"{fact}; free some space, or name another --ui2app-store") from error


class _Purchase:
    """A purchase from ``buy``."""

    def __init__(self, spending: Spending, name: str) -> None:
        self.name = name
        self.settled = False
        self._spending = spending

    def settle(self, cost: Cost | UnknownCost) -> None:
        """Count one answered request and what it cost; an answer is never lost for a bill that cannot be entered."""
        with suppress(InfrastructureError):
            self._spending.change(lambda state: _settled(state, self.name, cost))
        self.settled = True


def _settled(state: _State, purchase: str, cost: Cost | UnknownCost) -> _State:
    counted = replace(state.without_aside(purchase), requests=state.requests + 1)
    if isinstance(cost, UnknownCost):
        worst = state.aside.get(purchase, 0.0)
        return replace(counted, unknown=state.unknown + 1, held=state.held + worst)
    return replace(counted, dollars=state.dollars + cost.dollars)


def _is_running(purchase: str) -> bool:
    """Whether the process of a purchase still runs: it will settle."""
    try:
        os.kill(int(purchase.partition("-")[0]), 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it runs, as somebody else
        return True
    return True


def _reached(spent: float, lost: float, worst: float, limit: float) -> str:
    held = f" and {_money(lost)} held for requests whose cost is not known" if lost else ""
    return (
        f"the limit of {_money(limit)} could be passed: {_money(spent)} spent{held}, and the next request may cost "
        f"{_money(worst)} at worst; run again to go on, with --ui2app-max-cost for what that run may spend: what has "
        "been answered is in the store and is not paid for again"
    )


def _unknown(limit: float) -> str:
    return (
        f"nobody knows what the next request may cost, so it may pass the limit of {_money(limit)}; give the model's "
        "price in its settings (price = { input = ..., output = ... }, in dollars per million tokens), or leave out "
        "--ui2app-max-cost"
    )


def _money(dollars: float) -> str:
    return f"${dollars:.2f}" if dollars >= 1 or not dollars else f"${dollars:.4f}"
