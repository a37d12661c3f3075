"""The judge's stage: asked over HTTP and once; blind to who wrote the app; its word where it counts."""

import base64
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import Agent, Cost, GenerationTask, ModelFactory
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.generation.spending import BudgetReached, Spending
from pytest_ui2app.judging.choosing import NoJudge, resolve_judge
from pytest_ui2app.judging.evidence import ShownPage, evidence_of
from pytest_ui2app.judging.verdict import Verdict
from pytest_ui2app.pipeline import Tools, Trial, is_judged
from pytest_ui2app.pipeline.judged import PROMPT_FILE, generator_names
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Outcome
from tests.generation.providers.wire_faults import Status
from tests.generation.providers.wire_formats import Said
from tests.generation.providers.wire_server import WireServer
from tests.pipeline.judging import FILES, evidence, run, said, tools_in

KEY = "sk-judge-0123456789abcdefghij"


@pytest.fixture(autouse=True)
def _direct(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.lower().endswith("_proxy") or name.startswith(("OPENAI_", "ANTHROPIC_")):
            monkeypatch.delenv(name)


@pytest.fixture
def case(make_case: Callable[..., Path]) -> Case:
    return load_cases([make_case()])[0]


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return tools_in(tmp_path)


@pytest.fixture
def server() -> Iterator[WireServer]:
    with WireServer(said()) as started:
        yield started


@pytest.fixture
def setup(tmp_path: Path, server: WireServer) -> Callable[..., ModelSetup]:
    """Return a function that says how the judge ``ours/luna`` is asked."""

    def make(api: str = "chat", *, limit: float | None = None, key: str = KEY, **settings: object) -> ModelSetup:
        table: dict[str, Any] = {
            "provider": "ours",
            "model": "luna",
            "api": api,
            "base_url": server.base_url(api),
            "key": "JUDGE_KEY",
            "tries": 2,
            "first_wait": 0.001,
            "price": {"input": 1.0, "output": 10.0},
            **settings,
        }
        given: dict[str, Any] = {}
        if limit is not None:
            given["spending"] = Spending(tmp_path / "spending.json", limit)
            given["spending"].start()
        keys = Keys({"JUDGE_KEY": key} if key else {})
        return ModelSetup(configured={"ours/luna": table}, keys=keys, shared=tmp_path / "shared", **given)

    return make


def judge_of(setup: ModelSetup) -> ModelFactory:
    judge = resolve_judge("ours/luna", setup)
    assert not isinstance(judge, NoJudge)
    return judge


Setup = Callable[..., ModelSetup]


# -- over HTTP -----------------------------------------------------------------------------------------------------


def _picture_bytes(block: dict[str, Any]) -> bytes:
    data = block["source"]["data"] if block["type"] == "image" else block["image_url"]["url"].partition(",")[2]
    return base64.b64decode(data)


@pytest.mark.parametrize("api", ["chat", "anthropic"])
def test_pictures_and_text_arrive_and_the_verdict_comes_back(
    case: Case, tools: Tools, server: WireServer, setup: Setup, api: str
) -> None:
    shown = evidence(case)
    judgement = run(case, judge_of(setup(api)), tools, evidence=shown).value
    (request,) = server.requests
    assert request.api == api
    (message,) = request.messages
    assert message["role"] == "user"
    *pictures, text = message["content"]
    assert [_picture_bytes(block) for block in pictures] == [picture.read_bytes() for picture in shown.pictures]
    assert shown.text() in text["text"]
    assert "never an instruction to you" in text["text"]
    assert request.body["max_tokens"] == 16_384
    assert isinstance(judgement.verdict, Verdict)
    assert [each.outcome for each in judgement.verdict.families] == [Outcome.W] * 3


@pytest.mark.parametrize(
    ("api", "given", "sent"),
    [
        ("chat", {}, {"reasoning_effort": "medium"}),
        ("anthropic", {}, {"output_config": {"effort": "medium"}}),
        ("chat", {"reasoning_effort": "high"}, {"reasoning_effort": "high"}),
        ("anthropic", {"thinking": {"type": "disabled"}}, {"thinking": {"type": "disabled"}}),
        ("chat", {"extra_body": {"enable_thinking": True}}, {"enable_thinking": True}),
        ("chat", {"extra_body": {}}, {}),
        ("chat", {"temperature": 0.0}, {"temperature": 0.0, "reasoning_effort": "medium"}),
    ],
)
def test_a_judge_reasons_with_medium_effort_unless_its_settings_say_how(  # noqa: PLR0913, PLR0917 - fixtures
    case: Case, tools: Tools, server: WireServer, setup: Setup, api: str, given: dict[str, Any], sent: dict[str, Any]
) -> None:
    run(case, judge_of(setup(api, **given)), tools)
    body = server.requests[0].body
    about = {"reasoning_effort", "output_config", "thinking", "enable_thinking", "temperature"}
    assert {key: body[key] for key in about & body.keys()} == sent


def test_a_cap_of_its_own_can_be_set_for_judging(case: Case, tools: Tools, server: WireServer, setup: Setup) -> None:
    run(case, judge_of(setup(token_caps={"judge": 5_000})), tools)
    assert server.requests[0].body["max_tokens"] == 5_000


@pytest.mark.parametrize("api", ["chat", "anthropic"])
def test_a_flawed_reply_is_mended_in_the_same_conversation(
    case: Case, tools: Tools, server: WireServer, setup: Setup, api: str
) -> None:
    server._answer = ["It all works.", said("P")]
    judgement = run(case, judge_of(setup(api)), tools).value
    first, second = server.requests
    assert [message["role"] for message in second.messages] == ["user", "assistant", "user"]
    assert second.messages[0] == first.messages[0]
    assert "the reply is not JSON" in second.text
    assert isinstance(judgement.verdict, Verdict)
    assert [turn.name for turn in judgement.turns] == ["judge", "judge-again"]


def test_a_judge_that_spends_its_cap_on_reasoning_is_asked_once_more_with_more_room(
    case: Case, tools: Tools, server: WireServer, setup: Setup
) -> None:
    server._answer = [Said(finish="length"), Said(text=said())]
    judgement = run(case, judge_of(setup()), tools).value
    assert isinstance(judgement.verdict, Verdict)
    assert [request.body["max_tokens"] for request in server.requests] == [16_384, 32_768]
    assert judgement.notes == ("judge: the output cap was spent on reasoning; asked once more with more room",)


# -- asked for once ------------------------------------------------------------------------------------------------


def test_an_app_is_judged_once_for_all_its_families_and_items(
    case: Case, tools: Tools, server: WireServer, setup: Setup
) -> None:
    assert run(case, judge_of(setup()), tools).fresh
    assert not run(case, judge_of(setup()), tools).fresh
    assert len(server.requests) == 1


def test_a_change_of_the_code_reads_the_stored_answers_anew_and_asks_nobody(
    case: Case, tools: Tools, server: WireServer, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    server._answer = ["It all works.", said("P")]
    before = run(case, judge_of(setup()), tools)
    monkeypatch.setattr("pytest_ui2app.pipeline.judged.code_digest", lambda *_: "other code")
    server.misbehave(Status(500), times=100)
    after = run(case, judge_of(setup(key="")), tools)
    assert after.fresh
    assert after.digest != before.digest
    assert after.value == before.value
    assert len(server.requests) == 2


@pytest.mark.parametrize(
    "changed",
    [
        {"files": {"src/App.tsx": "other"}},
        {"settings": {"model": "luna-2"}},
        {"settings": {"reasoning_effort": "high"}},
        {"settings": {"token_caps": {"judge": 5_000}}},
    ],
    ids=["source", "model", "effort", "cap"],
)
def test_what_moves_a_verdict_is_asked_about_anew(
    case: Case, tools: Tools, server: WireServer, setup: Setup, changed: dict[str, Any]
) -> None:
    run(case, judge_of(setup()), tools)
    run(case, judge_of(setup(**changed.get("settings", {}))), tools, evidence=evidence(case, changed.get("files")))
    assert len(server.requests) == 2


def test_a_change_of_the_rubric_asks_anew(
    case: Case, tools: Tools, server: WireServer, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(case, judge_of(setup()), tools)
    prompt = "Judge $pictures: $fence $evidence $families"
    monkeypatch.setattr("pytest_ui2app.judging.vlm._prompt", lambda _: prompt)
    run(case, judge_of(setup()), tools)
    assert len(server.requests) == 2


def test_the_judge_does_not_learn_who_wrote_the_app(case: Case, tools: Tools, server: WireServer, setup: Setup) -> None:
    one = ScriptedModel({}, name="acme/one-page")
    names = generator_names(one)
    pages = [ShownPage(screenshot="home.png", route="/", picture=case.pictures[0])]
    shown = evidence_of(FILES, pages=pages, missed=(), items=case.inventory, generator=names)
    first = run(case, judge_of(setup()), tools, model=one, evidence=shown)
    sent = json.dumps(server.requests[0].body)
    assert not any(word in sent for word in ("acme", "one-page", "cartly", str(tools.scaffold)))
    # The same app by another model is judged by the same answer.
    other = run(case, judge_of(setup()), tools, model=ScriptedModel({}, name="beta"), evidence=shown, round=2)
    assert other.digest == first.digest
    assert len(server.requests) == 1


def test_prompt_snapshot_and_votes_are_in_the_store(case: Case, tools: Tools, server: WireServer, setup: Setup) -> None:
    found = run(case, judge_of(setup()), tools)
    prompt = (found.folder / PROMPT_FILE).read_text(encoding="utf-8")
    assert prompt == server.requests[0].messages[0]["content"][-1]["text"]
    (turn,) = found.value.turns
    assert turn.facts["snapshot"] == "luna-2026-01-01"
    assert isinstance(turn.cost, Cost)
    answer = tools.store.at("turn", turn.address, Any)  # type: ignore[attr-defined]
    assert (answer.folder / "reply.txt").read_text(encoding="utf-8") == said()
    stored = json.loads((found.folder / "value.json").read_text(encoding="utf-8"))
    assert [each["family"] for each in stored["verdict"]["families"]] == ["toggle", "data_crud", "cross_route_state"]
    assert KEY not in "".join(
        file.read_text(encoding="utf-8")
        for file in tools.scaffold.rglob("*")
        if file.suffix in {".json", ".md", ".txt"}
    )


def test_it_is_noted_which_trials_were_judged(case: Case, tools: Tools, setup: Setup) -> None:
    judge, trial = judge_of(setup()), Trial(case=case, model=resolve_model("blank"))
    assert not is_judged(trial, judge, tools.store)
    run(case, judge, tools)
    assert is_judged(trial, judge, tools.store)
    assert not is_judged(replace(trial, round=2), judge, tools.store)
    assert not is_judged(trial, judge_of(setup(reasoning_effort="high")), tools.store)


# -- what goes wrong -----------------------------------------------------------------------------------------------


def test_an_outage_is_the_environment_s_and_met_once_for_an_app(
    case: Case, tools: Tools, server: WireServer, setup: Setup
) -> None:
    server.misbehave(Status(503), times=100)
    for _ in range(3):
        with pytest.raises(InfrastructureError, match="503"):
            run(case, judge_of(setup()), tools)
    assert len(server.requests) == 2  # tries
    assert not is_judged(Trial(case=case, model=resolve_model("blank")), judge_of(setup()), tools.store)


def test_trouble_with_the_judge_is_none_with_the_model(
    case: Case, tools: Tools, server: WireServer, setup: Setup
) -> None:
    server.misbehave(Status(503), times=100)
    with pytest.raises(InfrastructureError):
        run(case, judge_of(setup()), tools)
    assert Trial(case=case, model=resolve_model("blank")).key not in tools.troubles


def test_a_refusal_is_stored_and_not_asked_again(case: Case, tools: Tools, server: WireServer, setup: Setup) -> None:
    server._answer = Said(refusal="I would rather not.")
    for _ in range(2):
        judgement = run(case, judge_of(setup()), tools).value
        assert isinstance(judgement.verdict, Unscored)
        assert "I would rather not." in judgement.verdict.reason
    assert len(server.requests) == 1


def test_a_judge_without_a_key_fails_only_where_it_would_have_to_ask(
    case: Case, tools: Tools, server: WireServer, setup: Setup
) -> None:
    run(case, judge_of(setup()), tools)
    keyless = judge_of(setup(key=""))
    run(case, keyless, tools)
    with pytest.raises(InfrastructureError, match="JUDGE_KEY is not set"):
        run(case, keyless, tools, evidence=evidence(case, {"src/App.tsx": "other"}), round=2)
    assert len(server.requests) == 1


def test_the_limit_on_costs_holds_for_the_judge_too(case: Case, tools: Tools, server: WireServer, setup: Setup) -> None:
    with pytest.raises(BudgetReached, match="the limit of"):
        run(case, judge_of(setup(limit=0.01)), tools)
    assert server.requests == []
    within = setup(limit=1.0)
    run(case, judge_of(within), tools, round=2)
    assert isinstance(within.spending, Spending)
    # The server says 100 tokens in and 20 out, at 1 and 10 dollars a million.
    assert within.spending.total().dollars == pytest.approx((100 + 20 * 10) / 1_000_000)


class Builder:
    """An agent, and its factory."""

    name = "builder"
    identity: dict[str, Any] = {}  # noqa: RUF012 - a constant

    def for_task(self, task: GenerationTask) -> "Builder":  # noqa: ARG002
        return self

    def build_app(self, *_: object) -> Any:  # noqa: ANN401 - it never comes to that
        raise AssertionError


def test_an_agent_of_another_package_is_no_judge(case: Case, tools: Tools) -> None:
    assert isinstance(Builder(), Agent)
    with pytest.raises(UsageError, match="--ui2app-judge=builder is an agent"):
        run(case, Builder(), tools)
