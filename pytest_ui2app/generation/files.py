"""A model's reply as a source tree: what was written, what was refused, and how it was asked for."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pytest_ui2app.generation.blocks import FileBlock, find_blocks
from pytest_ui2app.generation.model import UNKNOWN_USAGE, UnknownUsage, Usage
from pytest_ui2app.generation.paths import SafePath, UnsafePath, checked_path
from pytest_ui2app.generation.violation import Violation

__all__ = ["ParsedFiles", "SourceTree", "TurnSummary", "Violation", "parse_files"]

SOURCE_ROOT: Final = "src/"
"""Clause (i): every source file lives here (protocol section 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSummary:
    """How one turn went: its name, why the reply ended and what it cost."""

    name: str
    finish_reason: str
    usage: Usage | UnknownUsage = UNKNOWN_USAGE


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTree:
    """The generated source: ``files`` maps posix paths under ``src/`` to text, ``dependencies`` npm names to ranges.

    ``notes`` tell what had to be tolerated (a repaired plan, a file written twice); they cost no score.
    """

    files: Mapping[str, str]
    dependencies: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()
    turns: tuple[TurnSummary, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ParsedFiles:
    """The files that may be written, with the breaches and oddities found on the way."""

    files: Mapping[str, str]
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()


def parse_files(text: str, *, scaffold: Collection[str], truncated: bool = False) -> ParsedFiles:
    """Read the files out of a whole reply; never raises, whatever the text.

    ``scaffold`` holds the scaffold's posix paths, none of which may be generated again. ``truncated`` says that the
    reply was still cut short after the last Continue turn, so that its last file is not complete.
    """
    blocks = find_blocks(text.replace("\r\n", "\n").replace("\r", "\n"))
    if not blocks:
        return ParsedFiles(files={}, notes=("the reply holds no file",))
    admission = _Admission(scaffold)
    for block in _without_cut_repeat(blocks, truncated=truncated):
        admission.consider(block)
    notes = [*_repetition_notes(blocks), *_truncation_notes(blocks, truncated=truncated)]
    return ParsedFiles(files=admission.files, violations=tuple(admission.violations), notes=tuple(notes))


def _without_cut_repeat(blocks: tuple[FileBlock, ...], *, truncated: bool) -> Iterable[FileBlock]:
    """Drop the cut last file when an earlier, complete version of it is there."""
    if truncated and any(block.path == blocks[-1].path for block in blocks[:-1]):
        return blocks[:-1]
    return blocks


def _repetition_notes(blocks: tuple[FileBlock, ...]) -> list[str]:
    paths = [block.path for block in blocks]
    return [
        f"{path} was written {paths.count(path)} times; the last complete one counts"
        for path in dict.fromkeys(paths)
        if paths.count(path) > 1
    ]


def _truncation_notes(blocks: tuple[FileBlock, ...], *, truncated: bool) -> list[str]:
    return [f"the reply ends inside {blocks[-1].path}"] if truncated else []


class _Admission:
    """Decides block by block what may be written; later versions of an admitted path replace earlier ones."""

    def __init__(self, scaffold: Collection[str]) -> None:
        self.files: dict[str, str] = {}
        self.violations: list[Violation] = []
        self._scaffold = {path.casefold() for path in scaffold}

    def consider(self, block: FileBlock) -> None:
        """Admit the block's file or record why not."""
        match checked_path(block.path):
            case UnsafePath(path=path, reason=reason):
                self._refuse("i", path, reason)
            case SafePath(path=path):
                self._consider_safe(path, block.text)

    def _consider_safe(self, path: str, text: str) -> None:
        if path.casefold() in self._scaffold:
            self._refuse("iv", path, "belongs to the scaffold")
        elif not path.startswith(SOURCE_ROOT):
            self._refuse("i", path, f"lies outside {SOURCE_ROOT}")
        elif rival := self._rival(path):
            self._refuse("i", path, f"collides with {rival}")
        else:
            self.files[path] = text

    def _rival(self, path: str) -> str:
        """Name an admitted file that a case-blind file system could not hold beside ``path``, or ''."""
        folded = path.casefold()
        for other in self.files:
            if other != path and other.casefold() == folded:
                return other
            if other.casefold().startswith(folded + "/") or folded.startswith(other.casefold() + "/"):
                return other
        return ""

    def _refuse(self, clause: str, path: str, detail: str) -> None:
        violation = Violation(clause=clause, subject=path, detail=detail)
        if violation not in self.violations:
            self.violations.append(violation)
