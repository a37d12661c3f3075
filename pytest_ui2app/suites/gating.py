"""Gates: what turns a score into a failed run. Without one, measuring never fails."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from pytest_ui2app.errors import UsageError
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.taxonomy import Metric

STRICT = "strict"
SHORT_NAMES = {"exec1": Column.EXEC_AT_1, "exec3": Column.EXEC_AT_3}
FULL_MARKS = 100.0
TOLERANCE = 1e-9
"""A mean of floats may miss what it should be by a bit or two; in percent."""
_THRESHOLD = re.compile(r"\s*([a-z_0-9]+)\s*>=\s*([0-9]+(?:\.[0-9]+)?)\s*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Threshold:
    """A column of a model's row and the percentage that it must reach."""

    column: Column
    floor: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Gate:
    """What must hold: every item in full (``strict``), or thresholds on each model's row; neither is no gate."""

    strict: bool = False
    thresholds: tuple[Threshold, ...] = ()

    @property
    def set(self) -> bool:
        """Whether anything is gated."""
        return self.strict or bool(self.thresholds)


class Measured(Protocol):
    """What the gate looks at of an item: its metric, and its value in percent, None while undecided."""

    @property
    def metric(self) -> Metric:
        """What was measured."""
        ...

    @property
    def value(self) -> float | None:
        """The score."""
        ...


Judge = Callable[[Measured], str]
"""Returns why an item does not pass the gate, empty if it does."""


def parse_gate(text: str) -> Gate:
    """Read ``strict`` or thresholds such as ``exec3>=0.9,vfs>=60,iis>=30``.

    EXEC may be given as a share (0 to 1); everything else, and EXEC above 1, is in percent, and a percentage below 1 is
    taken for a mistake. Raises UsageError.
    """
    if not text.strip():
        return Gate()
    if text.strip() == STRICT:
        return Gate(strict=True)
    return Gate(thresholds=tuple(_threshold(part, text) for part in text.split(",")))


def _threshold(part: str, text: str) -> Threshold:
    parsed = _THRESHOLD.fullmatch(part)
    names = {**{column.value: column for column in Column}, **SHORT_NAMES}
    if not parsed or parsed[1] not in names or float(parsed[2]) > FULL_MARKS:
        possible = ", ".join([*SHORT_NAMES, "vfs", "nrs", "iis", "iis_strict or another column of the summary"])
        raise UsageError(
            f"--ui2app-gate={text}: {part.strip()!r} is no threshold; "
            f"write {STRICT!r}, or NAME>=PERCENT parted by commas, NAME one of {possible}"
        )
    column, floor = names[parsed[1]], float(parsed[2])
    share = column in SHORT_NAMES.values() and floor <= 1
    if not share and 0 < floor < 1:
        raise UsageError(
            f"--ui2app-gate={text}: {part.strip()!r} asks for {floor:g} percent, and scores go from 0 to 100: write "
            f"{parsed[1]}>={FULL_MARKS * floor:g}; only exec1 and exec3 may be shares, and {STRICT!r} asks all in full"
        )
    return Threshold(column=column, floor=FULL_MARKS * floor if share else floor)


def failures(gate: Gate, model: str, scores: Mapping[Column, float | None]) -> list[str]:
    """Return what a model's row falls short of, in words; a column without a score falls short."""
    return [
        f"{model}: {threshold.column} is {_shown(scores.get(threshold.column))}, the gate asks for {threshold.floor:g}"
        for threshold in gate.thresholds
        if _below(scores.get(threshold.column), threshold.floor)
    ]


def item_failure(gate: Gate, item: Measured) -> str:
    """Return why an item does not pass the gate, empty if it does; only ``strict`` looks at single items."""
    full = not _below(item.value, FULL_MARKS)
    return "" if full or not gate.strict else f"{item.metric} is {_shown(item.value)}, the strict gate asks for 100"


def _below(score: float | None, floor: float) -> bool:
    return score is None or score < floor - TOLERANCE


def _shown(score: float | None) -> str:
    """Return a score rounded down: one that falls short must not look as if it had reached the floor."""
    return "not decided" if score is None else f"{math.floor(score * 10) / 10:.1f}"
