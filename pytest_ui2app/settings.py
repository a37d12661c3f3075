"""The options' values, parsed at the border once and passed on frozen."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.build.sandbox import SandboxName
from pytest_ui2app.errors import UsageError
from pytest_ui2app.options import OPTIONS, raw_value
from pytest_ui2app.pipeline import Conditions
from pytest_ui2app.suites.gating import Gate, parse_gate


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the options say, parsed. Paths are absolute; no models means that the plugin stays out of the way."""

    models: tuple[str, ...]
    cases: tuple[Path, ...]
    store: Path
    report_dir: Path | None
    rounds: int
    conditions: Conditions
    gate: Gate
    sandbox: SandboxName
    chromium: str


def settings_of(config: pytest.Config) -> Settings:
    """Return the settings of a run. Raises UsageError when a value cannot be used."""
    value = {option.key: raw_value(option, config) for option in OPTIONS}
    return Settings(
        models=tuple(dict.fromkeys(value["ui2app_model"])),
        cases=tuple(map(Path, value["ui2app_cases"])),
        store=Path(value["ui2app_store"]),
        report_dir=Path(value["ui2app_report_dir"]) if value["ui2app_report_dir"] else None,
        rounds=_at_least_one(value["ui2app_rounds"]),
        conditions=Conditions(compat=Compat(value["ui2app_compat"]), fixed_waits=value["ui2app_fixed_waits"]),
        gate=parse_gate(value["ui2app_gate"]),
        sandbox=value["ui2app_sandbox"],
        chromium=value["ui2app_chromium"],
    )


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise UsageError(f"--ui2app-rounds={text} is no number of rounds; give a whole number from 1")
    return int(text)
