"""How a run says how it gets on: one process by itself, xdist's workers through a file that the controller reads."""

import logging
import uuid
from collections.abc import Mapping
from contextlib import nullcontext
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_ui2app.pipeline import StageEvent
from pytest_ui2app.reporting.progress import Follower, line_of, tell, worth_telling

PROGRESS: Final = "ui2app_progress"
ASKING_LOGGER: Final = "pytest_ui2app.generation"
"""Where the waits of asking are told: for a rate, for a provider in trouble."""


class Telling(logging.Handler):
    """Shows stages, and what is logged about asking, on the terminal of the controller."""

    def __init__(self, config: pytest.Config, store: Path) -> None:
        super().__init__(logging.INFO)
        self.letters = False
        """Whether xdist has printed letters since the last line; without xdist pytest knows."""
        self._config = config
        self._store = store
        self._follower: Follower | None = None

    @cached_property
    def file(self) -> Path:
        """The file through which workers tell; the controller's, on every worker."""
        given: Mapping[str, Any] = getattr(self._config, "workerinput", {})
        return Path(given.get(PROGRESS) or self._store / f"progress-{uuid.uuid4().hex}.jsonl")

    @property
    def has_workers(self) -> bool:
        """Whether others tell this process."""
        return self._follower is not None

    def start(self) -> None:
        """Begin to show: what this process does, and on the controller what the workers tell."""
        logging.getLogger(ASKING_LOGGER).addHandler(self)
        if not self._is_worker and self._is_loud and getattr(self._config.option, "dist", "no") != "no":
            self._follower = Follower(self.file, self.show)
            self._follower.start()

    def stop(self) -> None:
        """Show what is left and end."""
        logging.getLogger(ASKING_LOGGER).removeHandler(self)
        if self._follower:
            self._follower.stop()

    def emit(self, record: logging.LogRecord) -> None:
        """Tell of a wait."""
        self._tell(record.getMessage())

    def stage(self, event: StageEvent) -> None:
        """Tell of a stage."""
        if self._is_worker:
            self._tell(event)
        elif worth_telling(event):
            self._tell(line_of(event))

    def _tell(self, what: StageEvent | str) -> None:
        if self._is_worker:
            tell(self.file, what)
        elif self._is_loud:
            capture = self._config.pluginmanager.get_plugin("capturemanager")
            with capture.global_and_fixture_disabled() if capture else nullcontext():
                self.show(str(what))

    def show(self, line: str) -> None:
        """Write a line between what pytest writes."""
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter:
            reporter.ensure_newline()
            reporter.write_line(("\n" if self.letters else "") + line)
            self.letters = False

    @property
    def _is_worker(self) -> bool:
        return hasattr(self._config, "workerinput")

    @property
    def _is_loud(self) -> bool:
        return self._config.get_verbosity() >= 0
