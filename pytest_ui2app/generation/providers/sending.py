"""What is sent: a conversation in words and pictures as any provider takes them, and the room for its answer."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, TypeAlias

from pytest_ui2app.generation.characters import whole_characters
from pytest_ui2app.generation.images import Picture, picture_size, sendable_picture
from pytest_ui2app.generation.model import Conversation, Message, Turn
from pytest_ui2app.generation.providers.settings import ImageLimits, ModelSettings, Opening

CHARACTERS_PER_TOKEN: Final = 4
"""Rule of thumb for English and code, of OpenAI's and Anthropic's guides."""
PIXELS_PER_TOKEN: Final = 750
"""Of Anthropic's guide to vision; others count fewer."""
ROOMIER_CAPS: Final[Mapping[str, int]] = {"locate": 4_096, "plan": 32_768}
"""The next step after the protocol's caps of 256 and 4,096 (section 2), where doubling would not help a model that
reasons; ours."""
ROOMIER_FACTOR: Final = 2
"""By what a larger cap than these is multiplied; ours."""
NO_WORDS: Final = "(no reply)"
"""Stands where the model wrote nothing: providers take no empty message."""

Block: TypeAlias = str | Picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A message as its blocks in order: texts and pictures."""

    role: str
    blocks: tuple[Block, ...]

    @property
    def is_one_text(self) -> bool:
        """Whether it is words alone, in one piece; every server takes that as a plain string."""
        return len(self.blocks) == 1 and isinstance(self.blocks[0], str)


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What one turn asks: the messages, and the most tokens that may come back."""

    messages: tuple[Spoken, ...]
    token_cap: int


def spoken(conversation: Conversation, limits: ImageLimits) -> tuple[Spoken, ...]:
    """Load the pictures of a conversation, scaled to ``limits``, and put each message's before its text."""
    count = sum(len(message.images) for message in conversation)
    return tuple(_spoken(message, limits.side_for(count), limits.bytes) for message in conversation)


def _spoken(message: Message, side: int, most_bytes: int) -> Spoken:
    pictures = (sendable_picture(path, side, most_bytes) for path in message.images)
    text = whole_characters(message.text) if message.text.strip() else NO_WORDS
    return Spoken(role=message.role, blocks=(*pictures, text))


def opened(messages: tuple[Spoken, ...], opening: Opening) -> tuple[Spoken, ...]:
    """Let the conversation begin in the role of ``opening``.

    For ``user`` what the assistant would have said first becomes the first text of the user's message after it.
    """
    if opening == "assistant" or not messages[1:] or messages[0].role != "assistant":
        return messages
    first, second, *rest = messages
    return (Spoken(role=second.role, blocks=(*first.blocks, *second.blocks)), *rest)


def scaled_pictures(messages: tuple[Spoken, ...]) -> list[dict[str, Any]]:
    """List the pictures that had to be made smaller, with their sizes in px before and after."""
    return [
        {"file": picture.file, "from": list(picture.original), "to": list(picture.size)}
        for picture in _pictures(messages)
        if picture.scaled
    ]


def _pictures(messages: tuple[Spoken, ...]) -> Iterator[Picture]:
    for message in messages:
        yield from (block for block in message.blocks if isinstance(block, Picture))


def estimated_tokens(conversation: Conversation) -> int:
    """Estimate what a conversation takes as input, for rates and for the worst cost; the provider's count rules."""
    characters = sum(len(message.text) for message in conversation)
    sizes = (picture_size(path) for message in conversation for path in message.images)
    return ceil(characters / CHARACTERS_PER_TOKEN + sum(width * height for width, height in sizes) / PIXELS_PER_TOKEN)


def token_cap(turn: Turn, settings: ModelSettings) -> int:
    """Give the output cap to ask for, in tokens: the user's for this kind of turn, else the protocol's."""
    cap = settings.token_caps.get(turn.kind, turn.token_cap)
    if turn.roomier:
        step = ROOMIER_CAPS.get(turn.kind, 0)
        cap = step if step > cap else ROOMIER_FACTOR * cap
    return min(cap, settings.max_output_tokens) if settings.max_output_tokens else cap


def is_no_roomier(turn: Turn, settings: ModelSettings) -> bool:
    """Say whether a roomier turn could ask for no more than the plain one did, the model's own limit being reached."""
    limit = settings.max_output_tokens
    return turn.roomier and bool(limit) and settings.token_caps.get(turn.kind, turn.token_cap) >= limit


def picture_url(picture: Picture) -> str:
    """Write a picture as the data URL that OpenAI's formats take."""
    return f"data:image/png;base64,{picture.data}"
