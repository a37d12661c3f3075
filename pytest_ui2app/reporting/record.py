"""One item's measurement as it travels: from the worker that made it, on a test report, to the ledger and the files."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pydantic import TypeAdapter

from pytest_ui2app.browser.crawl import BUDGET
from pytest_ui2app.cases.case import InventoryItem
from pytest_ui2app.pipeline import Evaluation, Trial, headline
from pytest_ui2app.reporting.attempt_rows import attempt_rows, broken_clauses, kept_rows, package_rows
from pytest_ui2app.reporting.judge_rows import judge_parts
from pytest_ui2app.reporting.route_rows import gate_rows, reading_row, route_rows
from pytest_ui2app.reporting.turns import turn_rows
from pytest_ui2app.reporting.ways import drawn
from pytest_ui2app.scoring.iis import ItemLabel, NotCovered, Undecided
from pytest_ui2app.scoring.labels import Category, category
from pytest_ui2app.scoring.vfs import AppFidelity
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Metric, Outcome

PROPERTY: Final = "ui2app"
"""The user property that carries a whole record as JSON; the others are for people and for junit's readers."""

PLAIN_PARTS = ("exec_at_1", "exec_at_3", "coverage", "scope")
"""Parts that are also user properties of their own."""


Json = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """Which item: the key of the ledger, never the node id."""

    case: str
    application_family: ApplicationFamily
    model: str
    round: int
    metric: Metric
    family: Family | None = None

    @property
    def key(self) -> tuple[str, str, int, str, str]:
        """What items are told apart and sorted by."""
        return self.model, self.case, self.round, self.metric.value, self.family.value if self.family else ""

    def to_json(self) -> str:
        """Return the identity as one line of JSON."""
        return _IDENTITY.dump_json(self).decode()

    @classmethod
    def from_json(cls, text: str) -> "Identity":
        """Return the identity that ``to_json`` wrote."""
        return _IDENTITY.validate_json(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemRecord:
    """What was measured of one item.

    ``value`` is in percent, None where nothing could be decided; ``outcome`` is pass or fail, W, P, F, absent, unsure
    or not built, empty for a plain score; ``evidence`` maps stages to the addresses of their artifacts in the store.
    """

    identity: Identity
    value: float | None
    outcome: str = ""
    parts: Json = field(default_factory=dict)
    evidence: Mapping[str, str] = field(default_factory=dict)

    @property
    def metric(self) -> Metric:
        """What was measured."""
        return self.identity.metric

    @property
    def trial(self) -> tuple[str, ...]:
        """What people know its trial by: case and model, and the round where it is not the first."""
        identity = self.identity
        return (identity.case, identity.model, *([f"r{identity.round}"] if identity.round > 1 else []))

    def to_json(self) -> str:
        """Return the record as one line of JSON, every number to its last bit."""
        return _RECORD.dump_json(self).decode()

    @classmethod
    def from_json(cls, text: str) -> "ItemRecord":
        """Return the record that ``to_json`` wrote."""
        return _RECORD.validate_json(text)


_IDENTITY = TypeAdapter(Identity)
_RECORD = TypeAdapter(ItemRecord)
_FIDELITY = TypeAdapter(AppFidelity)
_LABEL = TypeAdapter(ItemLabel)


def identity_of(trial: Trial, metric: Metric, family: Family | None = None) -> Identity:
    """Return the identity of one item of a trial."""
    return Identity(
        case=trial.case.id,
        application_family=trial.case.family,
        model=trial.model.name,
        round=trial.round,
        metric=metric,
        family=family,
    )


def exec_record(evaluation: Evaluation) -> ItemRecord:
    """Measure EXEC; the value is EXEC@3."""
    execution = evaluation.execution
    trees = evaluation.trees
    return ItemRecord(
        identity=identity_of(evaluation.trial, Metric.EXEC),
        value=100.0 * execution.at_3,
        outcome="pass" if execution.at_3 else "fail",
        parts={
            "exec_at_1": 100.0 * execution.at_1,
            "exec_at_3": 100.0 * execution.at_3,
            "attempts": attempt_rows(evaluation.attempts),
            "clauses_broken": broken_clauses(trees[0], evaluation.attempts[0]),
            "packages": package_rows(evaluation.packages),
            "kept_packages": kept_rows(evaluation.kept_packages),
            "files": len(trees[0].files),
            "rejected": trees[0].rejected,
            "violations": _each_once(f"{v.clause}: {v.subject}: {v.detail}" for tree in trees for v in tree.violations),
            "notes": _each_once(note for tree in trees for note in tree.notes),
            "turns": turn_rows(trees),
        },
        evidence=dict(evaluation.digests),
    )


def vfs_record(evaluation: Evaluation) -> ItemRecord:
    """Measure VFS with its four parts and the coverage."""
    if not evaluation.execution.at_3:
        return _not_built(evaluation, Metric.VFS)
    fidelity = evaluation.fidelity
    pages = [{"screenshot": match.input, "route": getattr(match, "route", "")} for match in evaluation.matches]
    return ItemRecord(
        identity=identity_of(evaluation.trial, Metric.VFS),
        value=fidelity.vfs,
        parts={
            "fidelity": _FIDELITY.dump_python(fidelity, mode="json"),
            "pages": pages,
            "reference": {page.file: page.source.value for page in evaluation.reference.value},
            "routing": reading_row(evaluation.routes),
            "routes": route_rows(evaluation.rendered.value),
            "gates": gate_rows(evaluation.gates),
        },
        evidence=dict(evaluation.digests),
    )


def nrs_record(evaluation: Evaluation) -> ItemRecord:
    """Measure NRS, with the path of clicks to each page reached."""
    if not evaluation.execution.at_3:
        return _not_built(evaluation, Metric.NRS)
    reach = evaluation.reachability
    return ItemRecord(
        identity=identity_of(evaluation.trial, Metric.NRS),
        value=reach.nrs,
        parts={
            "inputs": list(reach.inputs),
            "reached": {each.name: [click.control for click in each.clicks] for each in evaluation.crawl.reached},
            "ways": drawn(evaluation.crawl.reached),
            "clicks_tried": evaluation.crawl.clicks,
            "budget": {"clicks_from_home": BUDGET.deep, "clicks": BUDGET.total},
        },
        evidence=dict(evaluation.digests),
    )


def iis_record(evaluation: Evaluation, item: InventoryItem) -> ItemRecord:
    """Measure one inventory item; the value is its credit, None while undecided.

    Where the probes leave it open and a judge runs, its label is the judge's (protocol section 7).
    """
    if not evaluation.execution.at_3:
        return _not_built(evaluation, Metric.IIS, item.family, {"scope": item.scope.name})
    probed, reports = evaluation.label(item), evaluation.probe_reports(item)
    label, source = headline(probed, evaluation.judgement)
    return ItemRecord(
        identity=identity_of(evaluation.trial, Metric.IIS, item.family),
        value=_credit(label),
        outcome=category(label.outcome).value,
        parts={
            "scope": item.scope.name,
            "coverage": int(label.covered),
            "label": _LABEL.dump_python(label, mode="json"),
            "sub_features": [
                {
                    "id": report.sub_feature,
                    "finding": report.finding.value,
                    "reason": report.reason,
                    "checks": [{"claim": c.claim, "held": c.held, "essential": c.essential} for c in report.checks],
                    "appeared": list(report.appeared),
                    "vanished": list(report.vanished),
                    "pictures": list(report.pictures),
                }
                for report in reports.value
            ],
            **judge_parts(item.family, evaluation.judgement, category(probed.outcome).value, source),
        },
        evidence=dict(evaluation.digests),
    )


def label_of(record: ItemRecord) -> ItemLabel:
    """Return the label inside an interaction item's record."""
    label = _LABEL.validate_python(record.parts["label"])
    # As JSON the two outcomes without a credit look alike; the record's own word tells which one it is.
    return replace(label, outcome=Undecided(), strict=Undecided()) if record.outcome == Category.UNSURE else label


def fidelity_of(record: ItemRecord) -> AppFidelity:
    """Return the fidelity inside a VFS record."""
    return _FIDELITY.validate_python(record.parts["fidelity"])


def properties_of(record: ItemRecord, timings: Mapping[str, float]) -> list[tuple[str, object]]:
    """Return what goes on a test report's user properties: plain figures for people, then the record itself."""
    plain: list[tuple[str, object]] = [(record.identity.metric.value, record.value)]
    if record.outcome:
        plain.append(("outcome", record.outcome))
    plain += [(name, record.parts[name]) for name in PLAIN_PARTS if name in record.parts]
    headline = record.parts.get("fidelity", {}).get("headline", {})
    plain += [(f"vfs_{name}", headline[name]) for name in ("size", "text", "position", "color") if name in headline]
    plain += [(f"seconds:{stage}", round(seconds, 3)) for stage, seconds in timings.items()]
    plain += [(f"artifact:{stage}", address) for stage, address in record.evidence.items()]
    return [*plain, (PROPERTY, record.to_json())]


def _each_once(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))


def _not_built(
    evaluation: Evaluation, metric: Metric, family: Family | None = None, parts: Json | None = None
) -> ItemRecord:
    """Return the zero that an app failing EXEC@3 gets for everything else (protocol sections 5 to 7)."""
    return ItemRecord(
        identity=identity_of(evaluation.trial, metric, family),
        value=0.0,
        outcome=Category.NOT_BUILT.value,
        parts=parts or {},
        evidence=dict(evaluation.digests),
    )


def _credit(label: ItemLabel) -> float | None:
    match label.outcome:
        case Outcome():
            return 100.0 * label.outcome.value
        case NotCovered():
            return 0.0
        case Undecided():
            return None
        case merged:
            return 100.0 * merged.credit
