from typing import Any

from pytest_ui2app.reporting.agreement_lines import NOTE, agreement_lines, disagreement_lines
from pytest_ui2app.reporting.agreement_rows import LabelSource, agreement_json
from pytest_ui2app.scoring.iis import NotCovered
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
    lines = disagreement_lines(found, shown=1)
    assert lines[1] == "  1. d · m · toggle: coverage"
    assert lines[-1] == "     3 more: --json FILE has all"
    assert len(lines) == 5


def test_agreement_on_everything_is_told() -> None:
    assert disagreement_lines([]) == ["no two sources differ on any cell"]
