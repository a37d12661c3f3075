"""Anthropic's Messages API."""

import os
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pytest_ui2app.generation.model import LENGTH, STOP, UNKNOWN_USAGE, RejectionReason, UnknownUsage, Usage
from pytest_ui2app.generation.providers.answers import (
    Answer,
    Body,
    Declined,
    Outcome,
    Pieces,
    Receipt,
    are_counts,
    broken_off,
    count,
    error_in,
    failure_of,
    receipt_of,
    table,
    tables,
    texts,
    words,
    wrong_shape,
)
from pytest_ui2app.generation.providers.bodies import as_json, content_of, with_parameters
from pytest_ui2app.generation.providers.connection import (
    Access,
    client_options,
    exchange_for,
    header_options,
    outcome_of,
)
from pytest_ui2app.generation.providers.faults import Failure
from pytest_ui2app.generation.providers.sending import Block, Request
from pytest_ui2app.generation.providers.settings import ModelSettings

PATH: Final = "/v1/messages"
FINISH_REASONS: Final[Mapping[str, str]] = {"end_turn": STOP, "stop_sequence": STOP, "max_tokens": LENGTH}
_OVERFLOW: Final = "model_context_window_exceeded"


class AnthropicWire:
    """Speaks to Anthropic, or to who speaks like it."""

    def __init__(self, settings: ModelSettings, access: Access) -> None:
        self._settings = settings
        self._access = access

    def ask(self, request: Request) -> Outcome:
        """Send a request once and wait for the whole answer."""
        # Imported here: the SDK takes a second to load, and most runs need none.
        import anthropic  # noqa: PLC0415

        settings, access, exchange = self._settings, self._access, exchange_for(self._settings)
        ambient = os.environ.get("ANTHROPIC_CUSTOM_HEADERS", "")
        body = as_json(request_body(request, settings))
        if isinstance(body, Failure):
            return body

        def connect() -> anthropic.Anthropic:
            return anthropic.Anthropic(
                base_url=settings.base_url,
                default_headers=header_options(anthropic, access.headers, ambient),
                open_telemetry=False,
                **client_options(anthropic, settings, access, exchange),
            )

        def ask(client: anthropic.Anthropic) -> Outcome:
            if not settings.stream:
                return read_message(client.post(PATH, content=body, cast_to=object))
            stream_cls = anthropic.Stream[object]
            with client.post(PATH, content=body, cast_to=object, stream=True, stream_cls=stream_cls) as events:
                return read_events(events)

        return outcome_of(anthropic, exchange, connect, ask)


def request_body(request: Request, settings: ModelSettings) -> dict[str, Any]:
    """Write a request; of parameters it holds those that the user gave, and the output cap."""
    body: dict[str, Any] = {
        "model": settings.model,
        "max_tokens": request.token_cap,
        "messages": [{"role": said.role, "content": content_of(said, _block)} for said in request.messages],
    }
    if settings.stream:
        body["stream"] = True
    given = dict(settings.parameters)
    if "reasoning_effort" in given:
        given["output_config"] = {"effort": given.pop("reasoning_effort")}
    return with_parameters(body, given)


def _block(block: Block) -> dict[str, Any]:
    if isinstance(block, str):
        return {"type": "text", "text": block}
    return {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": block.data}}


def read_message(body: object) -> Outcome:
    """Read a whole message."""
    message = table(body)
    if message.get("type") == "error" or (error_in(body) and "content" not in message):
        return failure_of(error_in(body), 200)
    if not isinstance(message.get("content"), list):
        return wrong_shape("it has no content")
    reason = words(message.get("stop_reason"))
    if not reason:
        return broken_off("it names no stop_reason")
    receipt = receipt_of(message, _usage)
    text = texts(tables(message["content"]), "text")
    if reason == "refusal":
        detail = words(table(message.get("stop_details")).get("explanation")) or text or "the model refused"
        return Declined(reason=RejectionReason.REFUSAL, detail=detail, receipt=receipt)
    if reason == _OVERFLOW:
        return _overflow(text, receipt)
    return Answer(text=text, finish_reason=FINISH_REASONS.get(reason, reason), receipt=receipt)


def _overflow(text: str, receipt: Receipt) -> Outcome:
    """Tell a context that was full before the first word from one that the answer filled: that is one more cap."""
    if text.strip():
        return Answer(text=text, finish_reason=LENGTH, receipt=receipt)
    return Declined(reason=RejectionReason.CONTEXT_OVERFLOW, detail=_OVERFLOW, receipt=receipt)


def _usage(billed: Body) -> Usage | UnknownUsage:
    """Add up the input: Anthropic counts what it read from a cache and wrote into one apart."""
    fresh, output = billed.get("input_tokens"), billed.get("output_tokens")
    if not are_counts(fresh, output):
        return UNKNOWN_USAGE
    cached = count(billed.get("cache_read_input_tokens"))
    return Usage(
        input_tokens=count(fresh) + cached + count(billed.get("cache_creation_input_tokens")),
        output_tokens=count(output),
        cached_input_tokens=cached,
        reasoning_tokens=count(table(billed.get("output_tokens_details")).get("thinking_tokens")),
    )


def read_events(events: Iterable[object]) -> Outcome:
    """Put a streamed message together; it is whole when ``message_stop`` has come."""
    message: dict[str, Any] = {}
    blocks: dict[object, _StreamedBlock] = {}
    ended = False
    for event in map(table, events):
        match event.get("type"):
            case "error":
                return failure_of(error_in(event), 200)
            case "message_start":
                message, blocks = dict(table(event.get("message"))), {}
            case "content_block_start":
                blocks[event.get("index")] = _StreamedBlock(table(event.get("content_block")))
            case "content_block_delta":
                blocks.setdefault(event.get("index"), _StreamedBlock({"type": "text"})).add(table(event.get("delta")))
            case "message_delta":
                message |= {key: value for key, value in table(event.get("delta")).items() if value is not None}
                message["usage"] = {**table(message.get("usage")), **_counted(event.get("usage"))}
            case "message_stop":
                ended = True
    if not ended:
        return broken_off("the stream ended without message_stop")
    return read_message({**message, "content": [block.whole() for block in blocks.values()]})


class _StreamedBlock:
    """A content block of a stream: as it began, and the pieces of its text."""

    def __init__(self, begun: Body) -> None:
        self._begun = begun
        self._text = Pieces()
        self._text.add(words(begun.get("text")))

    def add(self, delta: Body) -> None:
        if delta.get("type") == "text_delta":
            self._text.add(words(delta.get("text")))

    def whole(self) -> Body:
        return {**self._begun, "text": self._text.joined()}


def _counted(usage: object) -> Body:
    return {key: value for key, value in table(usage).items() if value is not None}
