"""What the plugin costs and changes in a project that has it installed and names no model: nothing."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Project = Callable[..., Path]
Measure = Callable[..., pytest.RunResult]

HEAVY = ("numpy", "scipy", "skimage", "PIL", "pydantic", "yaml", "pytesseract", "tree_sitter", "filelock")
OUR_OWN = (
    "pytest_ui2app",
    "pytest_ui2app.plugin",
    "pytest_ui2app.hookspecs",
    "pytest_ui2app.options",
    "pytest_ui2app.errors",
)


def test_loading_the_plugin_imports_nothing_heavy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    pytester.makepyfile(
        f"""
        import sys

        def test_nothing_came_with_the_plugin():
            assert [name for name in {HEAVY!r} if name in sys.modules] == []
            assert sorted(name for name in sys.modules if name.startswith("pytest_ui2app")) == {sorted(OUR_OWN)!r}
        """
    )
    # Other plugins may import what they like: ours is loaded alone.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    result = pytester.runpytest_subprocess("-p", "pytest_ui2app.plugin")
    result.assert_outcomes(passed=1)


def test_importing_the_plugin_imports_no_playwright() -> None:
    code = "import sys, pytest_ui2app.plugin, pytest_ui2app.options; assert 'playwright' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_project_of_its_own_is_run_as_ever(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_good(): pass\ndef test_bad(): assert 0\n")
    result = pytester.runpytest_subprocess("-W", "ignore::DeprecationWarning")
    result.assert_outcomes(passed=1, failed=1)
    assert result.ret == 1
    result.stdout.no_fnmatch_line("*= ui2app =*")
    assert not (pytester.path / ".ui2app").exists()
    assert not (pytester.path / "reports").exists()


def test_the_suite_without_a_model_skips_with_the_remedy(project: Project, measure: Measure) -> None:
    project()
    result = measure("-rs", "cases", model="")
    assert result.ret == 0
    result.assert_outcomes(skipped=4)
    result.stdout.fnmatch_lines(["SKIPPED*name a model to measure, for instance --ui2app-model=ocr"])


def test_a_broken_case_does_not_disturb_a_run_without_a_model(project: Project, measure: Measure) -> None:
    root = project()
    (root / "cases" / "notes" / "case.yaml").write_text("nonsense", encoding="utf-8")
    assert measure("--co", "-q", "cases", model="").ret == 0


def test_the_marker_of_xdist_is_known_without_xdist(project: Project, measure: Measure) -> None:
    project()
    result = measure("-p", "no:xdist", "--strict-markers", "--co", "-q")
    assert result.ret == 0
    assert "test_exec[notes-blank]" in result.stdout.str()
