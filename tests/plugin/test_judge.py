"""``--ui2app-judge`` as a user meets it: mistakes before anything runs, what is said of it, and what it would cost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app import session
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.judging.choosing import NoJudge, resolve_judge
from pytest_ui2app.pipeline import Trial, judged
from pytest_ui2app.store.artifacts import FolderStore

Project = Callable[..., Path]
Measure = Callable[..., pytest.RunResult]
Results = Callable[[], dict[str, Any]]

JUDGE = "--ui2app-judge=openai/gpt-6-luna"
PRICED = '[tool.ui2app.models."openai/gpt-6-luna"]\nprice = { input = 1.0, output = 10.0 }\n'


@pytest.fixture
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-only-for-this-test")


@pytest.mark.parametrize(
    ("judge", "says"),
    [
        ("gpt-6-luna", "gpt-6-luna needs a key and OPENAI_API_KEY is not set"),
        ("openai/gpt-6-luna", "openai/gpt-6-luna needs a key and OPENAI_API_KEY is not set"),
        ("oracle", "--ui2app-judge=oracle can write apps and judge none"),
        ("nobody", "--ui2app-judge: unknown model 'nobody'"),
    ],
)
def test_a_judge_that_cannot_be_asked_is_told_before_anything_runs(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch, judge: str, says: str
) -> None:
    project()
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.setattr(session, "ensure_tools", lambda _settings: pytest.fail("went on"))
    result = measure(f"--ui2app-judge={judge}")
    assert result.ret == 4
    result.stderr.fnmatch_lines([f"*{says}*"])


def test_collecting_and_counting_need_no_key_of_the_judge(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    project()
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    assert measure(JUDGE, "--collect-only").ret == 0
    assert measure(JUDGE, "--ui2app-dry-run").ret == 0


@pytest.mark.usefixtures("key")
def test_a_limit_wants_the_price_of_the_judge(project: Project, measure: Measure) -> None:
    root = project()
    result = measure("--ui2app-judge=openai/gpt-nobody-knows", "--ui2app-max-cost=1")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*--ui2app-max-cost=1 cannot be kept with openai/gpt-nobody-knows*"])
    (root / "pyproject.toml").write_text(PRICED, encoding="utf-8")
    assert measure(JUDGE, "--ui2app-max-cost=1").ret == 0


@pytest.mark.usefixtures("key")
def test_a_run_tells_of_its_judge_and_keeps_its_word(project: Project, measure: Measure, results: Results) -> None:
    project(notes={"findings": {"toggle": ["unsure"]}, "judge": {"toggle": "P", "data_crud": "F"}})
    result = measure(JUDGE)
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        [
            "notes * P *W *W*",
            "JUDGE openai/gpt-6-luna labelled 3 of 3 cells; *differ in 1 of the 2 that both decide; 1 that *",
            "  notes · blank · data_crud: runtime W, judge F: App.tsx: F.",
            "answers of the judge: 1, for 0.2500 dollars*",
        ]
    )
    written = results()
    assert written["judge"]["differing"] == 1
    asked = written["conditions"]["judge"]
    assert (asked["name"], asked["model"], asked["parameters"]) == (
        "openai/gpt-6-luna",
        "gpt-6-luna",
        {"reasoning_effort": "medium"},
    )
    assert len(asked["rubric"]) == 32
    assert "sk-only-for-this-test" not in json.dumps(written)
    (row,) = written["summary"]
    assert row["iis"] == pytest.approx(100 * (0.5 + 2 + 3) / 6)


def test_without_a_judge_nothing_of_it_is_written(project: Project, measure: Measure, results: Results) -> None:
    project()
    result = measure()
    assert "JUDGE" not in result.stdout.str()
    written = results()
    assert "judge" not in written
    assert "judge" not in written["conditions"]


@pytest.mark.usefixtures("key")
def test_workers_have_the_judge_too(project: Project, measure: Measure) -> None:
    project("memos", "notes", notes={"judge": {"toggle": "F"}}, memos={"judge": {"toggle": "W"}})
    result = measure(JUDGE, "-n2")
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        ["JUDGE openai/gpt-6-luna labelled 6 of 6 cells; runtime and judge differ in 1 of the 6*"]
    )


def test_a_dry_run_counts_what_the_judge_would_take(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project("memos", "notes")
    (root / "pyproject.toml").write_text(PRICED, encoding="utf-8")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    result = measure("--ui2app-dry-run", JUDGE)
    result.stdout.fnmatch_lines(
        [
            "judge openai/gpt-6-luna * typical * 2 * 2 * 0.[0-9][0-9][0-9][0-9]",
            "* at most * 2 * 4 * 1.[0-9][0-9]",
            "*blank: nothing is bought",
            "judge openai/gpt-6-luna: 0 of 2 apps judged already",
            "judge openai/gpt-6-luna: its key, or a variable that a header is taken from, is missing",
        ]
    )


def test_a_dry_run_of_items_that_no_judge_sees_counts_none_of_it(project: Project, measure: Measure) -> None:
    project()
    result = measure("--ui2app-dry-run", JUDGE, "-k", "exec")
    result.stdout.fnmatch_lines(["judge openai/gpt-6-luna: 0 of 0 apps judged already"])
    assert "typical:" not in result.stdout.str()


def test_a_judge_whose_answers_are_in_the_store_needs_no_key(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project("memos", "notes")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    judge = resolve_judge("openai/gpt-6-luna", ModelSetup())
    assert not isinstance(judge, NoJudge)
    (case,) = load_cases([root / "cases" / "notes"])
    known = judged._known_key(Trial(case=case, model=resolve_model("blank")), judge)
    FolderStore(root / ".ui2app" / "store").obtain(known, str, lambda _: "address")
    assert measure(JUDGE).ret == 0
    result = measure(JUDGE, "--ui2app-dry-run")
    result.stdout.fnmatch_lines(["* typical * 1 * 1 *", "judge openai/gpt-6-luna: 1 of 2 apps judged already"])


@pytest.mark.usefixtures("key")
def test_the_stages_are_given_the_judge(project: Project, measure: Measure) -> None:
    root = project()
    look = 'def test_tools(ui2app_tools):\n    assert ui2app_tools.judge.name == "openai/gpt-6-luna"\n'
    (root / "test_look.py").write_text(look, encoding="utf-8")
    measure(JUDGE, "test_look.py").assert_outcomes(passed=1)
