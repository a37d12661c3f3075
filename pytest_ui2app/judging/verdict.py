"""A judge's verdict on one app, and how it is read out of a reply: strictly, with every flaw told in words."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from pytest_ui2app.generation.characters import printable, whole_characters
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope
from pytest_ui2app.wording import shortened

LONGEST_EVIDENCE: Final = 600
"""Characters that are kept of the sentence of evidence [ours]."""
LONGEST_BEGINNING: Final = 80
"""Characters that are shown of a reply that cannot be used [ours]."""
MOST_FLAWS: Final = 10
"""Flaws of one reply that are told [ours]."""
_SHOWN: Final = 60
"""Characters of a wrong name that are repeated to the judge [ours]."""
_FENCED: Final = re.compile(r"```[\w-]*[ \t]*\r?\n(.*?)```", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyVerdict:
    """What a judge says of one interaction family of one app, with a sentence of evidence.

    ``scope`` is how far the behaviour reaches in the app as the judge saw it; of a family that is not covered, that of
    the inventory.
    """

    family: Family
    outcome: Outcome | NotCovered
    scope: Scope
    evidence: str

    @property
    def covered(self) -> bool:
        """Whether any of the family's sub-features is present."""
        return not isinstance(self.outcome, NotCovered)

    @property
    def label(self) -> CellLabel:
        """The verdict in the schema that all sources of labels share."""
        return CellLabel(outcome=self.outcome, scope=float(self.scope))


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a judge says of one app: one verdict per family of the case's inventory, in the inventory's order."""

    families: tuple[FamilyVerdict, ...]

    def of(self, family: Family) -> FamilyVerdict:
        """Return the verdict on one family. Raises KeyError for one that the inventory lacks."""
        return {verdict.family: verdict for verdict in self.families}[family]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flawed:
    """A reply that is no verdict, and why not: phrases that a judge can be told."""

    flaws: tuple[str, ...]

    def __str__(self) -> str:
        return "; ".join(self.flaws)


def _whole(value: object) -> object:
    """Let no true and no 1.0 pass for a 1, to which they are equal."""
    return value if type(value) is int else None


class _Entry(BaseModel):
    """What the reply says of one family."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    coverage: Annotated[Literal[0, 1], BeforeValidator(_whole)]
    outcome: Literal["W", "P", "F"] | None
    scope: Literal["S1", "S2", "S3"] | None
    evidence: Annotated[str, Field(pattern=r"\S")]


class _RepeatedKeyError(ValueError):
    """A JSON object says two things under one key, of which Python would keep the last."""


def read_verdict(text: str, scopes: Mapping[Family, Scope]) -> Verdict | Flawed:
    """Read a verdict on exactly the families of ``scopes``, which are those of the inventory.

    The reply has to be one JSON object, by itself or in the only fence that holds any; nothing is guessed. Never
    raises.
    """
    document = _document(text)
    if isinstance(document, Flawed):
        return document
    flaws = list(_flaws_of_families(document, scopes))
    entries = {family: _entry(family, document[family.value], flaws) for family in scopes if family.value in document}
    if flaws:
        return Flawed(flaws=tuple(flaws[:MOST_FLAWS]))
    return Verdict(families=tuple(_family_verdict(family, scopes[family], entries[family]) for family in scopes))


def _document(text: str) -> Mapping[str, Any] | Flawed:
    """Return the object under ``families``."""
    try:
        loaded = _loaded(text)
    except _RepeatedKeyError as error:
        return Flawed(flaws=(str(error),))
    if isinstance(loaded, Flawed):
        return loaded
    if not isinstance(loaded, dict) or not isinstance(loaded.get("families"), dict):
        return Flawed(flaws=('the reply is no JSON object with an object under the key "families"',))
    if others := [key for key in loaded if key != "families"]:
        return Flawed(flaws=(f'beside "families" the reply has {_named(others)}, which do not belong there',))
    families: Mapping[str, Any] = loaded["families"]
    return families


def _loaded(text: str) -> object:
    candidates = [text, *_FENCED.findall(text)]
    values = [value for candidate in candidates if (value := _json(candidate)) is not _NOTHING]
    if not values:
        return Flawed(flaws=("the reply is not JSON, neither as a whole nor in a fence",))
    if len(values) > 1:
        return Flawed(flaws=("the reply holds several fences with JSON, so that nobody can tell which one counts",))
    return values[0]


_NOTHING: Final = object()


def _json(text: str) -> object:
    """Return the JSON value of a text, _NOTHING if it is none."""
    try:
        return json.loads(text, object_pairs_hook=_without_repetition)
    except _RepeatedKeyError:
        raise
    except (ValueError, RecursionError):
        return _NOTHING


def _without_repetition(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    keys = [key for key, _ in pairs]
    if repeated := [key for key in dict.fromkeys(keys) if keys.count(key) > 1]:
        raise _RepeatedKeyError(f"the reply says more than one thing under the same key: {_named(repeated)}")
    return {key: whole_characters(value) if isinstance(value, str) else value for key, value in pairs}


def _flaws_of_families(document: Mapping[str, Any], scopes: Mapping[Family, Scope]) -> Sequence[str]:
    wanted = [family.value for family in scopes]
    missing = [f"{family} is missing" for family in wanted if family not in document]
    strange = [f"{_named([key])} is no family that was asked for" for key in document if key not in wanted]
    return [*missing, *strange]


def _entry(family: Family, raw: object, flaws: list[str]) -> _Entry | None:
    try:
        entry = _Entry.model_validate(raw)
    except ValidationError as error:
        flaws += [_flaw(family, problem["loc"], problem["msg"]) for problem in error.errors(include_url=False)]
        return None
    if entry.coverage and not (entry.outcome and entry.scope):
        flaws.append(f"{family} has coverage 1 and so needs an outcome (W, P or F) and a scope (S1, S2 or S3)")
    if not entry.coverage and entry.outcome:
        flaws.append(f"{family} has coverage 0 and yet the outcome {entry.outcome}; without coverage it is null")
    return entry


def beginning(text: str) -> str:
    """Return how a reply begins, in words for a terminal."""
    begun = shortened(printable(whole_characters(text.strip()[: 2 * LONGEST_BEGINNING])), LONGEST_BEGINNING)
    return f'it begins "{begun}"' if begun else "it is empty"


def _flaw(family: Family, place: Sequence[str | int], message: str) -> str:
    where = ".".join([family.value, *(_shown(str(step)) for step in place)])
    return f"{where}: {message[:1].lower()}{message[1:]}"


def _family_verdict(family: Family, scope: Scope, entry: _Entry | None) -> FamilyVerdict:
    assert entry is not None  # noqa: S101 - one without would be a flaw
    covered = entry.coverage == 1 and entry.outcome is not None and entry.scope is not None
    return FamilyVerdict(
        family=family,
        outcome=Outcome[entry.outcome] if covered and entry.outcome else NotCovered(),
        scope=Scope[entry.scope] if covered and entry.scope else scope,
        evidence=shortened(printable(entry.evidence).strip(), LONGEST_EVIDENCE),
    )


def _named(keys: Sequence[str]) -> str:
    return ", ".join(json.dumps(_shown(key)) for key in keys[:MOST_FLAWS])


def _shown(key: str) -> str:
    return shortened(printable(whole_characters(key)), _SHOWN)
