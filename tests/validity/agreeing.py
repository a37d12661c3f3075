"""Do the probes agree with people? Apps written from the screenshots alone, labelled by hand, and then probed.

``python -m tests.validity.agreeing`` runs every probe on every app and writes what each found beside its label; with
``--read`` it only prints the tables of what was written.
"""

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import yaml
from pydantic import TypeAdapter

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
from pytest_ui2app.pipeline.equipping import equipped
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.iis import InteractionScore, SubFeatureResult, interaction_score, label_item
from pytest_ui2app.scoring.kappa import cohen_kappa, unweighted
from pytest_ui2app.scoring.resampling import Estimate, Table, estimate
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.taxonomy import Finding

ROOT = Path(__file__).parents[2]
APPS = Path(__file__).with_name("independent")
FIGURES = ROOT / "reports" / "validity" / "independent.json"
OUTCOMES = (Finding.WORKING, Finding.PARTIAL, Finding.FAILED)
MEETINGS = {"first": ("whole", "patchy"), "second": ("mixed",), "third": ("third",)}
"""The names of the apps that the probes first ran on together; between two meetings they were mended."""
CONFUSED = (*OUTCOMES, Finding.ABSENT, Finding.UNSURE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """One sub-feature of one app: the label set by hand, and what the probe found."""

    app: str
    family: str
    sub_feature: str
    label: Finding
    finding: Finding
    reason: str


_COMPARED = TypeAdapter(tuple[Compared, ...])


def app_names() -> list[str]:
    """Return the apps, as ``case/name``."""
    return sorted(file.parent.relative_to(APPS).as_posix() for file in APPS.glob("*/*/labels.yaml"))


def labels_of(app: str) -> dict[str, Finding]:
    """Return the labels of an app by sub-feature."""
    told = yaml.safe_load((APPS / app / "labels.yaml").read_text(encoding="utf-8"))["labels"]
    return {feature: Finding(entry["label"]) for feature, entry in told.items()}


def reviewed() -> dict[tuple[str, str], dict[str, str]]:
    """Return what was found out of each disagreement, by app and sub-feature."""
    entries = yaml.safe_load((APPS / "reviews.yaml").read_text(encoding="utf-8"))
    return {(entry["app"], entry["sub_feature"]): entry for entry in entries}


def evaluation_of(app: str, tools: Tools) -> Evaluation:
    """Return the evaluation of an app, as if a model had written it."""
    (case,) = load_cases([ROOT / "cases" / app.split("/", maxsplit=1)[0]])
    files = source_files(APPS / app)
    model = WrittenFactory(name=app.replace("/", "-"), version=1, write=lambda _: files)
    return Evaluation(Trial(case=case, model=model), Conditions(), tools)


def compared(app: str, tools: Tools, folder: Path, only: Sequence[str] = ()) -> Iterator[Compared]:
    """Run an app's probes, or ``only`` some, and yield what each found beside its label."""
    evaluation, labels = evaluation_of(app, tools), labels_of(app)
    for item in evaluation.trial.case.inventory:
        for feature in item.sub_features:
            if not only or feature.id in only:
                report = evaluation.run_probe(feature.id, folder)
                yield Compared(
                    app=app,
                    family=item.family.value,
                    sub_feature=feature.id,
                    label=labels[feature.id],
                    finding=report.finding,
                    reason=report.reason,
                )


def coverage(rows: Sequence[Compared]) -> Share:
    """Return on how many both say alike whether there is such a control."""
    alike = [(row.label is Finding.ABSENT) == (row.finding is Finding.ABSENT) for row in rows]
    return Share(hits=sum(alike), total=len(alike))


def outcome(rows: Sequence[Compared]) -> Share:
    """Return on how many of those that both hold present and decided they agree."""
    both = [row for row in rows if row.label in OUTCOMES and row.finding in OUTCOMES]
    return Share(hits=sum(row.label is row.finding for row in both), total=len(both))


def kappa(rows: Sequence[Compared]) -> Estimate:
    """Return Cohen's kappa of the outcome, with its interval over apps."""
    tables = {app: _outcomes([row for row in rows if row.app == app]) for app in {row.app for row in rows}}
    return estimate(tables, partial(cohen_kappa, distances=unweighted(len(OUTCOMES))))


def _outcomes(rows: Sequence[Compared]) -> Table:
    counted = confusion(rows)
    return np.array([[counted[one, other] for other in OUTCOMES] for one in OUTCOMES], dtype=np.float64)


def false_alarms(rows: Sequence[Compared]) -> Share:
    """Return of how many that work by their label the probe says that they do not; unsure is no alarm."""
    clean = [row for row in rows if row.label is Finding.WORKING]
    alarms = [row for row in clean if row.finding not in {Finding.WORKING, Finding.UNSURE}]
    return Share(hits=len(alarms), total=len(clean))


def passed_over(rows: Sequence[Compared]) -> Share:
    """Return of how many that are there and do not work, wholly or in part, the probe says that they work."""
    faulty = [row for row in rows if row.label in {Finding.PARTIAL, Finding.FAILED}]
    return Share(hits=sum(row.finding is Finding.WORKING for row in faulty), total=len(faulty))


def iis_errors(rows: Sequence[Compared]) -> dict[str, float]:
    """Return, by app, the IIS that follows from the findings less that which follows from the labels, in points."""
    return {app: _iis_error([row for row in rows if row.app == app]) for app in sorted({row.app for row in rows})}


def _iis_error(rows: Sequence[Compared]) -> float:
    by_probes = _iis(rows[0].app, {row.sub_feature: row.finding for row in rows})
    return by_probes - _iis(rows[0].app, {row.sub_feature: row.label for row in rows})


def _iis(app: str, findings: Mapping[str, Finding]) -> float:
    (case,) = load_cases([ROOT / "cases" / app.split("/", maxsplit=1)[0]])
    score = interaction_score(
        label_item(
            item.family,
            item.scope,
            [
                SubFeatureResult(id=each.id, family=item.family, scope=item.scope, finding=findings[each.id])
                for each in item.sub_features
            ],
        )
        for item in case.inventory
    )
    assert isinstance(score, InteractionScore)
    return score.iis


def first_said(rows: Sequence[Compared]) -> list[Compared]:
    """Return the rows as the probes were when they first met the apps."""
    reviews = reviewed()
    firsts = {key: Finding(entry["first"]) for key, entry in reviews.items()}
    return [
        Compared(
            app=row.app,
            family=row.family,
            sub_feature=row.sub_feature,
            label=row.label,
            finding=firsts.get((row.app, row.sub_feature), row.finding),
            reason="",
        )
        for row in rows
    ]


def confusion(rows: Sequence[Compared]) -> Mapping[tuple[Finding, Finding], int]:
    """Return how often each label met each finding."""
    return Counter((row.label, row.finding) for row in rows)


def tables(rows: Sequence[Compared]) -> list[str]:
    """Return the figures in Markdown: agreement at each meeting and now, and both confusion tables."""
    first = first_said(rows)
    columns = {
        **{f"{name} meeting": [row for row in first if _met(row) == name] for name in MEETINGS},
        "all, when first met": first,
        "all, now": list(rows),
    }
    lines = [f"| | {' | '.join(columns)} |", f"| --- |{' --- |' * len(columns)}"]
    lines += [f"| {what} | {' | '.join(map(tell, columns.values()))} |" for what, tell in _FIGURES.items()]
    for when, some in (("when first met", first), ("now", rows)):
        lines += ["", f"| {when}: label, then what the probe found | {' | '.join(CONFUSED)} |"]
        lines += [f"| --- |{' --- |' * len(CONFUSED)}", *_confusion_rows(some)]
    return lines


def left_over(rows: Sequence[Compared]) -> list[str]:
    """Return in Markdown what label and probe disagree on now, and why."""
    differing = [row for row in rows if row.label is not row.finding]
    return [
        f"- `{row.app}` `{row.sub_feature}`: labelled {row.label}, found {row.finding}: {_why(row)}"
        for row in differing
    ]


def _confusion_rows(rows: Sequence[Compared]) -> list[str]:
    counted = confusion(rows)
    return [f"| {one} | {' | '.join(str(counted[one, other]) for other in CONFUSED)} |" for one in CONFUSED[:4]]


def _why(row: Compared) -> str:
    entry = reviewed().get((row.app, row.sub_feature))
    return entry["why"] if entry else "not reviewed yet"


def _met(row: Compared) -> str:
    """Return at which meeting the probes first ran on an app."""
    return next(name for name, apps in MEETINGS.items() if row.app.rpartition("/")[2] in apps)


def _unsure(rows: Sequence[Compared]) -> Share:
    return Share(hits=sum(row.finding is Finding.UNSURE for row in rows), total=len(rows))


def told(share: Share) -> str:
    interval = share.interval
    assert isinstance(interval, Interval)
    low, high = 100 * interval.low, 100 * interval.high
    return f"{100 * share.hits / share.total:.1f} % [{low:.1f}, {high:.1f}] ({share.hits} of {share.total})"


def _told_kappa(found: Estimate) -> str:
    assert isinstance(found.value, float)
    assert isinstance(found.interval, Interval)
    return f"{found.value:.2f} [{found.interval.low:.2f}, {found.interval.high:.2f}]"


def _told_errors(errors: Sequence[float]) -> str:
    mean, bias = sum(map(abs, errors)) / len(errors), sum(errors) / len(errors)
    return f"{mean:.1f}, bias {bias:+.1f}, from {min(errors):+.1f} to {max(errors):+.1f} ({len(errors)} apps)"


_FIGURES: Mapping[str, Callable[[Sequence[Compared]], str]] = {
    "coverage agrees": lambda rows: told(coverage(rows)),
    "outcome agrees": lambda rows: told(outcome(rows)),
    "Cohen's kappa of the outcome": lambda rows: _told_kappa(kappa(rows)),
    "false alarms, of what works": lambda rows: told(false_alarms(rows)),
    "passed over, of what does not": lambda rows: told(passed_over(rows)),
    "unsure": lambda rows: told(_unsure(rows)),
    "IIS of an app, error in points": lambda rows: _told_errors([*iis_errors(rows).values()]),
}


def read() -> tuple[Compared, ...]:
    """Return what was written down of the last whole run."""
    return _COMPARED.validate_json(FIGURES.read_bytes())


def probed(apps: Sequence[str], store: Path, only: Sequence[str] = ()) -> tuple[Compared, ...]:
    """Run every probe, or ``only`` some, on some apps."""
    with tempfile.TemporaryDirectory(prefix="ui2app-agreeing-") as place, equipped(store) as tools:
        return tuple(row for app in apps for row in compared(app, tools, Path(place), only))


def main() -> None:
    """Run the probes, or read what was found, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", action="store_true", help="print the tables of the last run and run nothing")
    parser.add_argument("--store", type=Path, default=Path(".ui2app/validity"), help="where builds are kept")
    arguments = parser.parse_args()
    if not arguments.read:
        FIGURES.parent.mkdir(parents=True, exist_ok=True)
        FIGURES.write_bytes(_COMPARED.dump_json(probed(app_names(), arguments.store), indent=1) + b"\n")
    print("\n".join([*tables(read()), "", *left_over(read())]))  # noqa: T201 - a command's output


if __name__ == "__main__":
    main()
