import pytest

from pytest_ui2app.generation.providers.key_like import (
    NOT_SHOWN,
    begins_like_key,
    has_control_characters,
    looks_secret_in_header,
    may_be_secret,
    shown,
)

HEX = "9f86d081884c7d659a2feaa0"
UUID = "c9bf9e57-1685-4c89-bafb-ff5af830be8a"


@pytest.mark.parametrize(
    "text",
    [
        "sk-live-Abcdef1234567890XYZ",
        "sk-abcdefgh",
        "pk-abc",
        "'rk-abc'",
        "gsk_abc",
        "xai-abc",
        "ghp_abc",
        "hf_abc",
        "AIzaSyAbc",
        "openai/sk-proj-abcdefgh",
        "ftp://abcdEFGHijkl-MNOPqrst-UVWXyz12-3456/v1",
        "abcdEFGHijkl-MNOPqrst-UVWXyz12-3456",
        "Zx9Qw8Er7Ty6Ui5O",
        HEX,
        f"a value of {HEX.upper()}",
        "deadbeefdeadbeefdead",
        "12345678901234567890123",
        UUID,
        "gpt-7f3a9c51d2e84b06aaaabbbb",
        "claude-Zx9Qw8Er7Ty6Ui5Op4",
    ],
)
def test_what_may_be_a_key_is_not_shown(text: str) -> None:
    assert may_be_secret(text)
    assert shown(text) == NOT_SHOWN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "temperature",
        "a-name-of-words-that-is-rather-long",
        "openai/gpt-5",
        "claude-sonnet-4-5-20250929",
        "Claude-Sonnet-4-6",
        "gpt-6-luna-2026-08-01",
        "localhost:8000",
        "mistral/large-2407",
        "accounts/x/models/y",
        "task-1",
        "risk-free",
        "some words of 2026 with 16 spaces and more",
    ],
)
def test_what_is_plainly_no_key_is_shown(text: str) -> None:
    assert not may_be_secret(text)
    assert shown(text) == repr(text)


def test_what_is_no_text_may_be_a_key_too() -> None:
    assert shown(12345678901234567890123) == NOT_SHOWN
    assert shown({"sk-proj-0123456789"}) == NOT_SHOWN
    assert shown(2.5) == "2.5"


def test_a_long_value_is_cut() -> None:
    assert shown("x" * 5000) == f"'{'x' * 59}..."


@pytest.mark.parametrize(
    "name",
    [
        "claude-sonnet-4-5-20250929",
        "Qwen/Qwen2.5-VL-72B-Instruct",
        "gpt-6-luna-2026-08-01",
        "accounts/x/models/y",
        "qwen3:8b",
        "skywork-vl",
        "pplx-70b-online",
        "hf.co/org/model-GGUF:Q4_K_M",
        HEX,
    ],
)
def test_real_models_do_not_begin_like_keys(name: str) -> None:
    assert not begins_like_key(name)


@pytest.mark.parametrize("name", ["sk-x", "pk-x", "rk-x", "gsk_x", "xai-x", "ghp_x", "hf_x", "AIzaX", "sk_live_x"])
def test_keys_are_known_by_their_beginnings_in_any_part_of_a_name(name: str) -> None:
    assert begins_like_key(name)
    assert begins_like_key(f"openai/{name}")
    assert not begins_like_key(f"a{name}")


@pytest.mark.parametrize("value", [HEX, UUID, f"id={UUID}", "pk-abc", "Bearer abc"])
def test_an_id_is_a_secret_in_a_header(value: str) -> None:
    assert looks_secret_in_header(value)


@pytest.mark.parametrize("value", ["web", "2023-06-01", "prompt-caching-2024-07-31", "deadbeef", "application/json"])
def test_usual_headers_are_no_secrets(value: str) -> None:
    assert not looks_secret_in_header(value)


@pytest.mark.parametrize(
    ("text", "held"),
    [("\x1b[31mred", True), ("a\nb", True), ("a\0", True), ("a\u2028", True), ("\udc80", True), ("é 漢 x", False)],
)
def test_control_characters_are_found(text: str, held: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert has_control_characters(text) is held
