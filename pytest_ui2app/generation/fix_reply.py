"""Reading the replies of a repair round: which files to look at, and what they hold now (protocol section 2)."""

import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pytest_ui2app.generation.blocks import find_blocks, write_blocks
from pytest_ui2app.generation.files import parse_files
from pytest_ui2app.generation.model import Reply
from pytest_ui2app.generation.violation import Violation
from pytest_ui2app.tsx.syntax import is_code, parse_file

_ANSWER_READ: Final = 8_000
"""Characters that are read of an answer to "which files?", the last ones; ours, far more than 256 tokens hold."""
_FENCED: Final = re.compile(
    r"^[ \t]*(?P<ticks>`{3,})[ \t]*(?P<info>[^`\n]*)\n(?P<inner>.*?)(?:^[ \t]*(?P=ticks)[ \t]*$|\Z)",
    re.MULTILINE | re.DOTALL,
)
_STRAY_FENCES: Final = re.compile(r"(?:\n[ \t]*`{3,}[ \t]*)+\s*\Z")
_NO_FILE_INFO: Final = re.compile(r"(?:bash|sh|shell|zsh|console|terminal|diff|patch)\b", re.IGNORECASE)
"""Fences that show commands or changes, and no file."""
_LINKS: Final = frozenset({"import_statement", "export_statement"})
_DECLARATIONS: Final = frozenset(
    f"{kind}_declaration"
    for kind in ("ambient", "class", "enum", "function", "interface", "lexical", "type_alias", "variable")
)
"""What a module may begin with, in the parser's words; prose that begins with such a keyword is faulty at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fix:
    """What a reply gives: the new texts of files that were asked for, and what was wrong with the rest of it.

    ``violations`` are breaches of clauses i and iv: files outside ``src/`` or of the scaffold, never taken.
    """

    files: Mapping[str, str] = field(default_factory=dict)
    violations: tuple[Violation, ...] = ()
    notes: tuple[str, ...] = ()


def read_fix(reply: Reply, asked: Collection[str], scaffold: Collection[str]) -> Fix:
    """Read the files ``asked`` for out of a reply; never raises, whatever the text.

    Files come in one of the notations of find_blocks; a reply to a question about one file may hold its text alone,
    fenced or bare. A reply that was cut short gives nothing, since the end of a file would be lost.
    """
    if reply.cut_short:
        return Fix(notes=(f"the reply was cut short ({reply.finish_reason}) and is left out",))
    text = reply.text.replace("\r\n", "\n").replace("\r", "\n")
    blocks = find_blocks(text)
    written = {block.path: block.text for block in blocks if block.text.strip()}
    empty = tuple(f"{path} came back empty" for path in dict.fromkeys(b.path for b in blocks) if path not in written)
    found = _named(written, asked, scaffold) if written else _unnamed(text, asked)
    return Fix(files=found.files, violations=found.violations, notes=(*empty, *found.notes))


def mentioned_paths(text: str, paths: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``paths`` that ``text`` names in full, in the order of their first mention."""
    return _mentioned(text, {path: path for path in paths})


def chosen_paths(answer: str, paths: Collection[str]) -> tuple[str, ...]:
    """Return those of ``paths`` that a model names in its answer, whatever the form: JSON, a list, prose.

    The end of a path (``pages/Home.tsx``) will do where only one file has it.
    """
    text = answer[-_ANSWER_READ:].replace("\\/", "/").replace("\\", "/")
    return _mentioned(text, _unique_ends(paths) | {path: path for path in paths})


def _mentioned(text: str, spellings: Mapping[str, str]) -> tuple[str, ...]:
    """Find ``spellings``, each of which stands for a path; not where they are only a part of a longer path."""
    if not spellings:
        return ()
    longest_first = "|".join(re.escape(spelling) for spelling in sorted(spellings, key=len, reverse=True))
    mention = re.compile(rf"(?<![\w./@])(?<!\w-)(?:\.?/)?({longest_first})(?![\w-]|[./]\w)")
    return tuple(dict.fromkeys(spellings[found[1]] for found in mention.finditer(text)))


def _unique_ends(paths: Collection[str]) -> dict[str, str]:
    """Map each end of a path that no other path has to the path."""
    owners: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        segments = path.split("/")
        for start in range(len(segments)):
            owners["/".join(segments[start:])].append(path)
    return {end: having[0] for end, having in owners.items() if len(having) == 1}


def _named(written: Mapping[str, str], asked: Collection[str], scaffold: Collection[str]) -> Fix:
    """Take the files that were asked for, in whatever case they are spelled."""
    # Written anew without the empty blocks, since of several blocks with one path the last one counts.
    parsed = parse_files(write_blocks(written), scaffold=scaffold)
    wanted = {path.casefold(): path for path in asked}
    return Fix(
        files={wanted[path.casefold()]: text for path, text in parsed.files.items() if path.casefold() in wanted},
        violations=parsed.violations,
        notes=tuple(
            f"{path} was not asked for and is left out" for path in parsed.files if path.casefold() not in wanted
        ),
    )


def _unnamed(text: str, asked: Collection[str]) -> Fix:
    """Take the one fenced block, or the bare text, as the one file that was asked for."""
    fenced = [
        match["inner"].removesuffix("\n")
        for match in _FENCED.finditer(text)
        if match["inner"].strip() and not _NO_FILE_INFO.match(match["info"])
    ]
    if len(asked) > 1 or len(fenced) > 1:
        return Fix(notes=("the reply does not say which file it holds",))
    bare = _STRAY_FENCES.sub("", text)
    for path in asked:
        if fenced or _reads_as_file(path, bare):
            return Fix(files={path: fenced[0] if fenced else bare.removesuffix("\n")})
    return Fix(notes=("the reply holds no file",))


def _reads_as_file(path: str, text: str) -> bool:
    """Tell a file's bare text from prose about it; where nothing tells them apart, it is prose."""
    if is_code(path):
        return _begins_as_program(path, text)
    if path.endswith(".json"):
        return _is_json(text)
    if path.endswith((".css", ".scss", ".less")):
        first = text.strip().partition("\n")[0]
        return "{" in text and "}" in text and first.endswith(("{", "}", ",", ";", "*/"))
    return path.endswith((".svg", ".html")) and text.lstrip().startswith("<")


def _begins_as_program(path: str, text: str) -> bool:
    """Tell whether ``text`` begins with a statement of a module; a fault further down does not make it prose."""
    statements = parse_file(path, text).parts
    while statements and statements[0].kind == "expression_statement" and statements[0].first("string"):
        statements = statements[1:]  # "use client"
    if not statements or statements[0].kind not in _DECLARATIONS | _LINKS:
        return False
    return not statements[0].faulty or any(statement.kind in _LINKS for statement in statements)


def _is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict | list)
    except (ValueError, RecursionError):
        return False
