"""``ui2app check --validity``: whether a case's probes notice the faults listed beside it, and nothing else."""

import argparse
import random
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.validity.mutating import Batch, batches, missing, results
from pytest_ui2app.validity.specs import Spec, load_specs
from pytest_ui2app.validity.verdicts import Verdict, read_verdicts, table, write_verdicts


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the options of proving to the parser of ``ui2app check``."""
    group = parser.add_argument_group(
        "proving the probes",
        "with --validity each fault that the case's mutants.yaml lists is put into its reference, one at a time, and "
        "the probe of what it breaks must notice it; -k then picks mutants",
    )
    group.add_argument("--validity", action="store_true", help="prove the probes on the case's mutants instead")
    group.add_argument(
        "--collateral", action="store_true", help="also run every probe of the other families, which must not notice"
    )
    group.add_argument("--sample", metavar="N", type=_some, help="only N of the mutants, always the same ones")
    group.add_argument("--each", action="store_true", help="only the first mutant of each sub-feature")
    group.add_argument("--jobs", metavar="N", type=_some, help="processes, each with a browser (default: 1)")
    group.add_argument(
        "--out", metavar="FILE", type=Path, help="keep the verdicts here; what it holds already is not run again"
    )


def _some(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is none; give a number from 1")
    return number


def prove(arguments: argparse.Namespace) -> int:
    """Run the probes on the mutants that were asked for; return the exit code.

    Raises UsageError where a case lists no mutants, or none was asked for, or an option is not for mutants.
    """
    if given := [name for name in ("model", "evidence", "sandbox") if getattr(arguments, name)]:
        flag = "--ui2app-sandbox" if given[0] == "sandbox" else f"--{given[0]}"
        raise UsageError(f"{flag} is not for --validity, which runs on mutants of the reference alone; leave it out")
    cases = load_cases(arguments.cases)
    listed = {case.id: load_specs(case) for case in cases}
    chosen = _chosen([spec for specs in listed.values() for spec in specs], arguments)
    known = {(v.case, v.mutant): v for v in (read_verdicts(arguments.out) if arguments.out else ())}
    with tempfile.TemporaryDirectory(prefix="ui2app-store-") as store:
        work: list[Batch] = []
        for case in cases:
            own = [spec for spec in chosen if spec.case == case.id]
            todo = missing(case, own, list(known.values()), collateral=arguments.collateral)
            work += batches(case, todo, Path(store), collateral=arguments.collateral)
        for verdict in _kept(results(work, arguments.jobs or 1), known, arguments.out):
            say(f"{'BAD' if verdict.surprises else 'ok '} {verdict.case}/{verdict.mutant} {verdict.state}")
    asked = [known[spec.case, spec.id] for spec in chosen]
    for line in table(asked):
        say(line)
    return 1 if any(verdict.surprises for verdict in asked) else 0


def refuse_without_validity(arguments: argparse.Namespace) -> None:
    """Raise UsageError for an option that says nothing without ``--validity``."""
    if given := [name for name in ("collateral", "sample", "each", "jobs", "out") if getattr(arguments, name)]:
        raise UsageError(f"--{given[0]} is for mutants; add --validity, or leave it out")


def _chosen(specs: list[Spec], arguments: argparse.Namespace) -> list[Spec]:
    """Return the mutants that were asked for."""
    named = [spec for spec in specs if arguments.only in spec.id]
    if arguments.each:
        first = {(spec.case, spec.breaks): spec for spec in reversed(named)}
        named = [spec for spec in named if first[spec.case, spec.breaks] is spec]
    if arguments.sample is not None:
        picked = random.Random(0).sample(named, min(arguments.sample, len(named)))  # noqa: S311 - no secret
        named = [spec for spec in named if spec in picked]
    if not named:
        raise UsageError(f"no mutant has {arguments.only!r} in its id; see the case's mutants.yaml")
    return named


def _kept(
    verdicts: Iterable[list[Verdict]], known: dict[tuple[str, str], Verdict], out: Path | None
) -> Iterator[Verdict]:
    """Yield verdicts as they come, each written down first."""
    for some in verdicts:
        known.update({(v.case, v.mutant): v for v in some})
        if out:
            write_verdicts(out, [known[key] for key in sorted(known)])
        yield from some
