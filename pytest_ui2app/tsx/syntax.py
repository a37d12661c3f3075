"""TSX as a syntax tree: the one module that knows the parser, which is loaded on first use."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tree_sitter import Parser, TreeCursor

CODE_SUFFIXES = (".tsx", ".ts", ".jsx", ".js", ".mts", ".mjs")
"""Files that hold program text; every other file is passed over."""

_PLAIN_TYPESCRIPT = (".ts", ".mts")  # `<T>value` is a type assertion there, and JSX is not allowed

_ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r?\n)|(.))", re.DOTALL)
_LETTER_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0"}


@dataclass(slots=True, eq=False, kw_only=True)
class Node:
    """One node of a tree; ``start`` and ``end`` are byte offsets into ``source``, ``line`` counts from 1.

    ``role`` is the grammar's field name for the node in its parent, or the empty string.
    """

    kind: str
    start: int
    end: int
    line: int
    source: bytes = field(repr=False)
    named: bool
    role: str = ""
    faulty: bool = False
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)

    @property
    def text(self) -> str:
        """Return the node's source text."""
        return self.source[self.start : self.end].decode()

    @property
    def parts(self) -> list[Node]:
        """Return the children that carry meaning: neither punctuation nor comments."""
        return [child for child in self.children if child.named and child.kind != "comment"]

    @property
    def operand(self) -> Node:
        """Return the one part of a spread, a rest or a computed name; the node itself where broken code has none."""
        return next(iter(self.parts), self)

    def child(self, role: str) -> Node | None:
        """Return the child in the role ``role``, if the node has one."""
        return next((child for child in self.children if child.role == role), None)

    def first(self, *kinds: str) -> Node | None:
        """Return the first child of one of these kinds, if there is one."""
        return next((child for child in self.children if child.kind in kinds), None)

    def has(self, token: str) -> bool:
        """Tell whether an anonymous child (a keyword or operator) reads ``token``."""
        return any(not child.named and child.kind == token for child in self.children)

    def ancestors(self) -> Iterator[Node]:
        """Yield the parent, its parent and so on up to the program."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def walk(self, *, skip: frozenset[str] = frozenset()) -> Iterator[Node]:
        """Yield the node and its descendants in source order, not entering descendants of a kind in ``skip``."""
        pending = [self]
        while pending:
            node = pending.pop()
            yield node
            if node is self or node.kind not in skip:
                pending.extend(reversed(node.children))


@dataclass(frozen=True, slots=True, kw_only=True)
class Edit:
    """Replace the bytes from ``start`` to ``end`` by ``text``; an insertion when the two are equal."""

    start: int
    end: int
    text: str = ""


def is_code(path: str) -> bool:
    """Tell whether the file at ``path`` holds TypeScript or JavaScript."""
    return path.endswith(CODE_SUFFIXES)


def parse_file(path: str, text: str) -> Node:
    """Parse ``text`` with the grammar that the suffix of ``path`` asks for."""
    return parse(text, tsx=not path.endswith(_PLAIN_TYPESCRIPT))


def parse(text: str, *, tsx: bool = True) -> Node:
    """Return the program node of ``text``; broken code gives a tree whose root is ``faulty``."""
    # A lone surrogate cannot be UTF-8; as "?" the rest of the file stays readable.
    source = text.encode("utf-8", errors="replace")
    tree = _parser(tsx).parse(source)
    return _copy(tree.walk(), source)


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` after the edits, whose offsets count bytes of the UTF-8 text.

    Insertions at one place keep the order given. Raises ValueError if two edits overlap.
    """
    source = text.encode("utf-8", errors="replace")
    pieces: list[bytes] = []
    position = 0
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end)):
        if edit.start < position:
            raise ValueError(f"edit at byte {edit.start} overlaps one that ends at {position}; merge the two")
        pieces += [source[position : edit.start], edit.text.encode()]
        position = edit.end
    return b"".join([*pieces, source[position:]]).decode()


def string_value(node: Node) -> str:
    """Return what a ``string`` node (an attribute's or a literal) stands for, escapes resolved."""
    return "".join(fragment_value(child) for child in node.children if child.named)


def fragment_value(node: Node) -> str:
    """Return what one piece of a string or template stands for."""
    if node.kind == "escape_sequence":
        return _ESCAPE.sub(_unescape, node.text)
    return html.unescape(node.text) if node.kind == "html_character_reference" else node.text


def _unescape(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    if code:
        return chr(int(code, 16))
    return "" if match[4] else _LETTER_ESCAPES.get(match[5], match[5])


@cache
def _parser(tsx: bool) -> Parser:  # noqa: FBT001 - the cache keys on the position
    import tree_sitter_typescript  # noqa: PLC0415 - loaded on first use
    from tree_sitter import Language, Parser  # noqa: PLC0415

    grammar = tree_sitter_typescript.language_tsx() if tsx else tree_sitter_typescript.language_typescript()
    return Parser(Language(grammar))


def _copy(cursor: TreeCursor, source: bytes) -> Node:
    """Copy the parser's tree without recursion: generated code nests deeper than Python's stack."""
    root = node = _node(cursor, source, None)
    while True:
        if cursor.goto_first_child():
            node = _node(cursor, source, node)
            continue
        while not cursor.goto_next_sibling():
            if not cursor.goto_parent() or node.parent is None:
                return root
            node = node.parent
        node = _node(cursor, source, node.parent)


def _node(cursor: TreeCursor, source: bytes, parent: Node | None) -> Node:
    found = cursor.node
    if found is None:  # pragma: no cover - the cursor always stands on a node
        raise ValueError("the parser's cursor stands on no node")
    node = Node(
        kind=found.type,
        start=found.start_byte,
        end=found.end_byte,
        line=found.start_point.row + 1,
        source=source,
        named=found.is_named,
        role=cursor.field_name or "",
        faulty=found.has_error,
        parent=parent,
    )
    if parent is not None:
        parent.children.append(node)
    return node
