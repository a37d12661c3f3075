"""What the requests of all wire formats have in common, and how they are written."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from pytest_ui2app.generation.model import Json
from pytest_ui2app.generation.providers.answers import table
from pytest_ui2app.generation.providers.faults import UNWRITABLE, Failure
from pytest_ui2app.generation.providers.sending import Block, Spoken


def content_of(said: Spoken, write: Callable[[Block], dict[str, Any]]) -> Any:  # noqa: ANN401 - JSON
    """Give the content of a message: a plain string where every server takes one, else its blocks by ``write``."""
    return said.blocks[0] if said.is_one_text else [write(block) for block in said.blocks]


def with_parameters(body: Mapping[str, Any], parameters: Mapping[str, Json]) -> dict[str, Any]:
    """Add the user's parameters to a request; what is in ``extra_body`` goes over all else."""
    given = dict(parameters)
    extra = table(given.pop("extra_body", {}))
    return {**body, **given, **extra}


def as_json(body: Mapping[str, Any]) -> bytes | Failure:
    """Write a request in UTF-8, as the SDKs would; apart from them, so that an error here is no answer's fault."""
    try:
        return json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    except (TypeError, ValueError) as error:
        return Failure(status=0, code=UNWRITABLE, message=f"the request cannot be written as JSON: {error}")
