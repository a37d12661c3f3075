"""The command of ``cmd:COMMAND``, split and checked before anything runs."""

import hashlib
import os
import re
import shlex
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.errors import UsageError

_KEY: Final = re.compile(r"(?:^|=)(?:(?:sk|pk|rk|gsk|xai|ghp|hf)[-_][\w-]{8,}|AIza[\w-]{8,})")
"""How keys of well-known services begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentCommand:
    """What is run, without a shell.

    ``given`` is the command as the user wrote it. ``argv`` are its words; its program and the words that are files
    are absolute, since it runs in another folder. ``files`` maps those words, as written, to the files they name.
    """

    given: str
    argv: tuple[str, ...]
    files: Mapping[str, Path]

    def digests(self) -> dict[str, str]:
        """Return the SHA-256 of each word that is a file, by the word as written."""
        return {word: _digest(word, file) for word, file in sorted(self.files.items())}


def read_command(command: str, start: Path) -> AgentCommand:
    """Split ``command`` as a shell would and find its program; relative paths begin at ``start``.

    A program without a slash is looked for on the PATH first, then in ``start``. Raises UsageError for a command
    that cannot be run, or that holds a key.
    """
    words = _words(command)
    program = _program(words[0], start)
    files = {word: _absolute(start, word) for word in words[1:] if _is_file(start, word)}
    if any(_KEY.search(word) for word in words[1:] if word not in files):
        raise UsageError(
            "the agent's command holds what looks like a key (not shown here), and the command stands in reports;"
            " let the agent read it from the environment"
        )
    argv = (str(program), *(str(files.get(word, word)) for word in words[1:]))
    if _absolute(start, words[0]) == program:
        files[words[0]] = program
    return AgentCommand(given=command, argv=argv, files=files)


def _words(command: str) -> list[str]:
    if "\0" in command:
        raise UsageError(f"the agent's command {command!r} holds a NUL character; take it out")
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise UsageError(
            f"the agent's command {command!r} cannot be split into words: {fault}. Balance its quotes, as for a shell"
        ) from None
    if not words or not words[0]:
        raise UsageError(f"the agent's command {command!r} names no program; give one, as in cmd:./agent.py")
    return words


def _program(word: str, start: Path) -> Path:
    found = shutil.which(word) if "/" not in word else None
    if found:
        return Path(found).absolute()
    path = _absolute(start, word)
    if path.is_dir():
        raise UsageError(f"the agent's program {word!r} is a folder ({path}); name a file in it that can be run")
    if not path.is_file():
        place = "" if "/" in word else "on the PATH or "
        raise UsageError(f"the agent's program {word!r} is not there: looked {place}at {path}. Install or correct it")
    if not os.access(path, os.X_OK):
        raise UsageError(
            f"the agent's program {word!r} may not be run: {path} has no executable bit. "
            f"Run `chmod +x {shlex.quote(str(path))}`, or name what runs it, as in cmd:python {shlex.quote(word)}"
        )
    return path


def _absolute(start: Path, word: str) -> Path:
    """Give an absolute path without following links: a virtual environment's python is known by its link."""
    return start.absolute() / word


def _is_file(start: Path, word: str) -> bool:
    return os.path.isfile(start / word)  # noqa: PTH113 - Path.is_file raises for a word too long to be a name


def _digest(word: str, file: Path) -> str:
    try:
        with file.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as fault:
        raise UsageError(f"the agent's file {word!r} cannot be read: {fault}. Make it readable") from None
