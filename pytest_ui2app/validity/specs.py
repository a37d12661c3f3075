"""The list of mutants beside a case: faults of its reference that a probe must notice."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.store import digest
from pytest_ui2app.tsx.mutants import Mutation, mutated


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """A mutant of a case's reference: the fault, the one sub-feature it breaks, and what a user would notice.

    ``also`` are sub-features of other families that share the state and cannot but break with it; ``survives`` says why
    it is known not to be noticed, empty if it is to be.
    """

    case: str
    id: str
    breaks: str
    user_sees: str
    mutation: Mutation
    also: frozenset[str] = frozenset()
    survives: str = ""

    def applied(self, files: Mapping[str, str]) -> dict[str, str]:
        """Return the reference with the fault in it; raises UsageError naming the mutant where it does not fit."""
        try:
            return mutated(files, self.mutation)
        except UsageError as error:
            raise UsageError(f"{self.case}/{self.id}: {error}") from None

    def digest(self, files: Mapping[str, str]) -> str:
        """Return the digest of the reference with the fault in it, and of what is told of it."""
        told = [self.breaks, self.survives, *sorted(self.also)]
        return digest.of_json([digest.of_texts(self.applied(files)), *told])


class _Entry(BaseModel):
    """An entry of mutants.yaml."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: str
    breaks: str
    operator: str
    file: str
    anchor: str
    user_sees: str
    nth: int = 0
    operand: str | int | float | bool = Field(default="", alias="with")
    also: list[str] = []
    survives: str = ""


_ENTRIES = TypeAdapter(list[_Entry])


def load_specs(case: Case) -> tuple[Spec, ...]:
    """Return the mutants of a case in the order of its file.

    Raises UsageError where there is no such file, or a spec in it is incomplete, has the id of another, or speaks of a
    sub-feature that the case does not have.
    """
    if not case.mutants.is_file():
        raise UsageError(f"{case.mutants} is missing: list the faults that its probes must notice (docs/cases.md)")
    specs = tuple(_spec(case, entry) for entry in _entries(case.mutants))
    twice = [each for each, n in Counter(spec.id for spec in specs).items() if n > 1]
    if twice:
        raise UsageError(f"{case.mutants}: the id {twice[0]!r} is there twice; give each fault its own")
    return specs


def item_of(case: Case, sub_feature: str) -> InventoryItem:
    """Return the inventory item that a sub-feature belongs to. Raises UsageError where there is none."""
    for item in case.inventory:
        if any(feature.id == sub_feature for feature in item.sub_features):
            return item
    raise UsageError(f"{case.id} has no sub-feature {sub_feature!r}; see its inventory")


def _entries(file: Path) -> list[_Entry]:
    try:
        return _ENTRIES.validate_python(yaml.safe_load(file.read_text(encoding="utf-8")))
    except yaml.YAMLError as error:
        raise UsageError(f"{file} is no YAML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = " ".join(str(each) for each in first["loc"])
        raise UsageError(f"{file}: entry {place}: {first['msg']} (docs/cases.md has an example)") from None


def _spec(case: Case, entry: _Entry) -> Spec:
    for sub_feature in (entry.breaks, *entry.also):
        item_of(case, sub_feature)
    mutation = Mutation(
        operator=entry.operator, file=entry.file, anchor=entry.anchor, nth=entry.nth, operand=str(entry.operand)
    )
    return Spec(
        case=case.id,
        id=entry.id,
        breaks=entry.breaks,
        user_sees=entry.user_sees,
        mutation=mutation,
        also=frozenset(entry.also),
        survives=entry.survives,
    )
