"""``ui2app doctor``: what of a machine's set-up is there, where, and how to mend the rest. Changes nothing."""

import argparse
import platform
from importlib.metadata import version

from pytest_ui2app.browser.fonts import FontReport, FontsUnknown, installed_fonts
from pytest_ui2app.build.toolchain import cache_folder
from pytest_ui2app.commands.components import Component, components
from pytest_ui2app.commands.terminal import Say, say, status
from pytest_ui2app.errors import Ui2AppError

_DESCRIPTION = """\
Show what this machine has of what measuring needs: version and path of each thing, and for each missing one the
command that mends it. Nothing is installed or changed; `ui2app setup` does that.

Exit code 0: all there. 1: something is missing.
"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand to the parser of ``ui2app``."""
    parser = commands.add_parser(
        "doctor",
        help="show what is installed, what is missing and how to mend it",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Show the state of this machine; return the exit code."""
    say(f"pytest-ui2app {version('pytest-ui2app')}, Python {platform.python_version()}, cache {cache_folder()}")
    tell_fonts(installed_fonts(), say)
    return examine(components(), say)


def examine(needed: tuple[Component, ...], tell: Say) -> int:
    """Show which of what is ``needed`` is there; return 0 if all of it is, else 1."""
    found = [_show(component, tell) for component in needed]
    tell("All there." if all(found) else "Something is missing: `ui2app setup` installs what it can.")
    return 0 if all(found) else 1


def tell_fonts(found: FontReport | FontsUnknown, tell: Say) -> None:
    """Show which fonts the scaffold's apps are drawn in. Missing ones are a warning: both sides lack them alike."""
    if isinstance(found, FontsUnknown):
        tell(status("fonts", "unknown", found.reason))
        return
    for font in found.fonts:
        tell(status("fonts", "ok", f"{font.stack}: {font.family}, {font.file}"))
    for fact in found.missing:
        tell(status("fonts", "warning", fact))


def _show(component: Component, tell: Say) -> bool:
    try:
        tell(status(component.name, "ok", component.find()))
    except Ui2AppError as error:
        tell(status(component.name, "missing", str(error)))
        return False
    return True
