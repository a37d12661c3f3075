import base64
import gzip
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    Agent,
    Conversation,
    Cost,
    GenerationTask,
    Message,
    Model,
    ModelFactory,
    Rejection,
    Reply,
    Turn,
    UnknownCost,
    Usage,
)
from pytest_ui2app.generation.providers import answers, anthropic_api, connection, openai_chat
from pytest_ui2app.generation.providers.api_model import EMPTY_RETRIES, ApiFactory, ApiModel
from pytest_ui2app.generation.providers.settings import Api, ImageLimits, ModelSettings, Price
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.store.artifacts import FolderStore, StageKey
from tests.generation.providers.conftest import KEY
from tests.generation.providers.wire_faults import Altered, Cut, Instead, Reset, SlowHeaders, Stall, Status
from tests.generation.providers.wire_formats import Said
from tests.generation.providers.wire_server import WireServer

PLAN = Turn(name="plan", kind="plan", token_cap=4096)
APIS: tuple[Api, ...] = ("anthropic", "chat", "responses")
MakeSettings = Callable[..., ModelSettings]
Serve = Callable[..., WireServer]

both_ways = pytest.mark.parametrize("stream", [True, False], ids=["stream", "whole"])
each_api = pytest.mark.parametrize("api", APIS)


@pytest.fixture
def shots(tmp_path: Path) -> tuple[Path, ...]:
    paths = (tmp_path / "home.png", tmp_path / "list.png")
    for path, colour in zip(paths, ("red", "blue"), strict=True):
        Image.new("RGB", (40, 20), colour).save(path)
    return paths


@pytest.fixture
def generate_talk(shots: tuple[Path, ...]) -> Conversation:
    """The conversation of a Generate turn: scaffold, plan with pictures, the plan's reply, generate."""
    return (
        Message(role="assistant", text="The scaffold is this."),
        Message(role="user", text="Plan the app.", images=shots),
        Message(role="assistant", text="{}"),
        Message(role="user", text="Write the app."),
    )


# The shape on the wire


def _anthropic_block(path: Path) -> dict[str, Any]:
    data = base64.b64encode(path.read_bytes()).decode()
    return {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": data}}


def _data_url(path: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}"


def _picture(api: Api, path: Path) -> dict[str, Any]:
    if api == "anthropic":
        return _anthropic_block(path)
    if api == "chat":
        return {"type": "image_url", "image_url": {"url": _data_url(path)}}
    return {"type": "input_image", "image_url": _data_url(path), "detail": "auto"}


def _words(api: Api, text: str) -> dict[str, str]:
    return {"type": "input_text" if api == "responses" else "text", "text": text}


@both_ways
@each_api
def test_a_conversation_reaches_each_format_in_its_shape(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    generate_talk: Conversation,
    shots: tuple[Path, ...],
) -> None:
    server = serve("The app.")
    reply = ApiModel(settings(server, api, stream=stream), setup).complete(generate_talk, PLAN)
    assert (reply.text if isinstance(reply, Reply) else reply) == "The app."
    (request,) = server.requests
    said = [
        {"role": "assistant", "content": "The scaffold is this."},
        {"role": "user", "content": [*(_picture(api, shot) for shot in shots), _words(api, "Plan the app.")]},
        {"role": "assistant", "content": "{}"},
        {"role": "user", "content": "Write the app."},
    ]
    manner: dict[str, Any] = {"stream": True} if stream else {}
    if api == "chat" and stream:
        manner["stream_options"] = {"include_usage": True}
    cap = "max_output_tokens" if api == "responses" else "max_tokens"
    assert request.body == {
        "model": "m-1", cap: 4096, "input" if api == "responses" else "messages": said, **manner,
    }  # fmt: skip
    paths = {"anthropic": "/v1/messages", "chat": "/v1/chat/completions", "responses": "/v1/responses"}
    assert (request.path, request.turn, request.images) == (paths[api], 2, 2)


@each_api
def test_an_opening_of_the_user_holds_the_scaffold_before_the_pictures(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api, serve: Serve, settings: MakeSettings, setup: ModelSetup, generate_talk: Conversation, shots: tuple[Path]
) -> None:
    server = serve()
    reply = ApiModel(settings(server, api, opening="user"), setup).complete(generate_talk, PLAN)
    assert [message["role"] for message in server.requests[0].messages] == ["user", "assistant", "user"]
    assert server.requests[0].messages[0]["content"] == [
        _words(api, "The scaffold is this."), *(_picture(api, shot) for shot in shots), _words(api, "Plan the app."),
    ]  # fmt: skip
    assert reply.facts["opening"] == "user"


@each_api
def test_an_opening_that_is_refused_once_is_not_tried_again_in_later_turns(
    api: Api, serve: Serve, settings: MakeSettings, setup: ModelSetup, generate_talk: Conversation
) -> None:
    server = serve()
    server.misbehave(Status(400, {"error": {"message": 'first message must use the "user" role'}}))
    model = ApiModel(settings(server, api), setup)
    first, second = model.complete(generate_talk[:2], PLAN), model.complete(generate_talk, PLAN)
    assert [request.messages[0]["role"] for request in server.requests] == ["assistant", "user", "user"]
    assert [(reply.facts["opening"], reply.facts["requests"]) for reply in (first, second)] == [
        ("user", 2),
        ("user", 1),
    ]


@pytest.mark.parametrize(
    ("api", "sent"),
    [
        ("anthropic", {"output_config": {"effort": "low"}, "thinking": {"type": "disabled"}}),
        ("chat", {"reasoning_effort": "low", "thinking": {"type": "disabled"}}),
        ("responses", {"reasoning": {"effort": "low"}, "thinking": {"type": "disabled"}}),
    ],
)
def test_parameters_are_put_into_each_formats_words(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api, sent: dict[str, Any], serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    given = {
        "temperature": 0, "top_p": 0.9, "reasoning_effort": "low", "thinking": {"type": "disabled"}, "seed": 7,
        "extra_body": {"provider": {"only": ["x"]}},
    }  # fmt: skip
    server = serve()
    ApiModel(settings(server, api, stream=False, parameters=given), setup).complete(talk, PLAN)
    body = dict(server.requests[0].body)
    for part in ("model", "max_tokens", "max_output_tokens", "messages", "input"):
        body.pop(part, None)
    assert body == {"temperature": 0, "top_p": 0.9, "seed": 7, "provider": {"only": ["x"]}, **sent}


def test_the_cap_goes_into_the_field_that_chat_is_set_to(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve()
    model = ApiModel(settings(server, "chat", cap_field="max_completion_tokens", token_caps={"plan": 99}), setup)
    reply = model.complete(talk, PLAN)
    assert server.requests[0].body["max_completion_tokens"] == 99
    assert "max_tokens" not in server.requests[0].body
    assert reply.facts["token_cap"] == 99


@each_api
def test_nothing_of_the_environment_is_sent(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("API_KEY", "AUTH_TOKEN", "ORG_ID", "PROJECT_ID", "BASE_URL", "ADMIN_KEY"):
        monkeypatch.setenv(f"OPENAI_{name}", "http://ambient.example")
        monkeypatch.setenv(f"ANTHROPIC_{name}", "http://ambient.example")
    for sdk in ("OPENAI", "ANTHROPIC"):
        monkeypatch.setenv(f"{sdk}_CUSTOM_HEADERS", "X-Ambient: http://ambient.example\nX-Mine: ambient")
    server = serve()
    keyless = settings(server, api, key="", headers={"X-Mine": "mine"})
    ApiModel(keyless, setup).complete(talk, PLAN)
    headers = server.requests[0].headers
    assert not [name for name, value in headers.items() if "ambient" in name + value]
    assert not [name for name in headers if name.startswith(("openai-org", "openai-proj"))]
    assert headers["x-mine"] == "mine"
    assert KEY not in str(headers)


# What comes back


@both_ways
@each_api
def test_tokens_facts_and_cost_are_told(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    reply = ApiModel(settings(serve(), api, stream=stream), setup).complete(talk, PLAN)
    assert reply.usage == Usage(input_tokens=100, output_tokens=20, cached_input_tokens=40, reasoning_tokens=5)
    # The price: 1, 10 and 0.1 dollars a million tokens in, out and cached.
    assert isinstance(reply.cost, Cost)
    assert reply.cost.dollars == pytest.approx((60 * 1 + 40 * 0.1 + 20 * 10) / 1e6)
    billed = reply.facts["usage"]
    assert billed[{"chat": "completion_tokens"}.get(api, "output_tokens")] == 20
    rest = {name: value for name, value in reply.facts.items() if name != "usage"}
    assert rest == {
        "snapshot": "m-1-2026-01-01", "request_id": "req-1", "opening": "assistant", "requests": 1, "token_cap": 4096,
    }  # fmt: skip
    json.dumps(reply.facts)


@both_ways
@each_api
@pytest.mark.parametrize(("second", "whole"), [(b"\\ude00", "\U0001f600"), (b"...", "\ufffd...")])
def test_a_character_that_came_in_halves_is_whole_or_replaced(  # noqa: PLR0913, PLR0917 - fixtures
    second: bytes,
    whole: str,
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    # Streamed, each of the two words comes in an event of its own.
    server = serve("WORD1WORD2")
    server.misbehave(
        Altered(lambda parts: [part.replace(b"WORD1", b"\\ud83d").replace(b"WORD2", second) for part in parts])
    )
    reply = ApiModel(settings(server, api, stream=stream), setup).complete(talk, PLAN)
    assert isinstance(reply, Reply)
    assert reply.text == whole


@pytest.mark.parametrize("finish", ["odd\ud83d", "stop", "content_filter"])
def test_whatever_a_provider_says_beside_its_answer_can_be_kept(  # noqa: PLR0913, PLR0917 - fixtures
    finish: str, serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation, tmp_path: Path
) -> None:
    deep: dict[str, Any] = {}
    for _ in range(300):
        deep = {"a": deep}
    billed = {
        "prompt_tokens": 10**400, "completion_tokens": -5, "half\ud83d": "\ud83d", "none": float("nan"), "deep": deep,
        "list": [1.5, True, None, "x" * 9999, f"echo {KEY}"],
        "many": {str(number): [number] * 500 for number in range(500)},
    }  # fmt: skip
    message = {"content": "The app\ud83d"}
    body = {
        "id": "\ud83d",
        "model": "m\ud83d",
        "choices": [{"finish_reason": finish, "message": message}],
        "usage": billed,
    }
    server = serve()
    server.misbehave(Status(200, body))
    outcome = ApiModel(settings(server, stream=False), setup).complete(talk, PLAN)
    key = StageKey(stage="turn", version=1, inputs={})
    kind: type[Reply | Rejection] = Reply | Rejection  # type: ignore[assignment]
    FolderStore(tmp_path / "store").obtain(key, kind, lambda _: outcome)
    kept = FolderStore(tmp_path / "store").find(key, kind)
    assert kept is not None
    assert kept.value == outcome
    assert (outcome.usage, outcome.cost) == (UNKNOWN_USAGE, UNKNOWN_COST)
    assert outcome.facts["snapshot"] == "m\ufffd"
    assert [len(outcome.facts["usage"]["many"]), len(outcome.facts["usage"]["many"]["0"])] == [100, 100]
    assert KEY not in str(outcome)
    said = outcome.text if isinstance(outcome, Reply) else outcome.detail
    assert said == "The app\ufffd"


ODD = "A\x1b[31mB\x1b]0;title\x07C\r\nD\x00E\x9bF\u2028G\u202eH"
SHOWN = "A\ufffd[31mB\ufffd]0;title\ufffdC D\ufffdE\ufffdF G\ufffdH"


@both_ways
def test_a_providers_words_hold_nothing_that_a_terminal_obeys(
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    server = serve([Said(refusal=ODD), Said(text=ODD, finish=ODD)])
    model = ApiModel(settings(server, stream=stream), setup)
    refused, answered = model.complete(talk, PLAN), model.complete(talk, PLAN)
    assert isinstance(refused, Rejection)
    assert refused.detail == SHOWN
    assert isinstance(answered, Reply)
    assert (answered.text, answered.finish_reason) == (ODD, SHOWN)
    for body in ({"error": {"message": ODD, "code": ODD}}, ODD):
        server.misbehave(Status(400, body))
        with pytest.raises(InfrastructureError, match="HTTP 400") as caught:
            model.complete(talk, PLAN)
        assert "A\ufffd[31mB" in str(caught.value)
        assert not [character for character in "\x1b\x07\r\n\0\x9b\u2028\u202e" if character in str(caught.value)]


@both_ways
@each_api
def test_a_key_in_a_reply_is_taken_out_and_told(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
) -> None:
    reply = ApiModel(settings(serve(f"a {KEY} {KEY} {KEY[:12]}"), api, stream=stream), setup).complete(talk, PLAN)
    assert isinstance(reply, Reply)
    assert reply.text == f"a [secret] [secret] {KEY[:12]}"
    assert reply.facts["keys_removed"] == 2


@both_ways
@each_api
def test_a_text_longer_than_any_is_cut_off_and_asked_for_again(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (answers, connection):
        monkeypatch.setattr(module, "LONGEST_TEXT", 40)
    server, till = serve(["x" * 41, "x" * 41, "y" * 40]), Till()
    model = ApiModel(settings(server, api, stream=stream, tries=2), replace(setup, spending=till))  # type: ignore[arg-type]
    told = r"no answer in 2 requests.*not of the API's form: it has more than 40 characters"
    with pytest.raises(InfrastructureError, match=told):
        model.complete(talk, PLAN)
    assert till.paid == [None, None]
    reply = model.complete(talk, PLAN)
    assert (reply.text if isinstance(reply, Reply) else reply) == "y" * 40


@both_ways
@each_api
@pytest.mark.parametrize(("status", "paid"), [(200, [None, None]), (500, [])])
def test_a_response_without_end_is_not_read_to_it(  # noqa: PLR0913, PLR0917 - fixtures
    status: int,
    paid: list[None],
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "STREAM_BYTES" if stream else "WHOLE_BYTES", 9_000)
    server, till = serve(), Till()
    # Packed it is far smaller.
    body = gzip.compress(b": x\n\n" * 2_000)
    server.misbehave(Status(status, body, {"content-encoding": "gzip"}), times=2)
    model = ApiModel(settings(server, api, stream=stream, tries=2), replace(setup, spending=till))  # type: ignore[arg-type]
    with pytest.raises(InfrastructureError, match=r"no answer in 2 requests.*it has more than 9000 bytes"):
        model.complete(talk, PLAN)
    assert till.paid == paid


def _chat_pieces(piece: str, count: int) -> Iterator[object]:
    yield from ({"choices": [{"delta": {"content": piece}}]} for _ in range(count))
    yield {"choices": [{"delta": {}, "finish_reason": "stop"}]}


def _anthropic_pieces(piece: str, count: int) -> Iterator[object]:
    delta = {"type": "text_delta", "text": piece}
    yield from ({"type": "content_block_delta", "index": 0, "delta": delta} for _ in range(count))
    yield from ({"type": "message_delta", "delta": {"stop_reason": "end_turn"}}, {"type": "message_stop"})


@pytest.mark.parametrize(
    ("read", "pieces"),
    [(openai_chat.read_chunks, _chat_pieces), (anthropic_api.read_events, _anthropic_pieces)],
    ids=["chat", "anthropic"],
)
def test_a_long_text_in_small_pieces_takes_no_time_to_put_together(
    read: Callable[[Iterator[object]], object], pieces: Callable[[str, int], Iterator[object]]
) -> None:
    began = time.process_time()
    answer = read(pieces("x" * 50, 300_000))
    # Were the text copied for each piece, this would move two terabytes.
    assert time.process_time() - began < 30
    assert isinstance(answer, answers.Answer)
    assert answer.text == "x" * 15_000_000


def test_scaled_pictures_are_told(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, generate_talk: Conversation
) -> None:
    reply = ApiModel(settings(serve(), images=ImageLimits(side=20)), setup).complete(generate_talk, PLAN)
    assert reply.facts["images"] == [
        {"file": "home.png", "from": [40, 20], "to": [20, 10]}, {"file": "list.png", "from": [40, 20], "to": [20, 10]},
    ]  # fmt: skip


def test_a_roomier_turn_with_no_room_left_asks_nobody(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve()
    reply = ApiModel(settings(server, max_output_tokens=2048), setup).complete(talk, replace(PLAN, roomier=True))
    assert isinstance(reply, Reply)
    assert reply.spent_on_reasoning
    assert reply.facts["roomier"].startswith("refused: no more than 2048 tokens")
    assert server.requests == []


@each_api
def test_a_request_that_cannot_be_written_is_no_fault_of_the_answer(
    api: Api, serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve()
    model = ApiModel(settings(server, api, parameters={"user": "\ud83d"}), setup)
    with pytest.raises(InfrastructureError, match=r"cannot be written as JSON: .*surrogates.*change the model's param"):
        model.complete(talk, PLAN)
    assert server.requests == []


def test_the_sdk_traces_nothing(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    import anthropic  # noqa: PLC0415

    given: list[object] = []

    class Watched(anthropic.Anthropic):
        def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever it takes
            given.append(options["open_telemetry"])
            super().__init__(**options)

    monkeypatch.setattr(anthropic, "Anthropic", Watched)
    ApiModel(settings(serve(), "anthropic"), setup).complete(talk, PLAN)
    assert given == [False]


# Spending


class Till:
    """Notes what is set aside and what is paid."""

    def __init__(self) -> None:
        self.bought: list[float] = []
        self.paid: list[float | None] = []

    @contextmanager
    def buy(self, worst: Cost | UnknownCost) -> Iterator["Till"]:
        assert isinstance(worst, Cost)
        self.bought.append(worst.dollars)
        yield self

    def settle(self, cost: Cost | UnknownCost) -> None:
        self.paid.append(cost.dollars if isinstance(cost, Cost) else None)


PAID = (60 * 1 + 40 * 0.1 + 20 * 10) / 1e6
USAGE = Usage(input_tokens=100, output_tokens=20, cached_input_tokens=40, reasoning_tokens=5)


@pytest.mark.parametrize(
    ("faults", "paid"),
    [
        ([], [PAID]),
        ([Reset()], [None, PAID]),
        ([SlowHeaders(2)], [None, PAID]),
        ([Stall(after=2, seconds=2)], [None, PAID]),
        ([Status(503)], [PAID]),
        ([Status(429)], [PAID]),
        ([Status(200, "<html>")], [None, PAID]),
        ([Cut(after=3)], [None, PAID]),
        ([Instead(Said(text=""))], [PAID, PAID]),
        ([Instead(Said(text="I", finish="content_filter"))], [PAID]),
        ([Instead(Said(text="I", usage=None))], [None]),
    ],
    ids=[
        "good",
        "reset",
        "silent",
        "stalled",
        "busy",
        "too-many",
        "no-answer",
        "broken-off",
        "empty-but-billed",
        "rejected-but-billed",
        "no-token-count",
    ],
)
def test_every_request_is_bought_and_every_answer_paid_for(  # noqa: PLR0913, PLR0917 - fixtures
    faults: list[Any], paid: list[float | None], serve: Serve, settings: MakeSettings, setup: ModelSetup,
    talk: Conversation,
) -> None:  # fmt: skip
    server, till = serve(), Till()
    for fault in faults:
        server.misbehave(fault)
    model = ApiModel(settings(server, timeout=0.3), replace(setup, spending=till))  # type: ignore[arg-type]
    model.complete(talk, PLAN)
    assert till.paid == [amount if amount is None else pytest.approx(amount) for amount in paid]
    # 34 characters are 9 tokens; and the whole cap, as if nothing were cached.
    assert till.bought == [pytest.approx((9 * 1 + 4096 * 10) / 1e6)] * len(server.requests)


@both_ways
@each_api
def test_what_never_reached_the_provider_is_free(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api,
    stream: bool,  # noqa: FBT001 - a parameter of the test
    serve: Serve,
    settings: MakeSettings,
    setup: ModelSetup,
    talk: Conversation,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    till = Till()
    buying = replace(setup, spending=till)  # type: ignore[arg-type]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # Bound and not listening: refused.
        port = taken.getsockname()[1]
        for url in (f"http://127.0.0.1:{port}", "http://nowhere.invalid"):
            with pytest.raises(InfrastructureError, match="the connection failed"):
                ApiModel(settings(url, api, stream=stream, tries=1), buying).complete(talk, PLAN)
    server = serve()
    for url in (server.url.replace("http", "https"), "https://example.invalid"):
        # It speaks no TLS; and, as a proxy, it does not go on to where it is asked to.
        if "example" in url:
            monkeypatch.setenv("HTTPS_PROXY", server.url)
        with pytest.raises(InfrastructureError, match="the connection failed"):
            ApiModel(settings(url, api, stream=stream, tries=1), buying).complete(talk, PLAN)
    assert (len(till.bought), till.paid) == (4, [])


def test_what_is_not_bought_is_not_asked(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    class Broke:
        def buy(self, worst: Cost | UnknownCost) -> AbstractContextManager[Till]:  # noqa: ARG002
            raise InfrastructureError("the budget is spent")

    server = serve()
    with pytest.raises(InfrastructureError, match=r"^the budget is spent$"):
        ApiModel(settings(server), replace(setup, spending=Broke())).complete(talk, PLAN)  # type: ignore[arg-type]
    assert server.requests == []


# Rates


def test_one_models_429_holds_back_another_of_the_same_provider(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve()
    server.misbehave(Status(429, "", {"retry-after": "0.4"}))
    with pytest.raises(InfrastructureError, match="no answer in 1 request"):
        ApiModel(settings(server, tries=1), setup).complete(talk, PLAN)
    ApiModel(settings(server, "anthropic"), setup).complete(talk, PLAN)
    first, second = server.requests
    assert second.time - first.time >= 0.39


# Empty answers


@each_api
@pytest.mark.parametrize(("tries", "requests"), [(6, 1 + EMPTY_RETRIES), (2, 2), (1, 1)])
def test_an_answer_that_is_empty_every_time_is_the_models_own(  # noqa: PLR0913, PLR0917 - fixtures
    api: Api, tries: int, requests: int, serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server, till = serve(" \n"), Till()
    model = ApiModel(settings(server, api, tries=tries), replace(setup, spending=till))  # type: ignore[arg-type]
    reply = model.complete(talk, PLAN)
    assert isinstance(reply, Reply)
    assert (reply.text.strip(), reply.finish_reason, reply.usage) == ("", "stop", USAGE)
    assert (reply.facts["requests"], reply.facts["empty_answers"]) == (requests, requests)
    assert len(server.requests) == len(till.paid) == requests


def test_an_empty_answer_keeps_its_finish_reason_and_other_trouble_between_does_not_count(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve(Said(finish="tool_calls"))
    server.misbehave(Status(400, {"error": {"message": "roles must alternate"}}))
    server.misbehave(Status(503))
    reply = ApiModel(settings(server, tries=5), setup).complete(talk, PLAN)
    assert (reply.text if isinstance(reply, Reply) else reply) == ""
    assert isinstance(reply, Reply)
    assert reply.finish_reason == "tool_calls"
    assert (reply.facts["requests"], reply.facts["empty_answers"]) == (2 + 1 + EMPTY_RETRIES, 1 + EMPTY_RETRIES)


def test_empty_answers_before_a_good_one_are_told(
    serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    reply = ApiModel(settings(serve(["", "The app."])), setup).complete(talk, PLAN)
    assert (reply.facts["requests"], reply.facts["empty_answers"]) == (2, 1)


# The factory


def test_the_factory_makes_models_without_a_key_and_says_which_is_missing(
    settings: MakeSettings, setup: ModelSetup
) -> None:
    factory: ModelFactory = ApiFactory(settings("http://x"), replace(setup, keys=Keys()))
    model: Model | Agent = factory.for_task(GenerationTask(case_id="c", screenshots=(), reference=None, round=1))
    assert (factory.name, model.name) == ("test/chat", "test/chat")
    with pytest.raises(UsageError, match=r"test/chat needs a key and TEST_KEY is not set"):
        ApiFactory(settings("http://x"), replace(setup, keys=Keys())).ensure_key()


def test_a_key_that_is_there_or_not_needed_is_no_reason_to_stop(settings: MakeSettings, setup: ModelSetup) -> None:
    ApiFactory(settings("http://x"), setup).ensure_key()
    ApiFactory(settings("http://x", key=""), replace(setup, keys=Keys())).ensure_key()


@pytest.mark.parametrize("flaw", ["\u201c", "\u200b", "\x01"])
def test_a_key_that_cannot_be_sent_is_told_of_as_such(
    flaw: str, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    flawed = replace(setup, keys=Keys({"TEST_KEY": f"{KEY[:9]}{flaw}{KEY[9:]}"}))
    told = rf"^the key of test/chat in TEST_KEY holds U\+{ord(flaw):04X} \(.*copy the key anew"
    factory = ApiFactory(settings("http://127.0.0.1:9"), flawed)
    assert not factory.has_key
    for kind, asked in (
        (UsageError, factory.ensure_key),
        (InfrastructureError, lambda: ApiModel(factory.settings, flawed).complete(talk, PLAN)),
    ):
        with pytest.raises(kind, match=told) as caught:
            asked()
        assert KEY[:6] not in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        {"provider": "q"}, {"model": "m-2"}, {"api": "responses"}, {"base_url": "http://y"},
        {"parameters": {"temperature": 1}}, {"token_caps": {"plan": 1}}, {"max_output_tokens": 5},
        {"opening": "user"}, {"images": ImageLimits(side=5)}, {"stream": False}, {"headers": {"a": "2"}},
        {"headers": {"b": "1"}}, {"cap_field": "max_completion_tokens"},
    ],
    ids="-".join,
)  # fmt: skip
def test_what_can_move_an_answer_is_a_part_of_the_identity(
    change: dict[str, Any], settings: MakeSettings, setup: ModelSetup
) -> None:
    plain = settings("http://x", headers={"a": "1"})
    ours, theirs = ApiFactory(plain, setup).identity, ApiFactory(replace(plain, **change), setup).identity
    assert ours != theirs
    json.dumps(ours)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "other"}, {"key": "OTHER"}, {"price": Price(input=1, output=2, cached_input=3)},
        {"requests_per_minute": 1}, {"tokens_per_minute": 1}, {"timeout": 1.0}, {"call_limit": 1.0}, {"tries": 1},
        {"first_wait": 9.0}, {"longest_wait": 9.0},
    ],
    ids="-".join,
)  # fmt: skip
def test_what_cannot_move_an_answer_is_not(change: dict[str, Any], settings: MakeSettings, setup: ModelSetup) -> None:
    plain = settings("http://x")
    assert ApiFactory(plain, setup).identity == ApiFactory(replace(plain, **change), setup).identity


def test_the_values_of_headers_are_in_the_identity_as_a_digest_only(settings: MakeSettings, setup: ModelSetup) -> None:
    identity = ApiFactory(settings("http://x", headers={"X-Tenant": "tenant-secret"}), setup).identity
    assert "tenant-secret" not in json.dumps(identity)
    assert "X-Tenant" not in json.dumps(identity)
    assert identity["headers"]


# A few of the faults of test_faults_over_http.py, which takes too long for every run


@each_api
def test_a_passing_fault_is_asked_again_and_a_lasting_one_is_told(
    api: Api, serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    server = serve()
    server.misbehave(Reset())
    server.misbehave(Status(503))
    server.misbehave(Status(401, {"error": {"message": f"wrong key {KEY}"}}))
    model = ApiModel(settings(server, api), setup)
    with pytest.raises(InfrastructureError, match=r"HTTP 401, wrong key \[secret\]; check the key in TEST_KEY"):
        model.complete(talk, PLAN)
    assert len(server.requests) == 3


def test_a_rejection_is_a_value(serve: Serve, settings: MakeSettings, setup: ModelSetup, talk: Conversation) -> None:
    server = serve()
    server.misbehave(Status(400, {"error": {"message": "maximum context length is 5 tokens"}}))
    outcome = ApiModel(settings(server), setup).complete(talk, PLAN)
    assert isinstance(outcome, Rejection)
    assert str(outcome) == "context_overflow: HTTP 400, maximum context length is 5 tokens"
    assert (outcome.cost, outcome.facts["requests"]) == (UNKNOWN_COST, 1)


def test_a_connection_is_not_waited_for_longer_than_the_time_limit(
    settings: MakeSettings, setup: ModelSetup, talk: Conversation
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        url = f"http://127.0.0.1:{mute.getsockname()[1]}"
        began = time.monotonic()
        with pytest.raises(InfrastructureError, match=r"longer than 0\.2 s"):
            ApiModel(settings(url, tries=1, call_limit=0.2, timeout=5.0), setup).complete(talk, PLAN)
    assert time.monotonic() - began < 10
