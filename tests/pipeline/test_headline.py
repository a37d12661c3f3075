"""Whose label counts where a judge stands beside the probes, and what an evaluation gives its judge."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.judging.choosing import NO_JUDGE, NoJudge
from pytest_ui2app.matching.assignment import Miss, PageMatch
from pytest_ui2app.pipeline import Conditions, Evaluation, Judgement, Tools, Trial, headline
from pytest_ui2app.scoring.iis import ItemLabel, NotCovered, SubFeatureResult, Undecided, label_item
from pytest_ui2app.scoring.labels import Source
from pytest_ui2app.taxonomy import Family, Finding, Outcome, Scope
from tests.pipeline.judging import FILES, UNUSED, run, said, tools_in


@pytest.fixture
def case(make_case: Callable[..., Path]) -> Case:
    return load_cases([make_case()])[0]


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return tools_in(tmp_path)


# -- whose label counts --------------------------------------------------------------------------------------------


def label(*findings: Finding) -> ItemLabel:
    results = [
        SubFeatureResult(id=str(at), family=Family.TOGGLE, scope=Scope.S1, finding=finding)
        for at, finding in enumerate(findings)
    ]
    return label_item(Family.TOGGLE, Scope.S1, results)


def judgement(case: Case, tools: Tools, reply: str) -> Judgement:
    return run(case, ScriptedModel({"judge": reply, "judge-again": "no"}), tools).value


OPEN = label(Finding.UNSURE, Finding.ABSENT)


def test_where_the_probes_leave_an_item_open_the_judge_s_outcome_counts(case: Case, tools: Tools) -> None:
    assert isinstance(OPEN.outcome, Undecided)
    counted, source = headline(OPEN, judgement(case, tools, said("P")))
    assert source is Source.JUDGE
    assert (counted.outcome, counted.strict) == (Outcome.P, Outcome.P)
    assert (counted.lower, counted.upper, counted.n_unsure, counted.n_absent) == (0.0, 1.0, 1, 1)
    working, _ = headline(OPEN, judgement(case, tools, said("W")))
    assert (working.outcome, working.strict) == (Outcome.W, Outcome.P)
    wholly, _ = headline(label(Finding.UNSURE), judgement(case, tools, said("W")))
    assert (wholly.outcome, wholly.strict) == (Outcome.W, Outcome.W)
    absent = said().replace('"coverage": 1, "outcome": "W"', '"coverage": 0, "outcome": null')
    assert headline(OPEN, judgement(case, tools, absent))[0].outcome == NotCovered()


@pytest.mark.parametrize(
    "decided", [label(Finding.WORKING), label(Finding.WORKING, Finding.UNSURE), label(Finding.ABSENT)]
)
def test_what_the_probes_decide_stays_whatever_the_judge_says(case: Case, tools: Tools, decided: ItemLabel) -> None:
    assert headline(decided, judgement(case, tools, said("F"))) == (decided, Source.RUNTIME)


def test_without_a_judge_or_its_word_an_open_item_stays_open(case: Case, tools: Tools) -> None:
    assert headline(OPEN, NO_JUDGE) == (OPEN, Source.RUNTIME)
    assert headline(OPEN, judgement(case, tools, "no")) == (OPEN, Source.RUNTIME)


# -- an evaluation's own judge -------------------------------------------------------------------------------------


def evaluated(case: Case, tools: Tools, judge: ModelFactory | NoJudge) -> Evaluation:
    """Return an evaluation that has come to its matched pages: home and settings, and no page for the note."""
    trial = Trial(case=case, model=ScriptedModel({}, name="acme/one-page"))
    made = Evaluation(trial, Conditions(), replace(tools, judge=judge))
    routes = [SimpleNamespace(path=path, screenshot=picture) for path, picture in PAGES.items()]
    home, note, settings = (screenshot.file for screenshot in case.screenshots)
    matches = [
        PageMatch(input=home, route="/", tier=UNUSED, similarity=1.0, alignment=UNUSED, fidelity=UNUSED),
        Miss(input=note),
        PageMatch(input=settings, route="/s", tier=UNUSED, similarity=1.0, alignment=UNUSED, fidelity=UNUSED),
    ]
    known: dict[str, object] = {
        "_attempted": SimpleNamespace(final=SimpleNamespace(tree=SourceTree(files=FILES))),
        "rendered": SimpleNamespace(value=tuple(routes), folder=case.pictures[0].parent),
        "matches": tuple(matches),
    }
    made.__dict__.update(known)
    return made


PAGES = {"/": "home.png", "/s": "settings.png"}


def test_an_evaluation_gives_its_judge_the_final_source_and_the_matched_pages(case: Case, tools: Tools) -> None:
    judge = ScriptedModel({"judge": said("F")})
    made = evaluated(case, tools, judge)
    assert made.judgement is made.judgement
    ((_, (message,)),) = judge.asked
    assert [picture.name for picture in message.images] == list(PAGES.values())
    assert "picture 2: the page of the app that corresponds to settings.png, at /s\n" in message.text
    assert "no page of the app corresponds to note.png\n" in message.text
    assert "<button>Dark</button>" in message.text
    assert "- keep_note: An added note is still listed" in message.text
    assert "acme" not in message.text
    assert "judge" in made.digests


def test_an_evaluation_without_a_judge_has_no_judgement(case: Case, tools: Tools) -> None:
    assert evaluated(case, tools, NO_JUDGE).judgement is NO_JUDGE
