"""What a run may spend, and what it has spent so far, across all of its processes."""

import json
import os
import uuid
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass, field, replace
from math import isfinite
from pathlib import Path
from typing import Final, Protocol

from filelock import FileLock

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import Cost, UnknownCost

DECIMALS: Final = 9
"""Decimals of a dollar that count, so that ten times 0.1 is not more than 1."""


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
        return _nothing()

    def settle(self, cost: Cost | UnknownCost) -> None:
        """Forget it."""


@contextmanager
def _nothing() -> Iterator[Bill]:
    yield Unlimited()


NO_LIMIT: Final = Unlimited()


@dataclass(frozen=True, slots=True, kw_only=True)
class _State:
    """The file's content; ``aside`` maps open purchases to dollars."""

    dollars: float = 0.0
    requests: int = 0
    unknown: int = 0
    aside: dict[str, float] = field(default_factory=dict)

    def with_aside(self, purchase: str, dollars: float) -> "_State":
        return replace(self, aside={**self.aside, purchase: dollars})

    def without_aside(self, purchase: str) -> "_State":
        return replace(self, aside={key: dollars for key, dollars in self.aside.items() if key != purchase})


class Spending:
    """Counts what the processes of one run spend, in ``file``, and stops them at ``limit`` US dollars.

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
        """Delete the file and its lock."""
        self.file.unlink(missing_ok=True)
        self._lock_file.unlink(missing_ok=True)

    def total(self) -> Total:
        """Return what has been spent; purchases still open are not in it."""
        with self._lock():
            state = self._read()
        return Total(dollars=round(state.dollars, DECIMALS), requests=state.requests, unknown=state.unknown)

    @contextmanager
    def buy(self, worst: Cost | UnknownCost) -> Iterator[Bill]:
        """Set aside what a request may cost at worst until it is settled.

        Without ``settle`` it is given back and no request is counted. What a killed process had set aside stays so.
        A request settled with an unknown cost is held to have cost its worst as far as the limit is concerned.
        Raises BudgetReached when the limit could be passed, and InfrastructureError when there is a limit and nobody
        knows what the request may cost.
        """
        purchase = _Purchase(self, uuid.uuid4().hex)
        self.change(lambda state: self._allowed(state, purchase.name, worst))
        try:
            yield purchase
        finally:
            if not purchase.settled:
                self.change(lambda state: state.without_aside(purchase.name))

    def change(self, how: Callable[[_State], _State]) -> None:
        """Apply a change that no other process sees half done."""
        with self._lock():
            self._write(how(self._read()))

    def _allowed(self, state: _State, purchase: str, worst: Cost | UnknownCost) -> _State:
        if isinstance(worst, UnknownCost):
            if isfinite(self.limit):
                raise InfrastructureError(_unknown(self.limit))
            return state
        aside = sum(state.aside.values())
        if round(state.dollars + aside + worst.dollars, DECIMALS) > self.limit:
            raise BudgetReached(_reached(state.dollars, aside, worst.dollars, self.limit))
        return state.with_aside(purchase, worst.dollars)

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
        whole.write_text(json.dumps(asdict(state)), encoding="utf-8")
        os.replace(whole, self.file)  # noqa: PTH105 - a kill leaves the old state or the new one


class _Purchase:
    """A purchase from ``buy``."""

    def __init__(self, spending: Spending, name: str) -> None:
        self.name = name
        self.settled = False
        self._spending = spending

    def settle(self, cost: Cost | UnknownCost) -> None:
        """Count one answered request and what it cost."""
        self._spending.change(lambda state: _settled(state, self.name, cost))
        self.settled = True


def _settled(state: _State, purchase: str, cost: Cost | UnknownCost) -> _State:
    counted = replace(state, requests=state.requests + 1)
    if isinstance(cost, UnknownCost):
        return replace(counted, unknown=state.unknown + 1)
    return replace(counted.without_aside(purchase), dollars=state.dollars + cost.dollars)


def _reached(spent: float, aside: float, worst: float, limit: float) -> str:
    under_way = f" and {_money(aside)} set aside for requests under way" if aside else ""
    return (
        f"the limit of {_money(limit)} is reached: {_money(spent)} spent{under_way}, and the next request may cost "
        f"{_money(worst)} at worst; run again with a higher --ui2app-max-cost to go on: what has been answered is in "
        "the store and is not paid for again"
    )


def _unknown(limit: float) -> str:
    return (
        f"nobody knows what the next request may cost, so it may pass the limit of {_money(limit)}; give the model's "
        "price in its settings (price = { input = ..., output = ... }, in dollars per million tokens), or leave out "
        "--ui2app-max-cost"
    )


def _money(dollars: float) -> str:
    return f"${dollars:.2f}" if dollars >= 1 or not dollars else f"${dollars:.4f}"
