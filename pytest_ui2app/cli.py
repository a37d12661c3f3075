"""The ``ui2app`` command: a table of contents of its subcommands."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from pytest_ui2app.commands import agreement, annotate, capture, check, doctor, export, probe, setup
from pytest_ui2app.commands.terminal import complain
from pytest_ui2app.errors import InfrastructureError, UsageError

USAGE_EXIT = 2
"""The user asked for something that cannot be done; argparse's own code for it."""
INFRASTRUCTURE_EXIT = 11
"""The machine, a tool or a provider failed; the code of an incomplete pytest run too."""
INTERRUPTED_EXIT = 130
"""The user pressed Ctrl-C; the code that shells give to what SIGINT ends."""
PIPE_CLOSED_EXIT = 141
"""Whoever read the output has gone; the code that shells give to what SIGPIPE ends."""
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
    _show_what_can_be_shown()
    parsed = parser().parse_args(arguments)
    try:
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except UsageError as error:
        complain(f"ui2app: {error}")
        return USAGE_EXIT
    except InfrastructureError as error:
        complain(f"ui2app: {error}")
        return INFRASTRUCTURE_EXIT
    except KeyboardInterrupt:
        complain("ui2app: interrupted")
        return INTERRUPTED_EXIT
    except BrokenPipeError:
        # Python flushes standard output once more as it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return PIPE_CLOSED_EXIT
    return code


def _show_what_can_be_shown() -> None:
    """Let a terminal of few characters show ``?`` for what it has not, in the place of an error in the middle."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
