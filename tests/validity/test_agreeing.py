"""The probes against labels set by hand, on apps written from the screenshots alone."""

import random
from pathlib import Path

import pytest

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.taxonomy import Family, Finding
from tests.validity.agreeing import (
    ROOT,
    Compared,
    app_names,
    confusion,
    coverage,
    false_alarms,
    first_said,
    iis_errors,
    kappa,
    labels_of,
    left_over,
    outcome,
    passed_over,
    probed,
    read,
    reviewed,
    tables,
)

SAMPLED, SAMPLE = "dayboard/patchy", 5
"""The app of which some sub-features are probed again in a test run, and how many; the command probes all."""


def row(label: Finding, finding: Finding) -> Compared:
    return Compared(app="a/b", family="toggle", sub_feature="x", label=label, finding=finding, reason="")


def test_every_sub_feature_of_every_app_is_labelled() -> None:
    assert len(app_names()) >= 6
    for app in app_names():
        (case,) = load_cases([ROOT / "cases" / app.split("/")[0]])
        assert set(labels_of(app)) == {feature.id for item in case.inventory for feature in item.sub_features}


def test_every_disagreement_there_was_is_explained() -> None:
    rows = read()
    assert {(each.app, each.sub_feature) for each in rows} == {(app, f) for app in app_names() for f in labels_of(app)}
    assert all(each.label is labels_of(each.app)[each.sub_feature] for each in rows)
    left = {(each.app, each.sub_feature) for each in rows if each.label is not each.finding}
    faults = {key: entry["fault"] for key, entry in reviewed().items()}
    assert left <= {key for key, fault in faults.items() if fault == "label"}
    assert set(faults.values()) == {"probe", "label"}


def test_the_guide_has_the_figures_of_the_last_whole_run() -> None:
    guide = (ROOT / "docs/validity.md").read_text(encoding="utf-8")
    for part in (tables(read()), left_over(read())):
        assert "\n".join(part) in guide


def test_the_figures_by_hand() -> None:
    working, partial, failed = Finding.WORKING, Finding.PARTIAL, Finding.FAILED
    pairs = [(working, working)] * 6 + [(working, failed), (partial, partial), (failed, failed), (failed, partial)]
    rows = [row(*pair) for pair in [*pairs, (Finding.ABSENT, failed), (working, Finding.UNSURE)]]
    assert coverage(rows) == Share(hits=11, total=12)
    assert outcome(rows) == Share(hits=8, total=10)
    assert false_alarms(rows) == Share(hits=1, total=8)
    # 8 of 10 agree; by chance 0.7 * 0.6 + 0.1 * 0.2 + 0.2 * 0.2 = 0.48
    assert kappa(rows).value == pytest.approx((0.8 - 0.48) / (1 - 0.48))
    # of one partial and two failed, none is found working; a second failed one is
    assert passed_over([*rows, row(failed, working)]) == Share(hits=1, total=4)
    assert confusion(rows)[working, working] == 6


def test_an_error_in_one_sub_feature_moves_the_score_by_its_family() -> None:
    app = "cartly/whole"
    (case,) = load_cases([ROOT / "cases" / "cartly"])
    (toggle,) = [item for item in case.inventory if item.family is Family.TOGGLE]
    rows = [
        Compared(app=app, family=item.family, sub_feature=each.id, label=Finding.WORKING, finding=found, reason="")
        for item in case.inventory
        for each in item.sub_features
        for found in [Finding.FAILED if each is toggle.sub_features[0] else Finding.WORKING]
    ]
    # The toggles are W by their labels and P by the probes: half of their weight in the sum of all.
    lost = 100 * toggle.scope * 0.5 / sum(item.scope for item in case.inventory)
    assert iis_errors(rows) == {app: pytest.approx(-lost)}


def test_what_the_probes_said_at_first_is_kept() -> None:
    first = first_said(read())
    disagreed = sum(each.label is not each.finding for each in first)
    assert disagreed == sum(entry["label"] != entry["first"] for entry in reviewed().values())


@pytest.mark.full
def test_a_sample_comes_out_as_written_down(tmp_path: Path) -> None:
    written = {each.sub_feature: each.finding for each in read() if each.app == SAMPLED}
    sample = random.Random(SAMPLED).sample(sorted(written), SAMPLE)  # noqa: S311 - the same for everybody
    found = {row.sub_feature: row.finding for row in probed([SAMPLED], tmp_path / "store", sample)}
    assert found == {feature: written[feature] for feature in sample}
