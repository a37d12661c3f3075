"""What a run says at its end: a row per model, the outcomes by case and family, and the environment's troubles."""

from collections.abc import Iterator, Mapping, Sequence

from pytest_ui2app.build.diagnostics import one_line
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.rows import Summary
from pytest_ui2app.reporting.table import number, table
from pytest_ui2app.scoring.columns import Column
from pytest_ui2app.scoring.labels import Category
from pytest_ui2app.taxonomy import Family, Metric

SHOWN = (
    ("EXEC@1", Column.EXEC_AT_1),
    ("EXEC@3", Column.EXEC_AT_3),
    ("VFS", Column.VFS),
    ("size", Column.VFS_SIZE),
    ("text", Column.VFS_TEXT),
    ("position", Column.VFS_POSITION),
    ("color", Column.VFS_COLOR),
    ("NRS", Column.NRS),
    ("IIS", Column.IIS),
)
FORMULA = "IIS of an app = 100 * sum(w*c*r) / sum(w) over its inventory: w scope 1-3, c covered 0/1, r W 1, P 0.5, F 0"
LETTERS: Mapping[str, str] = {Category.ABSENT: "-", Category.UNSURE: "?", Category.NOT_BUILT: "x"}
LEGEND = "W working, P partial, F failed, - absent, ? unsure, x app does not run, blank not implied or not selected"
HEADINGS = {
    Family.TOGGLE: "toggle",
    Family.EXPAND_COLLAPSE: "expand",
    Family.LIST_OPERATIONS: "list",
    Family.DATA_CRUD: "crud",
    Family.FORM_VALIDATION: "valid",
    Family.NOTIFICATION: "notify",
    Family.CROSS_ROUTE_STATE: "cross",
}


def model_lines(summaries: Sequence[Summary]) -> list[str]:
    """Return the table of models; a row with gaps is marked."""
    rows = [
        [row.model + ("" if row.complete else " *"), str(row.n_apps), *(number(row.scores[c]) for _, c in SHOWN)]
        for row in summaries
    ]
    note = [] if all(row.complete for row in summaries) else ["* incomplete: the mean is over what was measured"]
    return [*table(["model", "apps", *(name for name, _ in SHOWN)], rows), *note, *_uncertainty(summaries), FORMULA]


def _uncertainty(summaries: Sequence[Summary]) -> Iterator[str]:
    for row in summaries:
        low, high = row.scores[Column.IIS_LOWER], row.scores[Column.IIS_UPPER]
        if low is not None and high is not None and low != high:
            yield f"{row.model}: IIS lies between {low:.1f} and {high:.1f}, as the unsure sub-features may turn out"


def score_lines(ledger: Ledger) -> list[str]:
    """Return the table of single scores: what there is to show when no trial was selected whole."""
    records = [record for record in ledger.sorted_records() if record.metric is not Metric.IIS]
    metrics = [metric for metric in Metric if any(record.metric is metric for record in records)]
    cells: dict[tuple[str, ...], dict[Metric, str]] = {record.trial: {} for record in records}
    for record in records:
        cells[record.trial][record.metric] = number(record.value)
    rows = [[" · ".join(name), *(scores.get(metric, "") for metric in metrics)] for name, scores in cells.items()]
    return table(["case", *(metric.value.upper() for metric in metrics)], rows) if rows else []


def matrix_lines(ledger: Ledger) -> list[str]:
    """Return the table of outcomes, one row per model, case and round, one column per family."""
    records = [record for record in ledger.sorted_records() if record.metric is Metric.IIS]
    cells: dict[tuple[str, ...], dict[Family, str]] = {record.trial: {} for record in records}
    for record in records:
        if record.identity.family:
            cells[record.trial][record.identity.family] = LETTERS.get(record.outcome, record.outcome)
    if not cells:
        return []
    rows = [[" · ".join(name), *(outcomes.get(family, "") for family in Family)] for name, outcomes in cells.items()]
    return [*table(["case", *(HEADINGS[family] for family in Family)], rows), LEGEND]


def trouble_lines(ledger: Ledger) -> list[str]:
    """Return what the environment failed to measure, each with its reason; empty for a complete run."""
    missing = ledger.missing
    if not missing:
        return []
    done = len(ledger.expected) - len(missing)
    head = f"INCOMPLETE {done}/{len(ledger.expected)}: not measured, through no fault of a model (never counted as 0)"
    lines = [
        f"  {case} · {model} · {f'r{round_} · ' if round_ > 1 else ''}{family or metric}: {reason}"
        for (model, case, round_, metric, family), reason in missing.items()
    ]
    return [head, *lines]


def rejected_lines(ledger: Ledger) -> list[str]:
    """Return the trials that the provider rejected for good, each with its reason; they count 0."""
    rejected = [record for record in ledger.sorted_records() if record.parts.get("rejected")]
    lines = [f"  {' · '.join(record.trial)}: {one_line(record.parts['rejected'])}" for record in rejected]
    return [f"REJECTED BY THE PROVIDER {len(lines)}: the model's own result, counted 0", *lines] if lines else []


def status_of(record: ItemRecord) -> tuple[str, str, str, dict[str, bool]]:
    """Return how pytest shows an item: its category in the last line, letter, word and colour."""
    name = f"{record.metric}"
    if record.metric is Metric.EXEC:
        passed = record.outcome == "pass"
        return (
            ("runs", "R", "RUNS", {"green": True}) if passed else ("does not run", "x", "DOES NOT RUN", {"red": True})
        )
    if record.metric is not Metric.IIS and record.outcome != Category.NOT_BUILT:
        return "scored", ".", f"{name.upper()} {number(record.value)}", {"cyan": True}
    words = {"W": ("working", "green"), "P": ("partial", "yellow"), "F": ("failed to behave", "red")}
    word, colour = words.get(record.outcome, (record.outcome, "blue"))
    return word, LETTERS.get(record.outcome, record.outcome), word.upper(), {colour: True}
