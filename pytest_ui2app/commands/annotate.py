"""``ui2app annotate``: a sheet on which people label the interactions of a run's apps, not knowing whose they are."""

import argparse
from pathlib import Path
from threading import Event

from pytest_ui2app.cases.bundled import BUNDLED, CASES_FOLDER
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotation_sheet import CSV_FILE, PAGE_FILE, is_sheet, worded, write_sheet
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.judging.sheet_server import DEFAULT_PORT, served
from pytest_ui2app.reporting.annotated_apps import apps_shown, key_of_run
from pytest_ui2app.reporting.results_file import read_results
from pytest_ui2app.store.artifacts import FolderStore
from pytest_ui2app.wording import counted

_DESCRIPTION = """\
Write an annotation sheet from a finished run: people look at each app beside its case's screenshots, and label every
interaction family that the screenshots imply.

    annotations.csv   one row per app and family. The last four columns are theirs to fill:
                        coverage  1 if any of the sub-features is there as a control, 0 if none is
                        outcome   W all that are there work, P some do or one in part, F none does
                        scope     S1 the effect stays in its part of the page, S2 it transforms a collection that
                                  other parts show too, S3 it outlives a change of route
                        notes     what was done and seen, in words
    index.html        the same as a page, with the screenshots, the app's own pages, and the running app beside
                      them; it keeps the answers in the browser and downloads the filled CSV

The sheet names apps by ids that tell nothing of the model. Which is which stands in the key file beside the folder:
keep it from the annotators. Send the folder to two people; they need neither the run nor its store to serve it:

    ui2app annotate --out DIR --serve

What they fill goes, with the key, to `ui2app agreement`.

Apps run only while the sheet is served: open the address that --serve prints, in Chromium, Chrome, Edge or Firefox.
Nobody has vouched for their code: they are served from another origin than the sheet, run only inside its sandboxed
frame, and can request nothing of another host; WebRTC is shut off too in Chromium, Chrome and Edge from version 152
on, not in Firefox. The browser keeps the answers under the sheet's address: stay with one port.
An app begins with the session that the run's probes begin with; where they sign in by a form, the page says how.
"""
_KEY_SUFFIX = ".key.json"


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "annotate",
        help="write a sheet on which people label the interactions of a run's apps",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "results",
        metavar="RESULTS",
        nargs="?",
        type=Path,
        help="a run's results.json, or the folder it is in; may be left out to serve a sheet that was written before",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, required=True, help="a new folder for the sheet, or one that holds it"
    )
    parser.add_argument(
        "--store",
        metavar="DIR",
        type=Path,
        default=Path(".ui2app/store"),
        help="the store that the run was made with (default: .ui2app/store)",
    )
    parser.add_argument(
        "--cases", metavar="DIR", type=Path, action="append", help="the run's cases (default: ./cases, or the bundled)"
    )
    parser.add_argument("--key", metavar="FILE", type=Path, help="where to write the key (default: DIR.key.json)")
    parser.add_argument(
        "--serve",
        metavar="PORT",
        nargs="?",
        type=int,
        const=DEFAULT_PORT,
        help=f"serve the sheet on this machine alone until Ctrl-C, on PORT and the next (default: {DEFAULT_PORT})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the sheet, serve it, or both; return the exit code."""
    if arguments.results:
        _write(arguments)
    elif arguments.serve is None:
        raise UsageError("there is nothing to do: name a run's results.json to write a sheet from, or --serve one")
    elif not is_sheet(arguments.out):
        raise UsageError(f"{arguments.out} holds no sheet to serve; name a run's results.json to write one from")
    if arguments.serve is not None:
        with served(arguments.out, arguments.serve) as address:
            say(f"open {address} in a browser; Ctrl-C ends it")
            _wait()
    return 0


def _write(arguments: argparse.Namespace) -> None:
    folder: Path = arguments.out.resolve()
    file = arguments.key or folder.with_name(folder.name + _KEY_SUFFIX)
    _check_places(folder, file)
    results = read_results(arguments.results)
    key = key_of_run(results)
    key.check_place(file)
    shown = apps_shown(key, results, load_cases(arguments.cases or [_cases()]), FolderStore(arguments.store))
    fresh = write_sheet(folder, key, shown)
    worded(key, shown).write(file)
    _say_what_is_there(folder, key, file, fresh=fresh)
    if not results.complete:
        say("that run is incomplete: what it could not measure is not on the sheet")


def _check_places(folder: Path, key: Path) -> None:
    """Raise UsageError for a sheet or a key inside a sheet: that folder is sent to annotators."""
    if outer := [each for each in folder.parents if is_sheet(each)]:
        raise UsageError(f"{folder} would lie in the sheet {outer[0]}, which annotators get; name a place apart")
    if outer := [each for each in (key.resolve(), *key.resolve().parents) if each == folder or is_sheet(each)]:
        remedy = "name another place with --key"
        raise UsageError(f"the key {key} would lie in the sheet's folder {outer[0]}, where annotators see it; {remedy}")


def _cases() -> Path:
    """Return the project's own cases, else those that come with the package."""
    own = Path(CASES_FOLDER)
    return own if own.is_dir() else BUNDLED


def _say_what_is_there(folder: Path, key: SheetKey, file: Path, *, fresh: bool) -> None:
    rows = sum(len(app.scopes) for app in key.apps.values())
    files = f"{folder / CSV_FILE}, {folder / PAGE_FILE}{'' if fresh else ' (as it was)'}"
    say(f"{counted(len(key.apps), 'app')}, {counted(rows, 'row')}: {files}")
    say(f"key, not for annotators: {file}")


def _wait() -> None:
    """Wait until the user has had enough."""
    try:
        Event().wait()
    except KeyboardInterrupt:
        say("")
