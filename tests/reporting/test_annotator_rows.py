from pytest_ui2app.judging.annotations import Annotation, Annotations, labels_of
from pytest_ui2app.judging.annotators import merge
from pytest_ui2app.reporting.annotator_lines import annotator_lines
from pytest_ui2app.reporting.annotator_rows import Annotators, Person
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import Cell, CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

CELLS = [Cell(model="m", case=case, round=2, family=Family.TOGGLE) for case in "abcd"]
INVENTORY = {(cell.case, cell.family): Scope.S1 for cell in CELLS}


def _sheet(words: str) -> Annotations:
    """Return a sheet of one label per case: W, P, F, - for absent, blank for none."""
    labels = {
        cell: CellLabel(outcome=NotCovered() if word == "-" else Outcome[word], scope=1.0)
        for cell, word in zip(CELLS, words, strict=True)
        if word != " "
    }
    return {cell: Annotation(label=label, notes=f"of {cell.case}") for cell, label in labels.items()}


def _annotators(first: str, second: str, third: str = "    ") -> Annotators:
    anna, ben, cleo = (
        Person(name=name, sheet=_sheet(words))
        for name, words in zip(("anna", "ben", "cleo"), (first, second, third), strict=True)
    )
    merged = merge(labels_of(anna.sheet), labels_of(ben.sheet), labels_of(cleo.sheet))
    return Annotators(pair=(anna, ben), third=(cleo,) if third.strip() else (), merged=merged)


def test_what_the_arbiter_decided_stays_in_the_list() -> None:
    people = _annotators("WW-P", "FWW ", "P   ").as_json(INVENTORY)
    where = {"model": "m", "round": 2, "family": "toggle"}
    assert people["arbitrated"] == [
        {
            "case": "a",
            **where,
            "differ": "outcome: W against F",
            "says": {"anna": {"label": "W", "scope": 1.0}, "ben": {"label": "F", "scope": 1.0}},
            "decision": {"label": "P", "scope": 1.0},
        }
    ]
    assert [each["case"] for each in people["waiting"]] == ["c"]
    assert [each["case"] for each in people["single"]] == ["d"]
    assert annotator_lines(people) == [
        "annotators: 2 cells labelled, 1 of them by the arbiter",
        "decided by the arbiter, cleo, 1 cell:",
        "  a · m · r2 · toggle: outcome: W against F (anna W S1, ben F S1); decided: P S1",
        "left out until the third annotator decides (--arbiter), 1 cell:",
        "  c · m · r2 · toggle: coverage: one sees it, one does not (anna absent, ben W S1)",
        "left out, labelled by one of the two alone, 1 cell:",
        "  d · m · r2 · toggle",
    ]


def test_the_source_rests_on_what_each_person_says() -> None:
    source = _annotators("WW-P", "FWWP", "PPFP").source()
    assert [(each["name"], each["label"]) for each in source.evidence(CELLS[0])["annotators"]] == [
        ("anna", "W"),
        ("ben", "F"),
        ("cleo (arbiter)", "P"),
    ]
    assert [(each["name"], each["notes"]) for each in source.evidence(CELLS[1])["annotators"]] == [
        ("anna", "of b"),
        ("ben", "of b"),
    ]


def test_the_two_are_compared_by_their_names() -> None:
    pair = _annotators("WW-P", "FWWP").as_json(INVENTORY)["pair"]
    assert (pair["first"], pair["second"], pair["comparisons"]) == ("anna", "ben", 4)
