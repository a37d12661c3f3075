"""Whether a run can begin: the machine's tools, the folders that are written to, and the tasks themselves."""

import os
from collections.abc import Iterable
from pathlib import Path

from pytest_ui2app.browser.discovery import find_browser, find_tesseract
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_node, find_pnpm
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import Keyed
from pytest_ui2app.pipeline import Trial, is_written, task_of
from pytest_ui2app.settings import Settings
from pytest_ui2app.store.artifacts import FolderStore


def ensure_tools(settings: Settings) -> None:
    """Raise InfrastructureError, with the remedy, for the first tool that this machine lacks."""
    find_node()
    find_pnpm()
    find_browser(settings.chromium or None)
    find_tesseract()
    choose_sandbox(settings.sandbox)
    scaffold_folder()


def ensure_folder(folder: Path, option: str) -> None:
    """Raise UsageError if nothing can be written to a folder, or if it cannot be made; it is not made."""
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    if not existing.is_dir():
        raise UsageError(f"{existing} is a file; give a folder to {option}")
    if not os.access(existing, os.W_OK | os.X_OK):
        raise UsageError(f"{existing} cannot be written to; give another folder to {option}")


def ensure_askable(trials: Iterable[Trial], settings: Settings) -> None:
    """Raise UsageError now for a model that cannot answer a case, or whose key is missing and that must be asked.

    A model of which some trial is in the store already is let through without a key: what is stored needs none.
    """
    keyless: dict[str, list[Trial]] = {}
    for trial in trials:
        trial.model.for_task(task_of(trial))
        if isinstance(trial.model, Keyed) and not settings.dry_run:
            keyless.setdefault(trial.model.name, []).append(trial)
    store = FolderStore(settings.store)
    for asked in keyless.values():
        model = asked[0].model
        if isinstance(model, Keyed) and not model.has_key and not any(is_written(trial, store) for trial in asked):
            model.ensure_key()
