"""What the answers behind a run's scores cost: tokens and dollars by stage, case and model.

The figures are those of the answers, whenever they were bought: a run that finds its answers in the store reports
the same as the run that paid for them.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pytest_ui2app.generation.model import FREE
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.table import table
from pytest_ui2app.reporting.turns import STAGES, TOKENS
from pytest_ui2app.taxonomy import Metric

Json = dict[str, Any]

NOTHING = "this run bought nothing"
"""What a run says of itself that found every answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spent:
    """What some turns cost together; ``free`` says that nothing had to be bought.

    ``unknown`` counts those whose price is not known, ``uncounted`` those whose tokens are not; the sums lack them.
    """

    answers: int
    input_tokens: int
    cached_input_tokens: int
    output_tokens: int
    reasoning_tokens: int
    dollars: float
    unknown: int
    uncounted: int
    free: bool

    def as_json(self) -> Json:
        """Return the sums for results.json."""
        tokens = {name: getattr(self, name) for name in TOKENS}
        lacking = {"answers_of_unknown_cost": self.unknown, "answers_of_unknown_tokens": self.uncounted}
        return {"answers": self.answers, **tokens, "dollars": self.dollars, **lacking}


def spent(turns: Iterable[Mapping[str, Any]]) -> Spent:
    """Add up the turns of records."""
    rows = list(turns)
    sums = {name: sum(row[name] or 0 for row in rows) for name in TOKENS}
    return Spent(
        answers=len(rows),
        **sums,
        dollars=math.fsum(row["dollars"] or 0.0 for row in rows),
        unknown=sum(row["dollars"] is None for row in rows),
        uncounted=sum(row["input_tokens"] is None for row in rows),
        free=all(row["price"] == FREE.source for row in rows),
    )


def spending_json(records: Iterable[ItemRecord]) -> Json:
    """Return what the answers cost, by model: in all, by stage and by case."""
    by_model: dict[str, list[ItemRecord]] = {}
    for record in _asked(records):
        by_model.setdefault(record.identity.model, []).append(record)
    return {model: _model_json(asked) for model, asked in by_model.items()}


def _model_json(records: list[ItemRecord]) -> Json:
    cases = sorted({record.identity.case for record in records})
    return {
        "total": spent(_turns(records)).as_json(),
        "by_stage": {stage: spent(_turns(records, stage=stage)).as_json() for stage in STAGES},
        "by_case": {case: spent(_turns(r for r in records if r.identity.case == case)).as_json() for case in cases},
    }


def _asked(records: Iterable[ItemRecord]) -> Iterator[ItemRecord]:
    return (record for record in records if record.metric is Metric.EXEC)


def _turns(records: Iterable[ItemRecord], *, stage: str = "") -> list[Json]:
    return [turn for record in records for turn in record.parts["turns"] if stage in ("", turn["stage"])]


def spending_lines(records: Iterable[ItemRecord], now: str) -> list[str]:
    """Return the table of what the answers cost, and ``now``, what this run spent; empty if nothing was bought."""
    asked = list(_asked(records))
    models = dict.fromkeys(record.identity.model for record in asked)
    rows, unknown = [], 0
    for model in models:
        of_model = [record for record in asked if record.identity.model == model]
        total = spent(_turns(of_model))
        if total.free:
            continue
        unknown += total.unknown + total.uncounted
        rows.append([model, "all", *_cells(total)])
        rows += [["", stage, *_cells(spent(_turns(of_model, stage=stage)))] for stage in STAGES]
        rows += [["", case, *_cells(spent(turns))] for case, turns in _by_case(of_model)]
    if not rows:
        return [now] if now else []
    head = ["what the answers cost", "", "answers", "input", "cached", "output", "reasoning", "dollars"]
    note = ["? the tokens or the price of some answers are not known and not in these sums"] if unknown else []
    return [*table(head, rows), *note, now or NOTHING]


def _by_case(records: list[ItemRecord]) -> Iterator[tuple[str, list[Json]]]:
    for case in sorted({record.identity.case for record in records}):
        yield case, _turns(record for record in records if record.identity.case == case)


def _cells(total: Spent) -> list[str]:
    if not total.answers:
        return ["-"] * (2 + len(TOKENS))
    tokens = [_cell(f"{getattr(total, name):,}", total.uncounted, total.answers) for name in TOKENS]
    return [str(total.answers), *tokens, _cell(f"{total.dollars:.4f}", total.unknown, total.answers)]


def _cell(known: str, lacking: int, answers: int) -> str:
    """Show a sum, marked where something is missing from it; what is not known at all is no 0."""
    return "?" if lacking == answers else f"{known} ?" if lacking else known
