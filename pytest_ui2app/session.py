"""One run of pytest with models to measure: what was asked, what came of it, and what is said at the end."""

import os
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from pytest_ui2app.asking import hand_over, model_setup, resolve_models, run_spending, told_spending
from pytest_ui2app.cases.bundled import BUNDLED, CASES_FOLDER
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.judging.choosing import resolve_judge
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.provenance import conditions_of
from pytest_ui2app.readiness import (
    ensure_folder,
    ensure_judge,
    ensure_keys,
    ensure_prices,
    ensure_tools,
    keep_out_of_git,
    unaskable,
)
from pytest_ui2app.reporting.breakdowns import breakdowns_json
from pytest_ui2app.reporting.estimates import estimate_lines
from pytest_ui2app.reporting.failures import failure_lines
from pytest_ui2app.reporting.hidden_pages import hidden_lines
from pytest_ui2app.reporting.json_report import write_results
from pytest_ui2app.reporting.judged_cells import judge_lines
from pytest_ui2app.reporting.ledger import Ledger
from pytest_ui2app.reporting.record import PROPERTY, Identity, ItemRecord, identity_of
from pytest_ui2app.reporting.rows import Summary, summarise
from pytest_ui2app.reporting.shortcomings import shortcoming_lines
from pytest_ui2app.reporting.spending import spending_lines
from pytest_ui2app.reporting.terminal import (
    matrix_lines,
    model_lines,
    rejected_lines,
    score_lines,
    status_of,
    trouble_lines,
)
from pytest_ui2app.settings import Settings
from pytest_ui2app.store.artifacts import FolderStore
from pytest_ui2app.suites.collection import ITEM, TRIAL
from pytest_ui2app.suites.gating import failures
from pytest_ui2app.taxonomy import Metric
from pytest_ui2app.telling import PROGRESS, Telling

INCOMPLETE_EXIT = 11
"""Exit code of a run in which the environment failed to measure something; 0 measured, 1 a gate failed."""

SUITE_FILE = "test_ui2app.py"


class MeasuringSession:
    """The plugin object of an active run, on the controller and on each of xdist's workers."""

    def __init__(self, config: pytest.Config, settings: Settings) -> None:
        """Load the cases and resolve the models. Raises UsageError; nothing is run."""
        self.config = config
        self.settings = settings
        self.ledger = Ledger()
        self.spending = run_spending(config, settings)
        self.setup = model_setup(config, settings, self.spending)
        with ExitStack() as undo:
            undo.callback(self.setup.keys.put_back, os.environ)
            self.judge = resolve_judge(settings.judge, self.setup)
            self.trials = self._trials()
            undo.pop_all()
        self.telling = Telling(config, settings.store)
        self._spent = ""
        self._sandbox = ""
        self.report_file: Path | None = None
        self.report_trouble = ""
        """Why the results could not be written."""
        self._started = time.strftime("%Y%m%d-%H%M%S", time.gmtime())

    def _trials(self) -> tuple[Trial, ...]:
        models = resolve_models(self.settings.models, self.setup)
        cases = load_cases(self.settings.cases or (_default_cases(self.config),))
        rounds = range(1, self.settings.rounds + 1)
        trials = tuple(Trial(case=c, model=m, round=r) for m in models for c in cases for r in rounds)
        self._unaskable = unaskable(trials)
        if not (self.settings.dry_run or self.config.option.collectonly):
            ensure_keys(trials, FolderStore(self.settings.store))
            ensure_prices(trials, self.settings.max_cost)
            ensure_judge(self.judge, trials, FolderStore(self.settings.store), self.settings.max_cost)
        return trials

    # -- where things are ---------------------------------------------------------------------------------------

    @property
    def is_worker(self) -> bool:
        """Whether this is one of xdist's workers."""
        return hasattr(self.config, "workerinput")

    @property
    def report_dir(self) -> Path:
        """The folder that results.json is written to."""
        return self.settings.report_dir or self.config.rootpath / "reports" / self._started

    # -- pytest's hooks -----------------------------------------------------------------------------------------

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: object) -> object:
        """With --dist=loadgroup, hand out trials whole."""
        if config.option.dist != "loadgroup":
            return None
        from pytest_ui2app.suites.scheduling import scheduling  # noqa: PLC0415 - without xdist there is no such module

        return scheduling(config, log)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: object) -> None:
        """Tell a worker where to report its stages, and what its models are asked with."""
        node.workerinput[PROGRESS] = str(self.telling.file)  # type: ignore[attr-defined]
        hand_over(self.setup, self.spending, node.workerinput)  # type: ignore[attr-defined]

    def pytest_sessionstart(self) -> None:
        """Make sure that every tool is there before any model is asked, and begin to show progress."""
        if self.config.option.collectonly or self.settings.dry_run:
            return
        if not self.is_worker:
            self._ensure_tools()
        self.telling.start()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note which items will be run."""
        for item in session.items:
            identity = identity_of_item(item)
            if identity:
                self.ledger.expect(identity)
        if self.is_worker:
            self._tell_expected()
        elif wrong := self._unaskable_selected():
            self.ledger.expected.clear()
            raise pytest.UsageError("\n".join(wrong))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool | None:
        """With --ui2app-dry-run, say what the selected items would take and run none of them."""
        if not self.settings.dry_run or self.config.option.collectonly:
            return None
        wanted, store = self.ledger.expected.values(), FolderStore(self.settings.store)
        for line in estimate_lines(self.trials, wanted, self.settings.conditions, store, self.judge):
            self.telling.show(line)
        self.ledger.expected.clear()
        return True

    def pytest_unconfigure(self) -> None:
        """Give the keys back to the environment, and leave no count of money behind: every worker has ended."""
        self.setup.keys.put_back(os.environ)
        if not self.is_worker:
            self.spending.remove()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Put an item's identity on its reports, so that an error in its fixtures is known for what it is."""
        identity = identity_of_item(item)
        if identity:
            item.user_properties.append(("ui2app_item", identity.to_json()))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Enter what a report carries into the ledger."""
        properties = dict(report.user_properties)
        self.telling.letters = self.telling.has_workers
        if PROPERTY in properties:
            self.ledger.enter(ItemRecord.from_json(str(properties[PROPERTY])))
        elif report.failed and "ui2app_item" in properties:
            self.ledger.trouble(Identity.from_json(str(properties["ui2app_item"])), _last_line(report))

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, object] | None:
        """Show an item by what was found, not as a mere pass; a failed gate is shown as pytest shows failures."""
        properties = dict(getattr(report, "user_properties", ()))
        if report.when != "call" or not report.passed or PROPERTY not in properties:
            return None
        category, letter, word, markup = status_of(ItemRecord.from_json(str(properties[PROPERTY])))
        return category, letter, (word, markup)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the results and decide the exit code."""
        self.telling.stop()
        if self.is_worker:
            return
        self._hear_expected()
        if not self.ledger.expected or self.config.option.collectonly:
            return
        self._spent = told_spending(self.spending)
        self.report_file = self._write_results()
        if exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
            session.exitstatus = self._exit_code(exitstatus)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the summary."""
        if self.is_worker or not (self.report_file or self.report_trouble):
            return
        terminalreporter.write_sep("=", "ui2app")
        compat = self.settings.conditions.compat
        waits = "real" if self.settings.conditions.fixed_waits else "virtual"
        for block in (
            model_lines(self.summaries) if self.summaries else score_lines(self.ledger),
            matrix_lines(self.ledger),
            shortcoming_lines(self.ledger.sorted_records()),
            judge_lines(self.ledger.sorted_records(), self.settings.judge),
            failure_lines(self.ledger.sorted_records()),
            hidden_lines(self.ledger.sorted_records()),
            rejected_lines(self.ledger),
            spending_lines(self.ledger.sorted_records(), self._spent),
            trouble_lines(self.ledger),
            self.gate_failures,
            self._ungated,
            [f"block rules: {compat}; waits: {waits}; builds: {self._sandbox}; results: {self._where_results_are()}"],
        ):
            for line in block:
                terminalreporter.write_line(line)
            if block:
                terminalreporter.write_line("")

    def _unaskable_selected(self) -> list[str]:
        """Return why selected trials cannot be asked; a worker finds out by itself, item by item."""
        selected = {key[:3] for key in self.ledger.expected}
        return [str(error) for key, error in self._unaskable.items() if key in selected]

    def _tell_expected(self) -> None:
        """Leave word of what will be run before any of it is: a worker that dies tells nothing at its end."""
        file = self.telling.file.with_suffix(f".{self.config.workerinput['workerid']}")  # type: ignore[attr-defined]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(each.to_json() for each in self.ledger.expected.values()), encoding="utf-8")

    def _hear_expected(self) -> None:
        """Take over what the workers were to run."""
        for file in self.telling.file.parent.glob(f"{self.telling.file.stem}.gw*"):
            for line in file.read_text(encoding="utf-8").splitlines():
                self.ledger.expect(Identity.from_json(line))
            file.unlink()

    def _ensure_tools(self) -> None:
        try:
            ensure_folder(self.settings.store, "--ui2app-store")
            ensure_folder(self.report_dir, "--ui2app-report-dir")
            ensure_tools(self.settings)
            self.spending.start()
            keep_out_of_git(self.settings.store)
        except UsageError as error:
            raise pytest.UsageError(str(error)) from error
        except InfrastructureError as error:
            pytest.exit(str(error), returncode=INCOMPLETE_EXIT)

    def _write_results(self) -> Path | None:
        conditions = conditions_of(self.settings, self.trials, self.judge)
        self._sandbox = str(conditions["sandbox"])
        try:
            return write_results(self.report_dir, self.ledger, self.summaries, conditions, self._breakdowns)
        except OSError as error:
            self.report_trouble = f"not written, {error}"
            return None

    def _where_results_are(self) -> str:
        return _short(self.report_file, self.config) if self.report_file else self.report_trouble

    # -- what came of it ----------------------------------------------------------------------------------------

    @property
    def summaries(self) -> list[Summary]:
        """A row per model whose items were all selected."""
        incomplete = {key[0] for key in self.ledger.missing}
        rows = self.ledger.rows(self.trials)
        return [summarise(model, rounds, complete=model not in incomplete) for model, rounds in rows.items()]

    @property
    def _breakdowns(self) -> dict[str, object]:
        sets = self.ledger.result_sets(self.trials)
        return breakdowns_json({model: list(rounds.values()) for model, rounds in sets.items()})

    @property
    def gate_failures(self) -> list[str]:
        """What the rows fall short of, in words."""
        gate = self.settings.gate
        short = [line for row in self.summaries for line in failures(gate, row.model, row.scores)]
        return [f"GATE FAILED {line}" for line in short]

    @property
    def _ungated(self) -> list[str]:
        """Say of each model without a row that its thresholds could not be checked."""
        rows = (
            {summary.model for summary in self.summaries} if self.settings.gate.thresholds else set(self.ledger.models)
        )
        return [
            f"GATE NOT CHECKED {model}: no trial was selected in full; leave out -k and the like to check thresholds"
            for model in self.ledger.models
            if model not in rows
        ]

    def _exit_code(self, exitstatus: int) -> int:
        if self.ledger.missing or self.report_trouble:
            return INCOMPLETE_EXIT
        return pytest.ExitCode.TESTS_FAILED if self.gate_failures or self._ungated else exitstatus


SESSION = pytest.StashKey[MeasuringSession]()


def session_of(config: pytest.Config) -> MeasuringSession:
    """Return the active session of a run."""
    return config.stash[SESSION]


def identity_of_item(item: pytest.Item) -> Identity | None:
    """Return the identity of one of the suites' items; None for any other test."""
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    trial, cell = parameters.get(TRIAL), parameters.get(ITEM)
    if not isinstance(trial, Trial) or not isinstance(item, pytest.Function):
        return None
    metric = Metric(item.originalname.removeprefix("test_"))
    return identity_of(trial, metric, cell.family if cell else None)


def default_suite(config: pytest.Config) -> Path:
    """Return the suite to run when no path is named: the project's ``cases/test_ui2app.py``, else the bundled one."""
    own = config.rootpath / CASES_FOLDER / SUITE_FILE
    return own if own.is_file() else BUNDLED / SUITE_FILE


def _default_cases(config: pytest.Config) -> Path:
    return default_suite(config).parent


def _last_line(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message.removeprefix("Failed: ") if crash else report.longreprtext
    lines: Sequence[str] = [line for line in text.splitlines() if line.strip()] or [f"the {report.when} failed"]
    return lines[0]


def _short(path: Path, config: pytest.Config) -> str:
    here = config.invocation_params.dir
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
