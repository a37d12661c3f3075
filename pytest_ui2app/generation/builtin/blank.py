"""``blank``: an app that builds and renders nothing."""

from collections.abc import Mapping

from pytest_ui2app.generation.builtin.templates import filled
from pytest_ui2app.generation.model import GenerationTask


def blank(task: GenerationTask) -> Mapping[str, str]:  # noqa: ARG001 - the same for every task
    """Give an App that returns null."""
    return {"src/App.tsx": filled("blank_app.tsx")}
