"""The options' values, parsed at the border once and passed on frozen."""

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.build.packages import PackagePolicy
from pytest_ui2app.build.sandbox import checked_name
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.naming import is_built_in
from pytest_ui2app.options import OPTIONS, raw_value
from pytest_ui2app.pipeline import Conditions
from pytest_ui2app.scoring.execution import MAX_REPAIR_ROUNDS
from pytest_ui2app.suites.gating import Gate, parse_gate

MAX_ROUNDS: Final = 1_000
"""Rounds at most; ours, a bound to slips."""
_GLOB: Final = re.compile(r"(@[a-z0-9~*?._-]+/)?[a-z0-9~*?._-]+")
"""Names of npm packages with * and ?: never with capitals or a version."""
_LONGEST_SHOWN: Final = 60
"""Characters of a wrong value that are shown; ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the options say, parsed. Paths are absolute; no models means that the plugin stays out of the way."""

    models: tuple[str, ...]
    cases: tuple[Path, ...]
    store: Path
    report_dir: Path | None
    model_file: Path | None
    dry_run: bool
    max_cost: float
    """US dollars that this run may spend; infinite without a limit."""
    rounds: int
    conditions: Conditions
    judge: str
    """The name of the model that judges interactions; empty for none."""
    gate: Gate
    sandbox: str
    packages: PackagePolicy
    chromium: str

    @property
    def trusted(self) -> bool:
        """Whether all that is built comes from built-in models, so that it may be built without a sandbox."""
        return all(map(is_built_in, self.models))


def settings_of(config: pytest.Config) -> Settings:
    """Return the settings of a run. Raises UsageError when a value cannot be used."""
    value = {option.key: raw_value(option, config) for option in OPTIONS}
    return Settings(
        models=tuple(dict.fromkeys(value["ui2app_model"])),
        cases=tuple(map(Path, value["ui2app_cases"])),
        store=Path(value["ui2app_store"]),
        report_dir=Path(value["ui2app_report_dir"]) if value["ui2app_report_dir"] else None,
        model_file=Path(value["ui2app_model_file"]) if value["ui2app_model_file"] else None,
        dry_run=value["ui2app_dry_run"],
        max_cost=_dollars(value["ui2app_max_cost"]),
        rounds=_rounds(value["ui2app_rounds"]),
        conditions=Conditions(
            compat=Compat(value["ui2app_compat"]),
            fixed_waits=value["ui2app_fixed_waits"],
            repair_rounds=_repair_rounds(value["ui2app_repair_rounds"]),
            dev_only=value["ui2app_dev_only"],
        ),
        judge=value["ui2app_judge"],
        gate=parse_gate(value["ui2app_gate"]),
        sandbox=checked_name(value["ui2app_sandbox"]),
        packages=PackagePolicy(
            allow=_globs(value["ui2app_allow_packages"], "--ui2app-allow-packages"),
            deny=_globs(value["ui2app_deny_packages"], "--ui2app-deny-packages"),
        ),
        chromium=value["ui2app_chromium"],
    )


def _globs(text: str, option: str) -> tuple[str, ...]:
    globs = tuple(part for part in re.split(r"[,\s]+", text) if part)
    for glob in globs:
        if not _GLOB.fullmatch(glob):
            raise UsageError(
                f"{option}: {_shortened(glob)!r} can match no npm package; give names or globs such as clsx,@radix-ui/*"
            )
    return globs


def _rounds(text: str) -> int:
    if (rounds := _whole_number(text)) not in range(1, MAX_ROUNDS + 1):
        raise UsageError(
            f"--ui2app-rounds={_shortened(text)} is no number of rounds; give a whole number from 1 to {MAX_ROUNDS:,}"
        )
    return rounds


def _repair_rounds(text: str) -> int:
    if (rounds := _whole_number(text)) not in range(MAX_REPAIR_ROUNDS + 1):
        raise UsageError(
            f"--ui2app-repair-rounds={_shortened(text)}: give a whole number from 0 to {MAX_REPAIR_ROUNDS}; the "
            "protocol has no more"
        )
    return rounds


def _whole_number(text: str) -> int:
    """Return a number of a few digits, -1 for anything else; ``int`` refuses thousands of digits."""
    return int(text) if text.isdecimal() and len(text) <= len(str(MAX_ROUNDS)) else -1


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def _dollars(text: str) -> float:
    if not text:
        return math.inf
    try:
        dollars = float(text.removeprefix("$"))
    except ValueError:
        dollars = math.nan
    if not 0 <= dollars < math.inf:
        raise UsageError(f"--ui2app-max-cost={_shortened(text)} is no amount of US dollars; give a number such as 2.50")
    return dollars
