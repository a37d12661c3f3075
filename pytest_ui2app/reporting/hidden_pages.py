"""What kept a run from seeing an app's pages: gates that stayed shut, and routes that its source does not tell."""

from collections.abc import Iterator, Sequence
from typing import Any

from pytest_ui2app.build.diagnostics import one_line
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.taxonomy import Metric


def hidden_lines(records: Sequence[ItemRecord]) -> list[str]:
    """Return which apps may have pages that were not seen, and why; their VFS and NRS are what was seen."""
    found = [f"  {' · '.join(record.trial)}: {why}" for record in records for why in _reasons(record)]
    head = "MAY SHOW MORE than was seen (`gates` and `routing` of the VFS records in results.json):"
    return [head, *found] if found else []


def _reasons(record: ItemRecord) -> Iterator[str]:
    if record.metric is not Metric.VFS or not record.parts:
        return
    for gate in record.parts["gates"]:
        if not gate["opened"]:
            yield _shut(gate)
    undecided: list[str] = record.parts["routing"]["undecided"]
    if undecided:
        more = f" (and {len(undecided) - 1} more)" if len(undecided) > 1 else ""
        yield f"its source does not tell all routes: {one_line(undecided[0])}{more}"


def _shut(gate: dict[str, Any]) -> str:
    tried = f"{len(gate['tried'])} things tried" if gate["tried"] else "nothing to try"
    return f"a {gate['kind']} did not open ({gate['where']}; {tried})"
