"""Providers' keys: read once, out of reach of child processes, and out of every text that is kept or shown."""

import base64
import html
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from typing import Final, Self
from urllib.parse import quote, quote_plus

REPLACEMENT: Final = "[secret]"
SHORTEST: Final = 6
"""Characters from which on a value is taken for a secret, ours; local servers are told less ("none", "EMPTY")."""
SHORTEST_BEGINNING: Final = 10
"""Characters of a key that are a key begun, where a text breaks off in it; ours."""
SHORTEST_IN_REPLY: Final = 12
"""Characters from which on a key is taken out of a reply, ours: local servers are told words that code may hold
("ollama", "placeholder")."""
_MASK: Final = re.compile(r"[*•…]{2,}|…|\.{3,}")
"""What providers put between the two ends of a key that they refuse."""
_BEFORE: Final = re.compile(r"[^\s'\"`*•…<>(),;:=]{0,256}\Z")
_AFTER: Final = re.compile(r"[^\s'\"`*•…<>(),;:=.]{0,256}")
"""An end of a key beside its mask; bounded, since the text may be a megabyte without a space."""
_SCHEMES: Final = ("bearer ", "basic ", "token ", "api-key ")


class Secret:
    """A secret on its way to whom it is meant for; a traceback with the values of all variables does not show it.

    ``reveal`` is to be called in the arguments of what takes it, so that no variable of ours ever holds it. It is
    false when it is empty.
    """

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def __repr__(self) -> str:
        return REPLACEMENT

    def __bool__(self) -> bool:
        return bool(self._value)

    def reveal(self) -> str:
        """Return the secret itself."""
        return self._value

    @property
    def flaw(self) -> str:
        """The first character that no header can hold, by number and name; empty if all can be sent."""
        found = next(
            (character for character in self._value if not (character.isascii() and character.isprintable())), ""
        )
        return f"U+{ord(found):04X} ({unicodedata.name(found, 'a character without a name')})" if found else ""


class Keys:
    """Holds secrets by the name of their environment variable; its repr shows none of them."""

    def __init__(self, values: Mapping[str, str] | None = None) -> None:
        self._values = dict(values or {})

    def __repr__(self) -> str:
        return f"Keys({', '.join(sorted(self._values))})"

    @property
    def variables(self) -> frozenset[str]:
        """The variables that a key is held of."""
        return frozenset(self._values)

    def get(self, variable: str) -> str:
        """Return a key, empty if there is none."""
        return self._values.get(variable, "")

    def secret(self, variable: str) -> Secret:
        """Return a key to be handed on, empty if there is none."""
        return Secret(self.get(variable))

    def scrub(self, text: str, *also: str) -> str:
        """Return ``text`` with ``[secret]`` for every held value, and for those in ``also``, of 6 characters and more.

        They are found as they are, quoted for URLs, JSON, HTML or Python, in base64, masked in the middle as providers
        do, and broken off at the end of the text.
        """
        secrets = {bare for value in (*self._values.values(), *also) for bare in _bare(value) if len(bare) >= SHORTEST}
        if not secrets:
            return text
        forms = sorted({form for secret in secrets for form in _forms(secret)}, key=len, reverse=True)
        clean = re.sub("|".join(map(re.escape, forms)), REPLACEMENT, text)
        return _cut_end(_without_masked(clean, secrets), secrets)

    def removed(self, text: str) -> tuple[str, int]:
        """Return ``text`` with ``[secret]`` where a held key of 12 characters and more stands, and how many did.

        For a model's reply, in which ``scrub`` could change code that only looks like a part of a key: keys are found
        here as they are, and in no other spelling.
        """
        keys = sorted({value for value in self._values.values() if len(value) >= SHORTEST_IN_REPLY}, key=len)
        if not keys:
            return text, 0
        return re.subn("|".join(map(re.escape, reversed(keys))), REPLACEMENT, text)

    def environment(self, environ: Mapping[str, str]) -> dict[str, str]:
        """Return ``environ`` with the keys in it: for a user's own agent, and for no other child process."""
        return {**environ, **self._values}

    def put_back(self, environ: MutableMapping[str, str]) -> None:
        """Undo ``take_keys``."""
        environ.update(self._values)

    def as_json(self) -> str:
        """Return the secrets themselves, for the pipe to a worker process; never to be written to a file or a log."""
        return json.dumps(self._values)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Undo ``as_json``; ValueError, which does not show the text, when it is none of that."""
        try:
            values = json.loads(text)
        except json.JSONDecodeError:
            values = None
        if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
            raise ValueError("not the keys that another process handed over")
        return cls(values)


def take_keys(environ: MutableMapping[str, str], variables: Iterable[str]) -> Keys:
    """Remove ``variables`` from ``environ`` and hold their values, so that no child process inherits them.

    A variable that is set to nothing, or to white space, is removed and not held.
    """
    found = {variable: environ.pop(variable) for variable in sorted(set(variables)) if variable in environ}
    return Keys({variable: value.strip() for variable, value in found.items() if value.strip()})


def _bare(value: str) -> Iterator[str]:
    """Yield a value, and what follows the scheme if it is that of an Authorization header."""
    value = value.strip()
    yield value
    for scheme in _SCHEMES:
        if value.lower().startswith(scheme):
            yield value[len(scheme) :].strip()


def _forms(secret: str) -> Iterator[str]:
    """Yield the spellings in which a secret can stand in a text."""
    yield secret
    # The environment can hold bytes that are no UTF-8; Python gives those as surrogates.
    raw = secret.encode(errors="surrogateescape")
    yield from (quote(raw, safe=""), quote(raw), quote_plus(raw))
    yield json.dumps(secret)[1:-1]
    # As in h11's words about a header that cannot be sent.
    yield from (repr(secret)[1:-1], repr(raw)[2:-1])
    yield from (html.escape(secret, quote=False), html.escape(secret))
    yield from (base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode())
    yield from _in_base64(raw)


def _in_base64(secret: bytes) -> Iterator[str]:
    """Yield the characters that a secret alone decides in the base64 of a longer text, wherever it begins there."""
    for before, shared in enumerate((0, 2, 3)):
        padded = b"\0" * before + secret
        alone = slice(shared, len(padded) * 8 // 6)
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            if len(form := encode(padded).decode()[alone]) >= SHORTEST:
                yield form


def _without_masked(text: str, secrets: Iterable[str]) -> str:
    """Replace the secrets that are shown by their ends."""
    pieces, done = [], 0
    for mask in _MASK.finditer(text):
        begin = _BEFORE.search(text, max(done, mask.start() - 256), mask.start())
        end = _AFTER.match(text, mask.end())
        if begin and end and _are_ends(begin.group().rstrip("."), end.group(), secrets):
            pieces += [text[done : begin.start()], REPLACEMENT]
            done = end.end()
    return "".join([*pieces, text[done:]])


def _are_ends(begin: str, end: str, secrets: Iterable[str]) -> bool:
    known = len(begin) + len(end)
    return any(
        known and secret.startswith(begin) and secret.endswith(end) and known < len(secret) for secret in secrets
    )


def _cut_end(text: str, secrets: Iterable[str]) -> str:
    for secret in secrets:
        for length in range(len(secret) - 1, SHORTEST_BEGINNING - 1, -1):
            if text.endswith(secret[:length]):
                return text[:-length] + REPLACEMENT
    return text
