"""``ui2app probe``: run one probe again, and see what it saw."""

import argparse
from functools import partial
from pathlib import Path

from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands.asking import model_setup
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.naming import is_built_in, resolve_model
from pytest_ui2app.pipeline import Conditions, Evaluation, Trial
from pytest_ui2app.pipeline.equipping import equipped

_DESCRIPTION = """\
Run one sub-feature's probe on one model's app and say, step by step, what it did, what that changed on the page, and
what it claimed: + held, - did not. This is the verdict of a run with the usual settings, replayed. The app is taken
from the store if it was measured there before; else it is made now, and a model that is bought is asked, without a
limit on what that costs.

  ui2app probe cartly gift_wrap --model=oracle
  ui2app probe my-cases/tickets mute_ticket --model=claude-sonnet-4-5 --headed --slow=500

--headed opens a window to watch in; it takes a full Chromium, not the headless shell.

Exit code 0: the probe has a finding, whatever it is. 1: the app does not run. 2: there is no such case or sub-feature.
11: this machine lacks something, or the probe itself is at fault.
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "probe",
        help="run one probe on one model's app and see what it saw",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("case", metavar="CASE", type=Path, help="a case's folder, or the name of a bundled case")
    parser.add_argument("sub_feature", metavar="SUBFEATURE", help="the id of a sub-feature in its inventory.yaml")
    parser.add_argument("--model", metavar="NAME", default="oracle", help="whose app (default: oracle)")
    parser.add_argument("--round", metavar="N", type=int, default=1, help="of which round (default: 1)")
    parser.add_argument(
        "--ui2app-store", metavar="DIR", type=Path, default=Path(".ui2app/store"), dest="store", help="as for pytest"
    )
    parser.add_argument(
        "--ui2app-sandbox", metavar="NAME", default="auto", dest="sandbox", help="as for pytest (default: auto)"
    )
    parser.add_argument("--headed", action="store_true", help="show the browser's window")
    parser.add_argument("--slow", metavar="MS", type=int, default=0, help="wait so long after each step, to watch")
    parser.add_argument(
        "--evidence",
        metavar="DIR",
        type=Path,
        default=Path(".ui2app/probe"),
        help="where the pictures of the first and the last page go, by case and model (default: .ui2app/probe)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the probe and say what it found."""
    case = _case_with(arguments.case, arguments.sub_feature)
    _check(arguments)
    sandbox = partial(choose_sandbox, arguments.sandbox, trusted=is_built_in(arguments.model))
    with equipped(arguments.store, sandbox, headed=arguments.headed, slow_ms=arguments.slow) as tools:
        model = resolve_model(arguments.model, model_setup(arguments.evidence))
        evaluation = Evaluation(Trial(case=case, model=model, round=arguments.round), Conditions(), tools)
        attempt = evaluation.attempts[-1]
        if not attempt.passed:
            say(f"{case.id} {arguments.model}: fails EXEC at {attempt.failed_at}: {attempt.diagnostics}")
            return 1
        evidence = _folder(arguments.evidence / case.id / model.name)
        _say_report(evaluation.run_probe(arguments.sub_feature, evidence, picture_width=0), evidence)
    return 0


def _check(arguments: argparse.Namespace) -> None:
    if arguments.round < 1:
        raise UsageError(f"--round={arguments.round} is no round; give one from 1")
    if arguments.slow < 0:
        raise UsageError(f"--slow={arguments.slow} is no time; give milliseconds from 0")
    _folder(arguments.evidence)


def _folder(place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{place} cannot be a folder ({error.strerror}); name another with --evidence") from error
    return place


def _case_with(folder: Path, sub_feature: str) -> Case:
    (case, *others) = load_cases([folder])
    if others:
        raise UsageError(f"{folder} holds {len(others) + 1} cases; name the folder of one")
    known = [feature.id for item in case.inventory for feature in item.sub_features]
    if sub_feature not in known:
        raise UsageError(f"{case.id} has no sub-feature {sub_feature!r}; it has {', '.join(known)}")
    return case


def _say_report(report: ProbeReport, evidence: Path) -> None:
    say(f"{report.sub_feature}: {report.finding}{f' ({report.reason})' if report.reason else ''}")
    for step in report.trail:
        say(f"  {step}")
    for picture in report.pictures:
        say(f"  picture: {evidence / picture}")
