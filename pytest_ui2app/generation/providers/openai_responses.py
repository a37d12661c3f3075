"""OpenAI's Responses as JSON."""

from collections.abc import Iterable
from typing import Any, Final

from pytest_ui2app.generation.model import LENGTH, STOP, UNKNOWN_USAGE, RejectionReason, UnknownUsage, Usage
from pytest_ui2app.generation.providers.answers import (
    Answer,
    Body,
    Declined,
    Outcome,
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
from pytest_ui2app.generation.providers.bodies import content_of, with_parameters
from pytest_ui2app.generation.providers.sending import Block, Request, picture_url
from pytest_ui2app.generation.providers.settings import ModelSettings

PATH: Final = "/responses"
_LAST: Final = frozenset({"response.completed", "response.incomplete", "response.failed"})


def request_body(request: Request, settings: ModelSettings) -> dict[str, Any]:
    """Write a request; of parameters it holds those that the user gave, and the output cap."""
    body: dict[str, Any] = {
        "model": settings.model,
        "input": [{"role": said.role, "content": content_of(said, _block)} for said in request.messages],
        "max_output_tokens": request.token_cap,
    }
    if settings.stream:
        body["stream"] = True
    given = dict(settings.parameters)
    if "reasoning_effort" in given:
        given["reasoning"] = {**table(given.get("reasoning")), "effort": given.pop("reasoning_effort")}
    return with_parameters(body, given)


def _block(block: Block) -> dict[str, Any]:
    if isinstance(block, str):
        return {"type": "input_text", "text": block}
    # The format asks for a detail; "auto" is what holds where it is left out.
    return {"type": "input_image", "image_url": picture_url(block), "detail": "auto"}


def read_response(body: object) -> Outcome:
    """Read a whole response."""
    response = table(body)
    if error := error_in({"error": response.get("error")}):
        return failure_of(error, 200)
    if "output" not in response and (error := error_in(body)):
        return failure_of(error, 200)
    if not isinstance(response.get("output"), list):
        return wrong_shape("it has no output")
    return _read_output(response, [part for item in _messages(response) for part in tables(item.get("content"))])


def _messages(response: Body) -> list[Body]:
    return [item for item in tables(response["output"]) if item.get("type") == "message"]


def _read_output(response: Body, parts: list[Body]) -> Outcome:
    receipt = receipt_of(response, _usage)
    refusal = "".join(words(part.get("refusal")) for part in parts if part.get("type") == "refusal")
    text = texts(parts, "output_text")
    if refusal:
        return Declined(reason=RejectionReason.REFUSAL, detail=refusal, receipt=receipt)
    status = words(response.get("status"))
    if status == "completed":
        return Answer(text=text, finish_reason=STOP, receipt=receipt)
    if status != "incomplete":
        return broken_off(f"its status is {status or 'not named'}")
    why = words(table(response.get("incomplete_details")).get("reason"))
    if why == "content_filter":
        return Declined(reason=RejectionReason.CONTENT_FILTER, detail=text or why, receipt=receipt)
    return Answer(text=text, finish_reason=LENGTH if why == "max_output_tokens" else why or status, receipt=receipt)


def _usage(billed: Body) -> Usage | UnknownUsage:
    given, output = billed.get("input_tokens"), billed.get("output_tokens")
    if not are_counts(given, output):
        return UNKNOWN_USAGE
    return Usage(
        input_tokens=count(given),
        output_tokens=count(output),
        cached_input_tokens=count(table(billed.get("input_tokens_details")).get("cached_tokens")),
        reasoning_tokens=count(table(billed.get("output_tokens_details")).get("reasoning_tokens")),
    )


def read_events(events: Iterable[object]) -> Outcome:
    """Wait for the stream's last event, which holds the whole response."""
    written: list[str] = []
    last: Body = {}
    for event in map(table, events):
        kind = event.get("type")
        if kind == "error" or (kind is None and error_in(event)):
            return failure_of({key: value for key, value in error_in(event).items() if key != "type"}, 200)
        if kind == "response.output_text.done":
            written.append(words(event.get("text")))
        if kind in _LAST:
            last = table(event.get("response"))
    if not last:
        return broken_off("the stream ended without its last event")
    return read_response(last if last.get("output") else {**last, "output": _as_output(written)})


def _as_output(written: list[str]) -> list[dict[str, Any]]:
    """Stand in for the output that some servers leave out of the last event, having streamed it."""
    return [{"type": "message", "content": [{"type": "output_text", "text": text} for text in written]}]
