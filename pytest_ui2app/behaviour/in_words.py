"""What was done on a page and what it changed, in the words of a report."""

from collections.abc import Iterable
from typing import Final

from pytest_ui2app.behaviour.observation import Change
from pytest_ui2app.browser.controls import Control, name_of

_TEXTS: Final = 4
"""How many texts of a change are told."""
_LENGTH: Final = 60
"""How much of a text is told, in characters."""


def called(thing: Control | str) -> str:
    """Return how a report calls a control, or the place where a text is shown."""
    if isinstance(thing, str):
        return _short(thing)
    return f"{thing.role} {_short(name_of(thing) or ' '.join(thing.icons) or thing.tag)}"


def changed(change: Change) -> str:
    """Return what an action changed: the address, then texts, then whatever else."""
    facts = [
        f"now at {change.after.url}" if change.moved else "",
        _listed("appeared", change.appeared),
        _listed("vanished", change.vanished),
    ]
    told = "; ".join(fact for fact in facts if fact)
    return told or ("no text, but something else has changed" if change.anything else "nothing changed")


def _listed(word: str, texts: Iterable[str]) -> str:
    known = list(texts)
    more = f" and {len(known) - _TEXTS} more" if len(known) > _TEXTS else ""
    return f"{word} {', '.join(map(_short, known[:_TEXTS]))}{more}" if known else ""


def _short(text: str) -> str:
    return repr(text if len(text) <= _LENGTH else f"{text[:_LENGTH]}…")
