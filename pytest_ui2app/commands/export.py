"""``ui2app export``: the answers of a finished run as a folder that ``replay:DIR`` reads."""

import argparse
from pathlib import Path

from pytest_ui2app.commands.terminal import say
from pytest_ui2app.pipeline.exporting import export
from pytest_ui2app.store.artifacts import FolderStore

_DESCRIPTION = """\
Write what one model answered in a finished run into a folder: the raw text of every turn, or what an agent left
behind, with token counts and cost. With the same cases and tools,

    pytest --ui2app-model=replay:DIR

gives the same results on another machine, under the model's own name, without its key and without a request. The
folder holds no key and no header.
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "export",
        help="write a finished run's answers into a folder that replay:DIR reads",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("results", metavar="RESULTS", type=Path, help="a run's results.json, or the folder it is in")
    parser.add_argument("folder", metavar="DIR", type=Path, help="a new folder to write into")
    parser.add_argument("--model", metavar="NAME", default="", help="which model, if the run measured several")
    parser.add_argument(
        "--store",
        metavar="DIR",
        type=Path,
        default=Path(".ui2app/store"),
        help="the store that the run was made with (default: .ui2app/store)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Export the run; return the exit code."""
    done = export(arguments.results, FolderStore(arguments.store), arguments.folder, arguments.model)
    say(f"{done.model}: {done.answers} answers of {done.trials} trials written to {arguments.folder}")
    if not done.complete:
        say("that run is incomplete: what it could not measure is not in the export")
    return 0
