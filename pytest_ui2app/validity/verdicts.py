"""What the probes said of mutants: the verdicts, and the table made of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from pytest_ui2app.build.diagnostics import one_line
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.taxonomy import Finding
from pytest_ui2app.wording import shortened


class State(StrEnum):
    """What became of a mutant."""

    NOTICED = "noticed"
    """The probe of the sub-feature it breaks found it failed, partial or unsure."""
    SURVIVED = "survived"
    """That probe found the sub-feature working."""
    GONE = "gone"
    """That probe found it absent: more is gone than a behaviour, so that this proves nothing of what it claims."""
    CRASHED = "crashed"
    """That probe saw nothing but an uncaught error, a blank page or one that hangs: any probe would have."""
    BROKEN = "broken"
    """It cannot be bundled."""
    ERROR = "error"
    """A probe or a tool is at fault, also where collateral is asked for."""


CRASH_CLAIMS = ("no uncaught error", "the page is not blank", "the app goes on")
"""How the claims begin that every probe makes of an app that was acted on, or that went down under it."""


WIDTH = 100
"""Characters of a verdict's line, where its names leave room for a reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What one probe found, with its reason, the claims that did and did not hold, and what the last action changed."""

    sub_feature: str
    family: str
    finding: str
    reason: str
    broken_claims: tuple[str, ...] = ()
    appeared: tuple[str, ...] = ()
    vanished: tuple[str, ...] = ()
    held_claims: tuple[str, ...] = ()

    @property
    def in_brief(self) -> "Said":
        """The same without evidence, where it is found working: there are thousands of them."""
        brief = Said(sub_feature=self.sub_feature, family=self.family, finding=self.finding, reason=self.reason)
        return brief if self.finding == Finding.WORKING else self

    @property
    def crash_alone(self) -> bool:
        """Whether all that did not hold is what would not hold of any app that goes down."""
        return bool(self.broken_claims) and all(claim.startswith(CRASH_CLAIMS) for claim in self.broken_claims)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What was made of one mutant.

    ``survives`` is why it is known to survive, ``unbundled`` why it cannot be bundled (both empty otherwise).
    ``collateral`` is what the probes of other families found, where asked.
    """

    case: str
    mutant: str
    breaks: str
    family: str
    operator: str
    state: State
    survives: str
    said: tuple[Said, ...]
    collateral: tuple[Said, ...]
    with_collateral: bool
    seconds: float
    source: str
    probes: str
    unbundled: str = ""

    def says_more_than(self, other: "Verdict") -> bool:
        """Whether it is of the same source by the same probes as another, and with collateral, which that lacks."""
        same = (self.source, self.probes) == (other.source, other.probes)
        return same and self.with_collateral and not other.with_collateral

    @property
    def harmed(self) -> tuple[Said, ...]:
        """The sub-features of other families that were found broken too."""
        return tuple(said for said in self.collateral if said.finding not in {Finding.WORKING, "error"})

    @property
    def known(self) -> bool:
        """Whether it survived and is known to."""
        return self.state is State.SURVIVED and bool(self.survives)

    @property
    def surprises(self) -> bool:
        """Whether it is not as it should be: not noticed and not known to be, or noticed by another family's probe."""
        return bool(self.harmed) or not (self.state is State.NOTICED or self.known)


def state_of(said: Sequence[Said], collateral: Sequence[Said]) -> State:
    """Return what became of a mutant that was bundled."""
    if any(each.finding == "error" for each in (*said, *collateral)):
        return State.ERROR
    if all(each.finding == Finding.WORKING for each in said):
        return State.SURVIVED
    if any(each.finding == Finding.ABSENT for each in said):
        return State.GONE
    return State.CRASHED if all(each.crash_alone for each in said) else State.NOTICED


def table(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield the lines of the table by case and family, the survivors, and what else was broken."""
    yield f"{'case':<10} {'family':<18} {'mutants':>7} {'noticed':>7} {'unsure':>6} {'share':>6} {'95 %':>15}"
    groups = sorted({(verdict.case, verdict.family) for verdict in verdicts})
    for case, family in groups:
        yield _row(case, family, [v for v in verdicts if (v.case, v.family) == (case, family)])
    for family in sorted({family for _, family in groups}):
        yield _row("all", family, [v for v in verdicts if v.family == family])
    yield _row("all", "all", verdicts)
    for state in (state for state in State if state is not State.NOTICED):
        yield from (f"{state}: {_told(verdict)}" for verdict in verdicts if verdict.state is state)
    yield from _collateral(verdicts)


def line(verdict: Verdict) -> str:
    """Return what became of a mutant and why, in one line of at most WIDTH characters that a terminal can show."""
    harm = ", ".join(said.sub_feature for said in verdict.harmed)
    parts = (*_whys(verdict), f"other families: {harm}" if harm else "")
    why = one_line("; ".join(part for part in parts if part))
    told = f"{verdict.case}/{verdict.mutant} {'known to survive' if verdict.known else verdict.state}"
    return shortened(f"{told}: {why}" if why else told, WIDTH)


def _whys(verdict: Verdict) -> Iterator[str]:
    """Yield why a mutant is what it is: what its probe found, or in the end what does hold."""
    yield verdict.unbundled
    blamed = verdict.said
    if verdict.state is State.ERROR:
        blamed = tuple(said for said in (*verdict.said, *verdict.collateral) if said.finding == "error")
    for said in blamed:
        if said.finding == Finding.WORKING:
            yield f"held: {', '.join(said.held_claims)}" if said.held_claims else ""
        else:
            yield f"{said.finding}, {said.reason}" if said.reason else said.finding


def _row(case: str, family: str, verdicts: Sequence[Verdict]) -> str:
    counted = [verdict for verdict in verdicts if verdict.state in {State.NOTICED, State.SURVIVED}]
    noticed = [verdict for verdict in counted if verdict.state is State.NOTICED]
    unsure = sum(any(said.finding == Finding.UNSURE for said in verdict.said) for verdict in noticed)
    found = Share(hits=len(noticed), total=len(counted))
    interval = found.interval
    share = f"{found.value:6.1%}" if isinstance(found.value, float) else "     -"
    bounds = f"[{interval.low:.1%}, {interval.high:.1%}]" if isinstance(interval, Interval) else ""
    return f"{case:<10} {family:<18} {len(counted):>7} {len(noticed):>7} {unsure:>6} {share} {bounds:>15}"


def _told(verdict: Verdict) -> str:
    reasons = "; ".join(said.reason for said in verdict.said if said.reason)
    known = f"known: {verdict.survives}" if verdict.survives else ""
    told = " ".join(part for part in (known, reasons, one_line(verdict.unbundled)) if part)
    return f"{verdict.case}/{verdict.mutant} ({verdict.operator}, breaks {verdict.breaks}) {told}".rstrip()


def _collateral(verdicts: Sequence[Verdict]) -> Iterator[str]:
    looked_at = [verdict for verdict in verdicts if verdict.with_collateral]
    if not looked_at:
        return
    asked = sum(len(verdict.collateral) for verdict in looked_at)
    harmed = sum(len(verdict.harmed) for verdict in looked_at)
    yield f"collateral: {harmed} of {asked} verdicts on other families not working, over {len(looked_at)} mutants"
    for verdict in looked_at:
        for said in verdict.harmed:
            yield f"  {verdict.case}/{verdict.mutant}: {said.sub_feature} {said.finding}: {said.reason}"
