"""What does not behave, in a line for each item: for somebody who reads the end of a run and wants to know why."""

from collections.abc import Sequence
from typing import Final

from pytest_ui2app.reporting.reasons import shortened
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.taxonomy import Finding, Metric
from pytest_ui2app.wording import counted

MOST_LINES: Final = 14
"""How many items are told of; with more than one would read, results.json is the place to look."""
_AT_FAULT: Final = (Finding.FAILED.value, Finding.PARTIAL.value)


def shortcoming_lines(records: Sequence[ItemRecord]) -> list[str]:
    """Return for each interaction item that works in part or not at all its first such sub-feature."""
    lines = [line for record in records if record.metric is Metric.IIS and (line := _line(record))]
    more = [f"  ... and {counted(len(lines) - MOST_LINES, 'more item')}"] if len(lines) > MOST_LINES else []
    head = f"DO NOT BEHAVE {counted(len(lines), 'item')}, each with its first reason (all are in results.json):"
    return [head, *lines[:MOST_LINES], *more] if lines else []


def _line(record: ItemRecord) -> str:
    features = record.parts.get("sub_features", [])
    at_fault = [feature for kind in _AT_FAULT for feature in features if feature["finding"] == kind]
    if not at_fault:
        return ""
    first, more = at_fault[0], f" (and {len(at_fault) - 1} more)" if len(at_fault) > 1 else ""
    where = " · ".join([*record.trial, str(record.identity.family)])
    return f"  {where}: {first['id']} {first['finding']}: {shortened(first['reason'])}{more}"
