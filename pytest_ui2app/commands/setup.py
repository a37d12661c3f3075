"""``ui2app setup``: get what a machine needs, and say what the user has to do for the rest."""

import argparse

from pytest_ui2app.commands.components import Component, components
from pytest_ui2app.commands.terminal import Say, say, status
from pytest_ui2app.errors import Ui2AppError

_DESCRIPTION = """\
Prepare this machine for measuring. Each thing below is looked for first and installed only if it is missing, so
running this again does no harm:

  node        20 or later; looked for only, install it yourself
  browser     Chromium: as root on Debian and Ubuntu with apt-get, else Playwright's own download
  tesseract   reads text in screenshots (apt-get as root, brew on macOS)
  bubblewrap  the sandbox of the builds, on Linux (apt-get as root)
  pnpm        one pinned version, in this project's cache folder
  scaffold    the scaffold's npm packages, once per machine, in the cache folder

The cache folder is the user's own, or the one named by the environment variable UI2APP_CACHE.
Exit code 0: all there. 1: something is missing, with the command to run.
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "setup",
        help="install the browser, the sandbox and the packages that measuring needs",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Find or install everything; return the exit code."""
    return set_up(components(), say)


def set_up(needed: tuple[Component, ...], tell: Say) -> int:
    """Find or install what is ``needed``; return 0 if all of it is there at the end, else 1."""
    missing = [component.name for component in needed if not _obtain(component, tell)]
    if missing:
        tell(f"Not ready: {', '.join(missing)}. Do what the lines above say, then run `ui2app setup` again.")
        return 1
    tell("Ready. Run `pytest --ui2app-model=...` now; `ui2app doctor` shows this list again.")
    return 0


def _obtain(component: Component, tell: Say) -> bool:
    try:
        tell(status(component.name, "ok", component.find()))
    except Ui2AppError:
        return _install(component, tell)
    return True


def _install(component: Component, tell: Say) -> bool:
    tell(status(component.name, "missing", f"it {component.purpose}; getting it"))
    try:
        component.install(tell)
        tell(status(component.name, "ok", component.find()))
    except Ui2AppError as error:
        tell(status(component.name, "FAILED", str(error)))
        return False
    return True
