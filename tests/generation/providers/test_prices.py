import socket
import subprocess
import sys
from importlib.metadata import version

import pytest

from pytest_ui2app.generation.model import UNKNOWN_COST, UNKNOWN_USAGE, Cost, Usage
from pytest_ui2app.generation.providers.prices import GIVEN, cost_of, worst_cost
from pytest_ui2app.generation.providers.settings import ListedPrice, ModelSettings, Price

GIVEN_PRICE = Price(input=3.0, output=15.0, cached_input=0.3)
MILLION = 1_000_000


def settings(model: str, price: Price | ListedPrice) -> ModelSettings:
    return ModelSettings(name=model, provider="p", model=model, api="chat", base_url="http://x", price=price)


@pytest.mark.parametrize(
    ("usage", "dollars"),
    [
        (Usage(input_tokens=MILLION, output_tokens=0), 3.0),
        (Usage(input_tokens=MILLION, output_tokens=0, cached_input_tokens=MILLION), 0.3),
        (Usage(input_tokens=MILLION, output_tokens=MILLION, cached_input_tokens=500_000), 1.5 + 0.15 + 15.0),
        (Usage(input_tokens=0, output_tokens=1000, reasoning_tokens=900), 0.015),
        (Usage(input_tokens=0, output_tokens=0), 0.0),
    ],
)
def test_the_users_price_goes_before_any_list_with_cached_input_apart(usage: Usage, dollars: float) -> None:
    cost = cost_of(usage, settings("gpt-5", GIVEN_PRICE))
    assert isinstance(cost, Cost)
    assert cost.dollars == pytest.approx(dollars)
    assert cost.source == GIVEN


def test_a_listed_model_is_priced_and_the_list_named_with_its_version() -> None:
    # Published: $3 per million tokens in, $15 out, $0.30 cached.
    usage = Usage(input_tokens=10_000, output_tokens=1_000, cached_input_tokens=4_000)
    cost = cost_of(usage, settings("claude-sonnet-4-6", ListedPrice("anthropic")))
    assert isinstance(cost, Cost)
    assert cost.dollars == pytest.approx(6_000 * 3e-6 + 4_000 * 0.3e-6 + 1_000 * 15e-6)
    assert cost.source == f"genai-prices {version('genai-prices')}"


@pytest.mark.parametrize(
    ("model", "provider"),
    [
        ("gpt-nonsense", "openai"),
        ("", "openai"),
        ("qwen3-max", "dashscope"),
        ("gpt-5", "vllm"),
        ("no-such-model-anywhere", ""),
        ("qwen/qwen3-coder:free", "openrouter"),
        ("whisper-1", "openai"),
    ],
)
def test_what_no_list_prices_by_the_token_is_unknown_and_not_free(model: str, provider: str) -> None:
    usage = Usage(input_tokens=1000, output_tokens=1000)
    assert cost_of(usage, settings(model, ListedPrice(provider))) == UNKNOWN_COST


@pytest.mark.parametrize("price", [GIVEN_PRICE, ListedPrice("openai")])
def test_without_a_token_count_no_cost_is_known(price: Price | ListedPrice) -> None:
    assert cost_of(UNKNOWN_USAGE, settings("gpt-5", price)) == UNKNOWN_COST


@pytest.mark.parametrize("price", [GIVEN_PRICE, ListedPrice("openai")])
@pytest.mark.parametrize(
    "usage",
    [
        Usage(input_tokens=10, output_tokens=1, cached_input_tokens=11),
        Usage(input_tokens=-1, output_tokens=1),
        Usage(input_tokens=1, output_tokens=-1),
        Usage(input_tokens=1, output_tokens=1, cached_input_tokens=-1),
    ],
)
def test_counts_that_contradict_themselves_have_no_price(usage: Usage, price: Price | ListedPrice) -> None:
    assert cost_of(usage, settings("gpt-5", price)) == UNKNOWN_COST


def test_the_worst_cost_takes_nothing_for_cached() -> None:
    asked = settings("gpt-5", Price(input=2.0, output=8.0, cached_input=0.0))
    assert worst_cost(asked, 500_000, 250_000) == Cost(dollars=3.0, source=GIVEN)
    assert worst_cost(settings("unheard-of", ListedPrice("openai")), 1, 1) == UNKNOWN_COST


def test_pricing_opens_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        pytest.fail("opened a socket")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    assert worst_cost(settings("gpt-5", ListedPrice("openai")), 1, 1) != UNKNOWN_COST


def test_the_list_is_loaded_only_when_it_is_needed() -> None:
    code = "import sys, pytest_ui2app.generation.providers.prices; print('genai_prices' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"
