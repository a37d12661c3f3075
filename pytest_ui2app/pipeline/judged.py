"""The judge's stage: what a model that reads source and pictures says of an app's interactions (protocol section 7).

Its answers are kept as a generator's are: each is in the store before it is read, under all that was sent and how the
model is asked, and is never bought twice, whatever becomes of the code. With them there, an app is judged anew without
a request.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, assert_never

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.conversation import Asking
from pytest_ui2app.generation.model import Agent, GenerationTask, Model, ModelFactory
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.generation.turns import TurnStore
from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.judging.evidence import Evidence
from pytest_ui2app.judging.verdict import FamilyVerdict, Verdict
from pytest_ui2app.judging.vlm import ModelJudge, opening, rubric_digest
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of
from pytest_ui2app.pipeline.trial import Tools, Trial, once_in_trouble
from pytest_ui2app.scoring.iis import ItemLabel
from pytest_ui2app.scoring.labels import Source
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.store.artifacts import Artifact, ArtifactStore, StageKey
from pytest_ui2app.taxonomy import Family, Outcome

VERSION: Final = 1
"""Raised when a judge's stored answer would no longer be what was asked for."""
PROMPT_FILE: Final = "prompt.md"
"""What the judge was asked, beside its verdict, for people."""
_READING: Final = ("verdict", "evidence", "scrubbing", "vlm")


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a judge said of one app, or why it said nothing that counts, and the turns that took."""

    verdict: Verdict | Unscored
    turns: tuple[TurnSummary, ...] = ()
    notes: tuple[str, ...] = ()

    def of(self, family: Family) -> FamilyVerdict | Unscored:
        """Return what was said of one family of the inventory."""
        return self.verdict if isinstance(self.verdict, Unscored) else self.verdict.of(family)


def judged(trial: Trial, judge: ModelFactory, evidence: Evidence, tools: Tools, log: StageLog) -> Artifact[Judgement]:
    """Return what ``judge`` says of an app; it is asked if the store has no answer.

    Raises InfrastructureError when it cannot be reached.
    """
    key = key_of(
        "judge",
        evidence=evidence.digest,
        rubric=rubric_digest(),
        judge=_identity(judge),
        version=VERSION,
        code=code_digest(*(f"judging/{module}.py" for module in _READING)),
    )
    with once_in_trouble(("judge", *trial.key), tools.troubles):
        found = log.obtain(key, Judgement, lambda folder: _judge(trial, judge, evidence, log, folder))
    tools.store.obtain(_known_key(trial, judge), str, lambda _: found.digest)
    return found


def is_judged(trial: Trial, judge: ModelFactory, store: ArtifactStore) -> bool:
    """Whether ``judge`` has judged the app of a trial before, so that it most likely need not be asked again."""
    return store.find(_known_key(trial, judge), str) is not None


def generator_names(model: ModelFactory) -> Iterator[str]:
    """Yield what the model under test goes by, which its judge must not learn."""
    yield model.name
    yield model.name.rpartition("/")[2]
    own = model.identity.get("model")
    if isinstance(own, str):
        yield from (own, own.rpartition("/")[2])


def headline(label: ItemLabel, judgement: Judgement | NoJudge) -> tuple[ItemLabel, Source]:
    """Return the label that the score counts, and whose it is: the probes', or where they leave it open the judge's.

    The bounds stay those of the probes: a judge's word does not make what was unsure more certain.
    """
    if not label.undecided or isinstance(judgement, NoJudge):
        return label, Source.RUNTIME
    match judgement.of(label.family):
        case Unscored():
            return label, Source.RUNTIME
        case FamilyVerdict(outcome=outcome):
            # What is absent by the probes is not realised, whatever else works.
            partly = label.n_absent and outcome is Outcome.W
            return replace(label, outcome=outcome, strict=Outcome.P if partly else outcome), Source.JUDGE
        case never:
            assert_never(never)


def _judge(trial: Trial, judge: ModelFactory, evidence: Evidence, log: StageLog, folder: Path) -> Judgement:
    (message,) = opening(evidence)
    (folder / PROMPT_FILE).write_text(message.text, encoding="utf-8")
    about = {"judge": _identity(judge), "version": VERSION}
    asking = Asking(_model(trial, judge), TurnStore(trial=about, obtain=log.obtain_answer))
    verdict = ModelJudge(asking).assess(evidence)
    return Judgement(verdict=verdict, turns=asking.summaries, notes=asking.notes)


def _model(trial: Trial, judge: ModelFactory) -> Model:
    """Return what is asked; it is told nothing of the trial but its case."""
    case = trial.case
    made = judge.for_task(GenerationTask(case_id=case.id, screenshots=case.pictures, reference=None, round=1))
    if isinstance(made, Agent):
        raise UsageError(f"--ui2app-judge={judge.name} is an agent, which writes apps; name a model that is asked")
    return made


def _identity(judge: ModelFactory) -> dict[str, object]:
    return {"name": judge.name, **judge.identity}


def _known_key(trial: Trial, judge: ModelFactory) -> StageKey:
    """Return where it is noted that a trial was judged: without its app at hand the verdict's address is not known."""
    model = trial.model
    about = {"model": model.name, "identity": dict(model.identity), "case": trial.case.id, "round": trial.round}
    return key_of("judge-known", judge=_identity(judge), rubric=rubric_digest(), version=VERSION, **about)
