"""How a name on the command line becomes a judge, and what judging an app will take."""

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from pytest_ui2app.cases.case import VIEWPORT, Case
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.estimate import TYPICAL_APP, Range, priced
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.generation.naming import is_built_in, resolve_model
from pytest_ui2app.generation.providers.api_model import ApiFactory
from pytest_ui2app.generation.providers.configured import AGENT, REPLAY
from pytest_ui2app.generation.providers.sending import CHARACTERS_PER_TOKEN, PIXELS_PER_TOKEN, token_cap
from pytest_ui2app.generation.providers.settings import ModelSettings
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.judging.evidence import TOTAL_CAP, Evidence, evidence_of
from pytest_ui2app.judging.vlm import JUDGE_TURN, opening

EFFORT: Final = "medium"
"""The judge's reasoning effort, unless its settings say how it reasons (protocol section 7)."""
TYPICAL_VERDICT: Final = 1_000
"""Output tokens of a verdict on seven families, without reasoning [ours]."""
_SAID_OF_REASONING: Final = frozenset({"reasoning_effort", "thinking", "extra_body"})
"""Settings after which nothing is added: a model that takes no effort has ``extra_body = {}``."""


@dataclass(frozen=True, slots=True)
class NoJudge:
    """Nobody judges: the labels are those of the probes alone."""


NO_JUDGE: Final = NoJudge()


def resolve_judge(name: str, setup: ModelSetup) -> ModelFactory | NoJudge:
    """Find the judge called ``name``, empty for none; an asked model reasons with EFFORT if its settings do not say.

    Raises UsageError for an unknown name, and for what answers no questions: built-in models, recordings, agents.
    """
    if not name:
        return NO_JUDGE
    if is_built_in(name) or name.startswith((AGENT, REPLAY)):
        raise UsageError(
            f"--ui2app-judge={name} can write apps and judge none; name a model that is asked over the network, such "
            "as openai/gpt-6-luna (verdicts that were given before are in the store and not asked for again)"
        )
    try:
        factory = resolve_model(name, setup)
    except UsageError as error:
        raise UsageError(f"--ui2app-judge: {error}") from error
    if not isinstance(factory, ApiFactory) or _SAID_OF_REASONING & factory.settings.parameters.keys():
        return factory
    parameters = {**factory.settings.parameters, "reasoning_effort": EFFORT}
    return ApiFactory(replace(factory.settings, parameters=parameters), setup)


def judging_estimate(case: Case, settings: ModelSettings) -> Range:
    """Estimate the judging of one app from the inventory, the caps and as many pictures as there are screenshots."""
    words = ceil(len(opening(_without_app(case))[0].text) / CHARACTERS_PER_TOKEN)
    width, height = VIEWPORT
    around = words + ceil(len(case.screenshots) * width * height / PIXELS_PER_TOKEN)
    most, cap = around + ceil(TOTAL_CAP / CHARACTERS_PER_TOKEN), token_cap(JUDGE_TURN, settings)
    return Range(
        typical=priced(settings, [(around + TYPICAL_APP, TYPICAL_VERDICT)]),
        most=priced(settings, [(most, cap), (most + cap, cap)]),
    )


def _without_app(case: Case) -> Evidence:
    missed = [screenshot.file for screenshot in case.screenshots]
    return evidence_of({}, pages=(), missed=missed, items=case.inventory)
