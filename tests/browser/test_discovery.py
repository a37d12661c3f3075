import sys
from pathlib import Path

import pytest

from pytest_ui2app.browser import discovery
from pytest_ui2app.browser.discovery import ProgramFound, find_browser, find_tesseract
from pytest_ui2app.errors import InfrastructureError, UsageError


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a Linux machine without any browser; return the only folder on its PATH."""
    folder = tmp_path / "path"
    folder.mkdir()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "downloads"))
    monkeypatch.delenv("UI2APP_CHROMIUM", raising=False)
    return folder


def program(path: Path, says: str, exit_code: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {exit_code}\n")
    path.chmod(0o755)
    return path


def test_the_named_browser_comes_before_all_others(programs: Path, tmp_path: Path) -> None:
    program(programs / "chromium", "Chromium 1.2.3")
    mine = program(tmp_path / "mine", "Google Chrome 140.0.1 beta")
    assert find_browser(str(mine)) == ProgramFound(path=mine, version="140.0.1", origin="setting")


def test_the_environment_names_a_browser(programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(programs / "chromium", "Chromium 1.2.3")
    mine = program(tmp_path / "mine", "Chromium 140.0.1")
    monkeypatch.setenv("UI2APP_CHROMIUM", str(mine))
    assert find_browser() == ProgramFound(path=mine, version="140.0.1", origin="UI2APP_CHROMIUM")


@pytest.mark.parametrize("exit_code", [1, 127])
def test_a_named_browser_that_does_not_start_is_not_replaced_by_another(
    exit_code: int, programs: Path, tmp_path: Path
) -> None:
    program(programs / "chromium", "Chromium 1.2.3")
    broken = program(tmp_path / "broken", "libnss3.so: cannot open 1.2", exit_code)
    with pytest.raises(UsageError, match="named by the setting, does not start"):
        find_browser(str(broken))
    with pytest.raises(UsageError, match="missing"):
        find_browser(str(tmp_path / "missing"))


def test_browsers_on_path_come_in_the_documented_order(programs: Path) -> None:
    names = ["google-chrome", "chromium", "chromium-headless-shell"]
    found = []
    for number, name in enumerate(names):
        program(programs / name, f"Chromium 14{number}.0")
        found.append(find_browser())
    assert found == [
        ProgramFound(path=programs / name, version=f"14{number}.0", origin="PATH") for number, name in enumerate(names)
    ]


def test_a_browser_that_does_not_start_is_passed_over(programs: Path) -> None:
    program(programs / "chromium-headless-shell", "broken 1.2", 1)
    second = program(programs / "chromium", "Chromium 150.0.1 built on Debian 12.5")
    assert find_browser() == ProgramFound(path=second, version="150.0.1", origin="PATH")


def test_playwrights_newest_download_is_the_last_resort(programs: Path, tmp_path: Path) -> None:
    for revision, version in ((999, "99.0.1"), (1187, "140.0.2")):
        shell = tmp_path / f"downloads/chromium_headless_shell-{revision}/chrome-linux/headless_shell"
        program(shell, f"Chromium {version}")
    program(tmp_path / "downloads/chromium-1187/chrome-linux/chrome", "Chromium 140.0.3")
    found = find_browser()
    assert (found.version, found.origin) == ("140.0.2", "Playwright")
    program(programs / "google-chrome", "Google Chrome 141.0.1")
    assert find_browser().origin == "PATH"


def test_applications_are_searched_on_macos_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chrome = program(tmp_path / "Google Chrome.app/Contents/MacOS/Google Chrome", "Google Chrome 140.0.1")
    monkeypatch.setattr(discovery, "_MACOS", (str(tmp_path / "missing"), str(chrome)))
    with pytest.raises(InfrastructureError, match="Run `ui2app setup`"):
        find_browser()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert find_browser() == ProgramFound(path=chrome, version="140.0.1", origin="/Applications")


def test_tesseract_is_found_or_reported(programs: Path) -> None:
    with pytest.raises(InfrastructureError, match=r"Tesseract.*not installed\. Run `ui2app setup`"):
        find_tesseract()
    path = program(programs / "tesseract", "tesseract 5.3.0\n leptonica-1.82.0")
    found = find_tesseract()
    assert (found.path, found.version) == (path, "5.3.0")


@pytest.mark.full
def test_the_machines_own_browser_really_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert int(find_browser().version.split(".")[0]) > 100
