"""How a judge's reply is read: what is a verdict, what is not, and what is said about it."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from pytest_ui2app.judging.verdict import LONGEST_EVIDENCE, Flawed, Verdict, beginning, read_verdict
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

SCOPES = {Family.TOGGLE: Scope.S1, Family.DATA_CRUD: Scope.S2}
WORKS = {"coverage": 1, "outcome": "W", "scope": "S1", "evidence": "App.tsx flips dark."}
ABSENT = {"coverage": 0, "outcome": None, "scope": None, "evidence": "No control adds a note."}
GOOD = {"toggle": WORKS, "data_crud": ABSENT}


def reply(families: object = GOOD, **beside: object) -> str:
    return json.dumps({"families": families, **beside})


def read(text: str) -> Verdict:
    verdict = read_verdict(text, SCOPES)
    assert isinstance(verdict, Verdict), verdict
    return verdict


def flaws(text: str) -> tuple[str, ...]:
    flawed = read_verdict(text, SCOPES)
    assert isinstance(flawed, Flawed), flawed
    return flawed.flaws


def with_toggle(**changed: object) -> str:
    return reply({**GOOD, "toggle": {**WORKS, **changed}})


def test_a_verdict_has_every_family_of_the_inventory_in_its_order() -> None:
    verdict = read(reply(dict(reversed(GOOD.items()))))
    assert [each.family for each in verdict.families] == [Family.TOGGLE, Family.DATA_CRUD]
    toggle, crud = verdict.families
    assert (toggle.outcome, toggle.scope, toggle.evidence) == (Outcome.W, Scope.S1, "App.tsx flips dark.")
    assert toggle.covered
    assert not crud.covered
    assert verdict.of(Family.DATA_CRUD) == crud


def test_a_family_that_is_not_covered_has_the_scope_of_the_inventory_whatever_the_reply_says() -> None:
    for said in (None, "S3"):
        verdict = read(reply({**GOOD, "data_crud": {**ABSENT, "scope": said}}))
        assert verdict.of(Family.DATA_CRUD).scope is Scope.S2


def test_how_a_reply_begins_is_shown_in_one_line() -> None:
    assert beginning("  I think\n\x1b[31mso.") == 'it begins "I think \ufffd[31mso."'
    assert beginning("word " * 100) == f'it begins "{("word " * 16)[:79]}…"'
    assert beginning("half \ud83d") == 'it begins "half \ufffd"'
    assert beginning(" \n") == "it is empty"


def test_a_verdict_is_a_label_of_the_common_schema() -> None:
    toggle, crud = read(with_toggle(outcome="P", scope="S3")).families
    assert toggle.label == CellLabel(outcome=Outcome.P, scope=3.0)
    assert crud.label == CellLabel(outcome=NotCovered(), scope=2.0)


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "\n  {}\n",
        "```json\n{}\n```",
        "```\n{}\n```",
        "Here it is:\n```json\n{}\n```\nThat is all.",
        "```JSON \r\n{}```",
    ],
)
def test_json_is_read_by_itself_or_in_a_fence(around: str) -> None:
    assert read(around.replace("{}", reply())).of(Family.TOGGLE).outcome is Outcome.W


def test_a_fence_without_json_does_not_disturb_the_one_with_it() -> None:
    assert read(f"```tsx\nconst a = 1;\n```\nso\n```json\n{reply()}\n```").of(Family.TOGGLE).covered


def test_of_two_fences_with_json_neither_is_taken() -> None:
    other = with_toggle(outcome="F")
    assert "several fences" in flaws(f"```json\n{other}\n```\n```json\n{reply()}\n```")[0]


def test_a_fence_inside_the_json_of_a_whole_reply_is_a_text_in_it() -> None:
    inner = f"```json\n{reply()}\n```"
    told = read(with_toggle(outcome="F", evidence=inner))
    assert told.of(Family.TOGGLE).outcome is Outcome.F


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("toggle works, the rest does not", "not JSON"),
        (f"Sure! {reply()}", "not JSON"),
        (reply()[:-4], "not JSON"),
        ("[1]", 'no JSON object with an object under the key "families"'),
        ("null", "no JSON object"),
        (json.dumps(GOOD), 'no JSON object with an object under the key "families"'),
        (reply([WORKS]), "no JSON object"),
        (reply(remark="fine"), 'beside "families" the reply has "remark"'),
        (reply({"toggle": WORKS}), "data_crud is missing"),
        (reply({**GOOD, "notification": WORKS}), '"notification" is no family that was asked for'),
        (with_toggle(coverage=2), "toggle.coverage: input should be 0 or 1"),
        (with_toggle(coverage=True), "toggle.coverage: input should be 0 or 1"),
        (with_toggle(coverage=1.0), "toggle.coverage: input should be 0 or 1"),
        (with_toggle(coverage=None), "toggle.coverage: input should be 0 or 1"),
        (with_toggle(coverage="1"), "toggle.coverage: input should be 0 or 1"),
        (with_toggle(outcome="works"), "toggle.outcome: input should be 'W', 'P' or 'F'"),
        (with_toggle(outcome=1.0), "toggle.outcome"),
        (with_toggle(scope=1), "toggle.scope"),
        (with_toggle(evidence=""), "toggle.evidence"),
        (with_toggle(evidence="  \n"), "toggle.evidence"),
        (with_toggle(evidence=None), "toggle.evidence"),
        (with_toggle(sure=True), "toggle.sure"),
        (reply({**GOOD, "toggle": {"coverage": 1, "outcome": "W", "scope": "S1"}}), "toggle.evidence: field required"),
        (reply({**GOOD, "toggle": "W"}), "toggle: "),
        (with_toggle(outcome=None), "toggle has coverage 1 and so needs an outcome"),
        (with_toggle(scope=None), "toggle has coverage 1 and so needs an outcome"),
        (with_toggle(coverage=0), "toggle has coverage 0 and yet the outcome W"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_what_is_wrong_with_a_reply_is_said(text: str, says: str) -> None:
    assert any(says in flaw for flaw in flaws(text)), flaws(text)


def test_a_key_that_says_two_things_is_refused_not_read_as_the_last() -> None:
    twice = '{"families": {"toggle": %s, "toggle": %s, "data_crud": %s}}'
    other: Mapping[str, Any] = {**WORKS, "outcome": "F"}
    (flaw,) = flaws(twice % tuple(json.dumps(each) for each in (other, WORKS, ABSENT)))
    assert flaw == 'the reply says more than one thing under the same key: "toggle"'


def test_every_flaw_is_told_at_once_and_in_short() -> None:
    told = flaws(reply({"toggle": {**WORKS, "scope": "S9"}, "x" * 5000: WORKS}))
    assert len(told) == 3
    assert all(len(flaw) < 200 for flaw in told)


def test_evidence_is_one_line_of_whole_characters_and_of_some_length() -> None:
    said = read(with_toggle(evidence="one\ntwo \x1b[31m " + "x" * 5000)).of(Family.TOGGLE).evidence
    assert said.startswith("one two \ufffd[31m xxx")
    assert len(said) == LONGEST_EVIDENCE
    halved = reply().replace("App.tsx", r"\ud83d")
    assert read(halved).of(Family.TOGGLE).evidence == "\ufffd flips dark."


@given(st.text())
def test_no_text_is_too_odd_to_be_read(text: str) -> None:
    assert isinstance(read_verdict(text, SCOPES), Flawed)


def test_a_verdict_survives_the_store() -> None:
    adapter = TypeAdapter(Verdict)
    verdict = read(with_toggle(outcome="P", scope="S2"))
    assert adapter.validate_json(adapter.dump_json(verdict)) == verdict
