"""OpenAI's Chat Completions, and whoever else speaks them, as JSON."""

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
from pytest_ui2app.generation.providers.bodies import content_of, with_parameters
from pytest_ui2app.generation.providers.faults import Failure
from pytest_ui2app.generation.providers.sending import Block, Request, picture_url
from pytest_ui2app.generation.providers.settings import ModelSettings

PATH: Final = "/chat/completions"
FINISH_REASONS: Final[Mapping[str, str]] = {"end_turn": STOP, "max_tokens": LENGTH, "model_length": LENGTH}
"""What some call what OpenAI calls stop and length."""
_FILTERED: Final = frozenset({"content_filter", "sensitive"})
"""``sensitive`` is Z.ai's."""
_OVERFLOW: Final = "model_context_window_exceeded"
"""Z.ai's."""
_TROUBLE: Final = frozenset({"error", "network_error", "insufficient_system_resource"})
"""OpenRouter's, Z.ai's and DeepSeek's words for an answer that they could not finish."""


def request_body(request: Request, settings: ModelSettings) -> dict[str, Any]:
    """Write a request; of parameters it holds those that the user gave, and the output cap.

    Streams are asked for their token counts, which come unasked otherwise.
    """
    body: dict[str, Any] = {
        "model": settings.model,
        "messages": [{"role": said.role, "content": content_of(said, _block)} for said in request.messages],
        settings.cap_field: request.token_cap,
    }
    if settings.stream:
        body |= {"stream": True, "stream_options": {"include_usage": True}}
    return with_parameters(body, settings.parameters)


def _block(block: Block) -> dict[str, Any]:
    if isinstance(block, str):
        return {"type": "text", "text": block}
    return {"type": "image_url", "image_url": {"url": picture_url(block)}}


def read_completion(body: object) -> Outcome:
    """Read a whole completion."""
    completion = table(body)
    choices = tables(completion.get("choices"))
    if not choices:
        error = error_in(body)
        return failure_of(error, 200) if error else wrong_shape("it has no choices")
    choice = choices[0]
    reason = words(choice.get("finish_reason"))
    message = table(choice.get("message"))
    receipt = receipt_of(completion, _usage)
    if reason in _TROUBLE:
        return failure_of({"message": f"finish_reason {reason}", **error_in(choice)}, 200)
    declined = _declined(reason, message, receipt)
    if declined is not None:
        return declined
    if not reason:
        return broken_off("it names no finish_reason")
    text = _text(message.get("content"))
    if reason == _OVERFLOW:
        reason = LENGTH
    return Answer(text=text, finish_reason=FINISH_REASONS.get(reason, reason), receipt=receipt)


def _declined(reason: str, message: Body, receipt: Receipt) -> Declined | None:
    refusal = words(message.get("refusal"))
    text = _text(message.get("content"))
    if refusal:
        return Declined(reason=RejectionReason.REFUSAL, detail=refusal, receipt=receipt)
    if reason in _FILTERED:
        return Declined(reason=RejectionReason.CONTENT_FILTER, detail=text or reason, receipt=receipt)
    if reason == _OVERFLOW and not text.strip():
        return Declined(reason=RejectionReason.CONTEXT_OVERFLOW, detail=reason, receipt=receipt)
    return None


def _text(content: object) -> str:
    """Read the words of a message; Mistral's come in parts, with those it only thought among them."""
    return texts(tables(content), "text") if isinstance(content, list) else words(content)


def _usage(billed: Body) -> Usage | UnknownUsage:
    prompt, completion = billed.get("prompt_tokens"), billed.get("completion_tokens")
    if not are_counts(prompt, completion):
        return UNKNOWN_USAGE
    # DeepSeek's and Moonshot's places for what was cached.
    elsewhere = count(billed.get("prompt_cache_hit_tokens")) or count(billed.get("cached_tokens"))
    return Usage(
        input_tokens=count(prompt),
        output_tokens=count(completion),
        cached_input_tokens=count(table(billed.get("prompt_tokens_details")).get("cached_tokens")) or elsewhere,
        reasoning_tokens=count(table(billed.get("completion_tokens_details")).get("reasoning_tokens")),
    )


def read_chunks(chunks: Iterable[object]) -> Outcome:
    """Put a streamed completion together; it is whole when a finish_reason has come."""
    whole: dict[str, Any] = {}
    message = {"content": Pieces(), "refusal": Pieces()}
    choice: dict[str, Any] = {}
    for chunk in chunks:
        failure = _failure_within(chunk)
        if failure is not None:
            return failure
        read = table(chunk)
        whole |= {key: read[key] for key in ("id", "model", "usage") if read.get(key)}
        for part in tables(read.get("choices"))[:1]:
            delta = table(part.get("delta"))
            for name, pieces in message.items():
                pieces.add(_text(delta.get(name)))
            choice |= {key: part[key] for key in ("finish_reason", "error") if part.get(key)}
            whole |= {"usage": part["usage"]} if part.get("usage") else {}
    joined = {name: pieces.joined() for name, pieces in message.items()}
    return read_completion({**whole, "choices": [{**choice, "message": joined}]})


def _failure_within(chunk: object) -> Failure | None:
    if "choices" in table(chunk):
        return None
    error = error_in(chunk)
    return failure_of(error, 200) if error else None
