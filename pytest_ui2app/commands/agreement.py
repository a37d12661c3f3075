"""``ui2app agreement``: how far the probes, a judge and annotators agree on the interactions of a run."""

import argparse
import filecmp
import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotations import labels_of, read_annotations
from pytest_ui2app.judging.annotators import merge, names_of
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.reporting.agreement_file import check_place, write_agreement
from pytest_ui2app.reporting.agreement_lines import agreement_lines, disagreement_lines, pair_lines
from pytest_ui2app.reporting.agreement_rows import agreement_json, run_sources
from pytest_ui2app.reporting.annotator_lines import annotator_lines, unlabelled_lines
from pytest_ui2app.reporting.annotator_rows import Annotators, Person
from pytest_ui2app.reporting.cell_labels import cells, inventory_of
from pytest_ui2app.reporting.json_report import RESULTS_FILE
from pytest_ui2app.reporting.judge_rows import JUDGE_PART
from pytest_ui2app.reporting.results_file import Results, read_results
from pytest_ui2app.scoring.labels import Source

_DESCRIPTION = """\
Compare what different sources say of the interactions of a run's apps: the probes that used them (runtime), the model
that read them (judge, if the run had one), and people (annotators, if their sheets are given).

Of every two sources it shows
  coverage agreement   of the cells (app and family) that both label, on how many they agree whether it is there
  outcome, scope       of those that both hold covered and decided, how many have the same outcome, the same scope
  kappa                Cohen's: outcome agreement beyond chance, 1 full, 0 chance; linear: W against F weighs double
  alpha                Krippendorff's, ordinal; over all sources too where there are more than two
  the confusion table  what one says where the other says what
  the model level      IIS per model by either, their correlation, mean distance (MAE) and mean difference (bias)
and then the cells on which they differ, with the evidence of each side by side: usually one of them is wrong.

Two annotators are merged: W and P make 0.75, P and F 0.25; scopes one step apart their mean. W against F, coverage
that only one sees, or scopes S1 and S3 need a third: --arbiter gives his sheet, and his label then counts. Without him
these cells are named and left out. People are called by the names of their files.

    ui2app agreement reports/RUN --annotations anna.csv ben.csv --arbiter cleo.csv --key sheet.key.json
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "agreement",
        help="compare the labels of probes, a judge and annotators",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("results", metavar="RESULTS", type=Path, help="a run's results.json, or the folder it is in")
    parser.add_argument(
        "--annotations", metavar=("A.csv", "B.csv"), nargs=2, type=Path, help="the filled sheets of two annotators"
    )
    parser.add_argument("--arbiter", metavar="C.csv", type=Path, help="the third's, for the cells that need one")
    parser.add_argument("--key", metavar="FILE", type=Path, help="the key that `ui2app annotate` wrote")
    parser.add_argument(
        "--json",
        metavar="FILE",
        type=Path,
        help="write all of it here, with every disagreement; of files that are there, only an earlier one is replaced",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compare the sources; return the exit code."""
    _check(arguments)
    results = read_results(arguments.results)
    sources, inventory = run_sources(results.records), inventory_of(results.records)
    people: Mapping[str, Any] = {}
    if Source.JUDGE not in sources and any(JUDGE_PART in record.parts for record in results.records):
        say("note: the run's judge labelled nothing; its results.json has the reasons")
    if arguments.annotations:
        annotators = _annotators(arguments, _key(arguments.key, results))
        sources[Source.ANNOTATORS.value] = annotators.source()
        people = annotators.as_json(inventory)
    if len(sources) < 2:  # noqa: PLR2004 - two to compare
        raise UsageError(f"the run has labels of {', '.join(sources) or 'nobody'} alone; {_REMEDY}")
    found = agreement_json(sources, inventory) | ({"annotators": people} if people else {})
    _say(found)
    if arguments.json:
        write_agreement(arguments.json, found)
        say(f"written to {arguments.json}")
    return 0


_REMEDY = "give annotators' sheets with --annotations, or run with a judge (--ui2app-judge)"


def _check(arguments: argparse.Namespace) -> None:
    if arguments.annotations and not arguments.key:
        raise UsageError("--annotations needs --key: the file that `ui2app annotate` wrote beside the sheet")
    if arguments.arbiter and not arguments.annotations:
        raise UsageError("--arbiter is the third of three; give the first two with --annotations A.csv B.csv")
    if arguments.json:
        check_place(arguments.json, _inputs(arguments))


def _inputs(arguments: argparse.Namespace) -> list[Path]:
    """Return every file that the command reads."""
    results = [arguments.results, arguments.results / RESULTS_FILE]
    return [*results, *(arguments.annotations or []), *filter(None, (arguments.arbiter, arguments.key))]


def _key(file: Path, results: Results) -> SheetKey:
    """Return the key, all of whose cells must be in the run."""
    key = SheetKey.read(file)
    there = {cell for cell, _ in cells(results.records)}
    asked = {app.cell(family) for app in key.apps.values() for family in app.scopes}
    if strange := sorted(asked - there):
        cell = strange[0]
        asks = f"{file} asks about {cell.family} of {cell.case} by {cell.model}, round {cell.round}"
        raise UsageError(f"{asks}, which is not in that run; give that run's key")
    if not key.made_of(results.digest):
        say(f"note: {file} was made from another results.json; its labels count only if the apps are the same")
    return key


def _annotators(arguments: argparse.Namespace, key: SheetKey) -> Annotators:
    """Read the annotators' sheets, and the arbiter's if there is one."""
    files = [*arguments.annotations, *([arguments.arbiter] if arguments.arbiter else [])]
    if twice := [file for at, file in enumerate(files) if file.resolve() in {one.resolve() for one in files[:at]}]:
        raise UsageError(f"{twice[0]} is given twice; give each person's own sheet")
    people = [
        Person(name=name, sheet=sheet)
        for name, sheet in zip(names_of(files), read_annotations(files, key), strict=True)
    ]
    first, second, *third = people
    _say_of_files(files, people, sum(len(app.scopes) for app in key.apps.values()))
    arbiter = labels_of(third[0].sheet) if third else {}
    merged = merge(labels_of(first.sheet), labels_of(second.sheet), arbiter)
    return Annotators(pair=(first, second), third=tuple(third), merged=merged)


def _say_of_files(files: Sequence[Path], people: Sequence[Person], rows: int) -> None:
    """Say which file is a copy of another, and which rows the two annotators left out; an arbiter need not do all."""
    for one, other in itertools.combinations(files, 2):
        if filecmp.cmp(one, other, shallow=False):
            remedy = "is it the other person's own sheet?"
            say(f"note: {other} is byte for byte the same as {one}, so that the two agree on everything; {remedy}")
    labelled = {str(file): len(person.sheet) for file, person in zip(files[:2], people[:2], strict=True)}
    for line in unlabelled_lines(labelled, rows):
        say(line)


def _say(found: Mapping[str, Any]) -> None:
    if "annotators" in found:
        for line in [*annotator_lines(found["annotators"]), "", *pair_lines(found["annotators"]["pair"]), ""]:
            say(line)
    for line in [*agreement_lines(found), "", *disagreement_lines(found["disagreements"])]:
        say(line)
