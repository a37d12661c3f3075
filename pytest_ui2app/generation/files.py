"""A model's reply as a source tree: what was written, what was refused, and how it was asked for."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from pytest_ui2app.generation.admission import Admission
from pytest_ui2app.generation.blocks import FileBlock, find_blocks
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.generation.violation import Violation

__all__ = ["ParsedFiles", "SourceTree", "Violation", "parse_files"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTree:
    """The generated source: ``files`` maps posix paths under ``src/`` to text, ``dependencies`` npm names to ranges.

    ``notes`` tell what had to be tolerated (a repaired plan, a file written twice); they cost no score. ``rejected``
    says why there is no app at all because the provider rejected the task, and is empty otherwise.
    """

    files: Mapping[str, str]
    dependencies: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()
    turns: tuple[TurnSummary, ...] = ()
    rejected: str = ""


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
    admission = Admission(scaffold)
    for block in _without_cut_repeat(blocks, truncated=truncated):
        admission.consider(block.path, block.text)
    notes = [*_repetition_notes(blocks), *_truncation_notes(blocks, truncated=truncated)]
    return ParsedFiles(files=admission.files, violations=admission.violations, notes=tuple(notes))


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
