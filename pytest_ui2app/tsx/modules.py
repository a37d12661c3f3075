"""The import graph of a source tree: who exports what, and where a specifier leads."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pytest_ui2app.tsx.syntax import Node, is_code, parse, parse_file, string_value

RESOLVED_SUFFIXES = (".mjs", ".js", ".mts", ".ts", ".jsx", ".tsx")
"""Tried in this order, which is the default of Vite's ``resolve.extensions``."""

ENTRIES = ("src/main.tsx", "src/main.jsx", "src/main.ts", "src/main.js", "src/index.tsx", "src/index.jsx")
APPS = ("src/App.tsx", "src/App.jsx", "src/App.ts", "src/App.js", "src/app.tsx", "src/app.jsx")
"""Where reading starts: what is mounted, else the component that the scaffold's ``main.tsx`` mounts."""

_TYPESCRIPT_OF = {".js": (".ts", ".tsx"), ".jsx": (".tsx",), ".mjs": (".mts",)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """A name taken from another module: ``name`` is the export, ``default`` or ``*`` for the whole module."""

    specifier: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """An export of the module's own name."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression:
    """An export of a value without a name (``export default memo(App)``)."""

    node: Node


Export = Import | Local | Expression


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Module:
    """One parsed file; ``stars`` are the specifiers of ``export * from``."""

    path: str
    root: Node
    imports: Mapping[str, Import]
    exports: Mapping[str, Export]
    stars: tuple[str, ...]

    def specifiers(self) -> Iterator[str]:
        """Yield every specifier the module mentions, type-only and dynamic imports included, in source order."""
        for node in self.root.walk():
            source = _source(node) if node.kind in {"import_statement", "export_statement"} else _dynamic(node)
            if source:
                yield source


class Project:
    """A source tree whose files are parsed when they are first asked for."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self._modules: dict[str, Module] = {}

    def module(self, path: str) -> Module:
        """Return the parsed file at ``path``; raises KeyError if the tree has no such file."""
        if path not in self._modules:
            text = self.files[path]
            # Data is read as the module that the bundler makes of it; lines stay what they are.
            root = parse(f"export default ({text})") if path.endswith(".json") else parse_file(path, text)
            self._modules[path] = _read(path, root)
        return self._modules[path]

    def modules(self) -> Iterator[Module]:
        """Yield every program file in the order of its path."""
        return (self.module(path) for path in sorted(self.files) if is_code(path))

    def loaded(self) -> tuple[Module, ...]:
        """Return every file asked for so far, data that is imported included."""
        return tuple(self._modules.values())

    def resolve(self, importer: str, specifier: str) -> str | None:
        """Return the file that ``specifier`` names when ``importer`` uses it; None if the tree has no such file."""
        if specifier.startswith("."):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(importer), specifier))
        elif specifier.startswith(("/src/", "@/", "~/")):
            target = posixpath.join("src", posixpath.normpath(specifier.partition("/")[2].removeprefix("src/")))
        else:
            return None
        return next((path for path in _candidates(target) if path in self.files), None)

    def entry(self) -> str | None:
        """Return the file that mounts the app (or, failing that, holds it), if the tree has one."""
        return next((path for path in (*ENTRIES, *APPS) if path in self.files), None)

    def reachable(self, *starts: str) -> tuple[str, ...]:
        """Return the program files that importing ``starts`` loads, themselves first, breadth first."""
        found = dict.fromkeys(starts)
        pending = list(starts)
        for path in pending:
            for target in self._imported(path):
                if target not in found:
                    found[target] = None
                    pending.append(target)
        return tuple(found)

    def _imported(self, path: str) -> Iterable[str]:
        targets = (self.resolve(path, specifier) for specifier in self.module(path).specifiers())
        return (target for target in targets if target is not None and is_code(target))


def declared_names(pattern: Node) -> Iterator[tuple[str, tuple[str, ...], Node | None]]:
    """Yield each name that a binding pattern declares, the members that lead to it, and its default if it has one.

    ``{ a, b: [c = 1] }`` gives ``("a", ("a",), None)`` and ``("c", ("b", "0"), <node of 1>)``. What a rest pattern
    collects is a member too: ``...1`` all but the first element, ``...a,b`` all but the members a and b.
    """
    pending: list[tuple[Node, tuple[str, ...], Node | None]] = [(pattern, (), None)]
    while pending:
        node, path, default = pending.pop()
        if node.kind in {"identifier", "shorthand_property_identifier_pattern"}:
            own = (node.text,) if node.kind != "identifier" else ()
            yield node.text, path + own, default
        else:
            pending.extend(reversed(list(_inner_patterns(node, path))))


def _inner_patterns(node: Node, path: tuple[str, ...]) -> Iterator[tuple[Node, tuple[str, ...], Node | None]]:
    if node.kind == "object_pattern":
        yield from _members(node, path)
    elif node.kind == "array_pattern":
        yield from _places(node, path)
    elif node.kind == "rest_pattern":
        yield from ((part, (*path, "..."), None) for part in node.parts)
    elif node.kind == "pair_pattern":
        key, value = node.child("key"), node.child("value")
        if key is not None and value is not None:
            yield value, (*path, string_value(key) if key.kind == "string" else key.text), None
    elif node.kind in {"assignment_pattern", "object_assignment_pattern"}:
        left, right = node.child("left"), node.child("right")
        if left is not None:
            yield left, path, right
    elif node.kind in {"required_parameter", "optional_parameter"}:
        inner = node.child("pattern")
        if inner is not None:
            yield (inner, path, node.child("value"))


def _members(pattern: Node, path: tuple[str, ...]) -> Iterator[tuple[Node, tuple[str, ...], None]]:
    taken = ",".join(_key(part) for part in pattern.parts if part.kind != "rest_pattern")
    for part in pattern.parts:
        rest = part.kind == "rest_pattern"
        yield (part.operand, (*path, f"...{taken}"), None) if rest else (part, path, None)


def _places(pattern: Node, path: tuple[str, ...]) -> Iterator[tuple[Node, tuple[str, ...], None]]:
    for place, part in _elements(pattern):
        rest = part.kind == "rest_pattern"
        yield (part.operand, (*path, f"...{place}"), None) if rest else (part, (*path, str(place)), None)


def _key(part: Node) -> str:
    """Return the member that a part of an object pattern takes."""
    key = part.child("key") or part.child("left") or part
    return string_value(key) if key.kind == "string" else key.text


def _elements(pattern: Node) -> Iterator[tuple[int, Node]]:
    """Yield the elements of an array pattern with their places; ``[, setValue]`` has none at place 0."""
    place = 0
    for child in pattern.children:
        if child.kind == ",":
            place += 1
        elif child.named and child.kind != "comment":
            yield place, child


def _candidates(target: str) -> Iterator[str]:
    yield target
    yield from (target + suffix for suffix in RESOLVED_SUFFIXES)
    stem, suffix = posixpath.splitext(target)
    yield from (stem + typed for typed in _TYPESCRIPT_OF.get(suffix, ()))
    yield from (f"{target}/index{suffix}" for suffix in RESOLVED_SUFFIXES)


def _read(path: str, root: Node) -> Module:
    imports: dict[str, Import] = {}
    exports: dict[str, Export] = {}
    stars: list[str] = []
    for statement in root.parts:
        if statement.kind == "import_statement":
            imports.update(_imports(statement))
        elif statement.kind == "export_statement":
            exports.update(_exports(statement))
            if statement.has("*") and _source(statement):
                stars.append(_source(statement))
    return Module(path=path, root=root, imports=imports, exports=exports, stars=tuple(stars))


def _source(statement: Node) -> str:
    source = statement.child("source")
    return "" if source is None else string_value(source)


def _dynamic(node: Node) -> str:
    """Return the specifier of ``import("./x")``, or the empty string for any other node."""
    if node.kind != "call_expression" or node.children[0].kind != "import":
        return ""
    arguments = node.child("arguments")
    literal = arguments.first("string") if arguments is not None else None
    return "" if literal is None else string_value(literal)


def _imports(statement: Node) -> Iterator[tuple[str, Import]]:
    clause, specifier = statement.first("import_clause"), _source(statement)
    for part in clause.parts if clause is not None else ():
        if part.kind == "identifier":
            yield part.text, Import(specifier=specifier, name="default")
        elif part.kind == "namespace_import":
            yield part.operand.text, Import(specifier=specifier, name="*")
        else:
            for name, alias in _specifiers(part):
                yield alias, Import(specifier=specifier, name=name)


def _exports(statement: Node) -> Iterator[tuple[str, Export]]:
    source = _source(statement)
    declaration, value = statement.child("declaration"), statement.child("value")
    namespace, clause = statement.first("namespace_export"), statement.first("export_clause")
    if namespace is not None:
        yield namespace.operand.text, Import(specifier=source, name="*")
    for name, alias in _specifiers(clause) if clause is not None else ():
        yield alias, Import(specifier=source, name=name) if source else Local(name=name)
    if value is not None:
        yield "default", Expression(node=value)
    if declaration is not None and statement.has("default"):
        yield "default", Expression(node=declaration)
    elif declaration is not None:
        yield from ((name, Local(name=name)) for name in _declaration_names(declaration))


def _specifiers(clause: Node) -> Iterator[tuple[str, str]]:
    for part in clause.parts:
        name, alias = part.child("name"), part.child("alias")
        if name is not None:
            yield _name(name), _name(alias or name)


def _name(node: Node) -> str:
    return string_value(node) if node.kind == "string" else node.text


def _declaration_names(declaration: Node) -> Iterator[str]:
    name = declaration.child("name")
    if name is not None:
        yield name.text
    for declarator in declaration.children:
        pattern = declarator.child("name") if declarator.kind == "variable_declarator" else None
        if pattern is not None:
            yield from (declared for declared, _, _ in declared_names(pattern))
