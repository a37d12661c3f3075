"""The fixtures behind the suites, in a pytest of its own with a real browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.full

DEADLY = """
import os
import signal
from contextlib import suppress

from playwright.sync_api import Error


def test_that_brings_down_the_browser(ui2app_tools, browser):
    new_context = ui2app_tools.new_context()
    context = new_context(locale="de-DE")
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    os.kill(next(each["id"] for each in told if each["type"] == "browser"), signal.SIGKILL)
    with suppress(Error):
        context.new_page()
    with suppress(Error):
        context.close()
    assert not browser.is_connected()
    assert language(new_context) == "de-DE"


def test_after_it(ui2app_tools):
    assert language(ui2app_tools.new_context()) == "de-DE"


def language(new_context):
    context = new_context(locale="de-DE")
    said = context.new_page().evaluate("() => navigator.language")
    context.close()
    return said
"""


def test_after_a_browser_has_died_the_rest_of_the_session_has_another(tmp_path: Path) -> None:
    (tmp_path / "test_deadly.py").write_text(DEADLY, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:randomly", "test_deadly.py", "--ui2app-model=blank"]
    places = [f"--ui2app-store={tmp_path / 'store'}", f"--ui2app-report-dir={tmp_path / 'report'}"]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run([*command, *places], cwd=tmp_path, env=own, capture_output=True, text=True, check=False)
    assert "2 passed" in done.stdout, done.stdout + done.stderr
    assert "error" not in done.stdout.lower()
