"""What one app contributes to each column of a model's row (protocol sections 5-7; paper, appendix D).

Headline columns impute 0 for an app with EXEC@3 = F; conditional ("star") columns leave it out. An app without an
inventory has no IIS. What the environment failed to measure is neither: it is named and left out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType

from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import LINEAR_WEIGHTS, ItemLabel, ScopeWeights, interaction_score
from pytest_ui2app.scoring.nrs import Reachability
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.scoring.vfs import AppFidelity
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class NotMeasured:
    """A measurement that the environment failed to make; ``reason`` says what failed."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InventoryItem:
    """A family that the case's screenshots imply, and its scope."""

    family: Family
    scope: Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class AppResult:
    """Everything measured of one app by one model.

    If the app failed EXEC@3, ``fidelity``, ``reachability`` and ``items`` are not looked at. ``items`` holds one label
    for every inventory item that could be measured; an item without a label was not measured.
    """

    app: str
    application_family: ApplicationFamily
    execution: Execution | NotMeasured
    fidelity: AppFidelity | NotMeasured
    reachability: Reachability | NotMeasured
    inventory: tuple[InventoryItem, ...]
    items: tuple[ItemLabel, ...]


Value = float | Unscored | NotMeasured
"""One app's contribution to a column: a number in [0, 100], nothing to score, or not measured."""


class Column(StrEnum):
    """The columns of a model's row, all 0-100; the first nine are named as in the published results.

    ``*_conditional`` are means over apps with EXEC@3 = P, coverage factor included; ``*_matched`` are means over the
    same apps of the means over matched pages, the reading that the paper's conditional sub-metric table fits.
    """

    EXEC_AT_1 = "exec_at_1"
    EXEC_AT_3 = "exec_at_3"
    NRS = "nrs"
    VFS_SIZE = "vfs_size"
    VFS_TEXT = "vfs_text"
    VFS_POSITION = "vfs_position"
    VFS_COLOR = "vfs_color"
    VFS = "vfs"
    IIS = "iis"
    IIS_STRICT = "iis_strict"
    IIS_LOWER = "iis_lower"
    IIS_UPPER = "iis_upper"
    NRS_CONDITIONAL = "nrs_conditional"
    VFS_SIZE_CONDITIONAL = "vfs_size_conditional"
    VFS_TEXT_CONDITIONAL = "vfs_text_conditional"
    VFS_POSITION_CONDITIONAL = "vfs_position_conditional"
    VFS_COLOR_CONDITIONAL = "vfs_color_conditional"
    VFS_CONDITIONAL = "vfs_conditional"
    IIS_CONDITIONAL = "iis_conditional"
    VFS_SIZE_MATCHED = "vfs_size_matched"
    VFS_TEXT_MATCHED = "vfs_text_matched"
    VFS_POSITION_MATCHED = "vfs_position_matched"
    VFS_COLOR_MATCHED = "vfs_color_matched"
    VFS_MATCHED = "vfs_matched"
    BLOCK_RECALL_MATCHED = "block_recall_matched"
    BLOCK_PRECISION_MATCHED = "block_precision_matched"


def app_value(result: AppResult, column: Column) -> Value:
    """Return what the app contributes to the column."""
    if isinstance(result.execution, NotMeasured):
        return result.execution
    if column in _EXEC:
        return 100.0 * _EXEC[column](result.execution)
    if column in _HEADLINE:
        return _HEADLINE[column](result) if result.execution.at_3 else _imputed(result, column)
    return _CONDITIONAL[column](result) if result.execution.at_3 else Unscored(reason="EXEC@3 failed")


def app_iis(result: AppResult, *, weights: ScopeWeights = LINEAR_WEIGHTS) -> Value:
    """Return the app's headline IIS under other scope weights."""
    if isinstance(result.execution, NotMeasured):
        return result.execution
    return _interaction("iis", weights)(result) if result.execution.at_3 else _imputed(result, Column.IIS)


_Reader = Callable[[AppResult], Value]
_IIS_COLUMNS = frozenset({Column.IIS, Column.IIS_STRICT, Column.IIS_LOWER, Column.IIS_UPPER})


def _imputed(result: AppResult, column: Column) -> Value:
    if column in _IIS_COLUMNS and not result.inventory:
        return Unscored(reason="the inventory is empty")
    return 0.0


def _nrs(result: AppResult) -> Value:
    return result.reachability if isinstance(result.reachability, NotMeasured) else result.reachability.nrs


def _fidelity(path: str) -> _Reader:
    means, part = path.split(".")

    def read(result: AppResult) -> Value:
        if isinstance(result.fidelity, NotMeasured):
            return result.fidelity
        found = getattr(result.fidelity, means)
        return found if isinstance(found, Unscored) else float(getattr(found, part))

    return read


def _interaction(part: str, weights: ScopeWeights = LINEAR_WEIGHTS) -> _Reader:
    def read(result: AppResult) -> Value:
        unlabelled = {item.family for item in result.inventory} - {label.family for label in result.items}
        if unlabelled:
            return NotMeasured(reason=f"no label for {', '.join(sorted(unlabelled))}")
        score = interaction_score(result.items, weights=weights)
        return score if isinstance(score, Unscored) else float(getattr(score, part))

    return read


_EXEC: Mapping[Column, Callable[[Execution], bool]] = MappingProxyType(
    {Column.EXEC_AT_1: attrgetter("at_1"), Column.EXEC_AT_3: attrgetter("at_3")}
)

_HEADLINE: Mapping[Column, _Reader] = MappingProxyType(
    {
        Column.NRS: _nrs,
        Column.VFS_SIZE: _fidelity("headline.size"),
        Column.VFS_TEXT: _fidelity("headline.text"),
        Column.VFS_POSITION: _fidelity("headline.position"),
        Column.VFS_COLOR: _fidelity("headline.color"),
        Column.VFS: _fidelity("headline.score"),
        Column.IIS: _interaction("iis"),
        Column.IIS_STRICT: _interaction("iis_strict"),
        Column.IIS_LOWER: _interaction("lower"),
        Column.IIS_UPPER: _interaction("upper"),
    }
)

_CONDITIONAL: Mapping[Column, _Reader] = MappingProxyType(
    {
        Column.NRS_CONDITIONAL: _nrs,
        Column.VFS_SIZE_CONDITIONAL: _fidelity("headline.size"),
        Column.VFS_TEXT_CONDITIONAL: _fidelity("headline.text"),
        Column.VFS_POSITION_CONDITIONAL: _fidelity("headline.position"),
        Column.VFS_COLOR_CONDITIONAL: _fidelity("headline.color"),
        Column.VFS_CONDITIONAL: _fidelity("headline.score"),
        Column.IIS_CONDITIONAL: _interaction("iis"),
        Column.VFS_SIZE_MATCHED: _fidelity("over_matched.size"),
        Column.VFS_TEXT_MATCHED: _fidelity("over_matched.text"),
        Column.VFS_POSITION_MATCHED: _fidelity("over_matched.position"),
        Column.VFS_COLOR_MATCHED: _fidelity("over_matched.color"),
        Column.VFS_MATCHED: _fidelity("over_matched.score"),
        Column.BLOCK_RECALL_MATCHED: _fidelity("over_matched.block_recall"),
        Column.BLOCK_PRECISION_MATCHED: _fidelity("over_matched.block_precision"),
    }
)
