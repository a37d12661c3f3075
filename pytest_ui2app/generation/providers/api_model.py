"""A model that is asked over HTTP, whoever offers it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cached_property
from http import HTTPStatus
from typing import Any, Final, assert_never

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.characters import printable, whole_characters
from pytest_ui2app.generation.model import (
    FREE,
    LENGTH,
    UNKNOWN_COST,
    Conversation,
    GenerationTask,
    Json,
    Rejection,
    RejectionReason,
    Reply,
    Turn,
    Usage,
)
from pytest_ui2app.generation.providers import openai_api
from pytest_ui2app.generation.providers.answers import Answer, Declined, Receipt, Wire
from pytest_ui2app.generation.providers.anthropic_api import AnthropicWire
from pytest_ui2app.generation.providers.connection import Access
from pytest_ui2app.generation.providers.facts import keepable
from pytest_ui2app.generation.providers.faults import (
    CapRefused,
    Failure,
    Lasting,
    Meaning,
    OpeningRefused,
    Passing,
    Rejected,
    meaning_of,
)
from pytest_ui2app.generation.providers.prices import cost_of, worst_cost
from pytest_ui2app.generation.providers.rate_limit import RateLimit
from pytest_ui2app.generation.providers.retrying import PassingTroubleError, Retrying
from pytest_ui2app.generation.providers.sending import (
    Request,
    Spoken,
    estimated_tokens,
    is_no_roomier,
    opened,
    scaled_pictures,
    spoken,
    token_cap,
)
from pytest_ui2app.generation.providers.settings import ModelSettings, missing_variables
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup

LONGEST_WORDS: Final = 500
"""Characters of a provider's complaint that are shown, ours; whole pages of HTML come as one."""
_LONGEST_SCRUBBED: Final = 100_000
"""Characters of it that are searched for secrets, ours: far more than what is shown could shrink from."""
EMPTY_RETRIES: Final = 2
"""How often an empty answer, which some servers give by accident, is asked for again; ours."""
_CAP_REMEDY: Final = "set max_output_tokens, or token_caps for this kind of turn, to what the model can give"
_OPENING_REMEDY: Final = "this provider's form of conversation is not ours; it refuses both forms of the opening turn"


class ApiFactory:
    """Makes models that are asked as ``settings`` say; needs no key and asks nothing itself."""

    def __init__(self, settings: ModelSettings, setup: ModelSetup) -> None:
        self.settings = settings
        self._setup = setup

    @property
    def name(self) -> str:
        """The name as the user gave it."""
        return self.settings.name

    @property
    def identity(self) -> Mapping[str, Json]:
        """Whatever can move an answer; headers, which may be secret, as a digest."""
        settings = self.settings
        headers = json.dumps(sorted(settings.headers.items()))
        return {
            "provider": settings.provider,
            "model": settings.model,
            "api": settings.api,
            "base_url": settings.base_url,
            "parameters": settings.parameters,
            "token_caps": settings.token_caps,
            "max_output_tokens": settings.max_output_tokens,
            "cap_field": settings.cap_field,
            "opening": settings.opening,
            "images": asdict(settings.images),
            "stream": settings.stream,
            "headers": hashlib.sha256(headers.encode()).hexdigest() if settings.headers else "",
        }

    def for_task(self, task: GenerationTask) -> "ApiModel":  # noqa: ARG002 - all that is asked is in the conversation
        """Make what answers ``task``; nothing is asked yet."""
        return ApiModel(self.settings, self._setup)

    @property
    def has_key(self) -> bool:
        """Whether a key that can be sent is there, or none is needed."""
        return not _key_trouble(self.settings, self._setup.keys)

    def ensure_key(self) -> None:
        """Raise UsageError if the model needs a key and there is none that can be sent."""
        if trouble := _key_trouble(self.settings, self._setup.keys):
            raise UsageError(trouble)


class ApiModel:
    """Asks a provider for the turns of one task."""

    def __init__(self, settings: ModelSettings, setup: ModelSetup) -> None:
        self._settings = settings
        self._setup = setup
        self._opening = settings.opening
        self._rate = RateLimit(
            setup.shared,
            settings.provider,
            settings.requests_per_minute,
            settings.tokens_per_minute,
            longest_hold=settings.longest_wait,
        )

    @property
    def name(self) -> str:
        """The name that reports show."""
        return self._settings.name

    @cached_property
    def _wire(self) -> Wire:
        """The way to the provider, made for the first request: what is in the store needs neither key nor header."""
        settings, keys = self._settings, self._setup.keys
        if trouble := _key_trouble(settings, keys):
            raise InfrastructureError(trouble)
        return _wire(settings, Access(key=keys.secret(settings.key), headers=settings.sent_headers(keys)))

    def complete(self, conversation: Conversation, turn: Turn) -> Reply | Rejection:
        """Ask for the answer to the last message of ``conversation``, again and again while trouble passes.

        Raises InfrastructureError when it does not pass, and whatever ``Spending.buy`` raises when money is up.
        """
        cap = token_cap(turn, self._settings)
        if is_no_roomier(turn, self._settings):
            return _first_reply_stands(f"no more than {cap} tokens can be asked for")
        asking = _Asking(
            messages=spoken(conversation, self._settings.images),
            token_cap=cap,
            input_tokens=estimated_tokens(conversation),
        )
        outcome = self._asked(asking)
        if isinstance(outcome, _Refused):
            return self._given_up(asking, outcome, turn)
        return self._told(asking, outcome)

    def _asked(self, asking: "_Asking") -> "Answer | Declined | _Refused":
        outcome = self._retried(asking)
        if isinstance(outcome, _Refused) and outcome.meaning == OpeningRefused() and self._opening == "assistant":
            # Kept for the turns to come: this provider would refuse them all.
            self._opening = "user"
            outcome = self._retried(asking)
        return outcome

    def _retried(self, asking: "_Asking") -> "Answer | Declined | _Refused":
        asking.tried = 0
        retrying = Retrying(settings=self._settings, hold_off=self._rate.hold_off)
        return retrying.run(lambda: self._requested(asking))

    def _requested(self, asking: "_Asking") -> "Answer | Declined | _Refused":
        """Make one request; PassingTroubleError if it may be made again."""
        settings = self._settings
        request = Request(messages=opened(asking.messages, self._opening), token_cap=asking.token_cap)
        self._rate.take(asking.input_tokens + asking.token_cap)
        with self._setup.spending.buy(worst_cost(settings, asking.input_tokens, asking.token_cap)) as bill:
            asking.requests += 1
            asking.tried += 1
            outcome = self._wire.ask(request)
            if not isinstance(outcome, Failure):
                bill.settle(cost_of(outcome.receipt.usage, settings))
            elif outcome.billable:
                bill.settle(UNKNOWN_COST)
        if isinstance(outcome, Answer) and self._may_be_an_accident(asking, outcome):
            raise PassingTroubleError(self._clean(f"an empty answer, {outcome.finish_reason}"), HTTPStatus.OK, 0.0)
        if not isinstance(outcome, Failure):
            return outcome
        meaning, shown = meaning_of(outcome), self._shown(outcome)
        if isinstance(meaning, Passing):
            raise PassingTroubleError(shown, outcome.status, outcome.wait)
        return _Refused(meaning, shown)

    def _may_be_an_accident(self, asking: "_Asking", answer: Answer) -> bool:
        """Say whether an answer without words is worth another try; one that comes every time is the model's own."""
        if answer.text.strip() or answer.finish_reason == LENGTH:
            return False
        asking.empty += 1
        return asking.empty <= EMPTY_RETRIES and asking.tried < self._settings.tries

    def _told(self, asking: "_Asking", outcome: Answer | Declined) -> Reply | Rejection:
        usage = outcome.receipt.usage
        cost = cost_of(usage, self._settings)
        facts = {**self._kept(outcome.receipt), **self._facts(asking)}
        if isinstance(outcome, Declined):
            detail = self._clean(outcome.detail)
            return Rejection(reason=outcome.reason, detail=detail, usage=usage, cost=cost, facts=facts)
        text, keys = self._setup.keys.removed(whole_characters(outcome.text))
        facts |= {"keys_removed": keys} if keys else {}
        finish_reason = self._clean(outcome.finish_reason)
        return Reply(text=text, finish_reason=finish_reason, usage=usage, cost=cost, facts=facts)

    def _given_up(self, asking: "_Asking", refused: "_Refused", turn: Turn) -> Reply | Rejection:
        """Turn a refusal of the request into the model's fault or the user's."""
        meaning = refused.meaning
        overflow = Rejected(RejectionReason.CONTEXT_OVERFLOW)
        if turn.roomier and (isinstance(meaning, CapRefused) or meaning == overflow):
            return _first_reply_stands(refused.shown)
        match meaning:
            case Rejected(reason):
                return Rejection(reason=reason, detail=refused.shown, facts=self._facts(asking))
            case Lasting(remedy):
                remedy = remedy.format(key=self._settings.key or "its header", model=self._settings.model)
            case CapRefused():
                remedy = _CAP_REMEDY
            case OpeningRefused() | Passing():
                remedy = _OPENING_REMEDY
            case _:
                assert_never(meaning)
        raise InfrastructureError(f"{self.name}: {refused.shown}; {remedy}")

    def _kept(self, receipt: Receipt) -> dict[str, Json]:
        said = {"snapshot": receipt.snapshot, "request_id": receipt.request_id, "usage": receipt.billed}
        return {name: keepable(value, self._clean) for name, value in said.items()}

    def _facts(self, asking: "_Asking") -> dict[str, Any]:
        pictures = scaled_pictures(asking.messages)
        facts: dict[str, Any] = {"opening": self._opening, "requests": asking.requests, "token_cap": asking.token_cap}
        facts |= {"empty_answers": asking.empty} if asking.empty else {}
        return {**facts, "images": pictures} if pictures else facts

    def _shown(self, failure: Failure) -> str:
        status = f"HTTP {failure.status}, " if failure.status >= 300 else ""  # noqa: PLR2004 - what no answer has
        code = f"{failure.code}: " if failure.code else ""
        return self._clean(f"{status}{code}{failure.message}")

    def _clean(self, text: str) -> str:
        """Take secrets and what no terminal should see out of a provider's words, and cut them short."""
        whole = whole_characters(text[:_LONGEST_SCRUBBED])
        clean = printable(self._setup.keys.scrub(whole, *self._settings.headers.values()))
        return clean if len(clean) <= LONGEST_WORDS else f"{clean[: LONGEST_WORDS - 1]}…"


class _Asking:
    """One turn while it is asked for, and the requests it has taken so far.

    ``tried`` are those of them that were made in the same form, ``empty`` those that were answered without a word.
    """

    def __init__(self, *, messages: tuple[Spoken, ...], token_cap: int, input_tokens: int) -> None:
        self.messages = messages
        self.token_cap = token_cap
        self.input_tokens = input_tokens
        self.requests = 0
        self.tried = 0
        self.empty = 0


class _Refused:
    """The provider does not take the request as it is: what that means, and its words without secrets."""

    def __init__(self, meaning: Meaning, shown: str) -> None:
        self.meaning = meaning
        self.shown = shown


def _key_trouble(settings: ModelSettings, keys: Keys) -> str:
    """Say what is wrong with a model's key, or missing of its headers; empty if nothing is."""
    key = keys.secret(settings.key)
    if settings.key and not key:
        return f"{settings.name} needs a key and {settings.key} is not set; set that environment variable"
    if key.flaw:
        return (
            f"the key of {settings.name} in {settings.key} holds {key.flaw}, which no key does; copy the key anew, and "
            "no quotes or blanks with it"
        )
    if missing := missing_variables(settings, keys):
        return f"a header of {settings.name} is taken from {missing[0]}, which is not set; set that variable"
    return ""


def _first_reply_stands(why: str) -> Reply:
    """Answer a roomier turn that cannot be had; nothing was bought."""
    usage = Usage(input_tokens=0, output_tokens=0)
    return Reply(text="", finish_reason=LENGTH, usage=usage, cost=FREE, facts={"roomier": f"refused: {why}"})


def _wire(settings: ModelSettings, access: Access) -> Wire:
    match settings.api:
        case "anthropic":
            return AnthropicWire(settings, access)
        case "chat":
            return openai_api.OpenAIWire(openai_api.CHAT, settings, access)
        case "responses":
            return openai_api.OpenAIWire(openai_api.RESPONSES, settings, access)
        case _:
            assert_never(settings.api)
