from pathlib import Path

import pytest

from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.settings import Settings, settings_of

WITHOUT = ("-p", "no:randomly", "-p", "no:asyncio", "-p", "no:benchmark")


def _settings(pytester: pytest.Pytester, *arguments: str) -> Settings:
    # Parsed, not configured: no model is looked up and no case loaded.
    return settings_of(pytester.parseconfig(*WITHOUT, *arguments))


def test_the_defaults_measure_nothing_and_gate_nothing(pytester: pytest.Pytester) -> None:
    settings = _settings(pytester)
    assert (settings.models, settings.cases, settings.report_dir) == ((), (), None)
    assert settings.store == pytester.path / ".ui2app" / "store"
    assert (settings.rounds, settings.gate.set, settings.sandbox, settings.chromium) == (1, False, "auto", "")
    assert (settings.conditions.compat, settings.conditions.fixed_waits) == (Compat.PAPER, False)


def test_a_model_named_twice_is_measured_once(pytester: pytest.Pytester) -> None:
    settings = _settings(pytester, *(f"--ui2app-model={name}" for name in ("ocr", "blank", "ocr")))
    assert settings.models == ("ocr", "blank")


def test_paths_on_the_command_line_begin_where_pytest_was_started(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = pytester.mkdir("below")
    monkeypatch.chdir(below)
    given = ("--ui2app-cases=a", "--ui2app-cases=/b", "--ui2app-store=s", "--ui2app-report-dir=r")
    settings = _settings(pytester, f"--rootdir={pytester.path}", *given)
    assert settings.cases == (below / "a", Path("/b"))
    assert (settings.store, settings.report_dir) == (below / "s", below / "r")


def test_paths_in_the_configuration_file_begin_at_the_root_folder(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makeini("[pytest]\nui2app_cases = a /b\nui2app_store = s\nui2app_report_dir = r\n")
    monkeypatch.chdir(pytester.mkdir("below"))
    settings = _settings(pytester)
    assert settings.cases == (pytester.path / "a", Path("/b"))
    assert (settings.store, settings.report_dir) == (pytester.path / "s", pytester.path / "r")


def test_pyproject_is_a_configuration_file_too(pytester: pytest.Pytester) -> None:
    pytester.makepyprojecttoml(
        '[tool.pytest.ini_options]\nui2app_cases = ["a"]\nui2app_rounds = "3"\nui2app_fixed_waits = true\n'
    )
    settings = _settings(pytester)
    assert settings.cases == (pytester.path / "a",)
    assert (settings.rounds, settings.conditions.fixed_waits) == (3, True)


def test_a_model_is_never_taken_from_the_configuration_file(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nui2app_model = blank\n")
    assert _settings(pytester).models == ()
