"""What a run may spend, and what it has spent so far, across all of its processes."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, Protocol

from pytest_ui2app.generation.model import Cost, UnknownCost


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


class Spending:
    """Counts what the processes of one run spend, in ``file``, and stops them at ``limit`` dollars."""

    def __init__(self, file: Path, limit: float) -> None:
        self.file = file
        self.limit = limit

    def buy(self, worst: Cost | UnknownCost) -> AbstractContextManager[Bill]:
        """Set aside what a request may cost at worst; raises BudgetReached when that could pass the limit."""
        raise NotImplementedError
