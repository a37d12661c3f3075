"""The ``ui2app`` command: a table of contents of its subcommands."""

import argparse
from collections.abc import Sequence

from pytest_ui2app.commands import agreement, annotate, capture, check, doctor, export, probe, setup
from pytest_ui2app.commands.terminal import complain
from pytest_ui2app.errors import InfrastructureError, UsageError

USAGE_EXIT = 2
"""The user asked for something that cannot be done; argparse's own code for it."""
INFRASTRUCTURE_EXIT = 11
"""The machine, a tool or a provider failed; the code of an incomplete pytest run too."""
_COMMANDS = (setup, doctor, capture, check, probe, export, annotate, agreement)


def parser() -> argparse.ArgumentParser:
    """Return the parser with every subcommand; each sets ``run``, a function of the arguments to an exit code."""
    root = argparse.ArgumentParser(
        prog="ui2app",
        description="Tools around the pytest plugin that measures models writing web apps from screenshots. "
        "On a new machine begin with `ui2app setup`.",
    )
    commands = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in _COMMANDS:
        command.add_to(commands)
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit code."""
    parsed = parser().parse_args(arguments)
    try:
        code: int = parsed.run(parsed)
    except UsageError as error:
        complain(f"ui2app: {error}")
        return USAGE_EXIT
    except InfrastructureError as error:
        complain(f"ui2app: {error}")
        return INFRASTRUCTURE_EXIT
    return code
