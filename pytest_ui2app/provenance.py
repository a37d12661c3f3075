"""What scores depend on beside the models' answers: how it was measured, and with which versions of which tools."""

from collections.abc import Iterable
from importlib.metadata import version
from typing import Final

from pytest_ui2app.browser.chromium import START_TIME
from pytest_ui2app.browser.discovery import find_browser, find_tesseract
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.toolchain import PNPM_VERSION, find_node
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.judging.choosing import NoJudge
from pytest_ui2app.judging.vlm import rubric_digest
from pytest_ui2app.pipeline import Trial
from pytest_ui2app.settings import Settings

_PACKAGES: Final = ("pytest-ui2app", "playwright", "numpy", "scipy", "scikit-image", "cydifflib", "pillow")


def conditions_of(settings: Settings, trials: Iterable[Trial], judge: ModelFactory | NoJudge) -> dict[str, object]:
    """Return the conditions of a run as they stand in results.json, every model's identity with them."""
    return {
        "compat": settings.conditions.compat,
        "fixed_waits": settings.conditions.fixed_waits,
        "repair_rounds": settings.conditions.repair_rounds,
        "rounds": settings.rounds,
        "sandbox": choose_sandbox(settings.sandbox, trusted=settings.trusted).name,
        "packages": {"allow": list(settings.packages.allow), "deny": list(settings.packages.deny)},
        "dev_only": settings.conditions.dev_only,
        "page_time": START_TIME.isoformat(),
        **({} if isinstance(judge, NoJudge) else {"judge": _judge(judge)}),
        "models": {trial.model.name: dict(trial.model.identity) for trial in trials},
        "tools": {
            "chromium": find_browser(settings.chromium or None).version,
            "node": find_node().version,
            "pnpm": PNPM_VERSION,
            "tesseract": find_tesseract().version,
            **{package: version(package) for package in _PACKAGES},
        },
    }


def _judge(judge: ModelFactory) -> dict[str, object]:
    return {"name": judge.name, "rubric": rubric_digest(), **judge.identity}
