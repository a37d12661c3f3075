"""What a run says of its judge: how far it and the probes say the same, what it decided, and where it said nothing."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pytest_ui2app.reporting.judge_rows import DECIDED_PART, JUDGE_PART, RUNTIME_PART
from pytest_ui2app.reporting.reasons import shortened
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.spending import Spent, spent
from pytest_ui2app.scoring.labels import Category, Source
from pytest_ui2app.wording import counted

Json = dict[str, Any]

MOST_LINES: Final = 14
"""How many cells that differ are told of one by one; all are in results.json."""


def judge_lines(records: Iterable[ItemRecord], name: str) -> list[str]:
    """Return what is said of the judge at the end of a run; empty if there is none, or if it saw nothing."""
    cells = _judged(records)
    if not cells:
        return []
    scored, compared, differing = _scored(cells), _compared(cells), _differing(cells)
    if not scored:
        head = f"JUDGE {name} labelled none of {counted(len(cells), 'cell')}"
        return [head, *_unscored_lines(cells), *_cost(_spent(cells))]
    counts = [f"JUDGE {name} labelled {len(scored)} of {counted(len(cells), 'cell')}"]
    counts += [f"runtime and judge differ in {len(differing)} of the {len(compared)} that both decide"]
    if decided := _decided(cells):
        verb = "is" if len(decided) == 1 else "are"
        counts.append(f"{len(decided)} that the runtime leaves open {verb} scored by the judge")
    lines = ["; ".join(counts), *map(_difference, differing[:MOST_LINES])]
    lines += [f"  ... and {len(differing) - MOST_LINES} more"] if len(differing) > MOST_LINES else []
    return [*lines, *_unscored_lines(cells), *_cost(_spent(cells))]


def judge_json(records: Iterable[ItemRecord]) -> Json:
    """Return the same for results.json, with what the judge's answers cost; empty without a judge."""
    cells = _judged(records)
    if not cells:
        return {}
    return {
        "judge": {
            "cells": len(cells),
            "labelled": len(_scored(cells)),
            "compared": len(_compared(cells)),
            "differing": len(_differing(cells)),
            "decided_by_judge": len(_decided(cells)),
            "spending": _spent(cells).as_json(),
        }
    }


def _judged(records: Iterable[ItemRecord]) -> list[ItemRecord]:
    return [record for record in records if JUDGE_PART in record.parts]


def _scored(cells: Sequence[ItemRecord]) -> list[ItemRecord]:
    return [cell for cell in cells if "unscored" not in cell.parts[JUDGE_PART]]


def _compared(cells: Sequence[ItemRecord]) -> list[ItemRecord]:
    return [cell for cell in _scored(cells) if cell.parts[RUNTIME_PART] != Category.UNSURE]


def _differing(cells: Sequence[ItemRecord]) -> list[ItemRecord]:
    return [cell for cell in _compared(cells) if cell.parts[RUNTIME_PART] != cell.parts[JUDGE_PART]["outcome"]]


def _decided(cells: Sequence[ItemRecord]) -> list[ItemRecord]:
    return [cell for cell in cells if cell.parts[DECIDED_PART] == Source.JUDGE]


def _difference(cell: ItemRecord) -> str:
    judge, where = cell.parts[JUDGE_PART], " · ".join([*cell.trial, str(cell.identity.family)])
    return f"  {where}: runtime {cell.parts[RUNTIME_PART]}, judge {judge['outcome']}: {shortened(judge['reason'])}"


def _unscored_lines(cells: Sequence[ItemRecord]) -> list[str]:
    reasons = {cell.trial: cell.parts[JUDGE_PART]["unscored"] for cell in cells if "unscored" in cell.parts[JUDGE_PART]}
    head = f"NOT JUDGED {counted(len(reasons), 'app')} (the labels are the runtime's):"
    return [head, *(f"  {' · '.join(trial)}: {shortened(why)}" for trial, why in reasons.items())] if reasons else []


def _spent(cells: Sequence[ItemRecord]) -> Spent:
    """Add up the judge's turns, each once: all families of an app share them."""
    turns: Mapping[str, Json] = {turn["address"]: turn for cell in cells for turn in cell.parts[JUDGE_PART]["turns"]}
    return spent(turns.values())


def _cost(total: Spent) -> list[str]:
    if total.free:
        return []
    dollars = "?" if total.unknown == total.answers else f"{total.dollars:.4f}{' ?' if total.unknown else ''}"
    tokens = "?" if total.uncounted == total.answers else f"{total.input_tokens:,} in, {total.output_tokens:,} out"
    return [f"answers of the judge: {total.answers}, for {dollars} dollars ({tokens})"]
