"""Runs the probes of the cases on mutants of their references: ``python -m tests.validity.mutating --out FILE.json``.

For each mutant the probe of the sub-feature that it breaks is run; with --collateral also every probe of the other
families. Verdicts are written as they come; what the file already holds of the same mutant and the same probes is
not run again.
"""

import argparse
import itertools
import multiprocessing
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.pipeline.stages import code_digest
from pytest_ui2app.store import digest
from pytest_ui2app.taxonomy import Finding
from tests.validity.bench import Bench, workshop
from tests.validity.mutant_specs import CASE_IDS, Spec, item_of, load_case, load_specs, reference_files
from tests.validity.verdicts import Said, Verdict, read_verdicts, table, write_verdicts

AT_ONCE = 12
"""How many mutants are bundled together; those of another process come back together, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Mutants of one case to be looked at together; ``store`` keeps what was built of the references."""

    case_id: str
    specs: tuple[Spec, ...]
    collateral: bool
    store: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A mutant that was bundled, or could not be: then it has no built files."""

    spec: Spec
    item: InventoryItem
    dist: Path | None


def looked_at(batch: Batch) -> Iterator[Verdict]:
    """Bundle mutants and yield what the probes say of each, in a browser of their own."""
    with workshop(batch.store) as place:
        case = load_case(batch.case_id)
        yield from verdicts_of(place.bench(case), case, batch.specs, collateral=batch.collateral)


def run_batch(batch: Batch) -> list[Verdict]:
    """Return all that the probes say of some mutants, for a process of its own."""
    return list(looked_at(batch))


def verdicts_of(bench: Bench, case: Case, specs: Sequence[Spec], *, collateral: bool = False) -> Iterator[Verdict]:
    """Bundle mutants of a case together and yield what its probes say of each."""
    files = reference_files(case.id)
    sources = {spec.id: spec.applied(files) for spec in specs}
    dists = bench.bundled(sources)
    for spec in specs:
        mutant = Mutant(spec=spec, item=item_of(case, spec.breaks), dist=dists.get(spec.id))
        began = time.perf_counter()
        said = _said(bench, mutant, mutant.item, spec.breaks)
        harmed = tuple(_harmed(bench, mutant, case)) if collateral else ()
        seconds = round(time.perf_counter() - began, 2)
        source = digest.of_texts(sources[spec.id])
        yield Verdict(
            case=case.id,
            mutant=spec.id,
            breaks=spec.breaks,
            family=mutant.item.family,
            operator=spec.mutation.operator,
            state=_state(said) if mutant.dist else "broken",
            said=said,
            collateral=harmed,
            with_collateral=collateral,
            seconds=seconds,
            source=source,
            probes=probes_digest(case.id),
        )


def _harmed(bench: Bench, mutant: Mutant, case: Case) -> Iterator[Said]:
    """Yield what the probes of other families say, save of what cannot but break."""
    for item in case.inventory:
        for feature in item.sub_features:
            if item.family != mutant.item.family and feature.id not in mutant.spec.also:
                yield from _said(bench, mutant, item, feature.id)


def _said(bench: Bench, mutant: Mutant, item: InventoryItem, sub_feature: str) -> tuple[Said, ...]:
    if mutant.dist is None:
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
        appeared=report.appeared,
        vanished=report.vanished,
    )


def _state(said: Sequence[Said]) -> str:
    if any(each.finding == "error" for each in said):
        return "error"
    return "survived" if all(each.finding == Finding.WORKING for each in said) else "noticed"


@cache
def probes_digest(case_id: str) -> str:
    """Return the digest of all that a verdict depends on beside the mutant: the case's probes and what drives them."""
    probes = load_case(case_id).probes.read_bytes()
    return digest.of_json([digest.of_bytes(probes), code_digest("behaviour")])


def chosen(arguments: argparse.Namespace) -> list[Spec]:
    """Return the mutants that were asked for."""
    cases = [arguments.case] if arguments.case else CASE_IDS
    specs = [spec for case in cases for spec in load_specs(case) if (arguments.mutant or "") in spec.id]
    if arguments.sample is None:
        return specs
    picked = random.Random(arguments.seed).sample(specs, min(arguments.sample, len(specs)))  # noqa: S311 - no secret
    return [spec for spec in specs if spec in picked]


def missing(specs: Sequence[Spec], known: Sequence[Verdict], *, collateral: bool) -> list[Spec]:
    """Return the mutants that no verdict is at hand of, made of the same source by the same probes."""
    at_hand = {(v.case, v.mutant, v.source, v.probes) for v in known if v.with_collateral or not collateral}
    files = {case: reference_files(case) for case in {spec.case for spec in specs}}
    return [
        spec
        for spec in specs
        if (spec.case, spec.id, spec.digest(files[spec.case]), probes_digest(spec.case)) not in at_hand
    ]


def _batches(specs: Sequence[Spec], store: Path, *, collateral: bool) -> Iterator[Batch]:
    for case_id in dict.fromkeys(spec.case for spec in specs):
        own = [spec for spec in specs if spec.case == case_id]
        for at in range(0, len(own), AT_ONCE):
            yield Batch(case_id=case_id, specs=tuple(own[at : at + AT_ONCE]), collateral=collateral, store=store)


def _results(batches: Sequence[Batch], jobs: int) -> Iterator[list[Verdict]]:
    if jobs == 1:
        yield from ([verdict] for batch in batches for verdict in looked_at(batch))
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(run_batch, batch) for batch in batches]):
            yield done.result()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.validity.mutating", description=__doc__)
    parser.add_argument("--case", choices=CASE_IDS, help="only this case")
    parser.add_argument("--mutant", metavar="TEXT", help="only mutants whose id contains TEXT")
    parser.add_argument("--sample", metavar="N", type=int, help="only N of them, drawn by --seed")
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    parser.add_argument("--collateral", action="store_true", help="also run every probe of the other families")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="processes, each with a browser (default: 1)")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the verdicts are written")
    return parser


def main() -> None:
    """Run what was asked for and is not known yet; print the table of what was asked for."""
    arguments = _parser().parse_args()
    specs = chosen(arguments)
    known = {(v.case, v.mutant): v for v in read_verdicts(arguments.out)}
    todo = missing(specs, list(known.values()), collateral=arguments.collateral)
    with tempfile.TemporaryDirectory(prefix="ui2app-store-") as store:
        batches = list(_batches(todo, Path(store), collateral=arguments.collateral))
        for verdict in itertools.chain.from_iterable(_kept(_results(batches, arguments.jobs), known, arguments.out)):
            say(f"{verdict.state:<9} {verdict.case}/{verdict.mutant} {verdict.seconds:.1f} s")
    asked = {(spec.case, spec.id) for spec in specs}
    for line in table([verdict for key, verdict in known.items() if key in asked]):
        say(line)


def _kept(
    results: Iterator[list[Verdict]], known: dict[tuple[str, str], Verdict], out: Path
) -> Iterator[list[Verdict]]:
    for verdicts in results:
        known.update({(v.case, v.mutant): v for v in verdicts})
        write_verdicts(out, list(known.values()))
        yield verdicts


if __name__ == "__main__":
    main()
