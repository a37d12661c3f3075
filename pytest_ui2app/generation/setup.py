"""What models are made with beside their names: the user's settings, the keys, and what a run's processes share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from pytest_ui2app.generation.model import Json, ModelFactory
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.spending import NO_LIMIT, Spending, Unlimited


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelSetup:
    """The surroundings of models.

    ``configured`` maps names to the tables the user wrote about them, as read from the file ``configured_in``.
    ``keys`` holds the providers' keys. ``shared`` is a folder in which the processes of all runs with this store keep
    to one rate, ``spending`` what this run has spent. Relative paths of ``cmd:`` and ``replay:`` begin at ``start``.
    ``others`` are makers of models by third parties, asked in order.
    """

    configured: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    configured_in: str = ""
    keys: Keys = field(default_factory=Keys)
    shared: Path = field(default_factory=lambda: Path(".ui2app"))
    spending: Spending | Unlimited = NO_LIMIT
    start: Path = field(default_factory=Path.cwd)
    others: tuple["Maker", ...] = ()


Maker: TypeAlias = Callable[[str, ModelSetup], ModelFactory | None]
"""A third party's: makes the model of a name, or returns None for a name that is not one of its own."""
