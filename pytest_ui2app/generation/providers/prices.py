"""What a reply cost: by the user's price, else by a published list, else unknown; nothing is fetched."""

from importlib.metadata import version
from typing import Final

from pytest_ui2app.generation.model import UNKNOWN_COST, Cost, UnknownCost, UnknownUsage, Usage
from pytest_ui2app.generation.providers.settings import ListedPrice, ModelSettings, Price

PER_MILLION: Final = 1_000_000
GIVEN: Final = "the price in the settings"
"""The source of a cost by the user's own price."""


def cost_of(usage: Usage | UnknownUsage, settings: ModelSettings) -> Cost | UnknownCost:
    """Price a reply in US dollars; unknown, never 0, when its tokens or their price are not known.

    Counts that contradict themselves (below 0, more cached tokens than there were) have no price either.
    """
    if isinstance(usage, UnknownUsage) or not _plausible(usage):
        return UNKNOWN_COST
    if isinstance(settings.price, Price):
        return _given(usage, settings.price)
    return _listed(usage, settings.model, settings.price)


def worst_cost(settings: ModelSettings, input_tokens: int, output_tokens: int) -> Cost | UnknownCost:
    """Price a request before it is sent: nothing of it cached, and an answer of ``output_tokens`` in all."""
    return cost_of(Usage(input_tokens=input_tokens, output_tokens=output_tokens), settings)


def _plausible(usage: Usage) -> bool:
    return 0 <= usage.cached_input_tokens <= usage.input_tokens and usage.output_tokens >= 0


def _given(usage: Usage, price: Price) -> Cost:
    fresh = usage.input_tokens - usage.cached_input_tokens
    million = fresh * price.input + usage.cached_input_tokens * price.cached_input + usage.output_tokens * price.output
    return Cost(dollars=million / PER_MILLION, source=GIVEN)


def _listed(usage: Usage, model: str, price: ListedPrice) -> Cost | UnknownCost:
    # Imported here: the list is large, and most runs buy nothing.
    import genai_prices  # noqa: PLC0415

    tokens = genai_prices.Usage(
        input_tokens=usage.input_tokens,
        cache_read_tokens=usage.cached_input_tokens,
        output_tokens=usage.output_tokens,
    )
    try:
        listed = genai_prices.calc_price(tokens, model, provider_id=price.provider or None)
    except LookupError:
        return UNKNOWN_COST
    if listed.model_price.input_mtok is None or listed.model_price.output_mtok is None:
        return UNKNOWN_COST
    return Cost(dollars=float(listed.total_price), source=f"genai-prices {version('genai-prices')}")
