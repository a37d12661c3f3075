"""``ui2app check --validity``: whether a case's probes notice the faults listed beside it, and nothing else."""

import argparse
import random
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from pytest_ui2app.build.diagnostics import one_line
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.validity.keeping import add_verdicts, prepare, read_verdicts
from pytest_ui2app.validity.listing import load_specs
from pytest_ui2app.validity.mutating import Batch, batches, missing, results
from pytest_ui2app.validity.specs import Spec
from pytest_ui2app.validity.verdicts import Verdict, line, table

Known = dict[tuple[str, str], Verdict]
"""Verdicts by case and mutant."""

_DESCRIPTION = """\
With --validity each fault that the case's mutants.yaml lists is put into its reference, one at a time, and the probe of
what it breaks must notice it (docs/cases.md). -k then picks the mutants whose id contains TEXT. A mutant takes about 2
seconds, with --collateral about a minute. --model, --evidence and --ui2app-sandbox are not for mutants.
"""
_FOR_MUTANTS = ("collateral", "sample", "each", "jobs", "out", "diff")
_FOR_RUNS = ("collateral", "jobs", "out")
"""Options that are for --validity, and those of them that say nothing where no probe is run."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the options of proving to the parser of ``ui2app check``."""
    group = parser.add_argument_group("proving the probes", _DESCRIPTION)
    group.add_argument("--validity", action="store_true", help="prove the probes on the case's mutants instead")
    group.add_argument(
        "--collateral", action="store_true", help="also run every probe of the other families, which must not notice"
    )
    group.add_argument("--sample", metavar="N", type=_count, help="only N of the mutants, always the same ones")
    group.add_argument("--each", action="store_true", help="only the first mutant of each sub-feature")
    group.add_argument("--jobs", metavar="N", type=_count, help="processes, each with a browser (default: 1)")
    group.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help="keep the verdicts here, as JSON; what it holds already is not run again. Several runs may share a file",
    )
    group.add_argument(
        "--diff", action="store_true", help="only show what each mutant changes in the reference; no probe is run"
    )


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of things; give a whole number from 1")
    return int(text)


def prove(arguments: argparse.Namespace) -> int:
    """Run the probes on the mutants that were asked for, or show these; return the exit code.

    Raises UsageError where a case lists no mutants, or none was asked for, or an option is not for mutants, or the
    verdicts cannot be kept where they are to be.
    """
    _refuse_what_is_not_heeded(arguments)
    cases = load_cases(arguments.cases)
    chosen = _chosen([spec for case in cases for spec in load_specs(case)], arguments)
    if arguments.diff:
        _show_changes(cases, chosen)
        return 0
    known: Known = {}
    if arguments.out:
        prepare(arguments.out)
        known = {(v.case, v.mutant): v for v in read_verdicts(arguments.out)}
    with tempfile.TemporaryDirectory(prefix="ui2app-store-") as store:
        work = _work(cases, chosen, known, Path(store), collateral=arguments.collateral)
        _run(work, len(chosen), known, arguments)
    asked = [known[spec.case, spec.id] for spec in chosen]
    for row in table(asked):
        say(row)
    return 1 if any(verdict.surprises for verdict in asked) else 0


def refuse_without_validity(arguments: argparse.Namespace) -> None:
    """Raise UsageError for an option that says nothing without ``--validity``."""
    if given := [name for name in _FOR_MUTANTS if getattr(arguments, name)]:
        raise UsageError(f"--{given[0]} is for mutants; add --validity, or leave it out")


def _refuse_what_is_not_heeded(arguments: argparse.Namespace) -> None:
    if given := [name for name in ("model", "evidence", "sandbox") if getattr(arguments, name)]:
        flag = "--ui2app-sandbox" if given[0] == "sandbox" else f"--{given[0]}"
        raise UsageError(f"{flag} is not for --validity, which runs on mutants of the reference alone; leave it out")
    if arguments.diff and (given := [name for name in _FOR_RUNS if getattr(arguments, name)]):
        raise UsageError(f"--{given[0]} is not for --diff, which runs no probe; leave one of them out")


def _chosen(specs: list[Spec], arguments: argparse.Namespace) -> list[Spec]:
    """Return the mutants that were asked for."""
    only = arguments.only
    named = [spec for spec in specs if only in spec.id or only == f"{spec.case}/{spec.id}"]
    if not named:
        lists = ", ".join(str(path) for path in arguments.cases)
        raise UsageError(
            f"no id of the {len(specs)} mutants of {lists} has {only!r} in it; see the case's mutants.yaml"
        )
    if arguments.each:
        first = {(spec.case, spec.breaks): spec for spec in reversed(named)}
        named = [spec for spec in named if first[spec.case, spec.breaks] is spec]
    if arguments.sample is not None:
        picked = random.Random(0).sample(named, min(arguments.sample, len(named)))  # noqa: S311 - no secret
        named = [spec for spec in named if spec in picked]
    return named


def _show_changes(cases: Sequence[Case], chosen: Sequence[Spec]) -> None:
    for case in cases:
        files = source_files(case.reference)
        for spec in (spec for spec in chosen if spec.case == case.id):
            say(one_line(f"{spec.case}/{spec.id}: {spec.user_sees}"))
            for row in spec.diff(files):
                say(row)


def _work(cases: Sequence[Case], chosen: Sequence[Spec], known: Known, store: Path, *, collateral: bool) -> list[Batch]:
    """Return the mutants that no verdict is at hand of."""
    work: list[Batch] = []
    for case in cases:
        own = [spec for spec in chosen if spec.case == case.id]
        todo = missing(case, own, list(known.values()), collateral=collateral)
        work += batches(case, todo, store, collateral=collateral)
    return work


def _run(work: Sequence[Batch], asked: int, known: Known, arguments: argparse.Namespace) -> None:
    """Run probes on mutants; each verdict is kept, put among those known, and said, in this order."""
    total, done = sum(len(batch.specs) for batch in work), 0
    if total < asked:
        say(f"{asked - total} of {asked} mutants have their verdict in {arguments.out}; {total} are run")
    with closing(results(work, arguments.jobs or 1)) as coming:
        for some in coming:
            known.update({(v.case, v.mutant): v for v in some})
            if arguments.out:
                add_verdicts(arguments.out, some)
            for verdict in some:
                done += 1
                say(f"{'BAD' if verdict.surprises else 'ok '} [{done}/{total}] {line(verdict)}")
