"""NRS: the share of the screenshots a user can get to by clicking (protocol section 6; paper, edition 001)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Reachability:
    """Which of an app's inputs have a matched route that its own controls lead to from home.

    ``inputs`` are all inputs of the case; ``reached`` is a subset of them.
    """

    inputs: tuple[str, ...]
    reached: frozenset[str]

    @property
    def nrs(self) -> float:
        """The app's NRS, 0-100."""
        return 100.0 * (len(self.reached) / len(self.inputs))


def reachability(inputs: Sequence[str], reached: Iterable[str]) -> Reachability:
    """Join a case's inputs with the names of those reached; unmatched inputs are never among the reached."""
    found = frozenset(reached)
    if not inputs or not found.issubset(inputs):
        msg = f"inputs {sorted(found.difference(inputs))} were reached but are none of the case's {len(inputs)} inputs"
        raise ValueError(msg)
    return Reachability(inputs=tuple(inputs), reached=found)
