import base64
from pathlib import Path

import pytest
from PIL import Image

from pytest_ui2app.generation.images import Picture
from pytest_ui2app.generation.model import Message, Turn
from pytest_ui2app.generation.providers.sending import (
    NO_WORDS,
    Spoken,
    estimated_tokens,
    is_no_roomier,
    opened,
    scaled_pictures,
    spoken,
    token_cap,
)
from pytest_ui2app.generation.providers.settings import ImageLimits, ModelSettings

TURNS = {
    "locate": Turn(name="locate-1", kind="locate", token_cap=256),
    "plan": Turn(name="plan", kind="plan", token_cap=4_096),
    "generate": Turn(name="generate", kind="generate", token_cap=32_768),
    "fix": Turn(name="fix-1", kind="fix", token_cap=32_768),
}


def _settings(caps: dict[str, int] | None = None, most: int = 0) -> ModelSettings:
    return ModelSettings(
        name="n",
        provider="p",
        model="m",
        api="chat",
        base_url="http://x",
        token_caps=caps or {},
        max_output_tokens=most,
    )


def _roomier(turn: Turn) -> Turn:
    return Turn(name=turn.name, kind=turn.kind, token_cap=turn.token_cap, roomier=True)


def _shot(path: Path, width: int, height: int) -> Path:
    Image.new("RGB", (width, height), "red").save(path)
    return path


@pytest.mark.parametrize(
    ("kind", "caps", "most", "plain", "roomier"),
    [
        ("locate", {}, 0, 256, 4_096),
        ("plan", {}, 0, 4_096, 32_768),
        ("generate", {}, 0, 32_768, 65_536),
        ("fix", {}, 0, 32_768, 65_536),
        ("plan", {"plan": 8_000}, 0, 8_000, 32_768),
        ("plan", {"plan": 40_000}, 0, 40_000, 80_000),
        ("generate", {"plan": 8_000}, 0, 32_768, 65_536),
        ("generate", {}, 40_000, 32_768, 40_000),
        ("generate", {}, 16_384, 16_384, 16_384),
    ],
)
def test_the_cap_and_the_next_step_of_it(kind: str, caps: dict[str, int], most: int, plain: int, roomier: int) -> None:
    turn, settings = TURNS[kind], _settings(caps, most)
    assert (token_cap(turn, settings), token_cap(_roomier(turn), settings)) == (plain, roomier)
    assert is_no_roomier(_roomier(turn), settings) == (plain == roomier)
    assert not is_no_roomier(turn, settings)


def test_pictures_go_before_the_text_in_order(tmp_path: Path) -> None:
    shots = tuple(_shot(tmp_path / f"{number}.png", 10, 10) for number in range(3))
    (said,) = spoken((Message(role="user", text="Plan.", images=shots),), ImageLimits())
    assert [block.file if isinstance(block, Picture) else block for block in said.blocks] == [
        "0.png", "1.png", "2.png", "Plan.",
    ]  # fmt: skip


@pytest.mark.parametrize(("count", "side"), [(2, 60), (3, 20)])
def test_many_pictures_are_held_to_the_smaller_side(count: int, side: int, tmp_path: Path) -> None:
    shots = tuple(_shot(tmp_path / f"{number}.png", 100, 50) for number in range(count))
    talk = (Message(role="user", text="A", images=shots[:1]), Message(role="user", text="B", images=shots[1:]))
    scaled = scaled_pictures(spoken(talk, ImageLimits(side=60, many=2, side_if_many=20)))
    assert scaled == [{"file": f"{number}.png", "from": [100, 50], "to": [side, side // 2]} for number in range(count)]


def test_the_limit_of_bytes_is_that_of_base64(tmp_path: Path) -> None:
    path = _shot(tmp_path / "a.png", 100, 50)
    travels = len(base64.b64encode(path.read_bytes()))
    talk = (Message(role="user", text="A", images=(path,)),)
    assert scaled_pictures(spoken(talk, ImageLimits(bytes=travels))) == []
    assert scaled_pictures(spoken(talk, ImageLimits(bytes=travels - 1)))


def test_pictures_within_the_limits_are_not_told_of(tmp_path: Path) -> None:
    talk = (Message(role="user", text="A", images=(_shot(tmp_path / "a.png", 100, 50),)),)
    assert scaled_pictures(spoken(talk, ImageLimits())) == []


def test_an_opening_of_the_user_begins_the_message_after_it() -> None:
    talk = (
        Spoken(role="assistant", blocks=("scaffold",)),
        Spoken(role="user", blocks=("plan",)),
        Spoken(role="assistant", blocks=("{}",)),
    )
    assert opened(talk, "assistant") == talk
    assert opened(talk, "user") == (Spoken(role="user", blocks=("scaffold", "plan")), talk[2])
    assert opened(talk[1:], "user") == talk[1:]


def test_a_message_without_words_gets_some() -> None:
    talk = (Message(role="assistant", text=" \n"), Message(role="user", text="Go on."))
    assert [said.blocks for said in spoken(talk, ImageLimits())] == [(NO_WORDS,), ("Go on.",)]


def test_halves_of_characters_are_not_sent() -> None:
    (said,) = spoken((Message(role="user", text="a\ud83db"),), ImageLimits())
    assert said.blocks == ("a\ufffdb",)


def test_tokens_are_estimated_from_characters_and_pixels(tmp_path: Path) -> None:
    shot = _shot(tmp_path / "a.png", 750, 200)
    talk = (Message(role="assistant", text="a" * 400), Message(role="user", text="b" * 41, images=(shot, shot)))
    assert estimated_tokens(talk) == 100 + 11 + 400
