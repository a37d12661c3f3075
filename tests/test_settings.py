from pathlib import Path

import pytest

from pytest_ui2app.browser.text_blocks import Compat
from pytest_ui2app.build.packages import ANY_PACKAGE
from pytest_ui2app.errors import UsageError
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


@pytest.mark.parametrize("given", ["9" * 5000, "1001", "0", "-1", "1.5", "x", "²"])
@pytest.mark.parametrize("option", ["--ui2app-rounds", "--ui2app-repair-rounds"])
def test_a_number_that_is_none_or_too_large_is_refused_in_short(
    pytester: pytest.Pytester, option: str, given: str
) -> None:
    if (option, given) == ("--ui2app-repair-rounds", "0"):
        assert _settings(pytester, f"{option}={given}").conditions.repair_rounds == 0
        return
    with pytest.raises(UsageError, match=rf"{option}=.*give a whole number from") as caught:
        _settings(pytester, f"{option}={given}")
    assert len(str(caught.value)) < 250


def test_the_largest_numbers_of_rounds_are_taken(pytester: pytest.Pytester) -> None:
    settings = _settings(pytester, "--ui2app-rounds=1000", "--ui2app-repair-rounds=3")
    assert (settings.rounds, settings.conditions.repair_rounds) == (1000, 3)


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


def test_globs_of_packages_are_taken_apart(pytester: pytest.Pytester) -> None:
    settings = _settings(pytester, "--ui2app-allow-packages=clsx, @radix-ui/*,\n", "--ui2app-deny-packages=left-pad")
    assert (settings.packages.allow, settings.packages.deny) == (("clsx", "@radix-ui/*"), ("left-pad",))
    assert _settings(pytester).packages == ANY_PACKAGE


@pytest.mark.parametrize("glob", ["clsx@2", "[clsx", "CLSX", "a/b/c", "https://x.example"])
def test_a_glob_that_can_match_no_package_is_told(glob: str, pytester: pytest.Pytester) -> None:
    with pytest.raises(UsageError, match=r"--ui2app-deny-packages: .* can match no npm package"):
        _settings(pytester, f"--ui2app-deny-packages={glob}")


@pytest.mark.parametrize(
    ("models", "trusted"), [(("ocr", "oracle"), True), (("ocr", "cmd:./a"), False), (("replay:x",), False), ((), True)]
)
def test_only_built_in_models_are_trusted(models: tuple[str, ...], trusted: bool, pytester: pytest.Pytester) -> None:  # noqa: FBT001
    assert _settings(pytester, *(f"--ui2app-model={name}" for name in models)).trusted is trusted
