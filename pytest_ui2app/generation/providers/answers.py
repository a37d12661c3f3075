"""What came back, read from JSON that may be of any shape."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final, Protocol, TypeAlias

from pytest_ui2app.generation.model import UNKNOWN_USAGE, RejectionReason, UnknownUsage, Usage
from pytest_ui2app.generation.providers.faults import Failure
from pytest_ui2app.generation.providers.sending import Request

Body: TypeAlias = Mapping[str, Any]

MOST: Final = 10**12
"""Tokens that no answer takes; ours. A larger number is none, and could not be priced."""
LONGEST_TEXT: Final = 16_000_000
"""Characters that no answer has; ours. The largest cap of the protocol, 32,768 tokens, is about 130,000 of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """What a provider says beside its answer: the model that answered, its own id of the request, the tokens.

    ``billed`` is its own account of them.
    """

    snapshot: str = ""
    request_id: str = ""
    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    billed: Body = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A whole answer; ``finish_reason`` is ``stop``, ``length`` or the provider's word for another cut."""

    text: str
    finish_reason: str
    receipt: Receipt


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined:
    """The provider answered, and what it said is that it will not."""

    reason: RejectionReason
    detail: str
    receipt: Receipt


Outcome: TypeAlias = Answer | Declined | Failure


class Wire(Protocol):
    """One way of speaking to providers."""

    def ask(self, request: Request) -> Outcome:
        """Send a request once and wait for the whole answer; what goes wrong is a Failure, never an exception."""
        ...


class OverlongError(Exception):
    """An answer is longer than any can be; it is not read to its end."""


class Pieces:
    """A text that comes in pieces, joined once: joined one by one, they would be copied over and over."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0

    def add(self, piece: str) -> None:
        """Append a piece; OverlongError when the text is longer than LONGEST_TEXT."""
        self._length += len(piece)
        if self._length > LONGEST_TEXT:
            raise OverlongError(f"it has more than {LONGEST_TEXT} characters")
        self._pieces.append(piece)

    def joined(self) -> str:
        """Return all of it so far."""
        return "".join(self._pieces)


def wrong_shape(what: str) -> Failure:
    """Make the failure of an answer that is JSON, but not of the form that its API promises."""
    return Failure(status=200, code="wrong_shape", message=f"the answer is not of the API's form: {what}")


def broken_off(what: str) -> Failure:
    """Make the failure of an answer that cannot be known to be whole."""
    return Failure(status=200, code="broken_off", message=f"the answer broke off: {what}")


def table(value: object) -> Body:
    """Read an object; an empty one in place of anything else."""
    return value if isinstance(value, Mapping) else {}


def tables(value: object) -> list[Body]:
    """Read an array of objects, leaving out whatever else is in it."""
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def words(value: object) -> str:
    """Read a string; an empty one in place of anything else."""
    return value if isinstance(value, str) else ""


def count(value: object) -> int:
    """Read a number of tokens; 0 in place of anything else."""
    return value if isinstance(value, int) and are_counts(value) else 0


def are_counts(*values: object) -> bool:
    """Say whether all of these can be numbers of tokens."""
    return all(isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST for value in values)


def receipt_of(body: Body, usage: Callable[[Body], Usage | UnknownUsage]) -> Receipt:
    """Read what all formats say in the same places; ``usage`` reads the tokens, each format's own."""
    billed = table(body.get("usage"))
    return Receipt(
        snapshot=words(body.get("model")), request_id=words(body.get("id")), usage=usage(billed), billed=billed
    )


def texts(blocks: Iterable[Body], kind: str) -> str:
    """Join the texts of the blocks of one kind."""
    return "".join(words(block.get("text")) for block in blocks if block.get("type") == kind)


def error_in(body: object) -> Body:
    """Find the error in a body, in whichever of the usual ways it is wrapped; empty if there is none."""
    if isinstance(body, list) and body:
        return error_in(body[0])
    found = table(body)
    error = found.get("error")
    if isinstance(error, str) and error:
        return {"message": error, **{key: value for key, value in found.items() if key != "error"}}
    if isinstance(error, Mapping) and error:
        return error
    if words(found.get("message")):
        return found
    detail = words(found.get("detail"))
    return {**found, "message": detail} if detail else {}


def failure_of(error: Body, status: int, wait: float = 0.0) -> Failure:
    """Make the failure that ``error`` tells of, with the status inside it if HTTP's own says nothing."""
    names = [error.get(key) for key in ("type", "code", "status")]
    names.append(table(error.get("details")).get("error_code"))
    code = " ".join(dict.fromkeys(str(name) for name in names if isinstance(name, str | int) and name != ""))
    message = words(error.get("message")) or json.dumps(dict(error), default=str)
    raw = words(table(error.get("metadata")).get("raw"))
    shown = one_line(f"{message} {raw}")
    return Failure(status=_status_within(error, status), message=shown, code=code, told=True, wait=wait)


def _status_within(error: Body, status: int) -> int:
    if status >= HTTPStatus.BAD_REQUEST:
        return status
    inner = next((error[key] for key in ("code", "status") if isinstance(error.get(key), int | str)), 0)
    return int(inner) if re.fullmatch(r"[45]\d\d", str(inner)) else status


def failure_of_text(text: str, status: int, wait: float = 0.0) -> Failure:
    """Make the failure of a response with the body ``text``, be it JSON, HTML or nothing."""
    try:
        error = error_in(json.loads(text))
    except (ValueError, RecursionError):
        error = {}
    if error:
        return failure_of(error, status, wait)
    bare = re.sub(r"<(script|style).*?</\1>|<[^>]*>", " ", text, flags=re.DOTALL | re.IGNORECASE)
    return Failure(status=status, message=one_line(bare) or "no reason was given", wait=wait)


def one_line(text: str) -> str:
    """Bring a complaint into one line."""
    return " ".join(text.split())
