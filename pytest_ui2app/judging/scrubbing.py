"""What could tell a judge who wrote an app is taken out of its source: models, vendors, tools, places on a machine.

Comments that name one are dropped, found by the syntax tree, so that a text of the app that only looks like a comment
stays. Elsewhere a name is taken out where it can mean nothing else, or where it says by what something was made: the
zodiac has Gemini in it, and Claude was a painter. The lists are those of names.toml [ours].
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from itertools import pairwise
from typing import Final

from pytest_ui2app.tsx.syntax import Edit, Node, apply_edits, is_code, parse_file

STAND_IN: Final = "removed"
"""What stands for a name, with a number for each: an identifier with a name in it stays one."""
PATH_STAND_IN: Final = "removed-path"
SHORTEST_NAME: Final = 4
"""Characters of a generator's own name that is looked for; a shorter one may be part of anything [ours]."""

_MADE: Final = (
    r"(?:made|built|generated|created|written|coded|designed|developed|produced|scaffolded|authored|powered|prototyped)"
    r"\s{1,4}(?:\w{1,20}\s{1,4})?(?:by|with|using|in)\s{1,4}"
)
_GENERATOR: Final = r"generator[\"']?(?:[=:]|content|\s){0,12}[\"'{]{0,2}"
_PATHS: Final = re.compile(
    r"file://[^\s\"'`<>)]+"
    r"|\b[A-Za-z]:\\{1,2}Users\\{1,2}[^\s\"'`<>)]+"
    r"|/Users/[\w.-]+/[^\s\"'`<>)]+"
    r"|(?<![\w.])/(?:home|root|tmp|mnt|opt|var|srv|workspaces?)/[^\s\"'`<>)]{0,200}\.(?:tsx?|jsx?|mts|mjs|py|sh|md|log)\b"
)
"""Places on the machine of whoever wrote it; a route such as /home/orders is none. All patterns here are bounded, so
that no source takes long to read."""
_STYLE_COMMENTS: Final = re.compile(
    r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?P<comment>/\*.*?(?:\*/|\Z))", re.DOTALL
)
_MARKUP_COMMENTS: Final = re.compile(r"(?P<comment><!--.*?(?:-->|\Z))", re.DOTALL)
_FROM: Final = frozenset({"import_statement", "export_statement"})


class Scrubber:
    """Takes names out of the files of one app, each by the same stand-in wherever it stands.

    ``generator`` are the names that the app's own generator goes by. Names that occur in ``told``, the case's own
    words, stay outside comments: every app of that case shows them.
    """

    def __init__(self, generator: Iterable[str] = (), told: str = "") -> None:
        self._own = [re.escape(name) for name in generator if _is_telling(name)]
        self._told = told.casefold()
        self._given: dict[str, str] = {}

    def text(self, path: str, text: str) -> str:
        """Return the text of the file at ``path`` without what could tell."""
        if is_code(path):
            return self.phrase(apply_edits(text, self._edits(parse_file(path, text))))
        return self.phrase(_comments_of(path).sub(self._kept_comment, text))

    def path(self, path: str) -> str:
        """Return a file's path, or what an import calls it by, without what could tell."""
        return self._anything.sub(self._replaced, path)

    def phrase(self, text: str) -> str:
        """Return words, or program text whose comments are good, without what could tell."""
        return _PATHS.sub(PATH_STAND_IN, self._telling.sub(self._replaced, text))

    @cached_property
    def _telling(self) -> re.Pattern[str]:
        """What is taken out outside comments."""
        names = _names()
        made, always = _words([*names["spoken"], *names["everyday"]]), _words([*self._own, *names["certain"]])
        pattern = rf"(?P<before>\b{_MADE}|\b{_GENERATOR})(?P<made>{made})|(?P<name>{always})"
        return re.compile(pattern, re.IGNORECASE)

    @cached_property
    def _anything(self) -> re.Pattern[str]:
        """Every name but the everyday words: what no comment and no file's name may hold."""
        names = _names()
        return re.compile(rf"(?P<name>{_words([*self._own, *names['certain'], *names['spoken']])})", re.IGNORECASE)

    def _replaced(self, match: re.Match[str]) -> str:
        groups = match.groupdict()
        name = groups.get("made") or groups["name"]
        if name.casefold() in self._told:
            return match[0]
        stand_in = self._given.setdefault(name.casefold(), f"{STAND_IN}{len(self._given) + 1}")
        return f"{groups.get('before') or ''}{stand_in}"

    # -- comments ---------------------------------------------------------------------------------------------------

    def _edits(self, program: Node) -> Iterator[Edit]:
        for node in program.walk():
            if node.kind in {"comment", "html_comment", "hash_bang_line"} and self._tells(node.text):
                yield Edit(start=node.start, end=node.end, text=_lines_of(node.text))
            elif node.kind == "string_fragment" and _is_source(node) and (path := self.path(node.text)) != node.text:
                yield Edit(start=node.start, end=node.end, text=path)

    def _kept_comment(self, match: re.Match[str]) -> str:
        comment = match.groupdict().get("comment")
        return _lines_of(comment) if comment and self._tells(comment) else match[0]

    def _tells(self, comment: str) -> bool:
        return bool(self._anything.search(comment) or self._telling.search(comment))


def _is_telling(name: str) -> bool:
    """Whether a generator's name is one that can be looked for: ``blank`` or ``test`` are words of many a program."""
    return len(name) >= SHORTEST_NAME and bool(re.search(r"[\d/:-]", name))


def _is_source(node: Node) -> bool:
    """Whether a piece of a string names the file that is imported."""
    around = list(node.ancestors())[:3]
    imported = any(above.kind in _FROM and string.role == "source" for string, above in pairwise(around))
    called = any(above.kind == "call_expression" and above.children[0].kind == "import" for above in around)
    return node.text.startswith(".") and (imported or called)


def _words(names: Iterable[str]) -> str:
    """Return what matches one of the names as a word, or as a hump of an identifier."""
    return rf"(?:(?<![A-Za-z])|(?-i:(?<=[a-z])(?=[A-Z])))(?:{'|'.join(names)})(?-i:(?![a-z])|(?<=[a-z])(?=[A-Z]))"


def _lines_of(comment: str) -> str:
    """Return the line breaks of a comment, so that what follows keeps its line."""
    return "\n" * comment.count("\n")


def _comments_of(path: str) -> re.Pattern[str]:
    return _STYLE_COMMENTS if path.endswith((".css", ".scss", ".json", ".less")) else _MARKUP_COMMENTS


@cache
def _names() -> dict[str, list[str]]:
    text = files("pytest_ui2app.judging").joinpath("names.toml").read_text(encoding="utf-8")
    names: dict[str, list[str]] = tomllib.loads(text)
    return names
