"""Tokens that are followed through an app."""

import re

from pytest_ui2app.behaviour.nonce import Nonces


def test_the_same_seed_gives_the_same_tokens_and_another_seed_others() -> None:
    one, same, other = (Nonces("round 1", probe) for probe in ("add", "add", "edit"))
    first = [one.next() for _ in range(20)]
    assert first == [same.next() for _ in range(20)]
    assert first != [other.next() for _ in range(20)]


def test_tokens_never_repeat() -> None:
    nonces = Nonces("seed")
    assert len({nonces.next() for _ in range(1000)}) == 1000


def test_any_name_field_takes_a_token() -> None:
    nonces = Nonces(3)
    assert all(re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+", nonces.next()) for _ in range(200))
