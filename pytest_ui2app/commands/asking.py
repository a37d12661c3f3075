"""The surroundings of models for commands, as a run of pytest in the same folder would have them."""

import os
from pathlib import Path

from pytest_ui2app.generation.naming import all_key_variables
from pytest_ui2app.generation.providers.configured import load_configured
from pytest_ui2app.generation.secrets import take_keys
from pytest_ui2app.generation.setup import ModelSetup


def model_setup(shared: Path) -> ModelSetup:
    """Return the settings in this folder's pyproject.toml and the keys of the environment."""
    configured, where = load_configured(Path("pyproject.toml").resolve(), None)
    keys = take_keys(os.environ, all_key_variables(configured))
    return ModelSetup(configured=configured, configured_in=where, keys=keys, shared=shared)
