from typing import Any

from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import FREE, UNKNOWN_COST, UNKNOWN_USAGE, Cost, UnknownCost, Usage
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.reporting.record import ItemRecord, identity_of
from pytest_ui2app.reporting.spending import spending_json, spending_lines
from pytest_ui2app.reporting.turns import stage_of, turn_rows
from pytest_ui2app.taxonomy import Metric

NOW = "this run bought 2 answers for 0.5000 dollars"


def turn(name: str, cost: Cost | UnknownCost, **usage: int) -> TurnSummary:
    known = Usage(**{"input_tokens": 0, "output_tokens": 0, **usage}) if usage else UNKNOWN_USAGE
    return TurnSummary(name=name, finish_reason="stop", usage=known, cost=cost, address=f"at-{name}")


def record(trial: Trial, *turns: TurnSummary) -> ItemRecord:
    rows = turn_rows([SourceTree(files={}, turns=turns)])
    return ItemRecord(identity=identity_of(trial, Metric.EXEC), value=100.0, outcome="pass", parts={"turns": rows})


def listed(dollars: float) -> Cost:
    return Cost(dollars=dollars, source="a price list")


def test_turns_belong_to_stages() -> None:
    names = ["plan", "plan-roomier", "generate", "continue-2", "build", "locate-1", "fix-1-src~App.tsx", "repair-2"]
    assert [stage_of(name) for name in names] == ["plan"] * 2 + ["generate"] * 3 + ["repair"] * 3


def test_tokens_and_dollars_add_up_by_stage_case_and_model(trial: Trial) -> None:
    asked = record(
        trial,
        turn("plan", listed(0.25), input_tokens=100, output_tokens=10, cached_input_tokens=40),
        turn("generate", listed(0.5), input_tokens=200, output_tokens=1_000, reasoning_tokens=300),
        turn("continue-1", listed(0.125), input_tokens=50, output_tokens=20),
        turn("locate-1", listed(0.0625), input_tokens=5, output_tokens=2),
    )
    told: dict[str, Any] = spending_json([asked])[trial.model.name]
    assert told["total"] == {
        "answers": 4,
        "input_tokens": 355,
        "cached_input_tokens": 40,
        "output_tokens": 1_032,
        "reasoning_tokens": 300,
        "dollars": 0.9375,
        "answers_of_unknown_cost": 0,
        "answers_of_unknown_tokens": 0,
    }
    assert {stage: sums["dollars"] for stage, sums in told["by_stage"].items()} == {
        "plan": 0.25,
        "generate": 0.625,
        "repair": 0.0625,
    }
    assert told["by_case"] == {trial.case.id: told["total"]}


def test_an_unknown_price_is_said_to_be_unknown_and_never_nothing(trial: Trial) -> None:
    asked = record(trial, turn("plan", UNKNOWN_COST, input_tokens=9), turn("generate", UNKNOWN_COST))
    lines = "\n".join(spending_lines([asked], NOW))
    assert "0.0000" not in lines
    assert "? the tokens or the price of some answers are not known" in lines
    (total,) = [line for line in lines.splitlines() if " all " in line]
    assert total.split()[2:] == ["2", "9", "?", "0", "?", "0", "?", "0", "?", "?"]
    assert asked.parts["turns"][1]["input_tokens"] is None
    assert asked.parts["turns"][0]["dollars"] is None
    assert asked.parts["turns"][0]["price"] == "unknown"


def test_a_sum_that_lacks_something_is_marked(trial: Trial) -> None:
    asked = record(trial, turn("plan", listed(0.25), input_tokens=1), turn("generate", UNKNOWN_COST, input_tokens=1))
    assert any(line.endswith("0.2500 ?") for line in spending_lines([asked], NOW))


def test_nothing_is_said_of_models_that_buy_nothing(trial: Trial) -> None:
    assert spending_lines([record(trial, turn("plan", FREE), turn("generate", FREE))], "") == []


def test_what_the_run_spent_is_said_also_when_it_measured_nothing(trial: Trial) -> None:
    assert spending_lines([], NOW) == [NOW]
    asked = [record(trial, turn("plan", listed(0.25), input_tokens=1))]
    assert spending_lines(asked, NOW)[-1] == NOW
    assert spending_lines(asked, "")[-1] == "this run bought nothing"
