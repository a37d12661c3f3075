"""Whether a run can begin: the machine's tools, the folders that are written to, and the tasks themselves."""

import os
from collections.abc import Iterable
from math import isfinite
from pathlib import Path

from pytest_ui2app.browser.discovery import find_browser, find_tesseract
from pytest_ui2app.build.npm_settings import npm_settings
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_node, find_pnpm
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import UNKNOWN_COST, Keyed, ModelFactory
from pytest_ui2app.generation.providers.api_model import ApiFactory
from pytest_ui2app.generation.providers.prices import worst_cost
from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.pipeline import Trial, is_begun, is_judged, task_of
from pytest_ui2app.settings import Settings
from pytest_ui2app.store.artifacts import FolderStore


def ensure_tools(settings: Settings) -> None:
    """Raise InfrastructureError, with the remedy, for the first tool that this machine lacks.

    Raises UsageError for a package registry that is no address.
    """
    npm_settings(find_node())
    find_pnpm()
    find_browser(settings.chromium or None)
    find_tesseract()
    choose_sandbox(settings.sandbox, trusted=settings.trusted)
    scaffold_folder()


def ensure_folder(folder: Path, option: str) -> None:
    """Raise UsageError if nothing can be written to a folder, or if it cannot be made; it is not made."""
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    if not existing.is_dir():
        raise UsageError(f"{existing} is a file; give a folder to {option}")
    if not os.access(existing, os.W_OK | os.X_OK):
        raise UsageError(f"{existing} cannot be written to; give another folder to {option}")


def keep_out_of_git(store: Path) -> None:
    """Have git ignore a store, as it ignores pytest's own cache: it is large, and of this machine."""
    ignore = store / ".gitignore"
    if not ignore.exists():
        ignore.write_text("*\n", encoding="utf-8")


def unaskable(trials: Iterable[Trial]) -> dict[tuple[str, str, int], UsageError]:
    """Return the trials, by key, whose model cannot answer: an oracle without an answer sheet, a partial recording.

    Raises UsageError now if that is so of every case of a model.
    """
    found: dict[tuple[str, str, int], UsageError] = {}
    for of_model in _by_model(trials):
        wrong = {trial.key: error for trial in of_model if (error := _why_unaskable(trial))}
        if len(wrong) == len(of_model):
            raise next(iter(wrong.values()))
        found |= wrong
    return found


def ensure_keys(trials: Iterable[Trial], store: FolderStore) -> None:
    """Raise UsageError for a model whose key is missing.

    One of which some trial is in the store already, even in part, is let through: what is stored needs no key.
    """
    for of_model in _by_model(trials):
        model = of_model[0].model
        if isinstance(model, Keyed) and not model.has_key and not any(is_begun(trial, store) for trial in of_model):
            model.ensure_key()


def ensure_prices(trials: Iterable[Trial], limit: float) -> None:
    """Raise UsageError for a model whose price nobody knows in a run that may spend no more than ``limit`` dollars."""
    for of_model in _by_model(trials):
        _ensure_price(of_model[0].model, limit)


def ensure_judge(judge: ModelFactory | NoJudge, trials: Iterable[Trial], store: FolderStore, limit: float) -> None:
    """Raise UsageError for a judge whose key is missing, or whose price is not known in a run under a limit.

    One that has judged some trial before is let through without a key: what is stored needs none.
    """
    if isinstance(judge, NoJudge):
        return
    if isinstance(judge, Keyed) and not judge.has_key and not any(is_judged(trial, judge, store) for trial in trials):
        judge.ensure_key()
    _ensure_price(judge, limit)


def _ensure_price(model: ModelFactory, limit: float) -> None:
    if isfinite(limit) and isinstance(model, ApiFactory) and worst_cost(model.settings, 1, 1) == UNKNOWN_COST:
        raise UsageError(
            f"--ui2app-max-cost={limit:g} cannot be kept with {model.name}: no price of it is known. Give one in "
            "its settings (price = { input = ..., output = ... }, dollars per million tokens), or drop the limit"
        )


def _by_model(trials: Iterable[Trial]) -> Iterable[list[Trial]]:
    by_model: dict[str, list[Trial]] = {}
    for trial in trials:
        by_model.setdefault(trial.model.name, []).append(trial)
    return by_model.values()


def _why_unaskable(trial: Trial) -> UsageError | None:
    try:
        trial.model.for_task(task_of(trial))
    except UsageError as error:
        return error
    return None
