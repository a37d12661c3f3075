from typing import Any

import pytest

from pytest_ui2app.reporting.agreement_lines import NOTE, agreement_lines, disagreement_lines
from pytest_ui2app.reporting.agreement_rows import LabelSource, agreement_json
from pytest_ui2app.scoring.iis import MergedOutcome, NotCovered
from pytest_ui2app.scoring.labels import Cell, CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

INVENTORY = {(case, Family.TOGGLE): Scope.S1 for case in "abcd"}


def _source(words: str, evidence: dict[str, Any] | None = None) -> LabelSource:
    labels = {
        Cell(model="m", case=case, round=1, family=Family.TOGGLE): CellLabel(
            outcome=NotCovered() if word == "-" else Outcome[word], scope=1.0
        )
        for case, word in zip("abcd", words, strict=True)
    }
    return LabelSource(labels=labels, evidence=lambda _: evidence or {"reason": "it folds"})


def _found(**sources: LabelSource) -> dict[str, Any]:
    return agreement_json(sources, INVENTORY)


def test_a_pairs_tables() -> None:
    lines = agreement_lines(_found(runtime=_source("WWF-"), judge=_source("WPFW")))
    text = [" ".join(line.split()) for line in lines]
    assert text[0] == "runtime x judge: 4 cells of 4 cases (runtime alone 0, judge alone 0)"
    assert "coverage agreement, % 75.0 30.1 95.4 3 of 4" in text  # Wilson of 3 in 4
    assert "outcome agreement, % 66.7 20.8 93.9 2 of 3" in text
    assert any(line.startswith("kappa, linear 0.667 ") for line in text)  # 1 - (0.5 / 3) / (4.5 / 9)
    start = text.index("rows: runtime; columns: judge")
    assert text[start + 1 : start + 6] == ["W P F", "------ - - -", "W 1 1 .", "F . . 1", "absent 1 . ."]
    assert "m 50.0 62.5" in text
    assert any(line.startswith("bias, runtime - judge -12.50 ") for line in text)
    assert "Spearman - - - fewer than 3 models" in text
    assert text[-1] == NOTE
    assert not any("alpha, ordinal, over" in line for line in text)


def test_alpha_over_all_is_told_of_three_sources() -> None:
    lines = agreement_lines(_found(runtime=_source("WWF-"), judge=_source("WPFW"), annotators=_source("WWF-")))
    assert "Krippendorff's alpha, ordinal, over runtime, judge, annotators" in lines
    assert len([line for line in lines if " x " in line]) == 3


def test_sources_without_common_cells_have_no_tables_of_cells() -> None:
    nobody = LabelSource(labels={}, evidence=lambda _: {})
    lines = agreement_lines(_found(runtime=_source("WWF-"), judge=nobody))
    assert not any(line.startswith(("rows:", "IIS per model")) for line in lines)
    assert any(line.split()[:2] == ["kappa", "-"] and "no cell to compare" in line for line in lines)


def test_both_sides_of_a_disagreement_are_shown() -> None:
    probed = {
        "sub_features": [
            {"id": "fold", "finding": "working", "reason": "", "not_held": []},
            {"id": "unfold", "finding": "failed", "reason": "nothing came", "not_held": ["text appears"]},
            {"id": "shut", "finding": "failed", "reason": "", "not_held": ["it shuts"]},
        ]
    }
    people = {
        "annotators": [
            {"name": "annotator 1", "label": "W", "scope": 1.0, "notes": "all fine"},
            {"name": "annotator 2", "label": "absent", "notes": ""},
        ]
    }
    sources = {"runtime": _source("PWWW", probed), "judge": _source("WWWW"), "annotators": _source("WWWW", people)}
    assert disagreement_lines(_found(**sources)["disagreements"]) == [
        "1 cell on which two sources differ, the gravest first",
        "  1. a · m · toggle: outcome",
        "     runtime     P S1       unfold failed: nothing came; shut failed: not so: it shuts; fold working",
        "     judge       W S1       it folds",
        '     annotators  W S1       annotator 1 W S1: "all fine"; annotator 2 absent',
    ]


def test_the_terminal_shows_the_first_and_says_how_many_more() -> None:
    found = _found(runtime=_source("WWWW"), judge=_source("FFF-"))["disagreements"]
    lines = disagreement_lines(found, most=1)
    assert lines[1] == "  1. d · m · toggle: coverage"
    assert lines[-1] == "     3 more: --json FILE has all"
    assert len(lines) == 5


def _merged(*labels: tuple[float, float]) -> LabelSource:
    cells = [Cell(model="m", case=case, round=1, family=Family.TOGGLE) for case in "abcd"]
    made = [CellLabel(outcome=MergedOutcome(credit=credit), scope=scope) for credit, scope in labels]
    return LabelSource(labels=dict(zip(cells, made, strict=True)), evidence=lambda _: {})


def test_labels_between_two_annotators_are_explained_where_they_occur() -> None:
    people = _merged((0.25, 1.5), (0.25, 1.5), (0.25, 2.5), (0.25, 2.5))
    found = _found(runtime=_source("WWFF"), annotators=people)
    told = "P/F: one says P, one F, worth 0.25 (two annotators, merged)"
    lines = agreement_lines(found)
    assert lines[lines.index("rows: runtime; columns: annotators") + 5] == told
    means = "S1.5: the mean of S1 and S2; S2.5: the mean of S2 and S3 (two annotators, merged)"
    assert disagreement_lines(found["disagreements"])[-2:] == [told, means]
    plain = _found(runtime=_source("WWFF"), judge=_source("FFFF"))
    assert not any("merged" in line for line in [*agreement_lines(plain), *disagreement_lines(plain["disagreements"])])


def test_what_counts_is_told_where_the_table_has_more() -> None:
    told = "outcome, scope, kappa and alpha count the 3 of 4 cells that both hold covered and decided"
    assert told in agreement_lines(_found(runtime=_source("WWF-"), judge=_source("WPFW")))
    assert not any("count the" in line for line in agreement_lines(_found(a=_source("WWFP"), b=_source("WPFW"))))


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("WWWW", "WPFW", "0 because runtime says W of every cell"),
        ("-PFW", "FFFF", "0 because judge says F of every cell"),
        ("WWWW", "FFFF", "0 because runtime says W of every cell and judge says F of every cell"),
        ("WWWW", "WWWW", "no variation: both give every cell the same value"),
    ],
)
def test_a_source_of_one_word_is_told_to_be_why_there_is_no_kappa(first: str, second: str, told: str) -> None:
    lines = agreement_lines(_found(runtime=_source(first), judge=_source(second)))
    assert [line.endswith(f"  {told}") for line in lines if line.startswith("kappa")] == [True, True]


def test_a_kappa_of_sources_of_several_words_needs_no_reason() -> None:
    lines = agreement_lines(_found(runtime=_source("WPFW"), judge=_source("WPFF")))
    assert not any("because" in line for line in lines)


def test_that_there_is_no_interval_is_said_of_the_interval() -> None:
    cell = Cell(model="m", case="a", round=1, family=Family.TOGGLE)
    other = Cell(model="n", case="a", round=1, family=Family.TOGGLE)
    one, two = (
        LabelSource(
            labels={cell: CellLabel(outcome=Outcome.W, scope=1), other: CellLabel(outcome=last, scope=1)},
            evidence=lambda _: {},
        )
        for last in (Outcome.F, Outcome.P)
    )
    lines = agreement_lines(_found(one=one, two=two))
    assert [line for line in lines if "fewer than two" in line] == [
        line for line in lines if line.endswith("no interval: fewer than two apps to draw from")
    ]
    assert any(line.startswith("kappa") and line.endswith("two apps to draw from") for line in lines)


def test_what_sources_rest_on_does_nothing_to_a_terminal() -> None:
    sources = {"runtime": _source("WWWW", {"reason": "\x1b[2Jgone"}), "judge": _source("FWWW")}
    assert "\ufffd[2Jgone" in "\n".join(disagreement_lines(_found(**sources)["disagreements"]))


def test_agreement_on_everything_is_told() -> None:
    assert disagreement_lines([]) == ["no two sources differ on any cell"]
