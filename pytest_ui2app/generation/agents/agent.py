"""One agent on one task: its folder is laid out, it runs, and what it left there is taken."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.agents.account import read_account
from pytest_ui2app.generation.agents.collecting import collect
from pytest_ui2app.generation.agents.command import AgentCommand
from pytest_ui2app.generation.agents.running import Outcome, agent_environment, run_agent
from pytest_ui2app.generation.agents.workspace import Workspace, workspace
from pytest_ui2app.generation.characters import printable
from pytest_ui2app.generation.model import FREE, AgentAnswer, Cost, GenerationTask, Order
from pytest_ui2app.generation.secrets import REPLACEMENT, SHORTEST, Keys
from pytest_ui2app.generation.spending import NO_LIMIT, Spending, Unlimited

OUTPUT_KEPT: Final = 20_000
"""Characters kept of the end of what an agent said; ours."""
OUTPUT_READ: Final = OUTPUT_KEPT + 1_000
"""Characters of it in which keys are looked for: a key that the cut goes through must not leave its end behind."""
OUTPUT_SHOWN: Final = 800
"""Characters of it that stand in an error message; ours."""
TEMPORARY_FAILURE: Final = 75
"""The exit code by which an agent says that it could not work through no fault of its own (sysexits: EX_TEMPFAIL)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandAgent:
    """Runs ``command`` once per order, at most ``seconds`` long, with the user's own rights and keys."""

    name: str
    command: AgentCommand
    seconds: float
    keys: Keys
    spending: Spending | Unlimited = NO_LIMIT

    def build_app(self, task: GenerationTask, scaffold: Mapping[str, Path], order: Order) -> AgentAnswer:
        """Carry out ``order`` in a fresh folder outside the project, which is gone afterwards.

        What it says it has spent counts against the run's limit, which can only hold back the next order. Raises
        InfrastructureError when the program cannot be started, says so with exit code 75, or crashes before it has
        written anything. Any other exit code, and a time limit that was reached, are facts: what was written is taken.
        """
        with self.spending.buy(FREE) as bill, workspace(task, scaffold, order, seconds=self.seconds) as place:
            environment = agent_environment(self.keys.environment(os.environ), place, order, task.round)
            outcome = run_agent(self.command.argv, place.folder, environment, self.seconds)
            said = self.keys.scrub(outcome.output[-OUTPUT_READ:])
            self._refuse_temporary(outcome, said)
            answer = self._answer(place, outcome, said)
            if outcome.exit_code and not outcome.timed_out and not answer.files and not answer.violations:
                raise InfrastructureError(self._trouble(f"wrote nothing and ended with code {outcome.exit_code}", said))
            if isinstance(answer.cost, Cost):
                bill.settle(answer.cost)
            return answer

    def _refuse_temporary(self, outcome: Outcome, said: str) -> None:
        if outcome.exit_code == TEMPORARY_FAILURE and not outcome.timed_out:
            raise InfrastructureError(self._trouble(f"could not work (exit code {TEMPORARY_FAILURE})", said))

    def _trouble(self, fact: str, said: str) -> str:
        last = "\n".join(map(printable, said.strip()[-OUTPUT_SHOWN:].splitlines())) or "nothing"
        line = last.splitlines()[-1].strip()  # a report has room for one line
        told = f"the agent {self.name!r} {fact}; it said last: {line}"
        return f"{told}\n{last}\nMend that and run again; what is done is kept"

    def _answer(self, place: Workspace, outcome: Outcome, said: str) -> AgentAnswer:
        collected = collect(place.app, place.scaffold, _key_remover(self.keys))
        account = read_account(place.account)
        return AgentAnswer(
            files=collected.files,
            dependencies=collected.dependencies,
            violations=collected.violations,
            notes=(*collected.notes, *account.notes),
            output=said[-OUTPUT_KEPT:],
            usage=account.usage,
            cost=account.cost,
            facts={"exit_code": outcome.exit_code, "timed_out": outcome.timed_out},
        )


def _key_remover(keys: Keys) -> Callable[[str], str]:
    """Give the function that takes the keys, as they are spelt, out of source; ``Keys.scrub`` would touch code too."""
    held = [key for variable in sorted(keys.variables) if len(key := keys.get(variable)) >= SHORTEST]

    def without_keys(text: str) -> str:
        for key in held:
            text = text.replace(key, REPLACEMENT)
        return text

    return without_keys
