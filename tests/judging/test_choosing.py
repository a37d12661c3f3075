"""Who can be a judge, how it is asked by default, and what it will take."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.providers.api_model import ApiFactory
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.judging.choosing import NO_JUDGE, judging_estimate, resolve_judge
from pytest_ui2app.judging.evidence import TOTAL_CAP
from pytest_ui2app.judging.vlm import JUDGE_TOKEN_CAP


def asked(name: str, **settings: Any) -> ApiFactory:  # noqa: ANN401 - whatever a table takes
    judge = resolve_judge(name, ModelSetup(configured={name: settings} if settings else {}))
    assert isinstance(judge, ApiFactory)
    return judge


def test_without_a_name_nobody_judges() -> None:
    assert resolve_judge("", ModelSetup()) is NO_JUDGE


@pytest.mark.parametrize("name", ["oracle", "blank", "ocr", "cmd:./agent.sh", "replay:somewhere"])
def test_what_answers_no_questions_is_no_judge(name: str) -> None:
    with pytest.raises(UsageError, match=f"--ui2app-judge={name} can write apps and judge none; name a model"):
        resolve_judge(name, ModelSetup())


def test_an_unknown_judge_is_told_as_an_unknown_model_is_and_by_its_option() -> None:
    with pytest.raises(UsageError, match=r"--ui2app-judge: unknown model 'luna'"):
        resolve_judge("luna", ModelSetup())


def test_a_judge_of_another_package_is_taken_as_it_is() -> None:
    own = ScriptedModel({}, name="acme/judge")
    assert resolve_judge("acme/judge", ModelSetup(others=(lambda _name, _setup: own,))) is own


@pytest.mark.parametrize(
    ("settings", "parameters"),
    [
        ({}, {"reasoning_effort": "medium"}),
        ({"reasoning_effort": "low"}, {"reasoning_effort": "low"}),
        ({"temperature": 0.5}, {"temperature": 0.5, "reasoning_effort": "medium"}),
        ({"thinking": {"type": "enabled"}}, {"thinking": {"type": "enabled"}}),
        ({"extra_body": {}}, {"extra_body": {}}),
    ],
)
def test_the_effort_is_medium_unless_the_settings_say_how_it_reasons(
    settings: dict[str, Any], parameters: dict[str, Any]
) -> None:
    judge = asked("openai/gpt-6-luna", **settings)
    assert judge.settings.parameters == parameters
    assert judge.identity["parameters"] == parameters


def test_the_estimate_counts_pictures_words_and_two_turns_at_most(make_case: Callable[..., Path]) -> None:
    (case,) = load_cases([make_case()])
    judge = asked("openai/gpt-6-luna", price={"input": 1.0, "output": 10.0}, token_caps={"judge": 8_000})
    taken = judging_estimate(case, judge.settings)
    pictures = 3 * 1440 * 900 / 750
    assert (taken.typical.requests, taken.typical.output_tokens) == (1, 1_000)
    assert 25_000 + pictures < taken.typical.input_tokens < 25_000 + pictures + 3_000
    assert taken.typical.dollars == pytest.approx((taken.typical.input_tokens + 10_000) / 1_000_000)
    assert (taken.most.requests, taken.most.output_tokens) == (2, 16_000)
    first = taken.typical.input_tokens - 25_000 + TOTAL_CAP // 4
    assert taken.most.input_tokens == 2 * first + 8_000


def test_without_a_cap_in_the_settings_the_judge_s_own_holds(make_case: Callable[..., Path]) -> None:
    (case,) = load_cases([make_case()])
    assert judging_estimate(case, asked("openai/gpt-6-luna").settings).most.output_tokens == 2 * JUDGE_TOKEN_CAP
