"""The providers that are known by name, read from ``vendors.toml`` beside this module."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from pytest_ui2app.generation.model import Json
from pytest_ui2app.generation.providers.settings import Api, CapField, Opening

CAP_FIELDS: Final[Mapping[Api, tuple[CapField, ...]]] = {
    "anthropic": ("max_tokens",),
    "chat": ("max_tokens", "max_completion_tokens"),
    "responses": ("max_output_tokens",),
}
"""What each wire format calls the output cap; the first is the usual one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vendor:
    """A row of the table.

    ``keys`` are the environment variables that may hold the key, by preference; none if no key is needed. ``begins``
    are the beginnings of bare model names that are this vendor's. ``images`` holds the fields of ``ImageLimits`` that
    are its own.
    """

    name: str
    api: Api
    base_url: str
    keys: tuple[str, ...]
    cap_field: CapField
    begins: tuple[str, ...] = ()
    prices: str
    opening: Opening = "assistant"
    images: Mapping[str, int] = field(default_factory=dict)


@cache
def vendors() -> Mapping[str, Vendor]:
    """Read the table; in its order."""
    table = tomllib.loads(files(__package__).joinpath("vendors.toml").read_text(encoding="utf-8"))
    return {name: _vendor(name, row) for name, row in table.items()}


def vendor_of(bare: str) -> str:
    """Return the name of the vendor whose models are called like ``bare``, empty if there is none."""
    return next((row.name for row in vendors().values() if any(_is_one(bare, begin) for begin in row.begins)), "")


def key_variables() -> frozenset[str]:
    """Return every environment variable in which a vendor's key may be."""
    return frozenset(variable for vendor in vendors().values() for variable in vendor.keys)


def _is_one(bare: str, begin: str) -> bool:
    return bare.startswith(begin) and len(bare) > len(begin)


def _vendor(name: str, row: Mapping[str, Json]) -> Vendor:
    usual = CAP_FIELDS[row["api"]][0]  # type: ignore[index]  # the table is ours, and a test reads every row
    lists = {column: tuple(row.get(column, ())) for column in ("keys", "begins")}  # type: ignore[arg-type]
    return Vendor(**{"cap_field": usual, "prices": name, **row, **lists, "name": name})  # type: ignore[arg-type]
