"""What a record keeps of a judge's word on its item."""

from typing import Any, Final

from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.judging.verdict import FamilyVerdict
from pytest_ui2app.pipeline import Judgement
from pytest_ui2app.reporting.turns import turn_row
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import Source, category
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family

Json = dict[str, Any]

JUDGE_PART: Final = "judge"
"""The part of an interaction record that holds the judge's verdict, or why there is none (`unscored`)."""
RUNTIME_PART: Final = "runtime"
"""The part that holds the probes' own outcome where a judge ran."""
DECIDED_PART: Final = "decided_by"
"""The part that says whose outcome the record's is where a judge ran."""


def judge_parts(family: Family, judgement: Judgement | NoJudge, runtime: str, source: Source) -> Json:
    """Return the parts of an interaction item's record that there are with a judge only.

    ``judge`` is the judge's word, or under ``unscored`` why there is none; ``runtime`` the probes' own outcome and
    ``decided_by`` whose outcome the record's is.
    """
    if isinstance(judgement, NoJudge):
        return {}
    turns = [turn_row(turn) for turn in judgement.turns]
    said = _said(judgement.of(family))
    return {JUDGE_PART: {**said, "turns": turns}, RUNTIME_PART: runtime, DECIDED_PART: source.value}


def _said(verdict: FamilyVerdict | Unscored) -> Json:
    if isinstance(verdict, Unscored):
        return {"unscored": verdict.reason}
    absent = isinstance(verdict.outcome, NotCovered)
    return {
        "coverage": int(verdict.covered),
        "outcome": category(verdict.outcome).value,
        "scope": None if absent else verdict.scope.name,
        "reason": verdict.evidence,
    }
