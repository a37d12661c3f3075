"""What may be a key: a wide rule for what is shown of a text, and narrow ones for what is refused."""

import re
import unicodedata
from typing import Final

from pytest_ui2app.generation.providers.vendors import vendors

NOT_SHOWN: Final = "(not shown: it may be a secret)"
LONGEST_SHOWN: Final = 60
"""Characters of a wrong value that are shown; ours."""

_BEGINNING: Final = re.compile(
    r"(?<![A-Za-z0-9])((sk|pk|rk|SK|PK|RK)-|(sk|pk|rk)_(live|test|proj)|gsk_|xai-|gh[oprsu]_|github_pat_|glpat-|hf_|AIza"
    r"|nvapi-|xox[abp]-)"
)
_KEY_LIKE: Final = re.compile(
    r"(?i)^(bearer|basic|token) |\b(sk|pk|rk|gsk|xai|ghp|hf|key)[-_][\w-]{8,}|\bAIza[\w-]{8,}"
)
_LONG_WORD: Final = re.compile(r"[A-Za-z0-9_+=]{28,}")
_HEX: Final = re.compile(r"(?<![0-9A-Za-z])[0-9A-Fa-f]{20,}(?![0-9A-Za-z])")
_UUID: Final = re.compile(r"(?i)[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}")
_BETWEEN_WORDS: Final = re.compile(r"[\s/]+")
_LONG: Final = 16
"""Characters from which on a word of letters and digits is not shown; ours."""
_PART_OF_A_NAME: Final = re.compile(r"[A-Za-z]+|[A-Za-z]{0,7}\d{1,4}[A-Za-z]?|20\d{6}")
"""What models' names are made of between hyphens: words, versions, sizes and dates."""


def may_be_secret(text: str) -> bool:
    """Whether a text may hold a key and is not to be shown; many a text that holds none may, too."""
    if looks_secret(text) or _is_id(text):
        return True
    return any(_may_be_secret(word) for word in _BETWEEN_WORDS.split(text))


def shown(value: object, longest: int = LONGEST_SHOWN) -> str:
    """Return the repr of a value, cut at ``longest`` characters; of what may be a secret nothing."""
    if may_be_secret(str(value)):
        return NOT_SHOWN
    text = repr(value)
    return text if len(text) <= longest else f"{text[:longest]}..."


def hidden(text: str) -> str:
    """Return a text as it is, or that it is not shown."""
    return NOT_SHOWN if may_be_secret(text) else text


def begins_like_key(text: str) -> bool:
    """Whether a name or one of its parts between slashes begins as no model's name does, but keys do."""
    return any(_BEGINNING.match(word) for word in _BETWEEN_WORDS.split(text))


def looks_secret(text: str) -> bool:
    """Whether a text so much looks like a key that it is refused among a model's parameters."""
    words: list[str] = _LONG_WORD.findall(text)
    return bool(_KEY_LIKE.search(text)) or any(not word.isalpha() and not word.isdecimal() for word in words)


def looks_secret_in_header(text: str) -> bool:
    """Whether the value of a header looks like a key; what others take for an id is one in a header."""
    return looks_secret(text) or begins_like_key(text) or _is_id(text)


def has_control_characters(text: str) -> bool:
    """Whether a text holds line ends, escapes, or what cannot be written in UTF-8."""
    return any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in text)


def _is_id(text: str) -> bool:
    return bool(_HEX.search(text) or _UUID.search(text))


def _may_be_secret(word: str) -> bool:
    if _BEGINNING.search(word):
        return True
    mixed = any(character.isdigit() for character in word) and any(character.isalpha() for character in word)
    return mixed and len(word) >= _LONG and not _is_known(word)


def _is_known(word: str) -> bool:
    """Whether a word is named like the models of a known vendor."""
    begins = tuple(begin for vendor in vendors().values() for begin in vendor.begins)
    parts = re.split(r"[-.:_]", word.strip("'\""))
    return word.strip("'\"").lower().startswith(begins) and all(_PART_OF_A_NAME.fullmatch(part) for part in parts)
