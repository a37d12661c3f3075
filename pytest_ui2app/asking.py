"""What the models of a run are asked with: the user's settings, the keys, and what the run's processes share.

Keys are taken out of the environment for as long as the run lasts, so that no browser, build or other child process
inherits them; xdist's workers get them over their pipe.
"""

import os
import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.generation.naming import all_key_variables, resolve_model
from pytest_ui2app.generation.providers.configured import load_configured
from pytest_ui2app.generation.secrets import Keys, take_keys
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.generation.spending import Spending
from pytest_ui2app.settings import Settings
from pytest_ui2app.wording import counted

KEYS: Final = "ui2app_keys"
SPENDING: Final = "ui2app_spending"
SHARED_FOLDER: Final = "shared"
"""Below the store: where runs keep to one rate."""


def run_spending(config: pytest.Config, settings: Settings) -> Spending:
    """Return what counts the run's spending, the same for all of its processes."""
    given: Mapping[str, Any] = getattr(config, "workerinput", {})
    file = given.get(SPENDING) or settings.store / f"spending-{uuid.uuid4().hex}.json"
    return Spending(Path(file), settings.max_cost)


def told_spending(spending: Spending) -> str:
    """Say what the run has spent, or that nobody can tell; empty if it bought nothing."""
    try:
        total = spending.total()
    except InfrastructureError as error:
        return f"what this run spent is not known: {error}"
    if not total.requests:
        return ""
    known = total.requests - total.unknown
    parts = [f"{counted(known, 'answer')} for {total.dollars:.4f} dollars"] if known else []
    parts += [f"{counted(total.unknown, 'answer')} at a price that is not known"] if total.unknown else []
    return f"this run bought {' and '.join(parts)}"


def model_setup(config: pytest.Config, settings: Settings, spending: Spending) -> ModelSetup:
    """Return the surroundings of a run's models. Raises UsageError for settings that cannot be used."""
    given: dict[str, Any] = getattr(config, "workerinput", {})
    configured, where = load_configured(config.rootpath / "pyproject.toml", settings.model_file)
    return ModelSetup(
        configured=configured,
        configured_in=where,
        keys=Keys.from_json(given.pop(KEYS)) if KEYS in given else take_keys(os.environ, all_key_variables(configured)),
        shared=settings.store / SHARED_FOLDER,
        spending=spending,
        start=config.invocation_params.dir,
        others=(lambda name, setup: config.hook.pytest_ui2app_model(name=name, setup=setup),),
    )


def hand_over(setup: ModelSetup, spending: Spending, workerinput: dict[str, Any]) -> None:
    """Give a worker what only the controller has."""
    workerinput[KEYS] = setup.keys.as_json()
    workerinput[SPENDING] = str(spending.file)


def resolve_models(names: Sequence[str], setup: ModelSetup) -> list[ModelFactory]:
    """Return the models of a run. Raises UsageError for an unknown name, or for two that are the same model."""
    models = [resolve_model(name, setup) for name in names]
    seen: dict[str, str] = {}
    for given, model in zip(names, models, strict=True):
        if model.name in seen:
            raise UsageError(
                f"--ui2app-model={given} is {model.name}, which --ui2app-model={seen[model.name]} measures already; "
                "leave one of them out"
            )
        seen[model.name] = given
    return models
