"""Which of the files that were written become part of the app."""

from collections.abc import Collection, Iterator
from typing import Final

from pytest_ui2app.generation.paths import SafePath, UnsafePath, checked_path
from pytest_ui2app.generation.violation import Violation

SOURCE_ROOT: Final = "src/"
"""Clause (i): every source file lives here (protocol section 2)."""


class Admission:
    """Decides file by file what may be written; later versions of an admitted path replace earlier ones.

    ``scaffold`` holds the scaffold's posix paths, none of which may be generated again.
    """

    def __init__(self, scaffold: Collection[str]) -> None:
        self.files: dict[str, str] = {}
        self._violations: dict[Violation, None] = {}
        self._scaffold = {path.casefold() for path in scaffold}
        self._by_name: dict[str, str] = {}
        self._by_folder: dict[str, str] = {}

    @property
    def violations(self) -> tuple[Violation, ...]:
        """The breaches so far, in order."""
        return tuple(self._violations)

    def consider(self, path: str, text: str) -> None:
        """Admit the file or record why not."""
        match checked_path(path):
            case UnsafePath(path=path, reason=reason):
                self.refuse("i", path, reason)
            case SafePath(path=path):
                self._consider_safe(path, text)

    def refuse(self, clause: str, path: str, detail: str) -> None:
        """Record a breach, once."""
        self._violations[Violation(clause=clause, subject=path, detail=detail)] = None

    def _consider_safe(self, path: str, text: str) -> None:
        if path.casefold() in self._scaffold:
            self.refuse("iv", path, "belongs to the scaffold")
        elif not path.startswith(SOURCE_ROOT):
            self.refuse("i", path, f"lies outside {SOURCE_ROOT}")
        elif rival := self._rival(path):
            self.refuse("i", path, f"collides with {rival}")
        else:
            self._admit(path, text)

    def _admit(self, path: str, text: str) -> None:
        self.files[path] = text
        folded = path.casefold()
        self._by_name[folded] = path
        for folder in _folders(folded):
            self._by_folder.setdefault(folder, path)

    def _rival(self, path: str) -> str:
        """Name an admitted file that a case-blind file system could not hold beside ``path``, or ''."""
        folded = path.casefold()
        if self._by_name.get(folded, path) != path:
            return self._by_name[folded]
        files_for_folders = (self._by_name[folder] for folder in _folders(folded) if folder in self._by_name)
        return self._by_folder.get(folded) or next(files_for_folders, "")


def _folders(path: str) -> Iterator[str]:
    """Yield the folders that a path lies in, the outermost first."""
    return (path[:end] for end, character in enumerate(path) if character == "/")
