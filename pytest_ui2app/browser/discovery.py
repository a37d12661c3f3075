"""Finding the browser and the OCR program on this machine."""

import functools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pytest_ui2app.errors import InfrastructureError, UsageError

ENVIRONMENT_VARIABLE = "UI2APP_CHROMIUM"
_SYSTEM = (
    "chromium-headless-shell",  # Debian's: starts faster and takes half the memory, same rendering
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
_MACOS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_PLAYWRIGHT = (
    "chromium_headless_shell-*/chrome-*/chrome-headless-shell",
    "chromium_headless_shell-*/chrome-*/headless_shell",
    "chromium-*/chrome-*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
)
_VERSION = re.compile(r"\d+(?:\.\d+)+")
_VERSION_SECONDS = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramFound:
    """A program that starts: its path, its version such as ``156.0.8078.108``, and where it was found."""

    path: Path
    version: str
    origin: str


def find_browser(explicit: str | None = None, *, headed: bool = False) -> ProgramFound:
    """Return the Chromium to use, the first that starts of these, in this order; ``headed`` leaves out headless shells.

    1. ``explicit`` (a setting), else the environment variable UI2APP_CHROMIUM: this one or none;
    2. on PATH: chromium-headless-shell, chromium, chromium-browser, google-chrome, google-chrome-stable,
       microsoft-edge;
    3. on macOS: Google Chrome, Chromium, Microsoft Edge in /Applications;
    4. what ``playwright install`` downloaded, the newest first, its headless shell before its full browser.

    Raises UsageError if the explicit one does not start, InfrastructureError if there is none.
    """
    given = explicit or os.environ.get(ENVIRONMENT_VARIABLE)
    if given:
        return _explicit(given, "setting" if explicit else ENVIRONMENT_VARIABLE)
    for path, origin in _candidates():
        if headed and "headless" in path.name.replace("_", "-"):
            continue
        if version := _version(str(path)):
            return ProgramFound(path=path, version=version, origin=origin)
    raise InfrastructureError(
        "no Chromium found: none on PATH, in /Applications or from Playwright. Run `ui2app setup`, or name one with"
        f" the environment variable {ENVIRONMENT_VARIABLE}"
    )


def find_tesseract() -> ProgramFound:
    """Return the Tesseract on PATH; raises InfrastructureError if there is none that starts."""
    program = shutil.which("tesseract")
    version = _version(program) if program else ""
    if program is None or not version:
        raise InfrastructureError("Tesseract, which reads text in pictures, is not installed. Run `ui2app setup`")
    return ProgramFound(path=Path(program), version=version, origin="PATH")


def _explicit(given: str, origin: str) -> ProgramFound:
    program = shutil.which(Path(given).expanduser())
    version = _version(program) if program else ""
    if program is None or not version:
        raise UsageError(f"{given!r}, the browser named by the {origin}, does not start. Name another, or none")
    return ProgramFound(path=Path(program), version=version, origin=origin)


def _candidates() -> Iterator[tuple[Path, str]]:
    for name in _SYSTEM:
        if program := shutil.which(name):
            yield Path(program), "PATH"
    for application in _MACOS if sys.platform == "darwin" else ():
        if Path(application).is_file():
            yield Path(application), "/Applications"
    for path in _downloaded():
        yield path, "Playwright"


def _downloaded() -> Iterator[Path]:
    """Yield the browsers in Playwright's own folder; its driver would tell only of the one for its own version."""
    for pattern in _PLAYWRIGHT:
        yield from sorted(_playwright_folder().glob(pattern), key=_revision, reverse=True)


def _playwright_folder() -> Path:
    given = os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "")
    if given not in ("", "0"):
        return Path(given)
    mac = sys.platform == "darwin"
    return Path.home() / ("Library/Caches" if mac else ".cache") / "ms-playwright"


def _revision(path: Path) -> int:
    """Return the number after the hyphen of ``chromium-1187`` in the path, 0 without one."""
    found = re.search(r"chromium(?:_headless_shell)?-(\d+)", str(path))
    return int(found[1]) if found else 0


@functools.cache
def _version(program: str) -> str:
    """Return the version that ``program --version`` prints, empty if it does not start."""
    try:
        answer = subprocess.check_output(
            (program, "--version"), stderr=subprocess.STDOUT, text=True, errors="replace", timeout=_VERSION_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    found = _VERSION.search(answer)
    return found[0] if found else ""
