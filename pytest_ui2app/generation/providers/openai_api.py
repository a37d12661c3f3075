"""OpenAI's two APIs, spoken to OpenAI or to anyone who offers them."""

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from pytest_ui2app.generation.providers import openai_chat, openai_responses
from pytest_ui2app.generation.providers.answers import Outcome
from pytest_ui2app.generation.providers.bodies import as_json
from pytest_ui2app.generation.providers.connection import (
    Access,
    client_options,
    exchange_for,
    header_options,
    outcome_of,
)
from pytest_ui2app.generation.providers.faults import Failure
from pytest_ui2app.generation.providers.sending import Request
from pytest_ui2app.generation.providers.settings import ModelSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A wire format: where it is spoken, and how it is written and read."""

    path: str
    write: Callable[[Request, ModelSettings], dict[str, Any]]
    read: Callable[[object], Outcome]
    read_stream: Callable[[Iterable[object]], Outcome]


CHAT: Final = Format(
    path=openai_chat.PATH,
    write=openai_chat.request_body,
    read=openai_chat.read_completion,
    read_stream=openai_chat.read_chunks,
)
RESPONSES: Final = Format(
    path=openai_responses.PATH,
    write=openai_responses.request_body,
    read=openai_responses.read_response,
    read_stream=openai_responses.read_events,
)


class OpenAIWire:
    """Speaks one of OpenAI's formats."""

    def __init__(self, form: Format, settings: ModelSettings, access: Access) -> None:
        self._form = form
        self._settings = settings
        self._access = access

    def ask(self, request: Request) -> Outcome:
        """Send a request once and wait for the whole answer."""
        # Imported here: the SDK takes a while to load, and most runs need none.
        import openai  # noqa: PLC0415

        form, settings, access, exchange = self._form, self._settings, self._access, exchange_for(self._settings)
        # The account's organization and project are in the environment too, for whatever host that may be meant for.
        ambient = f"{os.environ.get('OPENAI_CUSTOM_HEADERS', '')}\nOpenAI-Organization:\nOpenAI-Project:"
        body = as_json(form.write(request, settings))
        if isinstance(body, Failure):
            return body

        def connect() -> openai.OpenAI:
            return openai.OpenAI(
                base_url=settings.base_url,
                default_headers=header_options(openai, access.headers, ambient),
                **client_options(openai, settings, access, exchange),
            )

        def ask(client: openai.OpenAI) -> Outcome:
            if not settings.stream:
                return form.read(client.post(form.path, content=body, cast_to=object))
            stream_cls = openai.Stream[object]
            with client.post(form.path, content=body, cast_to=object, stream=True, stream_cls=stream_cls) as events:
                return form.read_stream(events)

        return outcome_of(openai, exchange, connect, ask)
