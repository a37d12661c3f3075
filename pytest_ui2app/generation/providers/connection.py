"""How any SDK's client is connected, ended in time, and its exceptions turned into values that hold no secret."""

import re
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, partial
from types import ModuleType, TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

from pytest_ui2app.generation.providers.answers import (
    LONGEST_TEXT,
    Answer,
    Outcome,
    OverlongError,
    error_in,
    failure_of,
    failure_of_text,
    one_line,
    wrong_shape,
)
from pytest_ui2app.generation.providers.faults import UNPREPARED, Failure, asked_wait
from pytest_ui2app.generation.providers.settings import ModelSettings
from pytest_ui2app.generation.secrets import Secret

CONNECT_TIMEOUT: Final = 30.0
"""Seconds at most for a connection to be made; ours."""
NO_KEY: Final = "none"
"""Sent where no key is needed; without one the SDKs would look for another in the environment."""
WHOLE_BYTES: Final = 64_000_000
"""Bytes of a response in one piece that are read, unpacked; ours: the longest text, and whatever is said beside it."""
STREAM_BYTES: Final = 256_000_000
"""The same for a stream, in which each token may come with some hundred bytes of JSON; ours."""
_REQUEST_IDS: Final = ("request-id", "x-request-id")
_CONNECTED: Final = ("connect_tcp.complete", "start_tls.complete")
_SENDING: Final = "send_request_body.started"
_USER: Final = re.compile(r"(?<=//)[^/@\s]*@")
"""The name and password in a proxy's address."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """What a request is let in with: the key, empty if none is needed, and the user's headers by name."""

    key: Secret
    headers: Mapping[str, Secret] = field(default_factory=dict)


class Exchange:
    """One request and its response, ended when ``seconds`` are up: a slow trickle of bytes never times out by itself.

    No more than ``most_bytes`` of the response are read. ``request_id`` is what the provider calls it, empty if it does
    not say; ``sent`` whether the request may have reached the provider, ``turned_away`` whether its status says that
    there is no answer.
    """

    def __init__(self, seconds: float, most_bytes: int) -> None:
        self.seconds = seconds
        self.most_bytes = most_bytes
        self.passed = False
        self.sent = False
        self.turned_away = False
        self.request_id = ""
        self._stream: Any = None
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._timer.cancel()

    def watch(self, event: str, info: Mapping[str, Any]) -> None:
        """Take note of the connection; called by the HTTP library with all that it does."""
        if event.endswith(_CONNECTED):
            self._stream = info["return_value"]
            if self.passed:
                self._end()
        # A request without its body is none; CONNECT goes to a proxy, ahead of the request.
        if event.endswith(_SENDING) and info["request"].method != b"CONNECT":
            self.sent = True

    def begun(self, request: Any) -> None:  # noqa: ANN401 - the HTTP library's own
        """Have the connection watched that ``request`` will go over."""
        request.extensions["trace"] = self.watch

    def heard(self, response: Any) -> None:  # noqa: ANN401 - the HTTP library's own
        """Take note of a response's headers, and have its body counted."""
        self.turned_away = not response.is_success
        response.iter_bytes = partial(self._counted, response.iter_bytes)
        self.request_id = next((response.headers[name] for name in _REQUEST_IDS if name in response.headers), "")

    def _counted(self, read: Callable[..., Iterator[bytes]], chunk_size: int | None = None) -> Iterator[bytes]:
        left = self.most_bytes
        for piece in read(chunk_size):
            left -= len(piece)
            if left < 0:
                raise OverlongError(f"it has more than {self.most_bytes} bytes")
            yield piece

    def _end(self) -> None:
        self.passed = True
        connected = self._stream.get_extra_info("socket") if self._stream is not None else None
        if connected is None:
            return
        try:
            # Not the method of a TLS socket: that one would take the cipher away from the thread that reads.
            socket.socket.shutdown(connected, socket.SHUT_RDWR)
        except OSError:
            return  # It has just been closed.


def exchange_for(settings: ModelSettings) -> Exchange:
    """Make the exchange of one request to a model."""
    return Exchange(settings.call_limit, STREAM_BYTES if settings.stream else WHOLE_BYTES)


def client_options(sdk: ModuleType, settings: ModelSettings, access: Access, exchange: Exchange) -> dict[str, Any]:
    """Give the arguments that the clients of all SDKs share.

    No second layer of retries, no redirects (they could carry the key to another host), a new connection for every
    request, and nothing from the environment but its proxies and, by SSL_CERT_FILE and SSL_CERT_DIR, the certificates
    that are trusted.
    """
    timeout = sdk.Timeout(settings.timeout, connect=min(settings.timeout, CONNECT_TIMEOUT))
    hooks = {"request": [exchange.begun], "response": [exchange.heard]}
    return {
        "api_key": access.key.reveal() or NO_KEY,
        "max_retries": 0,
        "timeout": timeout,
        "http_client": sdk.DefaultHttpxClient(
            timeout=timeout, follow_redirects=False, event_hooks=hooks, verify=_trusted()
        ),
    }


@cache
def _trusted() -> ssl.SSLContext:
    """Load the certificates once: that takes longer than all else about a client."""
    import httpx2  # noqa: PLC0415 - as below

    return httpx2.create_ssl_context()


def header_options(sdk: ModuleType, headers: Mapping[str, Secret], ambient: str) -> dict[str, Any]:
    """Give the user's headers, and take out those that the text ``ambient`` of an environment variable would add."""
    names = (line.partition(":")[0].strip() for line in ambient.splitlines())
    omitted = {name: sdk.Omit() for name in names if name}
    return {**omitted, **{name: value.reveal() for name, value in headers.items()}}


class _Client(Protocol):
    """An SDK's."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...


Client = TypeVar("Client", bound=_Client)


def outcome_of(
    sdk: ModuleType, exchange: Exchange, connect: Callable[[], Client], ask: Callable[[Client], Outcome]
) -> Outcome:
    """Run ``ask`` with the client of ``connect`` within its time, and return what comes out.

    Errors of the SDK, of the connection and of the environment come as values: the frames that raise them hold the key.
    """
    client = _prepared(connect)
    if isinstance(client, Failure):
        return client
    with client, exchange:
        outcome = _caught(sdk, lambda: _bounded(ask(client)))
    if isinstance(outcome, Failure):
        billable = exchange.sent and not exchange.turned_away
        return replace(_overdue(exchange) if exchange.passed else outcome, billable=billable)
    if not exchange.request_id:
        return outcome
    return replace(outcome, receipt=replace(outcome.receipt, request_id=exchange.request_id))


def _bounded(outcome: Outcome) -> Outcome:
    """Refuse an answer in one piece that is longer than a stream may become."""
    if isinstance(outcome, Answer) and len(outcome.text) > LONGEST_TEXT:
        raise OverlongError(f"it has more than {LONGEST_TEXT} characters")
    return outcome


def _prepared(connect: Callable[[], Client]) -> Client | Failure:
    import httpx2  # noqa: PLC0415 - as below

    try:
        return connect()
    except httpx2.InvalidURL:
        what = "the address of a proxy cannot be read"
    except (OSError, ValueError, ImportError) as error:
        what = f"{type(error).__name__}: {_USER.sub('', str(error))}"
    return Failure(status=0, code=UNPREPARED, message=f"no connection can be prepared: {what}")


def _caught(sdk: ModuleType, ask: Callable[[], Outcome]) -> Outcome:  # noqa: PLR0911 - one for each way to fail
    # The SDKs speak through it; it comes with them, and as late.
    import httpx2  # noqa: PLC0415

    try:
        return ask()
    except OverlongError as error:
        return wrong_shape(str(error))
    except sdk.APIStatusError as error:
        return _status_failure(error)
    except sdk.APITimeoutError:
        return _silence()
    except sdk.APIConnectionError as error:
        return _unconnected(error.__cause__ or error)
    except sdk.APIError as error:
        return _said(error, 200)
    except httpx2.TimeoutException:
        return _silence()
    except httpx2.HTTPError as error:
        return _unconnected(error)
    except (ValueError, RecursionError) as error:
        return Failure(status=200, code="invalid_json", message=f"the answer is not valid JSON: {error}")


def _status_failure(error: Any) -> Failure:  # noqa: ANN401 - of either SDK
    """Read the error that came with a status, or within a stream (then ``body`` alone holds it)."""
    response = error.response
    if response.is_success:
        return _said(error, response.status_code)
    if response.is_redirect:
        place = response.headers.get("location")
        return Failure(
            status=response.status_code, message=f"redirected {f'to {place}' if place else 'without saying where to'}"
        )
    headers = {name.lower(): value for name, value in response.headers.items()}
    wait = asked_wait(headers, response.text, datetime.now(UTC))
    return failure_of_text(response.text, response.status_code, wait)


def _said(error: Any, status: int) -> Failure:  # noqa: ANN401 - of either SDK
    """Read what was said in place of an answer, as JSON or not."""
    told = error_in(error.body)
    return failure_of(told, status) if told else Failure(status=status, message=one_line(str(error)))


def _overdue(exchange: Exchange) -> Failure:
    return Failure(status=0, code="call_limit", message=f"the request took longer than {exchange.seconds:g} s")


def _silence() -> Failure:
    return Failure(status=0, code="timeout", message="the provider was silent for too long")


def _unconnected(error: BaseException) -> Failure:
    if isinstance(error, OverlongError):  # Raised while the SDK reads a response in one piece.
        return wrong_shape(str(error))
    return Failure(status=0, code="connection", message=f"the connection failed: {str(error) or type(error).__name__}")
