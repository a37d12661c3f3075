"""Running an agent: what its environment holds, and how it ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.agents.workspace import Workspace
from pytest_ui2app.generation.model import Order
from pytest_ui2app.processes import CutOff, run_bounded
from pytest_ui2app.supervisor import GRACE_SECONDS, SUPERVISOR_GRACE_SECONDS, TIME_IS_UP, supervised

_SPARE_SECONDS: Final = 4 * GRACE_SECONDS
"""How much later than the supervisor this side gives up, for a supervisor that was itself stopped."""

WITHHELD: Final = ("PYTEST_", "COV_", "COVERAGE_", "UI2APP_")
"""Beginnings of variables that belong to this process: they could change an agent's own tests, or name a case."""
WITHHELD_WHOLE: Final = frozenset({"PWD", "OLDPWD"})
"""Variables that say where this process runs, which is not where the agent does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How an agent ended: its exit code (128 + n after signal n, 124 if its time was up) and what it said."""

    exit_code: int
    timed_out: bool
    output: str


def agent_environment(user: Mapping[str, str], place: Workspace, order: Order, round_: int) -> dict[str, str]:
    """Return the user's environment with the order in it; nothing in it names the case."""
    kept = {name: value for name, value in user.items() if not _is_withheld(name)}
    repair = {"UI2APP_DIAGNOSTICS": str(place.diagnostics)} if order.breakage else {}
    return (
        kept
        | repair
        | {
            "UI2APP_FOLDER": str(place.folder),
            "UI2APP_APP": str(place.app),
            "UI2APP_SCREENSHOTS": str(place.screenshots),
            "UI2APP_TASK_FILE": str(place.task_file),
            "UI2APP_TASK": place.task,
            "UI2APP_TURN": order.turn,
            "UI2APP_ROUND": str(round_),
        }
    )


def _is_withheld(name: str) -> bool:
    return name.startswith(WITHHELD) or name in WITHHELD_WHOLE


def run_agent(argv: Sequence[str], folder: Path, environment: Mapping[str, str], seconds: float) -> Outcome:
    """Run an agent in ``folder`` until it ends or ``seconds`` are over; nothing it started is left running."""
    command = supervised(argv, seconds=str(seconds))
    ended = run_bounded(
        command, cwd=folder, env=environment, timeout=seconds + _SPARE_SECONDS, grace=SUPERVISOR_GRACE_SECONDS
    )
    if isinstance(ended, CutOff):
        return Outcome(exit_code=TIME_IS_UP, timed_out=True, output=ended.output)
    late = ended.exit_code == TIME_IS_UP and ended.seconds >= seconds
    return Outcome(exit_code=ended.exit_code, timed_out=late, output=ended.output)
