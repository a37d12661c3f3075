"""Making the mutants of a case and running its probes on them.

For each mutant the probe of the sub-feature that it breaks is run; where collateral is asked for, also every probe of
the other families, which must not notice anything.
"""

import multiprocessing
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.cases.case import CASE_FILE, Case, InventoryItem
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.pipeline.stages import code_digest
from pytest_ui2app.store import digest
from pytest_ui2app.validity.bench import Bench, workshop
from pytest_ui2app.validity.bundling import Unbundled
from pytest_ui2app.validity.specs import Spec, item_of
from pytest_ui2app.validity.verdicts import Said, State, Verdict, state_of

AT_ONCE = 12
"""How many mutants are bundled together; those of another process come back together, too."""
AT_ONCE_WITH_COLLATERAL = 2
"""As many as come back in a minute or two: what has come is kept when a run is broken off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Mutants of one case to be looked at together; ``store`` keeps what was built of the references."""

    case: Case
    specs: tuple[Spec, ...]
    collateral: bool
    store: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A mutant with its built files, or with why it has none."""

    spec: Spec
    item: InventoryItem
    dist: Path | Unbundled

    @property
    def unbundled(self) -> str:
        """Why it cannot be bundled; empty if it was."""
        return str(self.dist) if isinstance(self.dist, Unbundled) else ""


def batches(case: Case, specs: Sequence[Spec], store: Path, *, collateral: bool) -> list[Batch]:
    """Return mutants of a case in batches for ``results``."""
    size = AT_ONCE_WITH_COLLATERAL if collateral else AT_ONCE
    parts = (tuple(specs[at : at + size]) for at in range(0, len(specs), size))
    return [Batch(case=case, specs=part, collateral=collateral, store=store) for part in parts]


def results(work: Sequence[Batch], jobs: int) -> Generator[list[Verdict]]:
    """Yield what the probes say of each batch, or mutant by mutant where there is one job, as it comes.

    Who does not take all of it must close the generator: there is a browser in it.
    """
    if jobs == 1:
        yield from _one_by_one(work)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(_run_batch, batch) for batch in work]):
                yield done.result()
        finally:  # where nobody wants the rest, only what is under way is waited for
            pool.shutdown(wait=False, cancel_futures=True)


def verdicts_of(bench: Bench, case: Case, specs: Sequence[Spec], *, collateral: bool = False) -> Iterator[Verdict]:
    """Bundle mutants of a case together and yield what its probes say of each."""
    files = source_files(case.reference)
    sources = {spec.id: spec.applied(files) for spec in specs}
    dists = bench.bundled(sources)
    for spec in specs:
        mutant = Mutant(spec=spec, item=item_of(case, spec.breaks), dist=dists[spec.id])
        began = time.perf_counter()
        said = _said(bench, mutant, mutant.item, spec.breaks)
        harmed = tuple(_harmed(bench, mutant, case)) if collateral else ()
        yield Verdict(
            case=case.id,
            mutant=spec.id,
            breaks=spec.breaks,
            family=mutant.item.family,
            operator=spec.mutation.operator,
            state=State.BROKEN if mutant.unbundled else state_of(said, harmed),
            survives=spec.survives,
            said=said,
            collateral=harmed,
            with_collateral=collateral,
            seconds=round(time.perf_counter() - began, 2),
            source=spec.digest(files),
            probes=probes_digest(case),
            unbundled=mutant.unbundled,
        )


_CODE: Final = (
    *("behaviour", "browser", "build", "matching", "pipeline", "tsx"),
    *(f"validity/{name}" for name in ("bench.py", "bundling.mjs", "bundling.py", "mutating.py")),
)
"""The code that a mutant is made, built and probed by."""


@cache
def probes_digest(case: Case) -> str:
    """Return the digest of what a verdict depends on beside the mutant and the browser: the case, and what runs it."""
    files = (case.folder / CASE_FILE, case.inventory_file, case.probes, *case.pictures)
    return digest.of_json([[digest.of_bytes(file.read_bytes()) for file in files], code_digest(*_CODE)])


def missing(case: Case, specs: Sequence[Spec], known: Sequence[Verdict], *, collateral: bool) -> list[Spec]:
    """Return the mutants that no verdict is at hand of, made of the same source by the same probes.

    Where a tool or the machine was at fault there is none.
    """
    kept = [v for v in known if v.state is not State.ERROR and (v.with_collateral or not collateral)]
    at_hand = {(v.case, v.mutant, v.source, v.probes) for v in kept}
    files, probes = source_files(case.reference), probes_digest(case)
    return [spec for spec in specs if (spec.case, spec.id, spec.digest(files), probes) not in at_hand]


def _one_by_one(work: Sequence[Batch]) -> Iterator[list[Verdict]]:
    for batch in work:
        with closing(_looked_at(batch)) as verdicts:
            yield from ([verdict] for verdict in verdicts)


def _looked_at(batch: Batch) -> Generator[Verdict]:
    """Bundle mutants and yield what the probes say of each, in a browser of their own."""
    with workshop(batch.store) as place:
        yield from verdicts_of(place.bench(batch.case), batch.case, batch.specs, collateral=batch.collateral)


def _run_batch(batch: Batch) -> list[Verdict]:
    return list(_looked_at(batch))


def _harmed(bench: Bench, mutant: Mutant, case: Case) -> Iterator[Said]:
    """Yield what the probes of other families say, save of what cannot but break."""
    for item in case.inventory:
        for feature in item.sub_features:
            if item.family != mutant.item.family and feature.id not in mutant.spec.also:
                yield from (said.in_brief for said in _said(bench, mutant, item, feature.id))


def _said(bench: Bench, mutant: Mutant, item: InventoryItem, sub_feature: str) -> tuple[Said, ...]:
    if isinstance(mutant.dist, Unbundled):
        return ()
    try:
        report = bench.probed(sub_feature, mutant.dist)
    except InfrastructureError as error:
        return (Said(sub_feature=sub_feature, family=item.family, finding="error", reason=str(error)),)
    return (_told(item, report),)


def _told(item: InventoryItem, report: ProbeReport) -> Said:
    return Said(
        sub_feature=report.sub_feature,
        family=item.family,
        finding=report.finding,
        reason=report.reason,
        broken_claims=tuple(check.claim for check in report.checks if not check.held),
        held_claims=tuple(check.claim for check in report.checks if check.held),
        appeared=report.appeared,
        vanished=report.vanished,
    )
