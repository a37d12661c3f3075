"""The table of wordings stands in test_faults_over_http.py; here are the rest of the cases, and the waits."""

from datetime import UTC, datetime

import pytest

from pytest_ui2app.generation.model import RejectionReason
from pytest_ui2app.generation.providers.faults import (
    ACCESS,
    ADDRESS,
    KEY,
    MONEY,
    NAME,
    REQUEST,
    SIZE,
    SURROUNDINGS,
    UNPREPARED,
    UNWRITABLE,
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
        (403, "", "", ACCESS),
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
        (500, "exceed_context_size_error", "the request exceeds the available context size.", OVERFLOW),
        (400, "BadRequestError", 'upstream said {"code": "context_length_exceeded"}', OVERFLOW),
        (400, "1261", "Prompt exceeds max length", OVERFLOW),
        (400, "", "length of prompt_tokens (163280) must be less than max_seq_len (32768).", OVERFLOW),
        # Policies
        (400, "invalid_request_error invalid_prompt", ("Invalid prompt: we've limited access to this content for "
         "safety reasons."), FILTER),
        (400, "1301", "", FILTER),
        (500, "content_filter", "", FILTER),
        (403, "content_filter", "", FILTER),
        (403, "The caller does not have permission to execute the specified operation", ("Content violates usage "
         "guidelines. Team: t, Model: m, Failed check: SAFETY_CHECK_TYPE_BIO"), FILTER),
        (403, "403", "m requires moderation and your input was flagged", FILTER),
        # What is said of a policy, and not about the conversation
        (401, "", "blocked by policy", KEY),
        (401, "content_policy", "usage policy", KEY),
        (403, "", "account suspended for violating our usage policy", ACCESS),
        (403, "permission_error", "blocked by the content filter", ACCESS),
        (404, "", "No endpoints: blocked by your content policy", NAME),
        (400, "", "This organization has been disabled for violating our usage policy", REQUEST),
        (400, "invalid_api_key", "see our usage policies", KEY),
        (429, "rate_limit_error", "Slow down, see our usage policies", Passing()),
        (429, "content_filter", "1301", Passing()),
        (500, "server_error", "the content filter: maximum context length", Passing()),
        (500, "content_filter_error", "", Passing()),
        (503, "", "Acceptable Usage Policy", Passing()),
        (400, "", "trace 1261, request 1301, 1113", REQUEST),
        (500, "", "trace 1261, request 1301, 1113", Passing()),
        (503, "", "max_tokens is too large", Passing()),
        (200, "overloaded_error", "Overloaded; see our usage policies", Passing()),
        # Rates whose words come near
        (429, "rate_limit_error", ("This request would exceed your organization's rate limit of 40,000 input tokens "
         "per minute. Please reduce the prompt length or the maximum tokens requested, or wait."), Passing()),
        (429, "", "Request too large: tokens per min. Limit 10000, requested 21247", Passing()),
        # Openings
        (400, "", 'messages: first message must use the "user" role', OpeningRefused()),
        (500, "", "Jinja Exception: Conversation roles must alternate user/assistant/user/assistant", OpeningRefused()),
        (400, "", "A conversation must start with a user message.", OpeningRefused()),
        (401, "", "First, log in as a user", KEY),
        (500, "", "please start over: the user service has failed", Passing()),
        (503, "", "Jinja: roles must alternate", Passing()),
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
    assert meaning_of(Failure(status=status, code=code, message=message, told=True)) == meaning


@pytest.mark.parametrize("words", ["blocked by content policy", "prompt is too long", "usage policies, spending limit"])
@pytest.mark.parametrize(
    ("status", "meaning"),
    [
        (200, Passing()), (301, ADDRESS), (400, REQUEST), (401, KEY), (402, MONEY), (403, ACCESS), (404, NAME),
        (413, SIZE), (422, REQUEST), (429, Passing()), (500, Passing()), (502, Passing()), (503, Passing()),
    ],
)  # fmt: skip
def test_of_a_page_the_status_alone_counts(status: int, meaning: Meaning, words: str) -> None:
    assert meaning_of(Failure(status=status, message=words)) == meaning


@pytest.mark.parametrize(("code", "meaning"), [(UNPREPARED, SURROUNDINGS), (UNWRITABLE, REQUEST)])
def test_what_fails_on_this_side_is_told_at_once(code: str, meaning: Meaning) -> None:
    assert meaning_of(Failure(status=0, code=code, message="m")) == meaning
    assert meaning_of(Failure(status=503, code=code, message="m", told=True)) == Passing()


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
        ({"retry-after": "Fri, 99999999999999999999 Jan 2026 03:05:05 GMT"}, "", 0.0),
        ({"retry-after": "Fri, 02 Jan 2026 03:05:05 +99999999999999999999"}, "", 0.0),
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
