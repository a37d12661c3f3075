"""The table of wordings stands in test_faults_over_http.py; here are the rest of the cases, and the waits."""

from datetime import UTC, datetime

import pytest

from pytest_ui2app.generation.model import RejectionReason
from pytest_ui2app.generation.providers.faults import (
    ADDRESS,
    KEY,
    MONEY,
    NAME,
    REQUEST,
    SIZE,
    CapRefused,
    Failure,
    Meaning,
    OpeningRefused,
    Passing,
    Rejected,
    asked_wait,
    meaning_of,
)

OVERFLOW = Rejected(RejectionReason.CONTEXT_OVERFLOW)
FILTER = Rejected(RejectionReason.CONTENT_FILTER)
NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("status", "code", "message", "meaning"),
    [
        # By status alone
        *((status, "", "", Passing()) for status in (0, 408, 409, 425, 429, 499, 500, 502, 503, 504, 520, 529)),
        (301, "", "", ADDRESS),
        (401, "", "", KEY),
        (402, "", "", MONEY),
        (403, "", "", KEY),
        (404, "", "", NAME),
        (413, "", "", SIZE),
        (400, "", "", REQUEST),
        (422, "", "", REQUEST),
        # By words where the status says too little
        (400, "invalid_request_error invalid_api_key", "Incorrect API key provided", KEY),
        (400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key. invalid api key", KEY),
        (400, "model_not_found", "The model `m` does not exist", NAME),
        (400, "", "m is not a valid model ID", NAME),
        (429, "insufficient_quota", "You exceeded your current quota, please check your plan", MONEY),
        (429, "RESOURCE_EXHAUSTED", "You exceeded your current quota, please check your plan", Passing()),
        (403, "exceeded_current_quota_error", "Your account is not active", MONEY),
        (400, "Arrearage", "Access denied, please make sure your account is in good standing.", MONEY),
        (400, "billing_hard_limit_reached", "Billing hard limit has been reached", MONEY),
        # Caps
        (400, "", "max_tokens: 40000 > 8192, which is the maximum allowed number of output tokens", CapRefused()),
        (400, "", "max_tokens is too large: 40000. This model supports at most 16384 completion tokens", CapRefused()),
        (400, "", "Invalid max_tokens value, the valid range of max_tokens is [1, 8192]", CapRefused()),
        (400, "", "Range of max_tokens should be [1, 8192]", CapRefused()),
        (400, "", "max_tokens must be less than or equal to 16384", CapRefused()),
        (400, "", ("'max_tokens' or 'max_completion_tokens' is too large: 4096. This model's maximum context length is "
         "2048 tokens and your request has 30 input tokens"), CapRefused()),
        (400, "unsupported_parameter", ("Unsupported parameter: 'max_tokens' is not supported with this model. Use "
         "'max_completion_tokens' instead."), REQUEST),
        # Context
        (400, "", "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000", OVERFLOW),
        (400, "context_length_exceeded", "too much", OVERFLOW),
        (400, "", "Input is too long for requested model.", OVERFLOW),
        (413, "", "prompt is too long", OVERFLOW),
        (400, "1210", "Request 182387 input tokens exceeds the model's maximum context length 202750", OVERFLOW),
        (500, "", "the request exceeds the available context size. try increasing the context size", OVERFLOW),
        (400, "", "length of prompt_tokens (163280) must be less than max_seq_len (32768).", OVERFLOW),
        # Rates whose words come near
        (429, "rate_limit_error", ("This request would exceed your organization's rate limit of 40,000 input tokens "
         "per minute. Please reduce the prompt length or the maximum tokens requested, or wait."), Passing()),
        (429, "", "Request too large: tokens per min. Limit 10000, requested 21247", Passing()),
        # Openings
        (400, "", 'messages: first message must use the "user" role', OpeningRefused()),
        (500, "", "Jinja Exception: Conversation roles must alternate user/assistant/user/assistant", OpeningRefused()),
        (400, "", "A conversation must start with a user message.", OpeningRefused()),
        (401, "", "First, log in as a user", KEY),
        # Within a stream
        (200, "overloaded_error", "Overloaded", Passing()),
        (200, "rate_limit_exceeded", "slow down", Passing()),
        (200, "", "something new", Passing()),
        (200, "authentication_error", "invalid x-api-key", KEY),
        (200, "invalid_request_error", "bad image", REQUEST),
        (200, "content_filter", "stopped", FILTER),
        (200, "invalid_image_format", "not a PNG", REQUEST),
    ],
)  # fmt: skip
def test_a_failure_means_this(status: int, code: str, message: str, meaning: Meaning) -> None:
    assert meaning_of(Failure(status=status, code=code, message=message)) == meaning


@pytest.mark.parametrize(
    ("headers", "message", "seconds"),
    [
        ({}, "", 0.0),
        ({"retry-after": "7"}, "", 7.0),
        ({"retry-after": " 1.5 "}, "", 1.5),
        ({"retry-after-ms": "250", "retry-after": "9"}, "", 0.25),
        ({"retry-after": "Fri, 02 Jan 2026 03:05:05 GMT"}, "", 60.0),
        ({"retry-after": "Fri, 02 Jan 2026 03:03:05 GMT"}, "", 0.0),
        ({"retry-after": "Fri, 02 Jan 2026 03:05:05 -0000"}, "", 60.0),
        ({"retry-after": "-4"}, "", 0.0),
        ({"retry-after": "nan"}, "", 0.0),
        ({"retry-after": "inf"}, "", 0.0),
        ({"retry-after": "soon"}, "", 0.0),
        ({"retry-after": "3"}, "try again in 20s", 3.0),
        ({}, "Please try again in 20s. Visit the site", 20.0),
        ({}, "Please try again in 6ms.", 0.006),
        ({}, "Please try again in 1m2.5s.", 62.5),
        ({}, "try again in 1h2m3s", 3723.0),
        ({}, "Please retry in 37.5s.", 37.5),
        ({}, '"retryDelay": "37s"', 37.0),
        ({}, "retry after 2 minutes", 120.0),
        ({}, "try again later", 0.0),
    ],
)
def test_a_provider_asks_to_wait_so_long(headers: dict[str, str], message: str, seconds: float) -> None:
    assert asked_wait(headers, message, NOW) == pytest.approx(seconds)
