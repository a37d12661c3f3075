import tomllib
from importlib.resources import files
from typing import get_args
from urllib.parse import urlsplit

import pytest

from pytest_ui2app.generation.images import MAX_SIDE
from pytest_ui2app.generation.providers.settings import Api, ImageLimits, Opening
from pytest_ui2app.generation.providers.vendors import CAP_FIELDS, Vendor, key_variables, vendor_of, vendors

TABLE = files("pytest_ui2app.generation.providers").joinpath("vendors.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("vendor", vendors().values(), ids=lambda vendor: vendor.name)
def test_every_row_is_sound(vendor: Vendor) -> None:
    url = urlsplit(vendor.base_url)
    local = url.hostname == "localhost"
    assert vendor.api in get_args(Api)
    assert vendor.opening in get_args(Opening)
    assert vendor.cap_field in CAP_FIELDS[vendor.api]
    assert url.scheme == ("http" if local else "https")
    assert not vendor.base_url.endswith("/")
    assert local != bool(vendor.keys), "a key is needed everywhere but on this machine"
    assert all(key.isupper() for key in vendor.keys)
    assert ImageLimits(**vendor.images).side <= MAX_SIDE


def test_the_table_holds_the_promised_vendors_in_order() -> None:
    promised = "anthropic openai openai-responses gemini moonshot dashscope zai openrouter vllm ollama"
    assert list(vendors()) == promised.split() == list(tomllib.loads(TABLE))


def test_no_two_vendors_claim_one_name() -> None:
    begins = [begin for vendor in vendors().values() for begin in vendor.begins]
    assert not [(one, two) for one in begins for two in begins if one != two and one.startswith(two)]
    assert len(set(begins)) == len(begins)


@pytest.mark.parametrize(
    ("bare", "vendor"),
    [
        ("claude-sonnet-4-6", "anthropic"),
        ("gpt-5", "openai"),
        ("gemini-2.5-pro", "gemini"),
        ("kimi-k2.5", "moonshot"),
        ("qwen3-max", "dashscope"),
        ("qwen-max", "dashscope"),
        ("glm-4.6", "zai"),
        ("gpt-", ""),
        ("gpt4", ""),
        ("Claude-sonnet", ""),
        ("my-gpt-5", ""),
        ("", ""),
    ],
)
def test_a_bare_name_belongs_to_the_vendor_it_begins_like(bare: str, vendor: str) -> None:
    assert vendor_of(bare) == vendor


def test_anthropic_has_its_published_limits() -> None:
    anthropic = vendors()["anthropic"]
    limits = ImageLimits(**anthropic.images)
    assert (limits.many, limits.side_if_many) == (20, 2_000)
    assert limits.bytes == 5_000_000, "bytes of base64"
    assert anthropic.opening == "user"


def test_every_key_variable_is_known() -> None:
    assert {"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"} <= key_variables()


def test_prices_are_looked_up_where_the_list_has_the_vendor() -> None:
    from genai_prices.data import providers  # noqa: PLC0415

    listed = {provider.id for provider in providers}
    priced = {vendor.name for vendor in vendors().values() if vendor.prices in listed}
    assert set(vendors()) - priced == {"dashscope", "vllm", "ollama"}
