"""The mutants of each case: one file of specs per case, beside this module."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.store import digest
from pytest_ui2app.tsx.mutants import Mutation, mutated

CASES = Path(__file__).parents[2] / "cases"
SPECS = Path(__file__).with_name("mutants")
CASE_IDS = ("cartly", "clientele", "dayboard")

_NEEDED = {"id", "breaks", "operator", "file", "anchor", "user_sees"}
_ALLOWED = _NEEDED | {"nth", "with", "also"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """A mutant of a case's reference: the fault, the one sub-feature it breaks, and what a user would notice.

    ``also`` are sub-features of other families that share the state and cannot but break with it.
    """

    case: str
    id: str
    breaks: str
    user_sees: str
    mutation: Mutation
    also: frozenset[str] = frozenset()

    def applied(self, files: dict[str, str]) -> dict[str, str]:
        """Return the reference with the fault in it; raises UsageError naming the mutant where it does not fit."""
        try:
            return mutated(files, self.mutation)
        except UsageError as error:
            raise UsageError(f"{self.case}/{self.id}: {error}") from None

    def digest(self, files: dict[str, str]) -> str:
        """Return the digest of the reference with the fault in it."""
        return digest.of_texts(self.applied(files))


def load_case(case_id: str) -> Case:
    """Return one of the cases that come with the package."""
    (case,) = load_cases([CASES / case_id])
    return case


def reference_files(case_id: str) -> dict[str, str]:
    """Return the source of a case's reference."""
    return source_files(CASES / case_id / "reference")


def load_specs(case_id: str) -> tuple[Spec, ...]:
    """Return the mutants of a case in the order of its file. Raises UsageError where a spec is incomplete."""
    file = SPECS / f"{case_id}.yaml"
    return tuple(_spec(case_id, entry) for entry in yaml.safe_load(file.read_text(encoding="utf-8")))


def item_of(case: Case, sub_feature: str) -> InventoryItem:
    """Return the inventory item that a sub-feature belongs to. Raises UsageError where there is none."""
    for item in case.inventory:
        if any(feature.id == sub_feature for feature in item.sub_features):
            return item
    raise UsageError(f"{case.id} has no sub-feature {sub_feature!r}; see its inventory")


def _spec(case_id: str, entry: dict[str, Any]) -> Spec:
    if not entry.keys() <= _ALLOWED or not entry.keys() >= _NEEDED:
        wrong = sorted((entry.keys() - _ALLOWED) | (_NEEDED - entry.keys()))
        raise UsageError(f"{case_id}/{entry.get('id')}: check the keys {wrong}; a spec has {sorted(_ALLOWED)}")
    mutation = Mutation(
        operator=entry["operator"],
        file=entry["file"],
        anchor=entry["anchor"],
        nth=entry.get("nth", 0),
        operand=str(entry.get("with", "")),
    )
    return Spec(
        case=case_id,
        id=entry["id"],
        breaks=entry["breaks"],
        user_sees=entry["user_sees"],
        mutation=mutation,
        also=frozenset(entry.get("also", ())),
    )
