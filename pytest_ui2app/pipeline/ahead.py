"""What can be built before it is asked for: the reference, beside the generated app.

A production build is most of what an evaluation takes, and there are two. Which of them is made first changes no
result: each is stored under the digest of its source, and whoever comes second waits at the store's lock.
"""

import threading
from contextlib import suppress
from dataclasses import replace
from typing import Final, Self

from pytest_ui2app.errors import Ui2AppError
from pytest_ui2app.pipeline.reference import reference_build
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.pipeline.trial import StageEvent, Tools, Trial

END_SECONDS: Final = 15.0
"""How long a build that nobody asks for any more is waited for in the end; ours, three times what one takes. One that
takes longer ends with the process, as every command does."""


class Ahead:
    """Builds the references of cases in threads of its own, which are waited for on leaving it."""

    def __init__(self) -> None:
        """Begin nothing yet."""
        self._begun: dict[str, threading.Thread] = {}

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Wait for what has been begun."""
        for thread in self._begun.values():
            thread.join(END_SECONDS)

    def begin(self, trial: Trial, tools: Tools) -> None:
        """Begin to build the reference of a trial's case, unless that was begun before."""
        case = trial.case.id
        if case not in self._begun:
            # A daemon, since it must not keep the process from ending.
            self._begun[case] = threading.Thread(target=_build, args=(trial, tools), name=f"ahead {case}", daemon=True)
            self._begun[case].start()


def _build(trial: Trial, tools: Tools) -> None:
    """Build the reference and tell nobody: the trial tells of it when it asks for it, and meets the same trouble."""
    alone = replace(tools, progress=_unheard)
    with suppress(Ui2AppError):
        reference_build(trial.case, alone, StageLog(trial, alone))


def _unheard(_: StageEvent) -> None:
    pass
