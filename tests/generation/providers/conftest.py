import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pytest_ui2app.generation.model import Conversation, Message
from pytest_ui2app.generation.providers.settings import Api, ModelSettings, Price
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup
from tests.generation.providers.wire_server import Answer, WireServer

KEY = "sk-test-0123456789abcdefghij"
"""No test may find it anywhere but in the headers of a request."""


@pytest.fixture(autouse=True)
def _direct(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a proxy of the machine out of what is asked of this machine, and settings of the SDKs too."""
    for name in os.environ:
        if name.lower().endswith("_proxy") or name.startswith(("OPENAI_", "ANTHROPIC_")):
            monkeypatch.delenv(name)


@pytest.fixture
def serve() -> Iterator[Callable[..., WireServer]]:
    """Return a function that starts a provider, which stops when the test is over."""
    with ExitStack() as stack:

        def start(answer: Answer = "Good morning.") -> WireServer:
            return stack.enter_context(WireServer(answer))

        yield start


@pytest.fixture
def settings() -> Callable[..., ModelSettings]:
    """Return a function that makes settings with tiny waits, for a server and a wire format."""

    def make(server: WireServer | str, api: Api = "chat", **others: object) -> ModelSettings:
        given: dict[str, object] = {
            "name": f"test/{api}",
            "provider": "test",
            "model": "m-1",
            "api": api,
            "base_url": server if isinstance(server, str) else server.base_url(api),
            "key": "TEST_KEY",
            "cap_field": "max_tokens",
            "tries": 3,
            "first_wait": 0.001,
            "longest_wait": 5.0,
            "price": Price(input=1.0, output=10.0, cached_input=0.1),
        }
        return ModelSettings(**{**given, **others})  # type: ignore[arg-type]

    return make


@pytest.fixture
def setup(tmp_path: Path) -> ModelSetup:
    return ModelSetup(keys=Keys({"TEST_KEY": KEY}), shared=tmp_path / "shared", start=tmp_path)


@pytest.fixture
def talk() -> Conversation:
    """A conversation as every trial begins it, without pictures."""
    return (
        Message(role="assistant", text="The scaffold is this."),
        Message(role="user", text="Plan the app."),
    )
