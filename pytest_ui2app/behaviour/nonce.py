"""Tokens that stand nowhere else: what is typed into an app to be followed through it."""

import hashlib
import random

FIRST = ("Amber", "Brisk", "Cobalt", "Dusky", "Ember", "Fabled", "Gilded", "Hollow", "Ivory", "Jolly", "Keen", "Lunar")
SECOND = ("Heron", "Marten", "Otter", "Plover", "Quail", "Raven", "Siskin", "Tern", "Vole", "Walrus", "Yaffle", "Zebu")
THIRD = ("Quay", "Ridge", "Sound", "Tarn", "Verge", "Weir", "Acre", "Bluff", "Cairn", "Dell", "Eyot", "Fell")


class Nonces:
    """A stream of unique three-word tokens, the same for the same seed: letters only, so any name field takes one."""

    def __init__(self, *seed: object) -> None:
        """Derive the stream from what identifies the run of a probe."""
        digest = hashlib.sha256("/".join(map(str, seed)).encode()).digest()
        self._random = random.Random(digest)  # noqa: S311 - reproducible on purpose, nothing is kept secret
        self._used: set[str] = set()

    def next(self) -> str:
        """Return a token not given before."""
        while True:
            token = " ".join(self._random.choice(words) for words in (FIRST, SECOND, THIRD))
            if token not in self._used:
                self._used.add(token)
                return token
