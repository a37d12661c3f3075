"""Why apps fail EXEC, by the paper's taxonomy, and how many keep to what was asked (protocol sections 2 and 3)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from pytest_ui2app.browser.home import HomeShows
from pytest_ui2app.build.diagnostics import one_line
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.reporting.attempt_rows import CLAUSES
from pytest_ui2app.reporting.reasons import shortened
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.taxonomy import Metric

_REASON: Final = 200
"""Characters of a reason that are shown."""
_UNLIKE_CONTENT: Final = {
    HomeShows.ERROR_BOUNDARY.value: "its home page shows an error boundary",
    HomeShows.SPINNER.value: "its home page never stops loading",
}
"""What an app may show and pass all the same, since the score is the paper's."""

Json = dict[str, Any]


def failures_json(records: Iterable[ItemRecord]) -> dict[str, Json]:
    """Return for each model how its apps, as first written, fail and keep to the clauses; for results.json."""
    return {model: _failures(of_model) for model, of_model in _by_model(records).items()}


def _failures(records: Sequence[ItemRecord]) -> Json:
    first = [record.parts["attempts"][0] for record in records]
    failed = [attempt for attempt in first if not attempt["passed"]]
    clauses = Counter(clause for record in records for clause in record.parts["clauses_broken"])
    return {
        "apps": len(records),
        "failed_first_attempt": len(failed),
        "modes": _counted(attempt["mode"] for attempt in failed),
        "causes": _counted(attempt["cause"] for attempt in failed),
        "buckets": _counted(attempt["bucket"] for attempt in failed),
        "dev_only": sum(attempt["dev_only"] is True for attempt in first),
        "instruction_compliance": 100 * _compliant(records) / len(records),
        "clauses_broken": {clause: clauses[clause] for clause in CLAUSES},
    }


def _by_model(records: Iterable[ItemRecord]) -> dict[str, list[ItemRecord]]:
    """Return the EXEC records with an app by model; a task that the provider rejected has none."""
    models: dict[str, list[ItemRecord]] = {}
    for record in records:
        if record.metric is Metric.EXEC and not record.parts["rejected"]:
            models.setdefault(record.identity.model, []).append(record)
    return models


def _counted(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items()))


def _compliant(records: Iterable[ItemRecord]) -> int:
    return sum(not record.parts["clauses_broken"] for record in records)


def failure_lines(records: Sequence[ItemRecord]) -> list[str]:
    """Return what went wrong with which app, and the taxonomy of each model that something went wrong with."""
    found = [record for record in records if record.metric is Metric.EXEC and not record.parts["rejected"]]
    failing = [f"  {' · '.join(record.trial)}: {_why(record)}" for record in found if not record.value]
    odd = [f"  {' · '.join(record.trial)}: {_UNLIKE_CONTENT[shown]}" for record, shown in _odd(found)]
    return [
        *([f"DO NOT RUN {len(failing)}: every attempt is in results.json", *failing] if failing else []),
        *([f"RUN, BUT {len(odd)}:", *odd] if odd else []),
        *_taxonomies(_by_model(found)),
    ]


def _taxonomies(models: Mapping[str, Sequence[ItemRecord]]) -> list[str]:
    lines = [f"  {line}" for model, records in models.items() for line in _taxonomy_lines(model, records)]
    return ["AS FIRST WRITTEN (modes and clauses: docs/protocol.md, sections 2 and 3):", *lines] if lines else []


def _odd(records: Iterable[ItemRecord]) -> Iterator[tuple[ItemRecord, str]]:
    for record in records:
        shown = record.parts["attempts"][-1]["shows"]
        if record.value and shown in _UNLIKE_CONTENT:
            yield record, shown


def _taxonomy_lines(model: str, records: Sequence[ItemRecord]) -> Iterator[str]:
    told = _failures(records)
    if told["modes"]:
        modes = ", ".join(f"{_called(mode)} {count}" for mode, count in told["modes"].items())
        yield f"{model}: {told['failed_first_attempt']} of {told['apps']} apps fail at first: {modes}"
    if told["dev_only"]:
        yield f"{model}: {told['dev_only']} of those run on a development server alone (dev_only; counted as failed)"
    if broken := {clause: count for clause, count in told["clauses_broken"].items() if count}:
        clauses = ", ".join(f"({clause}) {count}" for clause, count in broken.items())
        yield f"{model}: instruction compliance {told['instruction_compliance']:.1f} %, clauses broken: {clauses}"


def _called(mode: str) -> str:
    return mode if mode == FailureMode.OTHER.value else f"{mode} {FailureMode(mode).cause}"


def _said(attempt: Mapping[str, Any]) -> str:
    """Return in one line why an attempt failed: what the page shows, a compiler's complaint, or the first words."""
    if attempt["shows"] in _UNLIKE_CONTENT and attempt["failed_at"] == "home":
        return _UNLIKE_CONTENT[attempt["shows"]]
    if attempt["mode"] == FailureMode.C7.value and attempt["subject"]:
        return one_line(attempt["subject"])
    lines = map(one_line, attempt["diagnostics"].splitlines())
    return next(filter(None, lines), "no reason is known")


def _why(record: ItemRecord) -> str:
    last: Mapping[str, Any] = record.parts["attempts"][-1]
    said = _said(last)
    ends = [turn["finish_reason"] for turn in record.parts["turns"] if turn["finish_reason"].startswith("exit ")]
    agent = f" (agent: {ends[-1]})" if ends and ends[-1] != "exit 0" else ""
    mode = f" {last['mode']}" if last["mode"] else ""
    place = f" {one_line(last['file'])}:{last['line'] or '?'}" if last["file"] else ""
    return f"{last['failed_at']}{mode}{place}{agent}: {shortened(said, _REASON)}"
