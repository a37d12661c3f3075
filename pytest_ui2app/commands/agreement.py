"""``ui2app agreement``: how far the probes, a judge and annotators agree on the interactions of a run."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotations import Annotations, labels_of, read_annotations
from pytest_ui2app.judging.annotators import Merged, merge
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.reporting.agreement_file import check_place, write_agreement
from pytest_ui2app.reporting.agreement_lines import agreement_lines, counted, disagreement_lines, pair_lines
from pytest_ui2app.reporting.agreement_rows import LabelSource, agreement_json, pair_json, run_sources, said
from pytest_ui2app.reporting.cell_labels import cells, inventory_of
from pytest_ui2app.reporting.json_report import RESULTS_FILE
from pytest_ui2app.reporting.results_file import Results, read_results
from pytest_ui2app.scoring.agreement import compare
from pytest_ui2app.scoring.labels import Cell, Source
from pytest_ui2app.scoring.model_agreement import Inventory

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
these cells are named and left out.

    ui2app agreement reports/RUN --annotations anna.csv ben.csv --arbiter cleo.csv --key sheet.key.json
"""
_PEOPLE = ("annotator 1", "annotator 2", "arbiter")


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
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all of it here, with every disagreement")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Compare the sources; return the exit code."""
    _check(arguments)
    results = read_results(arguments.results)
    sources, inventory = run_sources(results.records), inventory_of(results.records)
    people: Mapping[str, Any] = {}
    if arguments.annotations:
        sheets = _sheets(arguments, _key(arguments.key, results))
        merged = merge(*(labels_of(sheet) for sheet in sheets))
        sources[Source.ANNOTATORS.value] = _annotators(merged, sheets)
        people = _people_json(merged, sheets, inventory)
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


def _sheets(arguments: argparse.Namespace, key: SheetKey) -> tuple[Annotations, Annotations, Annotations]:
    """Return both annotators' sheets and the arbiter's, empty without one."""
    files = [*arguments.annotations, *([arguments.arbiter] if arguments.arbiter else [])]
    if twice := [file for at, file in enumerate(files) if file.resolve() in {one.resolve() for one in files[:at]}]:
        raise UsageError(f"{twice[0]} is given twice; give each person's own sheet")
    read = read_annotations(files, key)
    first, second, *third = read
    return first, second, third[0] if third else {}


def _annotators(merged: Merged, sheets: Sequence[Annotations]) -> LabelSource:
    def evidence(cell: Cell) -> dict[str, Any]:
        asked = _PEOPLE if cell in merged.arbitrated else _PEOPLE[:2]
        given = [(name, sheet[cell]) for name, sheet in zip(asked, sheets, strict=False) if cell in sheet]
        return {"annotators": [{"name": name, "notes": each.notes} | said(each.label) for name, each in given]}

    return LabelSource(labels=merged.labels, evidence=evidence)


def _people_json(merged: Merged, sheets: Sequence[Annotations], inventory: Inventory) -> dict[str, Any]:
    """Return how the two agreed before they were merged, and what became of their cells."""
    first, second, _ = (labels_of(sheet) for sheet in sheets)
    return {
        "pair": pair_json(*_PEOPLE[:2], compare(first, second, inventory)),
        "merged": len(merged.labels),
        "arbitrated": len(merged.arbitrated),
        "waiting": [_cell_json(cell) | {"differ": why} for cell, why in merged.waiting.items()],
        "single": [_cell_json(cell) for cell in merged.single],
    }


def _cell_json(cell: Cell) -> dict[str, Any]:
    return {"model": cell.model, "case": cell.case, "round": cell.round, "family": cell.family.value}


def _say(found: Mapping[str, Any]) -> None:
    if "annotators" in found:
        for line in [*_people_lines(found["annotators"]), "", *pair_lines(found["annotators"]["pair"]), ""]:
            say(line)
    for line in [*agreement_lines(found), "", *disagreement_lines(found["disagreements"])]:
        say(line)


def _people_lines(people: Mapping[str, Any]) -> list[str]:
    waiting, single = people["waiting"], people["single"]
    lines = [f"annotators: {counted(people['merged'], 'cell')} labelled, {people['arbitrated']} of them by the arbiter"]
    if waiting:
        lines.append(f"left out until the third annotator decides (--arbiter), {counted(len(waiting), 'cell')}:")
        lines += [f"  {each['case']} · {each['model']} · {each['family']}: {each['differ']}" for each in waiting]
    if single:
        lines.append(f"left out, labelled by one of the two alone, {counted(len(single), 'cell')}:")
        lines += [f"  {each['case']} · {each['model']} · {each['family']}" for each in single]
    return lines
