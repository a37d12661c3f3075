"""What a provider's complaint means, whoever words it: does it pass, does it last, is it about the model's own words.

Statuses and codes decide where they are specific; for the rest the wordings do, as OpenAI, Anthropic, Gemini, Moonshot,
DashScope, Z.ai, OpenRouter, vLLM, Ollama and their relatives have them. Wordings change: an unknown one falls back to
its status.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Final, TypeAlias

from pytest_ui2app.generation.model import RejectionReason


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """No answer came: why, in the provider's words or, where there are none, in ours.

    ``status`` is that of HTTP, 0 when the connection itself failed; ``code`` holds the machine-readable words of the
    error, ``wait`` the seconds that the provider asks to be left alone (0 if it asks for nothing). ``begun`` says that
    an answer had begun, which may have to be paid for.
    """

    status: int
    message: str
    code: str = ""
    wait: float = 0.0
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Passing:
    """The same request may well succeed later."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """The same request will fail again until somebody changes something; ``remedy`` is what.

    It may name ``{key}``, the variable that holds the key, and ``{model}``.
    """

    remedy: str


@dataclass(frozen=True, slots=True)
class Rejected:
    """The provider will not answer what the model is asked, or what it said."""

    reason: RejectionReason


@dataclass(frozen=True, slots=True)
class OpeningRefused:
    """A conversation may not begin with an assistant's message here."""


@dataclass(frozen=True, slots=True)
class CapRefused:
    """More output was asked for than the model can give."""


Meaning: TypeAlias = Passing | Lasting | Rejected | OpeningRefused | CapRefused

KEY: Final = Lasting("check the key in {key}")
MONEY: Final = Lasting("top up the account or raise its spending limit, then run again: finished turns are kept")
NAME: Final = Lasting("check the model's name ({model}) and the base_url, and that the account may use it")
REQUEST: Final = Lasting("change the model's parameters, or what else of its settings the message names")
SIZE: Final = Lasting("lower the image limits (images.side, images.bytes) in the model's settings")
ADDRESS: Final = Lasting("set base_url to the address that the provider answers at; redirects are not followed")

_OPENING: Final = re.compile(
    r"(first|start|begin)[^.]{0,80}\buser\b|roles must alternate|multiturn requests? alternate", re.IGNORECASE
)
_CAP: Final = re.compile(
    r"max_?(completion_|output_|new_)?tokens\b[^.]{0,80}"
    r"(too (large|high|big)|at most|range|less than or equal|<= ?\d|must be between|exceeds? (the )?(model|max))"
    r"|max_tokens: \d+ > \d|range of max_?(completion_|output_)?tokens|supports at most \d+ (completion|output) tokens",
    re.IGNORECASE,
)
_OVERFLOW: Final = re.compile(
    r"context_length_exceeded|exceed_context_size|model_context_window_exceeded|\b1261\b"
    r"|maximum (context|prompt|model) length|max(imum)? (context )?length exceeded|exceeds max length"
    r"|exceeds? (the |this )?(available |model'?s? |maximum |max )*context|context (window|length|limit|size) exceeded"
    r"|exceeded (model token limit|max(imum)? context length)|prompt (is )?too long|input is too long"
    r"|input token count[^.]{0,40}exceeds|range of input length|prompt contains \d+ tokens"
    r"|must be less than max_seq_len|reduce the length of the (messages|prompt)",
    re.IGNORECASE,
)
_POLICY: Final = re.compile(
    r"content[_ ]?(policy|filter|management policy|moderation)|data_?inspection_?failed|responsibleaipolicyviolation"
    r"|rejected (as a result of|by) (our|the) safety|safety system|usage policy|usage policies|prohibited_content"
    r"|blocked[^.]{0,40}(safety|prohibited|policy|content)|considered high risk|inappropriate content"
    r"|(bio|misalignment)_policy|unsafe or sensitive|content exists risk|requires moderation"
    r"|input was flagged|\b1301\b|不安全或敏感",
    re.IGNORECASE,
)
_MONEY: Final = re.compile(
    r"insufficient_quota|exceeded_current_quota|billing_error|credit balance|insufficient (balance|credits?|funds)"
    r"|arrearage|billing_hard_limit|\b1113\b|payment required|account is not active|spending limit",
    re.IGNORECASE,
)
_KEY: Final = re.compile(r"authentication_error|invalid_api_key|invalid api[- _]?key|incorrect api key", re.IGNORECASE)
_NAME: Final = re.compile(
    r"model_not_found|not_found_error|no such model|not a valid model|unknown model", re.IGNORECASE
)
_BUSY: Final = re.compile(r"rate_?limit|overloaded|server_error|api_error|timeout|unavailable|internal", re.IGNORECASE)
_REQUEST: Final = re.compile(
    r"invalid_request|invalid_parameter|invalid_prompt|invalid_argument|invalid_image|image_too|unsupported_",
    re.IGNORECASE,
)

_OPENING_STATUSES: Final = frozenset({400, 422, 500})
"""A chat template that refuses ends in 500 where the server does not catch it (llama.cpp)."""
_PASSING_STATUSES: Final = frozenset({0, 408, 409, 423, 425, 429, 499})
_BY_STATUS: Final[Mapping[int, Lasting]] = {401: KEY, 402: MONEY, 403: KEY, 404: NAME, 413: SIZE}


def meaning_of(failure: Failure) -> Meaning:  # noqa: PLR0911 - a table of cases, in the order that they are certain
    """Say what a failure means."""
    words = f"{failure.code} {failure.message}"
    if failure.status in _OPENING_STATUSES and _OPENING.search(words):
        return OpeningRefused()
    if failure.status >= HTTPStatus.BAD_REQUEST and (rejected := _about_the_request(words)):
        return rejected
    if HTTPStatus.MULTIPLE_CHOICES <= failure.status < HTTPStatus.BAD_REQUEST:
        return ADDRESS
    if _MONEY.search(words):
        return MONEY
    if failure.status in _PASSING_STATUSES or failure.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Passing()
    if failure.status < HTTPStatus.BAD_REQUEST:
        return _said_midway(words)
    return _BY_STATUS.get(failure.status) or _lasting(words)


def _about_the_request(words: str) -> CapRefused | Rejected | None:
    """Look for what is said about the conversation itself; providers use many statuses for it, 500 among them."""
    if _POLICY.search(words):
        return Rejected(RejectionReason.CONTENT_FILTER)
    if _CAP.search(words):
        return CapRefused()
    if _OVERFLOW.search(words):
        return Rejected(RejectionReason.CONTEXT_OVERFLOW)
    return None


def _lasting(words: str) -> Lasting:
    """Choose a remedy for a request that was called wrong."""
    if _KEY.search(words):
        return KEY
    return NAME if _NAME.search(words) else REQUEST


def _said_midway(words: str) -> Meaning:
    """Judge an error that came with status 200, inside a stream or in place of an answer."""
    if rejected := _about_the_request(words):
        return rejected
    if _BUSY.search(words):
        return Passing()
    if _KEY.search(words) or _NAME.search(words) or _REQUEST.search(words):
        return _lasting(words)
    return Passing()


# How long to wait

_TRY_AGAIN: Final = re.compile(
    r"(?:try again|retry|retrydelay\W{0,4})(?: in| after)? ?((?:[\d.]+ ?(?:ms|s|m|h)[a-z]* ?)+)", re.IGNORECASE
)
_PIECE: Final = re.compile(r"([\d.]+) ?(ms|s|m|h)")
_SECONDS: Final[Mapping[str, float]] = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3_600.0}


def asked_wait(headers: Mapping[str, str], message: str, now: datetime) -> float:
    """Give the seconds that a provider asks to be left alone, 0 if it asks for nothing.

    Read from retry-after-ms, from retry-after in seconds or as an HTTP date, or from the words ("try again in 20s").
    Keys of ``headers`` are lower case.
    """
    milliseconds = _number(headers.get("retry-after-ms", ""))
    if milliseconds >= 0:
        return milliseconds / 1_000
    after = headers.get("retry-after", "").strip()
    if after:
        seconds = _number(after)
        return seconds if seconds >= 0 else _until(after, now)
    found = _TRY_AGAIN.search(message)
    if not found:
        return 0.0
    return sum(max(0.0, _number(amount)) * _SECONDS[unit] for amount, unit in _PIECE.findall(found[1].lower()))


def _number(text: str) -> float:
    """Read a number that is not negative; -1 for anything else."""
    try:
        number = float(text)
    except ValueError:
        return -1.0
    return number if 0 <= number < float("inf") else -1.0


def _until(date: str, now: datetime) -> float:
    try:
        then = parsedate_to_datetime(date)
    except ValueError:
        return 0.0
    aware = then if then.tzinfo else then.replace(tzinfo=UTC)
    return max(0.0, (aware - now).total_seconds())
