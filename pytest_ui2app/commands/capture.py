"""``ui2app capture``: take the screenshots of a case from its reference app, and record their text blocks."""

import argparse
import tempfile
from pathlib import Path

from pytest_ui2app.browser.capturing import Shot, capture
from pytest_ui2app.browser.chromium import launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.gates import read_gates
from pytest_ui2app.browser.passage import Passage
from pytest_ui2app.browser.visiting import BuiltApp
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.production import build_app
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.cases.case import REFERENCE_BLOCKS_FILE, REFERENCE_FOLDER, SCREENSHOTS_FOLDER
from pytest_ui2app.cases.loading import load_screenshots
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import ReferencePage, Source, record_pages, source_files
from pytest_ui2app.wording import counted

_DESCRIPTION = """\
Build the reference app of a case (CASE/reference/src on the scaffold) and photograph every route listed in
CASE/case.yaml at 1440x900 into CASE/screenshots. The text blocks of each page are recorded in
CASE/reference/blocks.json, for machines that cannot build the reference.

Exit code 0: all screenshots are good. 1: some have faults, which are named; the pictures are written all the same.
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "capture",
        help="take a case's screenshots from its reference app",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("cases", metavar="CASE", nargs="+", type=Path, help="a case's folder, the one with case.yaml")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Capture each case; return the exit code."""
    faulty = [shot for case in arguments.cases for shot in _capture_case(case) if shot.faults]
    return 1 if faulty else 0


def _capture_case(case: Path) -> tuple[Shot, ...]:
    screenshots = load_screenshots(case)
    reference = case / REFERENCE_FOLDER
    folder = case / SCREENSHOTS_FOLDER
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place:
        files = source_files(reference)
        say(f"{case.name}: building the reference app ({counted(len(files), 'file')})")
        built = build_app(Path(place, "app"), files, {}, dist=Path(place, "dist"), sandbox=choose_sandbox(trusted=True))
        if isinstance(built, BuildFailure):
            raise UsageError(f"{reference} does not build; correct it:\n{built.diagnostics}")
        with launched(find_browser().path) as browser:
            wanted = [(screenshot.file, screenshot.route) for screenshot in screenshots]
            passage = Passage(seeds=read_gates(files).seeds)
            app = BuiltApp(new_context=browser.new_context, dist=built.dist, passage=passage)
            shots = capture(app, wanted, folder)
    for shot in shots:
        say(f"{case.name}: {shot.file}: {'; '.join(shot.faults) or f'{len(shot.blocks)} text blocks'}")
    pages = (ReferencePage(file=shot.file, source=Source.RECORDED, blocks=shot.blocks) for shot in shots)
    record_pages(reference / REFERENCE_BLOCKS_FILE, pages)
    return shots
