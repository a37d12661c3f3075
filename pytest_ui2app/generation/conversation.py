"""Asking a model for an application: plan, files, and as many Continue turns as it may take (protocol section 2)."""

import json
from collections.abc import Callable, Mapping
from importlib.resources import files as resource_files
from pathlib import Path
from string import Template
from typing import Final, TypeAlias

from pytest_ui2app.generation.blocks import joined
from pytest_ui2app.generation.files import SourceTree, TurnSummary, parse_files
from pytest_ui2app.generation.imports import import_violations
from pytest_ui2app.generation.model import Conversation, GenerationTask, Message, Model, Reply
from pytest_ui2app.generation.plan import Plan, parse_plan

PLAN_TOKEN_CAP: Final = 4_096
"""Default output cap of the Plan turn (protocol section 2)."""
GENERATE_TOKEN_CAP: Final = 32_768
"""Default output cap of the Generate turn and of each Continue turn (protocol section 2)."""
MAX_CONTINUES: Final = 3
"""Continue turns at most, while the reply is cut short (protocol section 2)."""

PLAN_TURN: Final = "plan"
GENERATE_TURN: Final = "generate"

Record: TypeAlias = Callable[[str, str], None]
"""Stores a turn's raw text under the turn's name."""

_UNLISTED: Final = frozenset({"pnpm-lock.yaml"})
"""Scaffold files that may not be generated either, but whose text would only fill the context."""


def token_cap(turn: str) -> int:
    """Give a turn's default output cap in tokens; a provider's settings may replace it and are then stored."""
    return PLAN_TOKEN_CAP if turn == PLAN_TURN else GENERATE_TOKEN_CAP


def generate(model: Model, task: GenerationTask, scaffold: Path, record: Record) -> SourceTree:
    """Ask ``model`` for the app of ``task`` and read its files.

    ``scaffold`` is the folder of the fixed project. ``record`` is called with each turn's name (``plan``, ``generate``,
    ``continue-1`` ...) and raw text before anything is parsed. A bad reply is a value, never an exception.
    """
    paths = _scaffold_paths(scaffold)
    asking = _Asking(model, record)
    conversation: Conversation = (_scaffold_message(scaffold, paths), _plan_message(task))
    planned = asking.turn(PLAN_TURN, conversation)
    plan = parse_plan(planned.text)
    conversation = (*conversation, Message(role="assistant", text=planned.text), _generate_message(plan))
    text, truncated = asking.in_full(conversation)
    parsed = parse_files(text, scaffold=paths, truncated=truncated)
    declared = {*_scaffold_packages(scaffold), *plan.dependencies}
    return SourceTree(
        files=parsed.files,
        dependencies=plan.dependencies,
        violations=(*parsed.violations, *import_violations(parsed.files, declared)),
        notes=(*_plan_notes(plan), *parsed.notes),
        turns=tuple(asking.summaries),
    )


class _Asking:
    """Sends turns to the model and keeps what must outlive them."""

    def __init__(self, model: Model, record: Record) -> None:
        self.summaries: list[TurnSummary] = []
        self._model = model
        self._record = record

    def turn(self, name: str, conversation: Conversation) -> Reply:
        """Ask for one reply and record it raw."""
        reply = self._model.complete(conversation, name)
        self._record(name, reply.text)
        self.summaries.append(TurnSummary(name=name, finish_reason=reply.finish_reason, usage=reply.usage))
        return reply

    def in_full(self, conversation: Conversation) -> tuple[str, bool]:
        """Ask for the files and let the model finish; the text of all turns, and whether it is still cut short."""
        reply = self.turn(GENERATE_TURN, conversation)
        parts = [reply.text]
        for number in range(1, MAX_CONTINUES + 1):
            if not reply.cut_short:
                break
            conversation = (*conversation, Message(role="assistant", text=reply.text), _continue_message())
            reply = self.turn(f"continue-{number}", conversation)
            parts.append(reply.text)
        return joined(parts), reply.cut_short


def _scaffold_paths(scaffold: Path) -> tuple[str, ...]:
    """List the scaffold's files as posix paths, sorted; installed packages are no part of it."""
    found = (path.relative_to(scaffold).as_posix() for path in scaffold.rglob("*") if path.is_file())
    return tuple(sorted(path for path in found if not path.startswith("node_modules/")))


def _scaffold_packages(scaffold: Path) -> tuple[str, ...]:
    """Name the packages that the scaffold's package.json declares."""
    manifest = json.loads((scaffold / "package.json").read_text(encoding="utf-8"))
    return (*manifest.get("dependencies", {}), *manifest.get("devDependencies", {}))


def _scaffold_message(scaffold: Path, paths: tuple[str, ...]) -> Message:
    listed = [path for path in paths if path not in _UNLISTED]
    listing = "\n".join(f"--- {path} ---\n{(scaffold / path).read_text(encoding='utf-8')}" for path in listed)
    return Message(role="assistant", text=_prompt("scaffold", listing=listing))


def _plan_message(task: GenerationTask) -> Message:
    text = _prompt("plan", count=str(len(task.screenshots)))
    return Message(role="user", text=text, images=task.screenshots)


def _generate_message(plan: Plan) -> Message:
    listing = "\n".join(f"- {entry.path}: {entry.description}" for entry in plan.entries)
    text = _prompt(
        "generate", plan=listing or "(it could not be read)", dependencies=_shown_dependencies(plan.dependencies)
    )
    return Message(role="user", text=text)


def _continue_message() -> Message:
    return Message(role="user", text=_prompt("continue"))


def _shown_dependencies(dependencies: Mapping[str, str]) -> str:
    return ", ".join(f"{name}@{wanted}" for name, wanted in dependencies.items()) or "none"


def _plan_notes(plan: Plan) -> tuple[str, ...]:
    repaired = ("the plan was not valid JSON and was repaired",) if plan.repaired else ()
    return (*repaired, *(f"plan: {problem}" for problem in plan.problems))


def _prompt(name: str, **values: str) -> str:
    """Fill the prompt ``prompts/<name>.md``."""
    text = resource_files("pytest_ui2app.generation").joinpath("prompts", f"{name}.md").read_text(encoding="utf-8")
    return Template(text).substitute(values)
