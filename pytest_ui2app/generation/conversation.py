"""Asking a model for an application: plan, files, and as many Continue turns as it may take (protocol section 2)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pytest_ui2app.generation.blocks import joined
from pytest_ui2app.generation.files import SourceTree, parse_files
from pytest_ui2app.generation.imports import import_violations
from pytest_ui2app.generation.model import Conversation, GenerationTask, Message, Model, Rejection, Reply, Turn
from pytest_ui2app.generation.plan import Plan, parse_plan
from pytest_ui2app.generation.prompting import filled_prompt
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.generation.turns import TurnStore

PLAN_TOKEN_CAP: Final = 4_096
"""Default output cap of the Plan turn (protocol section 2)."""
GENERATE_TOKEN_CAP: Final = 32_768
"""Default output cap of the Generate turn and of each Continue turn (protocol section 2)."""
MAX_CONTINUES: Final = 3
"""Continue turns at most, while the reply is cut short (protocol section 2)."""

PLAN_TURN: Final = Turn(name="plan", kind="plan", token_cap=PLAN_TOKEN_CAP)
GENERATE_TURN: Final = Turn(name="generate", kind="generate", token_cap=GENERATE_TOKEN_CAP)

_UNLISTED: Final = frozenset({"pnpm-lock.yaml"})
"""Scaffold files that may not be generated either, but whose text would only fill the context."""


def generate(asking: "Asking", task: GenerationTask, scaffold: Mapping[str, Path]) -> SourceTree:
    """Ask for the app of ``task`` and read its files; ``scaffold`` maps the fixed project's paths to its files.

    A bad reply is a value, never an exception, and so is a rejection by the provider.
    """
    conversation = first_messages(task, scaffold)
    planned = asking.ask(PLAN_TURN, conversation)
    if isinstance(planned, Rejection):
        return SourceTree(files={}, rejected=f"{PLAN_TURN.name}: {planned}", turns=asking.summaries)
    plan = parse_plan(planned.text)
    conversation = (*conversation, Message(role="assistant", text=planned.text), _generate_message(plan))
    written = _in_full(asking, conversation)
    if isinstance(written, Rejection):
        rejected = f"{GENERATE_TURN.name}: {written}"
        return SourceTree(files={}, rejected=rejected, dependencies=plan.dependencies, turns=asking.summaries)
    parsed = parse_files(written.text, scaffold=tuple(scaffold), truncated=written.truncated)
    declared = {*scaffold_packages(scaffold), *plan.dependencies}
    return SourceTree(
        files=parsed.files,
        dependencies=plan.dependencies,
        violations=(*parsed.violations, *import_violations(parsed.files, declared)),
        notes=(*_plan_notes(plan), *written.notes, *asking.notes, *parsed.notes),
        turns=asking.summaries,
    )


def first_messages(task: GenerationTask, scaffold: Mapping[str, Path]) -> Conversation:
    """Return turns 1 and 2: the scaffold, and the screenshots with the plan prompt."""
    return (_scaffold_message(scaffold), _plan_message(task))


class Asking:
    """Asks one model through the store, and keeps what must outlive the turns."""

    def __init__(self, model: Model, store: TurnStore) -> None:
        """Ask ``model``; nothing is asked yet."""
        self._model = model
        self._store = store
        self._summaries: list[TurnSummary] = []
        self._notes: list[str] = []

    @property
    def summaries(self) -> tuple[TurnSummary, ...]:
        """The turns asked so far."""
        return tuple(self._summaries)

    @property
    def notes(self) -> tuple[str, ...]:
        """Which turns had to be asked again, and why."""
        return tuple(self._notes)

    def ask(self, turn: Turn, conversation: Conversation) -> Reply | Rejection:
        """Ask for one reply; a model that spent the whole cap on reasoning is asked once more, with more room."""
        reply = self._asked(turn, conversation)
        if not isinstance(reply, Reply) or not reply.spent_on_reasoning:
            return reply
        self._notes.append(f"{turn.name}: the output cap was spent on reasoning; asked once more with more room")
        return self._asked(replace(turn, name=f"{turn.name}-roomier", roomier=True), conversation)

    def _asked(self, turn: Turn, conversation: Conversation) -> Reply | Rejection:
        reply, summary = self._store.reply(self._model, conversation, turn)
        self._summaries.append(summary)
        return reply


@dataclass(frozen=True, slots=True, kw_only=True)
class _Written:
    """The text of the Generate turn and its Continue turns; ``truncated`` if it still ends before its end."""

    text: str
    truncated: bool
    notes: tuple[str, ...] = ()


def _in_full(asking: Asking, conversation: Conversation) -> _Written | Rejection:
    """Ask for the files and let the model finish; what was written before a rejected Continue turn counts."""
    reply = asking.ask(GENERATE_TURN, conversation)
    if isinstance(reply, Rejection):
        return reply
    parts = [reply.text]
    for number in range(1, MAX_CONTINUES + 1):
        if not reply.cut_short:
            break
        conversation = (*conversation, Message(role="assistant", text=reply.text), _continue_message())
        further = asking.ask(replace(GENERATE_TURN, name=f"continue-{number}"), conversation)
        if isinstance(further, Rejection):
            return _Written(text=joined(parts), truncated=True, notes=(f"continue-{number} was rejected: {further}",))
        reply = further
        parts.append(reply.text)
    return _Written(text=joined(parts), truncated=reply.cut_short)


def scaffold_packages(scaffold: Mapping[str, Path]) -> tuple[str, ...]:
    """Name the packages that the scaffold's package.json declares."""
    manifest = json.loads(scaffold["package.json"].read_text(encoding="utf-8"))
    return (*manifest.get("dependencies", {}), *manifest.get("devDependencies", {}))


def _scaffold_message(scaffold: Mapping[str, Path]) -> Message:
    listed = {path: file for path, file in scaffold.items() if path not in _UNLISTED}
    listing = "\n".join(f"--- {path} ---\n{file.read_text(encoding='utf-8')}" for path, file in listed.items())
    return Message(role="assistant", text=filled_prompt("scaffold", listing=listing))


def _plan_message(task: GenerationTask) -> Message:
    text = filled_prompt("plan", count=str(len(task.screenshots)))
    return Message(role="user", text=text, images=task.screenshots)


def _generate_message(plan: Plan) -> Message:
    listing = "\n".join(f"- {entry.path}: {entry.description}" for entry in plan.entries)
    text = filled_prompt(
        "generate", plan=listing or "(it could not be read)", dependencies=_shown_dependencies(plan.dependencies)
    )
    return Message(role="user", text=text)


def _continue_message() -> Message:
    return Message(role="user", text=filled_prompt("continue"))


def _shown_dependencies(dependencies: Mapping[str, str]) -> str:
    return ", ".join(f"{name}@{wanted}" for name, wanted in dependencies.items()) or "none"


def _plan_notes(plan: Plan) -> tuple[str, ...]:
    repaired = ("the plan was not valid JSON and was repaired",) if plan.repaired else ()
    return (*repaired, *(f"plan: {problem}" for problem in plan.problems))
