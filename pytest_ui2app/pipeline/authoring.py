"""The trial's model or agent at work: it writes the app, and repairs it, through the store."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.cases.case import Case
from pytest_ui2app.generation.builtin.replay import ReplayFactory
from pytest_ui2app.generation.builtin.written import WrittenFactory
from pytest_ui2app.generation.conversation import PLAN_TURN, Asking, first_messages, generate, scaffold_packages
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import Agent, AgentAnswer, Breakage, GenerationTask, Model, ModelFactory, Order
from pytest_ui2app.generation.repair import RepairOutcome, repair
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.generation.turns import REPLY_OR_REJECTION, TurnStore, reply_key
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of, scaffold_digest
from pytest_ui2app.pipeline.trial import Tools, Trial, once_in_trouble
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact, ArtifactStore, StageKey


@dataclass(frozen=True, slots=True, kw_only=True)
class RepairRound:
    """One round of Self-Debug: how it went, the files it worked on, and the app after it (protocol section 2)."""

    outcome: RepairOutcome
    located: tuple[str, ...]
    tree: SourceTree


class Author:
    """Writes and repairs the app of one trial; what it was asked before is in the store and not asked again."""

    def __init__(self, trial: Trial, tools: Tools, log: StageLog) -> None:
        """Take the trial; nothing is asked yet."""
        self._trial = trial
        self._tools = tools
        self._log = log

    @cached_property
    def generated(self) -> Artifact[SourceTree]:
        """The app as first written."""
        key = _generate_key(self._task_key)
        with once_in_trouble(self._trial.key, self._tools.troubles):
            return self._log.obtain(key, SourceTree, lambda _: self._write())

    def repaired(self, tree: SourceTree, breakage: Breakage, number: int) -> Artifact[RepairRound]:
        """Return what round ``number`` of repair made of an app that failed."""
        key = key_of(
            "repair",
            **self._task_key,
            number=number,
            source=digest.of_texts(tree.files),
            dependencies=dict(tree.dependencies),
            breakage=[breakage.stage, breakage.diagnostics, list(breakage.files)],
            code=code_digest("generation"),
        )
        with once_in_trouble(self._trial.key, self._tools.troubles):
            return self._log.obtain(
                key, RepairRound, lambda _: self._repair(tree, breakage, number), detail=f"round {number}"
            )

    @property
    def chooses_packages(self) -> bool:
        """Whether a repair may change what is installed: an agent's may, a model's packages stand with its plan."""
        return isinstance(self._author, Agent)

    def _write(self) -> SourceTree:
        author = self._author
        if isinstance(author, Agent):
            answer, summary = self._turns.answer(author, self._task, self._scaffold, Order(turn="build"))
            return _tree_of(answer, summary)
        return generate(Asking(author, self._turns), self._task, self._scaffold)

    def _repair(self, tree: SourceTree, breakage: Breakage, number: int) -> RepairRound:
        author = self._author
        if isinstance(author, Agent):
            return self._repair_by_agent(author, tree, breakage, number)
        asking = Asking(author, self._turns)
        done = repair(
            asking,
            number=number,
            files=tree.files,
            breakage=breakage,
            scaffold=tuple(self._scaffold),
            declared={*scaffold_packages(self._scaffold), *tree.dependencies},
        )
        after = SourceTree(
            files=done.files,
            dependencies=tree.dependencies,
            violations=done.violations,
            notes=(*asking.notes, *done.notes),
            turns=asking.summaries,
        )
        return RepairRound(outcome=done.outcome, located=done.located, tree=after)

    def _repair_by_agent(self, agent: Agent, tree: SourceTree, breakage: Breakage, number: int) -> RepairRound:
        order = Order(turn=f"repair-{number}", files=tree.files, dependencies=tree.dependencies, breakage=breakage)
        answer, summary = self._turns.answer(agent, self._task, self._scaffold, order)
        after = _tree_of(answer, summary)
        same = (after.files, after.dependencies) == (dict(tree.files), dict(tree.dependencies))
        changed = tuple(path for path in after.files if after.files[path] != tree.files.get(path))
        return RepairRound(
            outcome=RepairOutcome.UNCHANGED if same else RepairOutcome.APPLIED, located=changed, tree=after
        )

    @cached_property
    def _author(self) -> Model | Agent:
        return self._trial.model.for_task(self._task)

    @cached_property
    def _task(self) -> GenerationTask:
        return task_of(self._trial)

    @cached_property
    def _scaffold(self) -> Mapping[str, Path]:
        return scaffold_files(self._tools.scaffold)

    @property
    def _turns(self) -> TurnStore:
        return TurnStore(trial=self._task_key, obtain=self._log.obtain_answer)

    @cached_property
    def _task_key(self) -> Mapping[str, object]:
        return _task_key(self._trial, self._tools.scaffold)


def is_written(trial: Trial, store: ArtifactStore) -> bool:
    """Whether the app of a trial, as first written, is in the store: nobody has to be asked for it."""
    return store.find(_generate_key(_task_key(trial, scaffold_folder())), SourceTree) is not None


def is_begun(trial: Trial, store: ArtifactStore) -> bool:
    """Whether the plan of a trial is in the store: later versions of this project read the app anew from its turns."""
    scaffold = scaffold_folder()
    opening = first_messages(task_of(trial), scaffold_files(scaffold))
    return store.find(reply_key(_task_key(trial, scaffold), opening, PLAN_TURN), REPLY_OR_REJECTION) is not None


def _generate_key(task: Mapping[str, object]) -> StageKey:
    return key_of("generate", **task, code=code_digest("generation"))


def _task_key(trial: Trial, scaffold: Path) -> Mapping[str, object]:
    """Return all that tells a trial from others and moves its answers."""
    case, model = trial.case, trial.model
    return {
        "case": case.id,
        "screenshots": [digest.of_bytes(picture.read_bytes()) for picture in case.pictures],
        "model": {"name": model.name, **model.identity},
        "built_in": _makings(model, case),
        "scaffold": scaffold_digest(scaffold),
        "round": trial.round,
    }


def task_of(trial: Trial) -> GenerationTask:
    """Return the task that a trial puts to its model."""
    case = trial.case
    reference = case.reference if (case.reference / "src").is_dir() else None
    return GenerationTask(case_id=case.id, screenshots=case.pictures, reference=reference, round=trial.round)


def _tree_of(answer: AgentAnswer, summary: TurnSummary) -> SourceTree:
    return SourceTree(
        files=answer.files,
        dependencies=answer.dependencies,
        violations=answer.violations,
        notes=answer.notes,
        turns=(summary,),
    )


def _makings(model: ModelFactory, case: Case) -> list[str]:
    """Return what a built-in model's answer is made from beside the screenshots: the answer sheet and our own code."""
    if isinstance(model, ReplayFactory):
        return model.built_in(case.id)
    if not isinstance(model, WrittenFactory):
        return []
    answers = case.reference / "src"
    sheet = digest.of_folder(answers) if answers.is_dir() else ""
    return [sheet, code_digest("generation", "tsx", "ocr.py")]
