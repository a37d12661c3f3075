"""What the probes said of mutants: the verdicts, the file they are kept in, and the table made of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.errors import UsageError
from pytest_ui2app.scoring.bootstrap import Interval
from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.taxonomy import Finding


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What one probe found, with its reason, the claims that did not hold and what the last action changed."""

    sub_feature: str
    family: str
    finding: str
    reason: str
    broken_claims: tuple[str, ...] = ()
    appeared: tuple[str, ...] = ()
    vanished: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What was made of one mutant.

    ``state`` is ``noticed`` (its sub-feature is not found working), ``survived``, ``broken`` (it does not bundle) or
    ``error`` (a probe or a tool is at fault, also on collateral). ``survives`` is why it is known to survive.
    ``collateral`` is what the probes of other families found, where asked.
    """

    case: str
    mutant: str
    breaks: str
    family: str
    operator: str
    state: str
    survives: str
    said: tuple[Said, ...]
    collateral: tuple[Said, ...]
    with_collateral: bool
    seconds: float
    source: str
    probes: str

    @property
    def harmed(self) -> tuple[Said, ...]:
        """The sub-features of other families that were found broken too."""
        return tuple(said for said in self.collateral if said.finding not in {Finding.WORKING, "error"})

    @property
    def surprises(self) -> bool:
        """Whether it is not as it should be: not noticed and not known to be, or noticed by another family's probe."""
        return bool(self.harmed) or (self.state != "noticed" and not (self.state == "survived" and self.survives))


_VERDICTS = TypeAdapter(tuple[Verdict, ...])


def read_verdicts(file: Path) -> tuple[Verdict, ...]:
    """Return the verdicts in a file; none where there is no such file yet. Raises UsageError for any other file."""
    try:
        return _VERDICTS.validate_json(file.read_bytes()) if file.is_file() else ()
    except ValidationError as error:
        raise UsageError(f"{file} does not hold verdicts of this version; name another file or delete it") from error


def write_verdicts(file: Path, verdicts: Sequence[Verdict]) -> None:
    """Write verdicts to a file, at once or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(_VERDICTS.dump_json(tuple(verdicts), indent=1) + b"\n")
    fresh.replace(file)


def table(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield the lines of the table by case and family, the survivors, and what else was broken."""
    yield f"{'case':<10} {'family':<18} {'mutants':>7} {'noticed':>7} {'unsure':>6} {'share':>6} {'95 %':>15}"
    groups = sorted({(verdict.case, verdict.family) for verdict in verdicts})
    for case, family in groups:
        yield _row(case, family, [v for v in verdicts if (v.case, v.family) == (case, family)])
    for family in sorted({family for _, family in groups}):
        yield _row("all", family, [v for v in verdicts if v.family == family])
    yield _row("all", "all", verdicts)
    for state in ("survived", "broken", "error"):
        yield from (f"{state}: {_told(verdict)}" for verdict in verdicts if verdict.state == state)
    yield from _collateral(verdicts)


def published(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the lines of the table that are over all cases, with its head, and those on what is not as it should."""
    told = ("case  ", "all  ", "survived: ", "broken: ", "error: ", "collateral: ", "  ")
    return [line for line in table(verdicts) if line.startswith(told)]


def _row(case: str, family: str, verdicts: Sequence[Verdict]) -> str:
    counted = [verdict for verdict in verdicts if verdict.state in {"noticed", "survived"}]
    noticed = [verdict for verdict in counted if verdict.state == "noticed"]
    unsure = sum(any(said.finding == Finding.UNSURE for said in verdict.said) for verdict in noticed)
    found = Share(hits=len(noticed), total=len(counted))
    interval = found.interval
    share = f"{found.value:6.1%}" if isinstance(found.value, float) else "     -"
    bounds = f"[{interval.low:.1%}, {interval.high:.1%}]" if isinstance(interval, Interval) else ""
    return f"{case:<10} {family:<18} {len(counted):>7} {len(noticed):>7} {unsure:>6} {share} {bounds:>15}"


def _told(verdict: Verdict) -> str:
    reasons = "; ".join(said.reason for said in verdict.said if said.reason)
    known = f"known: {verdict.survives}" if verdict.survives else ""
    told = " ".join(part for part in (known, reasons) if part)
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
