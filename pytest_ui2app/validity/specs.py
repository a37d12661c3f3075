"""The list of mutants beside a case: faults of its reference that a probe must notice."""

from collections.abc import Mapping
from dataclasses import dataclass

import yaml

from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.store import digest
from pytest_ui2app.tsx.mutants import Mutation, mutated

_NEEDED = {"id", "breaks", "operator", "file", "anchor", "user_sees"}
_ALLOWED = _NEEDED | {"nth", "with", "also", "survives"}


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
        """Return the digest of the reference with the fault in it."""
        return digest.of_texts(self.applied(files))


def load_specs(case: Case) -> tuple[Spec, ...]:
    """Return the mutants of a case in the order of its file.

    Raises UsageError where there is no such file, or a spec in it is incomplete or breaks what the case does not have.
    """
    if not case.mutants.is_file():
        raise UsageError(f"{case.mutants} is missing: list the faults that its probes must notice (docs/validity.md)")
    try:
        entries = yaml.safe_load(case.mutants.read_text(encoding="utf-8"))
    except yaml.YAMLError as error:
        raise UsageError(f"{case.mutants} is no YAML: {error}") from None
    if not isinstance(entries, list):
        raise UsageError(f"{case.mutants} must be a list of mutants, one for each fault (docs/validity.md)")
    return tuple(_spec(case, entry) for entry in entries)


def item_of(case: Case, sub_feature: str) -> InventoryItem:
    """Return the inventory item that a sub-feature belongs to. Raises UsageError where there is none."""
    for item in case.inventory:
        if any(feature.id == sub_feature for feature in item.sub_features):
            return item
    raise UsageError(f"{case.id} has no sub-feature {sub_feature!r}; see its inventory")


def _spec(case: Case, entry: object) -> Spec:
    if not isinstance(entry, dict):
        raise UsageError(f"{case.mutants}: {entry!r} is no mutant; one has {sorted(_ALLOWED)}")
    if not _NEEDED <= entry.keys() <= _ALLOWED:
        wrong = sorted((entry.keys() - _ALLOWED) | (_NEEDED - entry.keys()))
        raise UsageError(f"{case.id}/{entry.get('id')}: check the keys {wrong}; a mutant has {sorted(_ALLOWED)}")
    item_of(case, entry["breaks"])
    mutation = Mutation(
        operator=entry["operator"],
        file=entry["file"],
        anchor=entry["anchor"],
        nth=entry.get("nth", 0),
        operand=str(entry.get("with", "")),
    )
    return Spec(
        case=case.id,
        id=entry["id"],
        breaks=entry["breaks"],
        user_sees=entry["user_sees"],
        mutation=mutation,
        also=frozenset(entry.get("also", ())),
        survives=str(entry.get("survives", "")),
    )
