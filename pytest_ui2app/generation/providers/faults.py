"""What a provider's complaint means, whoever words it: does it pass, does it last, is it about the model's own words.

Statuses and codes decide where they are specific; for the rest the wordings do, as OpenAI, Anthropic, Gemini, Moonshot,
DashScope, Z.ai, xAI, OpenRouter, vLLM, Ollama and their relatives have them. Wordings change: an unknown one falls back
to its status.

What is called the model's fault counts 0 for good, so that it takes more than a word: an error in JSON, as APIs write
it (the pages of proxies and load balancers speak of policies too), with a status that is given for the conversation.
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
    error, ``wait`` the seconds that the provider asks to be left alone (0 if it asks for nothing). ``told`` says that
    the words are those of an error in JSON, not of a page or of ours; ``billable`` that the request may have reached
    the provider and was not turned away, so that it may have to be paid for.
    """

    status: int
    message: str
    code: str = ""
    told: bool = False
    wait: float = 0.0
    billable: bool = False


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
ACCESS: Final = Lasting(
    "check the key in {key}, that its account may use the model, and that it is the provider who answers at base_url, "
    "and no proxy or firewall on the way"
)
MONEY: Final = Lasting("top up the account or raise its spending limit, then run again: finished turns are kept")
NAME: Final = Lasting("check the model's name ({model}) and the base_url, and that the account may use it")
REQUEST: Final = Lasting("change the model's parameters, or what else of its settings the message names")
SIZE: Final = Lasting("lower the image limits (images.side, images.bytes) in the model's settings")
ADDRESS: Final = Lasting("set base_url to the address that the provider answers at; redirects are not followed")
SURROUNDINGS: Final = Lasting(
    "correct what the environment says about proxies and certificates (HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, NO_PROXY, "
    "SSL_CERT_FILE, SSL_CERT_DIR)"
)

UNPREPARED: Final = "unprepared"
"""Our code for a client that cannot be made in this environment."""
UNWRITABLE: Final = "unwritable"
"""Our code for a request that cannot be written as JSON."""
_OURS: Final[Mapping[str, Lasting]] = {UNPREPARED: SURROUNDINGS, UNWRITABLE: REQUEST}

_WORDS_DECIDE: Final = frozenset({200, 400, 413, 422})
"""Statuses with which an error is about the conversation if its words say so; 200 is that of errors within streams."""
_CODES_DECIDE: Final = _WORDS_DECIDE | {HTTPStatus.FORBIDDEN, *range(500, 600)}
"""Those with which its code must say so."""

_OPENING: Final = re.compile(
    r"\b(first|start|begin)[^.]{0,80}\buser\b|roles must alternate|multiturn requests? alternate", re.IGNORECASE
)
_TEMPLATE: Final = re.compile(r"jinja|chat[_ ]template|raise_exception", re.IGNORECASE)
"""A chat template that refuses ends in 500 where the server does not catch it (llama.cpp)."""
_CAP: Final = re.compile(
    r"max_?(completion_|output_|new_)?tokens\b[^.]{0,80}"
    r"(too (large|high|big)|at most|range|less than or equal|<= ?\d|must be between|exceeds? (the )?(model|max))"
    r"|max_tokens: \d+ > \d|range of max_?(completion_|output_)?tokens|supports at most \d+ (completion|output) tokens",
    re.IGNORECASE,
)
# Codes stand within words too: those who pass an error on write the whole of it into their message. Bare numbers do
# not count there, where requests and places in a trace have them as well.
_OVERFLOW_NAMES: Final = r"context_length_exceeded|exceed_context_size|model_context_window_exceeded"
_OVERFLOW_CODE: Final = re.compile(rf"{_OVERFLOW_NAMES}|\b1261\b", re.IGNORECASE)
_OVERFLOW: Final = re.compile(
    rf"{_OVERFLOW_NAMES}|maximum (context|prompt|model) length|max(imum)? (context )?length exceeded|exceeds max length"
    r"|exceeds? (the |this )?(available |model'?s? |maximum |max )*context|context (window|length|limit|size) exceeded"
    r"|exceeded (model token limit|max(imum)? context length)|prompt (is )?too long|input is too long"
    r"|input token count[^.]{0,40}exceeds|range of input length|prompt contains \d+ tokens"
    r"|must be less than max_seq_len|reduce the length of the (messages|prompt)",
    re.IGNORECASE,
)
_POLICY_NAMES: Final = (
    # A filter that itself has failed says nothing about what it was to look at.
    r"content_?(policy|filter|moderation)(?!\w*(error|unavailable|timeout))|data_?inspection_?failed"
    r"|responsibleaipolicyviolation|prohibited_content|(bio|misalignment)_policy|moderation_blocked"
)
_POLICY_CODE: Final = re.compile(rf"{_POLICY_NAMES}|\b1301\b", re.IGNORECASE)
_POLICY: Final = re.compile(
    rf"{_POLICY_NAMES}|content (policy|filter|management policy|moderation)"
    r"|rejected (as a result of|by) (our|the) safety|safety system|usage policy|usage policies"
    r"|blocked[^.]{0,40}(safety|prohibited|policy|content)|considered high risk|inappropriate content"
    r"|unsafe or sensitive|content exists risk|limited access to this content|content violates usage guidelines"
    r"|requires moderation|input was flagged|不安全或敏感",
    re.IGNORECASE,
)
_FORBIDDEN: Final = re.compile(
    r"content violates usage guidelines|requires moderation|input was flagged", re.IGNORECASE
)
"""xAI's and OpenRouter's words for an input that is forbidden; 403 is else said of accounts, whatever the words."""
_ACCOUNT: Final = re.compile(
    r"\b(account|organi[sz]ation|workspace|api key)\b[^.]{0,60}"
    r"\b(suspended|disabled|deactivated|terminated|banned|blocked|restricted)\b",
    re.IGNORECASE,
)
_MONEY_NAMES: Final = r"insufficient_quota|exceeded_current_quota|billing_error|arrearage|billing_hard_limit"
_MONEY_CODE: Final = re.compile(rf"{_MONEY_NAMES}|\b1113\b", re.IGNORECASE)
_MONEY: Final = re.compile(
    rf"{_MONEY_NAMES}|credit balance|insufficient (balance|credits?|funds)|payment required|account is not active"
    r"|spending limit",
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

_OPENING_STATUSES: Final = frozenset({400, 422})
_PASSING_STATUSES: Final = frozenset({0, 408, 409, 423, 425, 429, 499})
_BY_STATUS: Final[Mapping[int, Lasting]] = {401: KEY, 402: MONEY, 403: ACCESS, 404: NAME, 413: SIZE}


def meaning_of(failure: Failure) -> Meaning:  # noqa: PLR0911 - a table of cases, in the order that they are certain
    """Say what a failure means."""
    if failure.code in _OURS and not failure.told:
        return _OURS[failure.code]
    if HTTPStatus.MULTIPLE_CHOICES <= failure.status < HTTPStatus.BAD_REQUEST:
        return ADDRESS
    if failure.told and (about := _about_the_request(failure)):
        return about
    if _is_about_money(failure):
        return MONEY
    if failure.status in _PASSING_STATUSES or failure.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Passing()
    if failure.status < HTTPStatus.BAD_REQUEST:
        return _said_midway(failure)
    return _BY_STATUS.get(failure.status) or _lasting(_words(failure))


def _words(failure: Failure) -> str:
    return f"{failure.code} {failure.message}"


def _about_the_request(failure: Failure) -> OpeningRefused | CapRefused | Rejected | None:
    """Look for what is said about the conversation itself."""
    if _is_about_the_opening(failure):
        return OpeningRefused()
    words = _deciding_words(failure)
    code = failure.code if failure.status in _CODES_DECIDE else ""
    if _POLICY_CODE.search(code) or _POLICY.search(words):
        return Rejected(RejectionReason.CONTENT_FILTER)
    if _CAP.search(words):
        return CapRefused()
    if _OVERFLOW_CODE.search(code) or _OVERFLOW.search(words):
        return Rejected(RejectionReason.CONTEXT_OVERFLOW)
    return None


def _deciding_words(failure: Failure) -> str:
    """Give the words of an error as far as they may decide that it is about the conversation."""
    if failure.status == HTTPStatus.FORBIDDEN and _FORBIDDEN.search(failure.message):
        return failure.message
    if failure.status not in _WORDS_DECIDE or _KEY.search(failure.code) or _ACCOUNT.search(failure.message):
        return ""
    # Within a stream the code stands for the status that could no longer be said.
    return "" if failure.status == HTTPStatus.OK and _BUSY.search(failure.code) else failure.message


def _is_about_the_opening(failure: Failure) -> bool:
    by_template = failure.status == HTTPStatus.INTERNAL_SERVER_ERROR and bool(_TEMPLATE.search(failure.message))
    return (failure.status in _OPENING_STATUSES or by_template) and bool(_OPENING.search(failure.message))


def _is_about_money(failure: Failure) -> bool:
    if _MONEY_CODE.search(failure.code):
        return True
    return failure.told and failure.status < HTTPStatus.INTERNAL_SERVER_ERROR and bool(_MONEY.search(failure.message))


def _lasting(words: str) -> Lasting:
    """Choose a remedy for a request that was called wrong."""
    if _KEY.search(words):
        return KEY
    return NAME if _NAME.search(words) else REQUEST


def _said_midway(failure: Failure) -> Meaning:
    """Judge an error that came with status 200, inside a stream or in place of an answer."""
    words = _words(failure)
    if not failure.told or _BUSY.search(words):
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
        aware = then if then.tzinfo else then.replace(tzinfo=UTC)
        return max(0.0, (aware - now).total_seconds())
    except (ValueError, OverflowError):
        return 0.0
