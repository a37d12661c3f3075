"""Writing lines for people."""

import sys
from collections.abc import Callable

Say = Callable[[str], None]
"""Takes one line of text, without its newline, and shows it at once."""

NAME_WIDTH = 11


def say(line: str) -> None:
    """Write one line to standard output."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def complain(line: str) -> None:
    """Write one line to standard error."""
    sys.stderr.write(f"{line}\n")


def status(name: str, state: str, detail: str) -> str:
    """Return a line of the three columns name, state (ok, missing, ...) and detail."""
    return f"{name:<{NAME_WIDTH}} {state:<8} {detail}"
