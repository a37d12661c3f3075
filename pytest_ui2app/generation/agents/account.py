"""An agent's own account of what it used: ``usage.json`` in its folder, if it wrote one."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pytest_ui2app.generation.agents.workspace import ACCOUNT_FILE
from pytest_ui2app.generation.agents.written import Unreadable, read_file
from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    Cost,
    UnknownCost,
    UnknownUsage,
    Usage,
)

SOURCE: Final = "the agent"
"""Whose word a cost is."""
_TOKENS: Final = ("input_tokens", "output_tokens", "cached_input_tokens", "reasoning_tokens")
_MOST: Final = 10**15
"""Above any count of tokens; what is larger is a mistake."""
_MOST_BYTES: Final = 100_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Tokens and dollars as the agent gives them, and what was wrong with its file."""

    usage: Usage | UnknownUsage = UNKNOWN_USAGE
    cost: Cost | UnknownCost = UNKNOWN_COST
    notes: tuple[str, ...] = ()


def read_account(path: Path) -> Account:
    """Read an account; a file that is not there says nothing, one that cannot be used is noted."""
    if not path.exists() and not path.is_symlink():
        return Account()
    content = read_file(path, limit=_MOST_BYTES)
    if isinstance(content, Unreadable):
        return _unusable(content.reason)
    try:
        told = json.loads(content)
    except (ValueError, RecursionError):
        return _unusable("is not valid JSON")
    return _account(told) if isinstance(told, dict) else _unusable("is not a JSON object")


def _account(told: dict[str, Any]) -> Account:
    counts = {name: told[name] for name in _TOKENS if name in told}
    if wrong := [name for name, value in counts.items() if not _is_count(value)]:
        return _unusable(f"gives {wrong[0]} as something else than a number of tokens")
    if counts and not {"input_tokens", "output_tokens"} <= counts.keys():
        return _unusable("gives only one of input_tokens and output_tokens")
    if "dollars" in told and not _is_amount(told["dollars"]):
        return _unusable("gives dollars as something else than an amount of money")
    return Account(
        usage=Usage(**counts) if counts else UNKNOWN_USAGE,
        cost=Cost(dollars=float(told["dollars"]), source=SOURCE) if "dollars" in told else UNKNOWN_COST,
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST


def _is_amount(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _MOST


def _unusable(reason: str) -> Account:
    return Account(notes=(f"{ACCOUNT_FILE} {reason}; it is not counted",))
