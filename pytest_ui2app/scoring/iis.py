"""IIS: were the interactions inferred that the screenshots imply (protocol section 7; paper, section 3, Eq. 1).

IIS(app) = 100 x sum(w c r) / sum(w) over the items of the case's inventory: w the scope's weight, c whether any
sub-feature of the family is present, r the credit of its outcome (W 1, P 0.5, F 0). The equation's form is **[ours]**;
the paper gives its parts.

Choices of ours where the paper is silent **[ours]**:

- An unsure sub-feature counts as present (a control was found among candidates) and leaves the outcome open.
- The headline outcome is that of the decided sub-features. If none is decided, the item is left out of both sums:
  what was not measured is neither credited nor held against the app. Such an item spans the full bounds [0, 1].
- The bounds let every unsure sub-feature be anything: working, partial, failed or, after all, absent.
- IIS-strict counts an absent sub-feature as not realised; an item open in IIS is open there too.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from types import MappingProxyType

from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.taxonomy import Family, Finding, Outcome, Scope

ScopeWeights = Mapping[Scope, float]

LINEAR_WEIGHTS: ScopeWeights = MappingProxyType({Scope.S1: 1.0, Scope.S2: 2.0, Scope.S3: 3.0})
"""The headline's weights 1:2:3 (protocol section 7; paper, Eq. 1)."""
EQUAL_WEIGHTS: ScopeWeights = MappingProxyType({Scope.S1: 1.0, Scope.S2: 1.0, Scope.S3: 1.0})
"""The alternative 1:1:1 (protocol section 7; paper, table 4)."""
STEEP_WEIGHTS: ScopeWeights = MappingProxyType({Scope.S1: 1.0, Scope.S2: 2.0, Scope.S3: 4.0})
"""The alternative 1:2:4 (protocol section 7; paper, table 4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubFeatureResult:
    """What was found of one sub-feature of a case's inventory; ``id`` is unique within the case."""

    id: str
    family: Family
    scope: Scope
    finding: Finding


@dataclass(frozen=True, slots=True)
class NotCovered:
    """Outcome of an item none of whose sub-features is present: c = 0."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """Outcome of an item whose present sub-features are all unsure: c = 1, r open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MergedOutcome:
    """Outcome between two annotators one step apart: credit 0.75 (W/P) or 0.25 (P/F) (protocol section 7)."""

    credit: float


ItemOutcome = Outcome | MergedOutcome | NotCovered | Undecided


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemLabel:
    """One inventory item (app and family) as labelled by probes, a judge or annotators.

    ``scope`` is the item's scope in the inventory. ``outcome`` is the headline outcome, ``strict`` the one that counts
    absent sub-features as not realised. ``lower`` and ``upper`` bound c x r over all readings of the unsure
    sub-features. The three counts are of sub-features; all 0 for labels made without looking at sub-features.
    """

    family: Family
    scope: Scope
    outcome: ItemOutcome
    strict: ItemOutcome
    lower: float
    upper: float
    n_decided: int
    n_unsure: int
    n_absent: int

    @property
    def covered(self) -> bool:
        """The c of Eq. 1: some sub-feature of the family is present."""
        return not isinstance(self.outcome, NotCovered)

    @property
    def undecided(self) -> bool:
        """Whether the headline leaves the item out because every present sub-feature is unsure."""
        return isinstance(self.outcome, Undecided)


@dataclass(frozen=True, slots=True, kw_only=True)
class InteractionScore:
    """An app's IIS and what goes with it.

    ``iis``, ``iis_strict``, ``lower`` and ``upper`` are 0-100, with lower <= iis <= upper and iis_strict <= iis;
    ``unsure_share`` in [0, 1] is the share of unsure among the inventory's sub-features.
    """

    iis: float
    iis_strict: float
    lower: float
    upper: float
    unsure_share: float
    n_items: int
    n_undecided: int


def label_item(family: Family, scope: Scope, results: Sequence[SubFeatureResult]) -> ItemLabel:
    """Label one inventory item from what was found of its sub-features (at least one, all of the family)."""
    if not results or any(result.family is not family for result in results):
        msg = f"an item of {family} needs results of that family and no other; got {[result.id for result in results]}"
        raise ValueError(msg)
    findings = [result.finding for result in results]
    unsure, absent = findings.count(Finding.UNSURE), findings.count(Finding.ABSENT)
    readings = [_credit(_outcome(_read_as(findings, reading))) for reading in Finding if reading is not Finding.UNSURE]
    return ItemLabel(
        family=family,
        scope=scope,
        outcome=_outcome(findings),
        strict=_strict_outcome(findings),
        lower=min(readings),
        upper=max(readings),
        n_decided=len(findings) - unsure - absent,
        n_unsure=unsure,
        n_absent=absent,
    )


def judged_item(family: Family, scope: Scope, outcome: Outcome | MergedOutcome | NotCovered) -> ItemLabel:
    """Label one inventory item from a judge's or annotators' decided outcome for the whole family."""
    return ItemLabel(
        family=family,
        scope=scope,
        outcome=outcome,
        strict=outcome,
        lower=_credit(outcome),
        upper=_credit(outcome),
        n_decided=0,
        n_unsure=0,
        n_absent=0,
    )


def interaction_score(
    items: Iterable[ItemLabel], *, weights: ScopeWeights = LINEAR_WEIGHTS
) -> InteractionScore | Unscored:
    """Apply Eq. 1 to an app's inventory items; an empty or wholly undecided inventory has no score."""
    labels = tuple(items)
    if not labels:
        return Unscored(reason="the inventory is empty")
    decided = [label for label in labels if not label.undecided]
    if not decided:
        return Unscored(reason="every inventory item is unsure")
    n_unsure = sum(label.n_unsure for label in labels)
    n_sub_features = sum(label.n_decided + label.n_unsure + label.n_absent for label in labels)
    return InteractionScore(
        iis=_weighted([(label.scope, _credit(label.outcome)) for label in decided], weights),
        iis_strict=_weighted([(label.scope, _credit(label.strict)) for label in decided], weights),
        lower=_weighted([(label.scope, label.lower) for label in labels], weights),
        upper=_weighted([(label.scope, label.upper) for label in labels], weights),
        unsure_share=n_unsure / n_sub_features if n_sub_features else 0.0,
        n_items=len(labels),
        n_undecided=len(labels) - len(decided),
    )


def _outcome(findings: Sequence[Finding]) -> ItemOutcome:
    present = [finding for finding in findings if finding is not Finding.ABSENT]
    decided = [finding for finding in present if finding is not Finding.UNSURE]
    if not present:
        return NotCovered()
    return _realised(decided) if decided else Undecided()


def _strict_outcome(findings: Sequence[Finding]) -> ItemOutcome:
    outcome = _outcome(findings)
    if not isinstance(outcome, Outcome):
        return outcome
    return _realised([finding for finding in findings if finding is not Finding.UNSURE])


def _realised(findings: Sequence[Finding]) -> Outcome:
    if all(finding is Finding.WORKING for finding in findings):
        return Outcome.W
    some = any(finding in {Finding.WORKING, Finding.PARTIAL} for finding in findings)
    return Outcome.P if some else Outcome.F


def _read_as(findings: Sequence[Finding], reading: Finding) -> list[Finding]:
    # Reading all unsure ones alike reaches the extremes: W needs all working, F needs none, all between is P.
    return [reading if finding is Finding.UNSURE else finding for finding in findings]


def _credit(outcome: ItemOutcome) -> float:
    match outcome:
        case Outcome():
            return outcome.value
        case MergedOutcome():
            return outcome.credit
        case NotCovered() | Undecided():
            return 0.0


def _weighted(credits_by_scope: Sequence[tuple[Scope, float]], weights: ScopeWeights) -> float:
    earned = fsum(weights[scope] * earned for scope, earned in credits_by_scope)
    return 100.0 * (earned / fsum(weights[scope] for scope, _ in credits_by_scope))
