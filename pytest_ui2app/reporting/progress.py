"""Telling how a run is getting on: one line per stage, also from xdist's workers.

A worker has no way of its own to the terminal, so it tells its stages by appending lines to a file that the
controller follows.
"""

import json
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import IO

from pytest_ui2app.pipeline import StageEvent

LINE = "line"
POLL_SECONDS = 0.2
WORTH_TELLING_SECONDS = 0.5
"""A stage found in the store, or made in less, is not told one by one."""


def tell(file: Path, event: StageEvent | str) -> None:
    """Append a stage, or a line as it is; a single small write to a file opened for appending is never torn."""
    told = {LINE: event} if isinstance(event, str) else asdict(event)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(told) + "\n")


def worth_telling(event: StageEvent) -> bool:
    """Whether a stage took long enough to be told one by one, or may."""
    return event.begun or (event.fresh and event.seconds >= WORTH_TELLING_SECONDS)


def line_of(event: StageEvent) -> str:
    """Return a stage as one line for the terminal."""
    round_ = f" r{event.round}" if event.round > 1 else ""
    stage = f"{event.stage} {event.detail}".strip()
    took = "..." if event.begun else f"{event.seconds:.1f} s"
    return f"{event.case} · {event.model}{round_} · {stage} {took}"


class Follower:
    """Follows a progress file in the background and hands on each line worth telling."""

    def __init__(self, file: Path, show: Callable[[str], None]) -> None:
        """Follow ``file``, which is made if it is not there, once started."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        self._file = file
        self._show = show
        self._rest = ""
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="ui2app-progress", daemon=True)

    def start(self) -> None:
        """Begin to follow."""
        self._thread.start()

    def stop(self) -> None:
        """Show what is left and end."""
        self._stopping.set()
        self._thread.join()
        self._file.unlink(missing_ok=True)

    def _follow(self) -> None:
        with self._file.open(encoding="utf-8") as lines:
            while not self._stopping.wait(POLL_SECONDS):
                self._show_new(lines)
            self._show_new(lines)

    def _show_new(self, lines: IO[str]) -> None:
        # A line may be read while it is being written: what has no end yet waits for the next look.
        *whole, self._rest = (self._rest + lines.read()).split("\n")
        for line in whole:
            told = json.loads(line)
            if LINE in told:
                self._show(told[LINE])
            elif worth_telling(event := StageEvent(**told)):
                self._show(line_of(event))
