"""What a provider on this machine is asked and says, in the three wire formats, streaming and not."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

USAGE: Mapping[str, int] = {"input": 100, "cached": 40, "output": 20, "reasoning": 5}
"""Tokens that every answer is said to have taken: cached ones of the input, reasoning ones of the output."""


@dataclass(frozen=True, kw_only=True)
class WireRequest:
    """One request as it came in; ``headers`` have lower-case names, ``time`` is monotonic seconds."""

    path: str
    headers: Mapping[str, str]
    body: Mapping[str, Any]
    time: float

    @property
    def api(self) -> str:
        """The wire format that the path belongs to, empty for another path."""
        ends = {"/messages": "anthropic", "/chat/completions": "chat", "/responses": "responses"}
        return next((api for end, api in ends.items() if self.path.endswith(end)), "")

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The conversation, as it was sent."""
        sent: list[dict[str, Any]] = self.body.get("messages") or self.body.get("input") or []
        return sent

    @property
    def turn(self) -> int:
        """The user's messages in it: 1 for the Plan turn, 2 for Generate, 3 for the first Continue or fix."""
        return sum(message["role"] == "user" for message in self.messages)

    @property
    def text(self) -> str:
        """All words of the last message."""
        content = self.messages[-1]["content"]
        if isinstance(content, str):
            return content
        return "\n".join(block["text"] for block in content if "text" in block)

    @property
    def images(self) -> int:
        """The pictures in the whole conversation."""
        blocks = (block for said in self.messages if isinstance(said["content"], list) for block in said["content"])
        return sum(block["type"] in {"image", "image_url", "input_image"} for block in blocks)

    @property
    def streams(self) -> bool:
        """Whether a stream was asked for."""
        return bool(self.body.get("stream"))


@dataclass(frozen=True, kw_only=True)
class Said:
    """An answer in detail: ``finish`` is the provider's own word for how it ended, empty for the usual one.

    ``finish=None`` leaves it out. ``incomplete`` is the reason inside an incomplete Responses answer.
    """

    text: str = ""
    finish: str | None = ""
    refusal: str = ""
    incomplete: str = ""
    usage: Mapping[str, int] | None = field(default_factory=lambda: USAGE)
    error: Mapping[str, Any] | None = None


Parts: TypeAlias = list[bytes]
"""A response's body in the pieces that make sense alone: the events of a stream, or one piece."""


def event(data: Mapping[str, Any] | str, name: str = "") -> bytes:
    """Write one server-sent event."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    return (f"event: {name}\n" if name else "").encode() + f"data: {text}\n\n".encode()


def written(said: Said, request: WireRequest) -> Parts:
    """Write an answer in the format that it was asked for in."""
    model = str(request.body.get("model"))
    write = {"anthropic": _anthropic, "chat": _chat, "responses": _responses}[request.api]
    return list(write(said, f"{model}-2026-01-01", "stream" if request.streams else "whole"))


Manner: TypeAlias = Literal["stream", "whole"]


def _pieces(text: str) -> list[str]:
    size = max(5, len(text) // 10)
    return [text[start : start + size] for start in range(0, len(text), size)]


def _anthropic(said: Said, model: str, manner: Manner) -> Iterator[bytes]:
    finish = "end_turn" if said.finish == "" else said.finish
    used = said.usage
    given: dict[str, Any] = {}
    spent: dict[str, Any] = {}
    if used is not None:
        given = {"input_tokens": used["input"] - used["cached"], "cache_read_input_tokens": used["cached"]}
        spent = {"output_tokens": used["output"], "output_tokens_details": {"thinking_tokens": used["reasoning"]}}
    message = {"id": "msg_1", "type": "message", "role": "assistant", "model": model, "stop_reason": finish}
    details = {"stop_details": {"type": "refusal", "explanation": said.refusal}} if said.refusal else {}
    content = [{"type": "thinking", "thinking": "Hm.", "signature": "x"}, {"type": "text", "text": said.text}]
    if manner == "whole":
        yield json.dumps({**message, **details, "content": content, "usage": {**given, **spent}}).encode()
        return
    yield _named({"type": "message_start", "message": {**message, "stop_reason": None, "content": [], "usage": given}})
    yield _named({"type": "ping"})
    thought = {"type": "thinking", "thinking": ""}
    yield _named({"type": "content_block_start", "index": 0, "content_block": thought})
    yield _block_delta(0, {"type": "thinking_delta", "thinking": "Hm."})
    yield _named({"type": "content_block_stop", "index": 0})
    yield _named({"type": "content_block_start", "index": 1, "content_block": {"type": "text", "text": ""}})
    for piece in _pieces(said.text):
        yield _block_delta(1, {"type": "text_delta", "text": piece})
    yield _named({"type": "content_block_stop", "index": 1})
    yield _named({"type": "message_delta", "delta": {"stop_reason": finish, **details}, "usage": spent})
    yield _named({"type": "message_stop"})


def _block_delta(index: int, delta: Mapping[str, Any]) -> bytes:
    return _named({"type": "content_block_delta", "index": index, "delta": delta})


def _named(data: Mapping[str, Any]) -> bytes:
    return event(data, data["type"])


def _chat(said: Said, model: str, manner: Manner) -> Iterator[bytes]:
    used = said.usage
    usage: Mapping[str, Any] | None = used and {
        "prompt_tokens": used["input"],
        "completion_tokens": used["output"],
        "prompt_tokens_details": {"cached_tokens": used["cached"]},
        "completion_tokens_details": {"reasoning_tokens": used["reasoning"]},
    }
    finish = "stop" if said.finish == "" else said.finish
    top = {"id": "chatcmpl-1", "model": model, "object": "chat.completion" + (".chunk" if manner == "stream" else "")}
    wrong = {"error": said.error} if said.error else {}
    if manner == "whole":
        message = {"role": "assistant", "content": said.text, "refusal": said.refusal or None}
        choice = {"index": 0, "message": message, "finish_reason": finish, **wrong}
        yield json.dumps({**top, "choices": [choice], "usage": usage}).encode()
        return
    yield event({**top, "choices": [_delta({"role": "assistant", "content": ""})]})
    for piece in _pieces(said.text):
        yield event({**top, "choices": [_delta({"content": piece})]})
    for piece in _pieces(said.refusal):
        yield event({**top, "choices": [_delta({"refusal": piece})]})
    yield event({**top, "choices": [{"index": 0, "delta": {}, "finish_reason": finish, **wrong}]})
    if usage:
        yield event({**top, "choices": [], "usage": usage})
    yield event("[DONE]")


def _delta(delta: Mapping[str, Any]) -> dict[str, Any]:
    return {"index": 0, "delta": delta, "finish_reason": None}


def _responses(said: Said, model: str, manner: Manner) -> Iterator[bytes]:
    used = said.usage
    usage: Mapping[str, Any] | None = used and {
        "input_tokens": used["input"],
        "output_tokens": used["output"],
        "input_tokens_details": {"cached_tokens": used["cached"]},
        "output_tokens_details": {"reasoning_tokens": used["reasoning"]},
    }
    status = said.finish or ("failed" if said.error else "incomplete" if said.incomplete else "completed")
    part = {"type": "refusal", "refusal": said.refusal} if said.refusal else {"type": "output_text", "text": said.text}
    response = {
        "id": "resp_1",
        "object": "response",
        "model": model,
        "status": None if said.finish is None else status,
        "error": said.error,
        "incomplete_details": {"reason": said.incomplete} if said.incomplete else None,
        "output": [
            {"type": "reasoning", "id": "rs_1", "summary": []},
            {"type": "message", "id": "msg_1", "role": "assistant", "content": [part]},
        ],
        "usage": usage,
    }
    if manner == "whole":
        yield json.dumps(response).encode()
        return
    started = {**response, "status": "in_progress", "output": [], "usage": None, "error": None}
    numbered: list[dict[str, Any]] = [
        {"type": "response.created", "response": started},
        *({"type": "response.output_text.delta", "delta": piece} for piece in _pieces(said.text)),
        {"type": "response.output_text.done", "text": said.text},
        {"type": f"response.{status}", "response": response},
    ]
    for number, data in enumerate(numbered):
        yield _named({**data, "sequence_number": number})
