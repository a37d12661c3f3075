"""A score that does not exist, as a type: "not measured" is not zero."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Unscored:
    """Stands where a score would stand when there is nothing to score; left out of every mean.

    ``reason`` is a short fact for the report, such as "inventory is empty".
    """

    reason: str
