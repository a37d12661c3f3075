"""Text of others: out of JSON, in which an escape may stand for half a character, and on its way to a terminal."""

import re
from typing import Final

_BREAKS: Final = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
_UNPRINTABLE: Final = re.compile(
    # All control characters that no longer are a break, and those that turn the direction of what follows.
    "[\x00-\x1b\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)


def whole_characters(text: str) -> str:
    """Join the halves of characters that follow one another, and put U+FFFD for those that stand alone.

    No file and no request can hold a half. A model that is cut, or streams, between the two halves of an emoji leaves
    them apart.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def printable(text: str) -> str:
    """Bring ``text`` into one line without a control character, so that a terminal does nothing but show it.

    A run of line breaks and tabs becomes a space, and U+FFFD stands for each other control character.
    """
    return _UNPRINTABLE.sub("\ufffd", _BREAKS.sub(" ", text))
