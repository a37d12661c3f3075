"""The path of one trial, and the only package that joins the others."""

from pytest_ui2app.pipeline.ahead import Ahead
from pytest_ui2app.pipeline.authoring import is_begun, is_written, task_of
from pytest_ui2app.pipeline.evaluation import Evaluation
from pytest_ui2app.pipeline.judged import Judgement, headline, is_judged
from pytest_ui2app.pipeline.trial import Attempt, Conditions, Production, StageEvent, Tools, Trial

__all__ = [
    "Ahead",
    "Attempt",
    "Conditions",
    "Evaluation",
    "Judgement",
    "Production",
    "StageEvent",
    "Tools",
    "Trial",
    "headline",
    "is_begun",
    "is_judged",
    "is_written",
    "task_of",
]
