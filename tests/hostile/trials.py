"""Putting one app of the corpus through what a user runs: a model's reply, the build in the sandbox, the home page."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.build.bubblewrap import find_bubblewrap
from pytest_ui2app.build.sandbox import Command, Limits, Sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.cases.case import Case
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Attempt, Conditions, Evaluation, Tools, Trial
from pytest_ui2app.processes import Ended
from pytest_ui2app.reporting.record import exec_record
from pytest_ui2app.store.artifacts import FolderStore
from tests.hostile.canaries import Bait
from tests.hostile.corpus import HostileApp

LIMITS: Final = Limits(disk_bytes=32 * 1024**2, temporary_bytes=16 * 1024**2, memory_bytes=1024**3)
"""As in use, but that what is to be passed is passed sooner; an honest build stays far below."""
HURRY: Final = {"HANG_TIMEOUT_MS": 2_000, "STEP_TIMEOUT_MS": 6_000, "GIVE_UP_MS": 1_500}
"""The same for pages: the browser's limits, by their names in pytest_ui2app.browser.chromium."""


@dataclass(slots=True, kw_only=True)
class WatchedSandbox:
    """Bubblewrap in use, with a shorter time limit; keeps how commands ended."""

    seconds: float
    sandbox: Sandbox = field(default_factory=lambda: replace(find_bubblewrap(), limits=LIMITS))
    ended: list[Ended] = field(default_factory=list)

    @property
    def name(self) -> str:
        """As Sandbox.name says."""
        return self.sandbox.name

    def run(self, command: Command) -> Ended:
        """Run as Sandbox.run says."""
        ended = self.sandbox.run(replace(command, timeout=min(command.timeout, self.seconds)))
        self.ended.append(ended)
        return ended

    @property
    def log(self) -> str:
        """All that was said inside."""
        return "\n".join(each.output for each in self.ended)


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a trial went: what was taken of the reply, the attempt, what was said inside, wall-clock seconds."""

    trees: tuple[SourceTree, ...]
    attempt: Attempt
    log: str
    seconds: float

    @property
    def ended(self) -> str:
        """Where the attempt ended: ``passed``, or the stage that failed."""
        return "passed" if self.attempt.passed else self.attempt.failed_at


def tried(app: HostileApp, case: Case, laid: Bait, sandbox: WatchedSandbox, contexts: ContextFactory) -> Outcome:
    """Have a model reply with ``app``, and measure EXEC of that; the record and the log go into the store too."""
    store, recording = laid.store, laid.folder / "recording"
    app.record(recording / case.id, laid.facts())
    tools = Tools(
        store=FolderStore(store),
        sandbox=lambda: sandbox,
        new_context=lambda: contexts,
        scaffold=scaffold_folder(),
        eyes=lambda: "the same for all",
    )
    trial = Trial(case=case, model=resolve_model(f"replay:{recording}"))
    evaluation = Evaluation(trial, Conditions(repair_rounds=0), tools)
    started = time.monotonic()
    record = exec_record(evaluation)
    seconds = time.monotonic() - started
    (store / "record.json").write_text(record.to_json(), encoding="utf-8")
    (store / "timings.json").write_text(json.dumps(evaluation.timings), encoding="utf-8")
    (store / "log.txt").write_text(sandbox.log, encoding="utf-8")
    return Outcome(trees=evaluation.trees, attempt=evaluation.attempts[-1], log=sandbox.log, seconds=seconds)


def hurry_browser(set_attribute: Callable[[object, str, int], None]) -> None:
    """Shorten the browser's limits."""
    for name, value in HURRY.items():
        assert hasattr(chromium, name), name
        set_attribute(chromium, name, value)
