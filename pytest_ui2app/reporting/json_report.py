"""results.json: everything that was measured, the same bytes for the same results."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from pytest_ui2app.reporting.agreement_rows import agreement_section
from pytest_ui2app.reporting.failures import failures_json
from pytest_ui2app.reporting.judged_cells import judge_json
from pytest_ui2app.reporting.ledger import Key, Ledger
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.rows import Summary
from pytest_ui2app.reporting.spending import spending_json

SCHEMA_VERSION = 1
RESULTS_FILE = "results.json"


def write_results(
    folder: Path,
    ledger: Ledger,
    summaries: Sequence[Summary],
    conditions: Mapping[str, object],
    breakdowns: Mapping[str, object],
) -> Path:
    """Write results.json into a folder and return its path.

    ``conditions`` are the settings and tool versions that scores depend on, ``breakdowns`` those of the rows' IIS.
    There is no time in it: a run that was cut short and resumed gives the same file as one that was not.
    """
    folder.mkdir(parents=True, exist_ok=True)
    results = {
        "schema_version": SCHEMA_VERSION,
        "conditions": conditions,
        "complete": not ledger.missing,
        "summary": [summary.as_json() for summary in summaries],
        "iis": breakdowns,
        "failures": failures_json(ledger.sorted_records()),
        "spending": spending_json(ledger.sorted_records()),
        **judge_json(ledger.sorted_records()),
        **_agreement(ledger.sorted_records()),
        "missing": [_missing(key, reason) for key, reason in ledger.missing.items()],
        "records": [_record(record) for record in ledger.sorted_records()],
    }
    file = folder / RESULTS_FILE
    partial = file.with_suffix(".partial")
    partial.write_text(json.dumps(results, indent=1, ensure_ascii=False, allow_nan=False) + "\n", encoding="utf-8")
    partial.replace(file)
    return file


def _agreement(records: Sequence[ItemRecord]) -> dict[str, object]:
    section = agreement_section(records)
    return {"agreement": section} if section else {}


def _record(record: ItemRecord) -> dict[str, object]:
    identity = record.identity
    return {
        "case": identity.case,
        "application_family": identity.application_family.value,
        "model": identity.model,
        "round": identity.round,
        "metric": identity.metric.value,
        "family": identity.family.value if identity.family else None,
        "value": record.value,
        "outcome": record.outcome,
        "parts": record.parts,
        "evidence": dict(record.evidence),
    }


def _missing(key: Key, reason: str) -> dict[str, object]:
    model, case, round_, metric, family = key
    return {
        "case": case,
        "model": model,
        "round": round_,
        "metric": metric,
        "family": family or None,
        "reason": reason,
    }
