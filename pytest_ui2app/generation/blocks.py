"""Finding files in free text: delimiter blocks, else commented fences, else loose headings (protocol section 2)."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_DELIMITER: Final = re.compile(r"(?P<open>-{3,})[ \t]*(?P<path>\S(?:.*?\S)?)[ \t]*(?P<close>-{3,})[ \t]*")
_PATH_LIKE: Final = re.compile(
    r"\S*[/\\]\S*|(?:\.{0,2}|src|\w:)[/\\].*|\S*\.[A-Za-z]\w{0,9}|Dockerfile|Makefile|LICENSE"
)
"""What must stand between the dashes, so that a comment such as ``--- helpers ---`` inside a file cuts nothing."""
_END: Final = re.compile(r"-{3,}[ \t]*(?:end|eof|end of (?:all |the )?files?)[ \t]*-{3,}[ \t]*", re.IGNORECASE)
_FENCE: Final = re.compile(r"[ \t]*(?P<ticks>`{3,})(?P<info>[^`]*)")
_COMMENT: Final = re.compile(
    r"\s*(?://|/\*|<!--|#)\s*(?:file(?:name)?:\s*)?(?P<path>src/\S+?)\s*(?:\*/|-->)?\s*", re.IGNORECASE
)
_HEADING: Final = re.compile(
    r"\s*(?:#{1,6}\s+|\d+[.)]\s+|[-*]\s+)?(?:\*\*|`|_)*(?:file(?:name)?:\s*)?(?P<path>src/[^\s`*:]+\.\w+)(?:\*\*|`|_)*:?(?:\*\*)?\s*",
    re.IGNORECASE,
)
_PROSE_SUFFIXES: Final = (".md", ".mdx")
"""Files in which a fence line may be content."""
_MIN_MARK: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class FileBlock:
    """A file as the model wrote it: the path is unchecked, the text is free of Markdown fences."""

    path: str
    text: str


def find_blocks(text: str) -> tuple[FileBlock, ...]:
    """Find all files in ``text`` (LF line ends), by the first of the three notations that yields any."""
    lines = text.removesuffix("\n").split("\n")
    for notation in (_delimited, _commented_fences, _loose_headings):
        if blocks := tuple(notation(lines)):
            return blocks
    return ()


def write_blocks(files: Mapping[str, str]) -> str:
    """Write files so that find_blocks gives them back unchanged, whatever LF text they hold.

    Each text is followed by one newline of the notation's own; marks grow longer than any look-alike in the content.
    """
    dashes = "-" * _longer_than(_runs(files.values(), "-"))
    return "".join(f"{dashes} {path} {dashes}\n{_fenced_if_needed(text)}\n" for path, text in files.items())


def joined(parts: Sequence[str]) -> str:
    """Concatenate a reply and its Continue turns; a turn that reopens a fence or starts a file begins a new line."""
    whole = parts[0]
    for part in parts[1:]:
        first, newline, rest = part.partition("\n")
        if newline and (fence := _FENCE.fullmatch(first)) and fence["info"].strip():
            part, first = rest, rest.partition("\n")[0]  # noqa: PLW2901 - the reopened fence is no content
        starts_file = bool(_delimiter_path(first))
        whole += ("\n" if starts_file and not whole.endswith("\n") else "") + part
    return whole


def _delimited(lines: Sequence[str]) -> Iterator[FileBlock]:
    width = next((len(match["open"]) for line in lines if (match := _as_delimiter(line))), 0)
    marks = [(index, _delimiter_path(line, width)) for index, line in enumerate(lines)]
    starts = [(index, path) for index, path in marks if path]
    for (start, path), (end, _) in pairwise([*starts, (len(lines), "")]):
        yield FileBlock(path=path, text=_content(lines[start + 1 : end], path))


def _as_delimiter(line: str) -> re.Match[str] | None:
    match = _DELIMITER.fullmatch(line)
    return match if match and _PATH_LIKE.fullmatch(_bare(match["path"])) else None


def _delimiter_path(line: str, width: int = 0) -> str:
    """Give the path that a delimiter line of at least ``width`` dashes names, else ''."""
    match = _as_delimiter(line)
    return _bare(match["path"]) if match and len(match["open"]) >= width else ""


def _bare(path: str) -> str:
    return path.strip("`*\"'")


def _content(lines: Sequence[str], path: str) -> str:
    """Give a block's text without the fence around it, or without stray fences and an end marker after it."""
    start = next((index for index, line in enumerate(lines) if line.strip()), 0)
    fence = _FENCE.fullmatch(lines[start]) if lines else None
    if fence is None:
        return "\n".join(_without_trailing_marks(lines, fences_too=not path.endswith(_PROSE_SUFFIXES)))
    closings = [index for index in range(start + 1, len(lines)) if lines[index].rstrip() == fence["ticks"]]
    return "\n".join(lines[start + 1 : closings[-1] if closings else len(lines)])


def _without_trailing_marks(lines: Sequence[str], *, fences_too: bool) -> Sequence[str]:
    """Drop end markers and stray fences (and blanks among them) at the end; without any, nothing changes."""
    end = len(lines)
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        if _END.fullmatch(line) or (fences_too and _FENCE.fullmatch(line)):
            end = index
        elif line.strip():
            break
    return lines[:end]


def _commented_fences(lines: Sequence[str]) -> Iterator[FileBlock]:
    for inner in _fenced_regions(lines):
        if inner and (comment := _COMMENT.fullmatch(inner[0])):
            yield FileBlock(path=comment["path"], text="\n".join(inner[1:]))


def _fenced_regions(lines: Sequence[str]) -> Iterator[Sequence[str]]:
    """Give the insides of the fences, in order; a fence that never closes runs to the end."""
    start, ticks = 0, ""
    for index, line in enumerate(lines):
        fence = _FENCE.fullmatch(line)
        if ticks and line.strip() == ticks:
            yield lines[start:index]
            ticks = ""
        elif not ticks and fence:
            start, ticks = index + 1, fence["ticks"]
    if ticks:
        yield lines[start:]


def _loose_headings(lines: Sequence[str]) -> Iterator[FileBlock]:
    headings = [(index, match["path"]) for index, line in enumerate(lines) if (match := _HEADING.fullmatch(line))]
    for (start, path), (end, _) in pairwise([*headings, (len(lines), "")]):
        region = lines[start + 1 : end]
        inner = next(iter(_fenced_regions(region)), region)
        yield FileBlock(path=path, text="\n".join(inner))


def _fenced_if_needed(text: str) -> str:
    """Fence a text whose own lines could be taken for marks of the notation."""
    if not any(_FENCE.fullmatch(line) or _END.fullmatch(line) for line in text.split("\n")):
        return text
    mark = "`" * _longer_than(_runs([text], "`"))
    return f"{mark}\n{text}\n{mark}"


def _runs(texts: Iterable[str], mark: str) -> int:
    """Give the length of the longest run of ``mark`` that begins a line, indented or not."""
    lines = (line.lstrip() for text in texts for line in text.split("\n"))
    return max((len(line) - len(line.lstrip(mark)) for line in lines), default=0)


def _longer_than(run: int) -> int:
    return max(_MIN_MARK, run + 1)
