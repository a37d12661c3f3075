"""``ui2app check``: is a case sound? Its files, its reference under every probe, and a dead copy under every probe."""

import argparse
import tempfile
from functools import partial
from pathlib import Path

from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.commands import proving
from pytest_ui2app.commands.asking import model_setup
from pytest_ui2app.commands.terminal import say
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.generation.naming import is_built_in, resolve_model
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
from pytest_ui2app.pipeline.equipping import equipped
from pytest_ui2app.taxonomy import Finding

_DESCRIPTION = """\
Check a case before anyone is measured on it. Its files are read and every mistake in them is named; then every probe
runs on the reference app, where it must find `working`, and on a copy with all behaviour taken out (`frozen`), where
it must find `failed`, or `absent` where nothing works that leads to it. --model=ocr checks with text and links alone.

A probe that finds anything else is shown with its reason. Two small pictures of each, before and after, are written
to the folder given with --evidence.

--validity asks the next question: do the probes notice faults? It takes a list of them, the case's mutants.yaml.

Exit code 0: the case is sound. 1: it is not.
"""

NOTHING_WORKS = frozenset({Finding.FAILED, Finding.ABSENT})
EXPECTED = {"oracle": frozenset({Finding.WORKING}), "frozen": NOTHING_WORKS, "ocr": NOTHING_WORKS | {Finding.UNSURE}}
"""What a probe may find of built-in models (``ocr`` is text and links); with any other model every finding will do."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "check",
        help="check a case: its files, and its probes on the reference and on a dead copy of it",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    where = "a case's folder, a folder of cases, or the name of a bundled case"
    parser.add_argument("cases", metavar="CASE", nargs="+", type=Path, help=where)
    parser.add_argument(
        "-k",
        metavar="TEXT",
        default="",
        dest="only",
        help="only sub-features, or with --validity mutants, whose id contains TEXT",
    )
    parser.add_argument(
        "--model",
        metavar="NAME",
        action="append",
        help="check with this model instead; may be given several times (default: oracle and frozen)",
    )
    parser.add_argument("--ui2app-sandbox", metavar="NAME", dest="sandbox", help="as for pytest (default: auto)")
    parser.add_argument("--evidence", metavar="DIR", type=Path, help="keep the before and after pictures here")
    proving.add_to(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check each case with each model, or prove its probes; return the exit code."""
    if arguments.validity:
        return proving.prove(arguments)
    proving.refuse_without_validity(arguments)
    cases = load_cases(arguments.cases)
    names = arguments.model or ["oracle", "frozen"]
    sandbox = partial(choose_sandbox, arguments.sandbox or "auto", trusted=all(map(is_built_in, names)))
    with tempfile.TemporaryDirectory(prefix="ui2app-") as place, equipped(Path(place, "store"), sandbox) as tools:
        evidence = arguments.evidence or Path(place, "evidence")
        setup = model_setup(Path(place))
        models = [resolve_model(name, setup) for name in names]
        sound = [_keeps_to_its_own(case, tools.scaffold) for case in cases]
        sound += [_check(case, model, tools, evidence, arguments.only) for case in cases for model in models]
    return 0 if all(sound) else 1


def _keeps_to_its_own(case: Case, scaffold: Path) -> bool:
    """Say which files of a case's reference are the scaffold's: they are passed over, and break clause iv."""
    taken = [path for path in scaffold_files(scaffold) if (case.reference / path).is_file()]
    for path in taken:
        say(f"BAD {case.id}: {case.reference / path} belongs to the scaffold and is passed over; give it another name")
    return not taken


def _check(case: Case, factory: ModelFactory, tools: Tools, evidence: Path, only: str) -> bool:
    model = factory.name
    evaluation = Evaluation(Trial(case=case, model=factory), Conditions(), tools)
    attempt = evaluation.attempts[-1]
    if not attempt.passed:
        say(f"{case.id} {model}: fails EXEC at {attempt.failed_at}: {attempt.diagnostics}")
        return False
    if not only:
        _say_scores(case, model, evaluation)
    folder = evidence / case.id / model
    folder.mkdir(parents=True, exist_ok=True)
    surprises = 0
    for item in case.inventory:
        for feature in item.sub_features:
            if only in feature.id:
                report = evaluation.run_probe(feature.id, folder)
                expected = report.finding in EXPECTED.get(model, set(Finding))
                surprises += not expected
                mark = "ok " if model in EXPECTED and expected else "BAD" if not expected else "   "
                _say_report(f"{mark} {case.id} {model} {item.family}", report)
    return not surprises


def _say_scores(case: Case, model: str, evaluation: Evaluation) -> None:
    fidelity, reach = evaluation.fidelity, evaluation.reachability
    missed = ", ".join(sorted(set(reach.inputs) - reach.reached)) or "none"
    say(
        f"{case.id} {model}: coverage {fidelity.n_matched}/{fidelity.n_inputs}, VFS {fidelity.vfs:.2f}, "
        f"NRS {reach.nrs:.1f} (not reached: {missed})"
    )


def _say_report(where: str, report: ProbeReport) -> None:
    """Say what a probe found, and why unless it is plain: a good case's own models are in the usual case."""
    say(f"{where} {report.sub_feature}: {report.finding}")
    if where.startswith("ok "):
        return
    if report.finding is not Finding.WORKING or where.startswith("BAD"):
        say(f"      {report.reason or 'nothing is wrong with it'}")
        for step in report.trail:
            say(f"      {step}")
