"""Everything that is known to go wrong between here and a provider, played by a server on this machine."""

import gzip
import logging
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    Conversation,
    Rejection,
    RejectionReason,
    Reply,
    Turn,
)
from pytest_ui2app.generation.providers.api_model import ApiModel
from pytest_ui2app.generation.providers.settings import Api, ModelSettings
from pytest_ui2app.generation.setup import ModelSetup
from tests.generation.providers.conftest import KEY
from tests.generation.providers.wire_faults import (
    Altered,
    Cut,
    DrippingHeaders,
    Fault,
    Instead,
    Midway,
    Reset,
    SlowHeaders,
    Split,
    Stall,
    Status,
    Twice,
)
from tests.generation.providers.wire_formats import Said, event
from tests.generation.providers.wire_server import WireServer

pytestmark = pytest.mark.full

TEXT = "Good mörning, 世界! 🌞 Here is the app."
PLAN = Turn(name="plan", kind="plan", token_cap=4096)
ROOMIER = Turn(name="plan-roomier", kind="plan", token_cap=4096, roomier=True)
APIS: tuple[Api, ...] = ("anthropic", "chat", "responses")
LAST_EVENTS = {"anthropic": 1, "chat": 3, "responses": 1}
"""The events at a stream's end without which it is not whole."""
RECOVERS = "recovers"
REFUSAL, FILTER, OVERFLOW = RejectionReason.REFUSAL, RejectionReason.CONTENT_FILTER, RejectionReason.CONTEXT_OVERFLOW


@dataclass(frozen=True, kw_only=True)
class Row:
    """A fault, met ``times`` times, and what must come of it.

    ``expect`` is RECOVERS (the good answer), a Reply's text and finish reason, a rejection's reason, or a pattern
    that the InfrastructureError's message matches.
    """

    api: Api
    name: str
    fault: Fault
    expect: str | tuple[str, str] | RejectionReason
    requests: int
    times: int = 1
    settings: dict[str, Any] = field(default_factory=dict)
    turn: Turn = PLAN

    def __str__(self) -> str:
        return f"{self.api}-{self.name}"


def _error(api: Api, kind: str, message: str, code: str = "") -> dict[str, Any]:
    if api == "anthropic":
        return {"type": "error", "error": {"type": kind, "message": message}}
    return {"error": {"type": kind, "code": code or None, "message": message}}


def _date(seconds: float) -> str:
    return format_datetime(datetime.now(UTC) + timedelta(seconds=seconds), usegmt=True)


def _passing(api: Api) -> Iterator[Row]:
    """Trouble that passes: asked again, and the good answer comes."""
    busy = _error(api, "rate_limit_error", "too many requests")
    for name, fault in {
        "429-in-seconds": Status(429, busy, {"retry-after": "0.03"}),
        "429-in-milliseconds": Status(429, busy, {"retry-after-ms": "30"}),
        "429-until-a-date-that-is-past": Status(429, busy, {"retry-after": _date(-5)}),
        "429-in-words": Status(429, _error(api, "tokens", "Limit reached. Please try again in 20ms.")),
        "429-with-nonsense-to-wait": Status(429, busy, {"retry-after": "soon"}),
        "408": Status(408, "Request Time-out"),
        "409": Status(409, _error(api, "conflict", "try again")),
        "500": Status(500, _error(api, "server_error", "The server had an error")),
        "502-html": Status(502, "<html><body><h1>502 Bad Gateway</h1></body></html>"),
        "503": Status(503, ""),
        "529": Status(529, _error(api, "overloaded_error", "Overloaded")),
        "reset-before-headers": Reset(),
        "reset-midway": Cut(after=3),
        "stream-without-its-end": Altered(lambda parts, api=api: parts[: -LAST_EVENTS[api]]),  # type: ignore[misc]
        "html-with-200": Status(200, "<html>Log in to the network</html>", {"content-type": "text/html"}),
        "gzip-garbage": Altered(lambda parts: parts, {"content-encoding": "gzip"}),
        "gzip-cut-short": Altered(
            lambda parts: [gzip.compress(b"".join(parts))[:40]], headers={"content-encoding": "gzip"}
        ),
        "an-event-that-is-not-json": Altered(lambda parts: [parts[0], b'event: x\ndata: {"type": \n\n', *parts[1:]]),
        "nothing-at-all": Altered(lambda _: [b""]),
        "no-text": Instead(Said(text="")),
        "white-space": Instead(Said(text=" \n\t")),
        "no-finish-reason": Instead(Said(text="Half a th", finish=None)),
    }.items():
        yield Row(api=api, name=name, fault=fault, expect=RECOVERS, requests=2)
    timing = {"timeout": 0.15}
    yield Row(api=api, name="slow-headers", fault=SlowHeaders(2), expect=RECOVERS, requests=2, settings=timing)
    yield Row(api=api, name="stalled-stream", fault=Stall(3, 2), expect=RECOVERS, requests=2, settings=timing)
    trickle = Stall(3, 2, between=b": still here\n\n", pause=0.05)
    limit = {"call_limit": 0.3}
    yield Row(api=api, name="trickle-of-comments", fault=trickle, expect=RECOVERS, requests=2, settings=limit)
    yield Row(api=api, name="dripping-headers", fault=DrippingHeaders(2), expect=RECOVERS, requests=2, settings=limit)
    yield Row(api=api, name="refused-at-first", fault=Status(503), times=2, expect=RECOVERS, requests=3)


def _whole(api: Api) -> Iterator[Row]:
    """The same without streaming, where it differs."""
    plain = {"stream": False}
    for name, fault in {
        "body-cut-short": Cut(after=1, reset=False),
        "body-reset": Cut(after=1),
        "not-json": Status(200, '{"id": "x", '),
        "html-with-200": Status(200, "<html>Log in</html>", {"content-type": "text/html"}),
        "another-shape": Status(200, {"hello": ["world"]}),
        "a-list": Status(200, [1, 2]),
        "null": Status(200, "null"),
        "too-deep": Status(200, "[" * 100_000),
        "500-too-deep": Status(500, "[" * 100_000),
        "nothing": Status(200, ""),
        "no-finish-reason": Instead(Said(text="Half a th", finish=None)),
        "no-text": Instead(Said(text="")),
        "gzip-garbage": Altered(lambda parts: parts, {"content-encoding": "gzip"}),
        "error-with-200": Status(200, _error(api, "server_error", "upstream failed")),
    }.items():
        yield Row(api=api, name=f"whole-{name}", fault=fault, expect=RECOVERS, requests=2, settings=plain)
    yield Row(
        api=api, name="whole-trickle", fault=Stall(0, 2, between=b" "), expect=RECOVERS, requests=2,
        settings={**plain, "call_limit": 0.3},
    )  # fmt: skip


def _lasting(api: Api) -> Iterator[Row]:
    """Trouble that stays: told at once, with a remedy."""
    for name, fault, message in (
        ("401", Status(401, _error(api, "authentication_error", "invalid x-api-key")), "HTTP 401.*check.*TEST_KEY"),
        ("403", Status(403, _error(api, "permission_error", "not allowed")), "HTTP 403.*TEST_KEY"),
        ("402", Status(402, _error(api, "", "Payment required")), "HTTP 402.*top up"),
        ("404", Status(404, _error(api, "not_found_error", "model: m-1")), "HTTP 404.*model's name.*m-1"),
        ("400", Status(400, _error(api, "invalid_request_error", "temperature: range 0..1")), "temperature.*change"),
        ("413", Status(413, _error(api, "request_too_large", "Request exceeds the maximum size")), "413.*images"),
        ("422", Status(422, {"detail": [{"msg": "extra fields"}]}), "HTTP 422.*extra fields"),
        ("301", Status(301, "", {"location": "https://elsewhere.example/"}), "elsewhere.example.*base_url"),
        ("too-long-to-wait", Status(429, "", {"retry-after": "3600"}), r"3600 s.*longest_wait.*after \d{4}-.*UTC"),
        ("too-late-a-date", Status(503, "", {"retry-after": _date(7200)}), r"7\d\d\d s.*run again after"),
        ("cap", Status(400, _error(api, "invalid_request_error", "max_tokens is too large: 4096.")), "token_caps"),
    ):
        yield Row(api=api, name=name, fault=fault, expect=message, requests=1)
    yield Row(
        api=api, name="retries-exhausted", fault=Status(500, _error(api, "server_error", "boom")), times=9,
        expect="test/.*no answer in 3 requests.*HTTP 500.*boom.*run again later", requests=3,
    )  # fmt: skip
    yield Row(
        api=api, name="always-reset", fault=Reset(), times=9, expect="no answer in 3 requests.*connection", requests=3
    )
    yield Row(
        api=api, name="always-slow", fault=SlowHeaders(2), times=9, expect="no answer in 1 request;.*silent",
        requests=1, settings={"timeout": 0.1, "tries": 1},
    )  # fmt: skip
    yield Row(
        api=api, name="always-trickling", fault=Stall(1, 2, between=b": hm\n\n"), times=9,
        expect=r"longer than 0\.2 s", requests=1, settings={"call_limit": 0.2, "tries": 1},
    )  # fmt: skip


def _rejected() -> Iterator[Row]:
    """What the provider will never answer: the model's fault, as a value."""
    for api, name, status, body, reason in (
        ("anthropic", "prompt-too-long", 400, "prompt is too long: 210000 tokens > 200000 maximum", OVERFLOW),
        ("anthropic", "input-and-cap", 400,
         "input length and `max_tokens` exceed context limit: 190000 + 32768 > 200000, decrease them", OVERFLOW),
        ("anthropic", "output-blocked", 400, "Output blocked by content filtering policy", FILTER),
        ("chat", "openai-context", 400, ("This model's maximum context length is 128000 tokens. However, your messages "
         "resulted in 130000 tokens. Please reduce the length of the messages."), OVERFLOW),
        ("responses", "openai-context", 400, "Your input exceeds the context window of this model.", OVERFLOW),
        ("chat", "gemini-context", 400,
         "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", OVERFLOW),
        ("chat", "moonshot-context", 400,
         "Invalid request: Your request exceeded model token limit: 262144 (requested: 269030)", OVERFLOW),
        ("chat", "dashscope-context", 400, "Range of input length should be [1, 129024]", OVERFLOW),
        ("chat", "zai-context", 400, {"error": {"code": "1261", "message": "Prompt exceeds max length"}}, OVERFLOW),
        ("chat", "openrouter-context", 400, {"error": {"code": 400, "message": "This endpoint's maximum context "
         "length is 65536 tokens. However, you requested about 70000 tokens"}}, OVERFLOW),
        ("chat", "vllm-context", 400, {"object": "error", "type": "BadRequestError", "code": 400, "message":
         "The decoder prompt (length 9000) is longer than the maximum model length of 8192."}, OVERFLOW),
        ("chat", "ollama-context", 400, {"error": "prompt too long; exceeded max context length by 100 tokens"},
         OVERFLOW),
        ("chat", "xai-context", 400, "This model's maximum prompt length is 131072 but the request contains 136973",
         OVERFLOW),
        ("chat", "llamacpp-context", 400, {"error": {"type": "exceed_context_size_error",
         "message": "the request exceeds the available context size"}}, OVERFLOW),
        ("chat", "openai-policy", 400, {"error": {"code": "content_policy_violation", "message": "no"}}, FILTER),
        ("responses", "openai-policy", 400, {"error": {"code": "invalid_prompt", "message": "Invalid prompt: your "
         "prompt was flagged as potentially violating our usage policy."}}, FILTER),
        ("chat", "azure-policy", 400, {"error": {"code": "content_filter", "message": "The response was filtered due "
         "to the prompt triggering Azure OpenAI's content management policy."}}, FILTER),
        ("chat", "gemini-policy", 400, [{"error": {"code": 400, "message": "The prompt was blocked: "
         "PROHIBITED_CONTENT", "status": "INVALID_ARGUMENT"}}], FILTER),
        ("chat", "moonshot-policy", 400, {"error": {"type": "content_filter", "message":
         "The request was rejected because it was considered high risk"}}, FILTER),
        ("chat", "dashscope-policy", 400, {"error": {"code": "data_inspection_failed", "message":
         "Input data may contain inappropriate content."}}, FILTER),
        ("chat", "zai-policy", 400, {"error": {"code": "1301", "message": "unsafe or sensitive content"}}, FILTER),
        ("chat", "openrouter-policy", 403, {"error": {"code": 403, "message": "m-1 requires moderation and your "
         "input was flagged"}}, FILTER),
        ("chat", "xai-policy", 403, {"code": "The caller does not have permission to execute the specified operation",
         "error": "Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO"}, FILTER),
        ("chat", "fastapi-context", 400, {"detail": "Input is too long for this model"}, OVERFLOW),
        ("responses", "openai-safety", 400, {"error": {"code": "invalid_prompt", "message":
         "Invalid prompt: we've limited access to this content for safety reasons."}}, FILTER),
        ("chat", "deepseek-policy", 400, "Content Exists Risk", FILTER),
    ):  # fmt: skip
        found = _error(api, "invalid_request_error", body) if isinstance(body, str) else body  # type: ignore[arg-type]
        yield Row(api=api, name=name, fault=Status(status, found), expect=reason, requests=1)  # type: ignore[arg-type]


def _said() -> Iterator[Row]:
    """What providers say in place of a plain answer, in streams and whole."""
    rows: tuple[tuple[Api, str, Said, tuple[str, str] | RejectionReason], ...] = (
        ("anthropic", "refusal", Said(text="I", finish="refusal", refusal="no"), REFUSAL),
        ("anthropic", "context-full-at-once", Said(finish="model_context_window_exceeded"), OVERFLOW),
        ("anthropic", "context-full-later", Said(text="A", finish="model_context_window_exceeded"), ("A", "length")),
        ("anthropic", "cap", Said(text="A", finish="max_tokens"), ("A", "length")),
        ("anthropic", "reasoning-ate-the-cap", Said(finish="max_tokens"), ("", "length")),
        ("anthropic", "stop-sequence", Said(text="A", finish="stop_sequence"), ("A", "stop")),
        ("anthropic", "pause", Said(text="A", finish="pause_turn"), ("A", "pause_turn")),
        ("anthropic", "unheard-of", Said(text="A", finish="bored"), ("A", "bored")),
        ("chat", "refusal", Said(refusal="I cannot."), REFUSAL),
        ("chat", "content-filter", Said(text="A", finish="content_filter"), FILTER),
        ("chat", "content-filter-zai", Said(finish="sensitive"), FILTER),
        ("chat", "context-full-zai", Said(finish="model_context_window_exceeded"), OVERFLOW),
        ("chat", "cap", Said(text="A", finish="length"), ("A", "length")),
        ("chat", "reasoning-ate-the-cap", Said(finish="length"), ("", "length")),
        ("chat", "cap-mistral", Said(text="A", finish="model_length"), ("A", "length")),
        ("chat", "unheard-of", Said(text="A", finish="bored"), ("A", "bored")),
        ("responses", "refusal", Said(refusal="I cannot."), REFUSAL),
        ("responses", "content-filter", Said(text="A", incomplete="content_filter"), FILTER),
        ("responses", "cap", Said(text="A", incomplete="max_output_tokens"), ("A", "length")),
        ("responses", "reasoning-ate-the-cap", Said(incomplete="max_output_tokens"), ("", "length")),
        ("responses", "unheard-of", Said(text="A", incomplete="bored"), ("A", "bored")),
        ("responses", "policy", Said(error={"code": "bio_policy", "message": "flagged"}), FILTER),
    )
    for api, name, said, expect in rows:
        for stream in (True, False):
            named = f"said-{name}{'' if stream else '-whole'}"
            settings = {"stream": stream}
            yield Row(api=api, name=named, fault=Instead(said), expect=expect, requests=1, settings=settings)


def _look_alikes(api: Api) -> Iterator[Row]:
    """What has the words of a rejection, or of a refused opening, and is said about something else."""
    page = "<html><body><h1>{}</h1><p>{}</p></body></html>"
    for name, status, body in (
        ("502-footer", 502, page.format("502 Bad Gateway", "Privacy | Content Policy")),
        ("503-footer", 503, page.format("503", "See our Acceptable Usage Policy")),
        ("504-text", 504, "upstream timed out, request id 1301"),
        ("500-trace", 500, _error(api, "server_error", "boom, trace 1261")),
        ("500-code-in-words", 500, _error(api, "server_error", "content policy service: prompt is too long")),
        ("429-policies", 429, _error(api, "rate_limit_error", "too many requests, see our usage policies")),
        ("200-page", 200, page.format("Blocked", "by the content filter of this network")),
    ):
        yield Row(api=api, name=f"alike-{name}", fault=Status(status, body), expect=RECOVERS, requests=2)
    # Twice: another opening would not help.
    over = Status(500, page.format("500", "please start over, dear user"))
    yield Row(api=api, name="alike-500-start-over", fault=over, times=2, expect=RECOVERS, requests=3)
    for name, status, body, message in (
        ("403-proxy", 403, page.format("Forbidden", "blocked by the content filter"), "HTTP 403.*proxy or firewall"),
        ("403-account", 403, _error(api, "permission_error", "account suspended for violating our usage policy"),
         "HTTP 403.*suspended.*TEST_KEY"),
        ("401-policy", 401, _error(api, "authentication_error", "blocked by policy"), "HTTP 401.*TEST_KEY"),
        ("400-page", 400, page.format("400", "prompt is too long"), "HTTP 400.*too long; change"),
        ("302-nowhere", 302, "", "HTTP 302, redirected without saying where to; set base_url"),
    ):  # fmt: skip
        yield Row(api=api, name=f"alike-{name}", fault=Status(status, body), expect=message, requests=1)


def _special() -> Iterator[Row]:
    """What only one of the formats can do."""
    overloaded = _error("anthropic", "overloaded_error", "Overloaded")
    blocked = _error("anthropic", "invalid_request_error", "Output blocked by content filtering policy")
    no_key = _error("anthropic", "authentication_error", "invalid x-api-key")
    failed = Said(error={"code": "server_error", "message": "An error occurred"})
    broke = {"error": {"code": 502, "message": "Upstream error"}}
    quota = _error("chat", "insufficient_quota", "You exceeded your current quota", "insufficient_quota")
    poor = _error("anthropic", "invalid_request_error", "Your credit balance is too low to access the API.")
    gemini = [{"error": {"code": 429, "status": "RESOURCE_EXHAUSTED", "message": "You exceeded your current quota, "
                         "please check your plan and billing details. Please retry in 0.02s."}}]  # fmt: skip
    yield from (
        Row(api="anthropic", name="overloaded-midway", fault=Midway(4, overloaded, "error"), expect=RECOVERS,
            requests=2),
        Row(api="anthropic", name="blocked-midway", fault=Midway(4, blocked, "error"), expect=FILTER, requests=1),
        Row(api="anthropic", name="key-lost-midway", fault=Midway(4, no_key, "error"), expect="TEST_KEY", requests=1),
        Row(api="anthropic", name="poor", fault=Status(400, poor), expect="credit balance.*top up", requests=1),
        Row(api="chat", name="error-midway", fault=Midway(2, broke), expect=RECOVERS, requests=2),
        Row(api="chat", name="quota", fault=Status(429, quota), expect="insufficient_quota.*top up", requests=1),
        Row(api="chat", name="quota-of-a-minute-gemini", fault=Status(429, gemini), expect=RECOVERS, requests=2),
        Row(api="chat", name="poor-zai", expect="1113.*top up", requests=1,
            fault=Status(429, {"error": {"code": "1113", "message": "Insufficient balance or no resource package."}})),
        Row(api="chat", name="poor-moonshot", expect="top up", requests=1,
            fault=Status(403, {"error": {"type": "exceeded_current_quota_error", "message": "not active"}})),
        Row(api="chat", name="no-choices", fault=Altered(lambda _: [event({"id": "x", "choices": []})]),
            expect=RECOVERS, requests=2),
        Row(api="chat", name="whole-no-choices", fault=Status(200, {"id": "x", "choices": []}), expect=RECOVERS,
            requests=2, settings={"stream": False}),
        Row(api="chat", name="whole-openrouter-402-with-200", settings={"stream": False}, requests=1,
            fault=Status(200, {"error": {"code": 402, "message": "Insufficient credits"}}), expect="HTTP 402.*top up"),
        Row(api="chat", name="openrouter-choice-failed", requests=2, expect=RECOVERS,
            fault=Instead(Said(text="A", finish="error", error={"code": 502, "message": "Provider went away"}))),
        Row(api="chat", name="failed-zai", fault=Instead(Said(text="A", finish="network_error")), expect=RECOVERS,
            requests=2),
        Row(api="responses", name="failed", fault=Instead(failed), expect=RECOVERS, requests=2),
        Row(api="responses", name="whole-failed", fault=Instead(failed), expect=RECOVERS, requests=2,
            settings={"stream": False}),
        Row(api="responses", name="error-midway", expect=RECOVERS, requests=2, fault=Midway(
            2, {"type": "error", "code": "server_error", "message": "boom", "param": None}, "error")),
        Row(api="responses", name="whole-cancelled", fault=Instead(Said(text="A", finish="cancelled")),
            expect=RECOVERS, requests=2, settings={"stream": False}),
    )  # fmt: skip


def _good(api: Api) -> Iterator[Row]:
    """What looks odd and is no fault."""
    for size in (1, 7):
        yield Row(api=api, name=f"split-in-{size}", fault=Split(size), expect=RECOVERS, requests=1)
    yield Row(api=api, name="said-twice", fault=Twice(LAST_EVENTS[api]), expect=RECOVERS, requests=1)
    zipped = Altered(lambda parts: [gzip.compress(b"".join(parts))], headers={"content-encoding": "gzip"})
    yield Row(api=api, name="gzip", fault=zipped, expect=RECOVERS, requests=1)
    yield Row(
        api=api, name="roomier-refused", requests=1, turn=ROOMIER, expect=("", "length"),
        fault=Status(400, _error(api, "invalid_request_error", "max_tokens: 32768 > 8192, which is the maximum")),
    )  # fmt: skip
    yield Row(
        api=api, name="roomier-no-context", requests=1, turn=ROOMIER, expect=("", "length"),
        fault=Status(400, _error(api, "invalid_request_error", "exceeds the context window")),
    )  # fmt: skip
    for number, words in enumerate(
        (
            'messages: first message must use the "user" role',
            "Conversation roles must alternate user/assistant/user/assistant/...",
            "A conversation must start with a user message. Try again.",
        )
    ):
        refused = Status(400, _error(api, "invalid_request_error", words))
        yield Row(api=api, name=f"opening-refused-{number}", fault=refused, expect=RECOVERS, requests=2)
    always = Status(400, _error(api, "invalid_request_error", "roles must alternate"))
    yield Row(api=api, name="opening-refused-twice", fault=always, times=9, expect="roles must alternate", requests=2)


ROWS = [
    *(row for api in APIS for rows in (_passing, _whole, _lasting, _look_alikes, _good) for row in rows(api)),
    *_rejected(),
    *_said(),
    *_special(),
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_fault_has_its_outcome(
    row: Row,
    serve: Callable[..., WireServer],
    settings: Callable[..., ModelSettings],
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    server = serve(TEXT)
    server.misbehave(row.fault, row.times)
    model = ApiModel(settings(server, row.api, **row.settings), setup)
    match row.expect:
        case RejectionReason():
            outcome = model.complete(talk, row.turn)
            assert isinstance(outcome, Rejection)
            assert outcome.reason == row.expect
        case str() if row.expect != RECOVERS:
            with pytest.raises(InfrastructureError, match=row.expect):
                model.complete(talk, row.turn)
        case _:
            outcome = model.complete(talk, row.turn)
            assert isinstance(outcome, Reply)
            expected = (TEXT, "stop") if row.expect == RECOVERS else row.expect
            assert (outcome.text, outcome.finish_reason) == expected
    assert len(server.requests) == row.requests


@pytest.mark.parametrize("stream", [True, False], ids=["stream", "whole"])
@pytest.mark.parametrize("api", APIS)
def test_a_reply_without_a_token_count_has_an_unknown_cost_and_no_zero(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Callable[..., WireServer],
    settings: Callable[..., ModelSettings],
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    reply = ApiModel(settings(serve(Said(text="A", usage=None)), api, stream=stream), setup).complete(talk, PLAN)
    assert (reply.usage, reply.cost) == (UNKNOWN_USAGE, UNKNOWN_COST)


@pytest.mark.parametrize("api", APIS)
def test_nobody_listens(
    api: Api, settings: Callable[..., ModelSettings], setup: ModelSetup, talk: Conversation
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # Bound and not listening: refused.
        model = ApiModel(settings(f"http://127.0.0.1:{taken.getsockname()[1]}", api), setup)
        with pytest.raises(InfrastructureError, match=r"no answer in 3 requests.*connection failed.*refused"):
            model.complete(talk, PLAN)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
@pytest.mark.parametrize("api", APIS)
def test_a_redirect_carries_the_key_nowhere(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    status: int,
    serve: Callable[..., WireServer],
    settings: Callable[..., ModelSettings],
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    server, other = serve(), serve()
    server.misbehave(Status(status, "", {"location": f"{other.url}/v1/messages"}))
    with pytest.raises(InfrastructureError, match=f"HTTP {status}.*redirected to {other.url}"):
        ApiModel(settings(server, api), setup).complete(talk, PLAN)
    assert other.requests == []


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


@pytest.mark.parametrize("status", [401, 400, 500])
@pytest.mark.parametrize("api", APIS)
def test_a_key_that_the_provider_echoes_is_shown_nowhere(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    status: int,
    serve: Callable[..., WireServer],
    settings: Callable[..., ModelSettings],
    setup: ModelSetup,
    talk: Conversation,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    header = "tenant-secret-98765"
    server = serve()
    echo = f"Incorrect API key provided: {KEY}, tenant {header}; {'x' * 440} {KEY}"
    server.misbehave(Status(status, _error(api, "invalid_request_error", echo), {"x-echo": "1"}), times=9)
    model = ApiModel(settings(server, api, headers={"X-Tenant": header}), setup)
    with pytest.raises(InfrastructureError, match=r"Incorrect API key provided: \[secret\]") as caught:
        model.complete(talk, PLAN)
    sent = server.requests[0].headers
    assert KEY in (sent.get("x-api-key", "") + sent.get("authorization", ""))
    assert sent["x-tenant"] == header
    told = [*(f"{link!s} {link!r} {link.args}" for link in _chain(caught.value)), caplog.text]
    told += [str(vars(record)) for record in caplog.records]
    assert not [text for text in told if KEY[:12] in text or header in text]


@pytest.mark.parametrize("api", APIS)
def test_a_key_in_a_rejection_is_scrubbed(
    api: Api,
    serve: Callable[..., WireServer],
    settings: Callable[..., ModelSettings],
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    server = serve()
    server.misbehave(Status(400, _error(api, "content_filter", f"blocked by content policy for {KEY}")))
    outcome = ApiModel(settings(server, api), setup).complete(talk, PLAN)
    assert isinstance(outcome, Rejection)
    assert outcome.detail.endswith("for [secret]")
