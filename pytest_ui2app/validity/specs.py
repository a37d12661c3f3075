"""Mutants of a case: faults of its reference that a probe must notice."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff

from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.store import digest
from pytest_ui2app.tsx.mutants import Mutation, mutated

CONTEXT = 2
"""Lines that a diff shows around a fault."""


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

    def diff(self, files: Mapping[str, str]) -> Iterator[str]:
        """Yield the lines of a unified diff between the reference's file and the one with the fault in it."""
        path = self.mutation.file
        before, after = (source[path].split("\n") for source in (files, self.applied(files)))
        yield from unified_diff(before, after, f"reference/{path}", f"{self.id}/{path}", n=CONTEXT, lineterm="")

    def digest(self, files: Mapping[str, str]) -> str:
        """Return the digest of the reference with the fault in it, and of what is told of it."""
        told = [self.breaks, self.survives, *sorted(self.also)]
        return digest.of_json([digest.of_texts(self.applied(files)), *told])


def item_of(case: Case, sub_feature: str) -> InventoryItem:
    """Return the inventory item that a sub-feature belongs to. Raises UsageError where there is none."""
    for item in case.inventory:
        if any(feature.id == sub_feature for feature in item.sub_features):
            return item
    raise UsageError(f"{case.id} has no sub-feature {sub_feature!r}; see its inventory")
