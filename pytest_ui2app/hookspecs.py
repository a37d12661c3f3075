"""Hooks that other plugins and a project's conftest.py may implement."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # this is read in every pytest run of every project that has the plugin installed
    from pytest_ui2app.generation.model import ModelFactory
    from pytest_ui2app.generation.setup import ModelSetup


@pytest.hookspec(firstresult=True)
def pytest_ui2app_model(name: str, setup: "ModelSetup") -> "ModelFactory | None":
    """Make the model called ``name`` on the command line, or return None for a name that is not yours.

    Asked only for names that this project does not know. ``setup`` holds the settings the user wrote about models, the
    providers' keys and what the run's processes share. What is returned satisfies ``ModelFactory``; see
    ``pytest_ui2app.generation.scripted`` for a small one.
    """
