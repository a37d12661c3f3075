"""Breaks an app that works in one way, at a place that a seed picks, and knows what it broke.

A mutation finds its places in the syntax trees of the app and changes one token or takes something away; where the
toolchain must then complain follows from the change alone.
"""

import functools
import posixpath
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.tsx.modules import Module, Project
from pytest_ui2app.tsx.syntax import Edit, Node, apply_edits, is_code, string_value

ES_PACKAGES = frozenset({"lucide-react", "react-router-dom"})
"""Packages of the scaffold whose exports the bundler knows; react is CommonJS."""
_NEEDS = re.compile(r"needs an? (\w+Provider)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A broken app: its files, and how and where it must fail."""

    files: Mapping[str, str]
    mode: FailureMode
    file: str
    line: int
    subject: str = ""
    stage: Literal["build", "home"] = "build"


@dataclass(frozen=True, slots=True, kw_only=True)
class Importing:
    """An import statement in the app's file ``file``; ``source`` is the string with its specifier."""

    file: str
    node: Node
    source: Node

    @property
    def specifier(self) -> str:
        return string_value(self.source)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """One name in an import statement of the app's file ``file``, used there as a value."""

    file: str
    node: Node
    name: str
    specifier: str


def mutated(project: Project, kind: str, seed: int) -> Mutant:
    """Return the app broken in the way of ``kind``, a key of ``MUTATIONS``, where ``seed`` picks the place."""
    return MUTATIONS[kind](project, random.Random(f"{kind} {seed}"))  # noqa: S311 - no secret


def _package_name(project: Project, rng: random.Random) -> Mutant:
    """Import from a package of ES modules a name that it does not have: C1, at the name."""
    taken = rng.choice([named for named in _values(project) if named.specifier in ES_PACKAGES])
    return _renamed(project, taken, FailureMode.C1)


def _own_name(project: Project, rng: random.Random) -> Mutant:
    """Import from a file of the app a name that it does not have: C6, at the name."""
    taken = rng.choice([named for named in _values(project) if named.specifier.startswith(".")])
    return _renamed(project, taken, FailureMode.C6)


def _react_name(project: Project, rng: random.Random) -> Mutant:
    """Import createContext, which a module calls when it is loaded, under a name react lacks: C9, at the call."""
    taken = rng.choice([named for named in _values(project) if named.name == "createContext"])
    mutant = _renamed(project, taken, FailureMode.C9)
    calls = (node for node in project.module(taken.file).root.walk() if node.kind == "call_expression")
    call = next(node for node in calls if node.children[0].text == "createContext")
    return Mutant(files=mutant.files, mode=mutant.mode, file=taken.file, line=call.line, stage="home")


def _undeclared(project: Project, rng: random.Random) -> Mutant:
    """Import and use a package that nothing declares: C3, on the file's first line."""
    file = rng.choice(_loaded(project))
    package = rng.choice(["canvas-confetti", "@headlessui/react", "dayjs", "zod"])
    text = f'import extra from "{package}";\n{project.files[file]}\nconsole.debug(extra);\n'
    return Mutant(files={**project.files, file: text}, mode=FailureMode.C3, file=file, line=1, subject=package)


def _alias(project: Project, rng: random.Random) -> Mutant:
    """Write a relative import with the alias that other scaffolds have: C4, at the statement."""
    statement = rng.choice(_relative_imports(project))
    target = posixpath.normpath(posixpath.join(posixpath.dirname(statement.file), statement.specifier))
    return _redirected(project, statement, "@/" + target.removeprefix("src/"), FailureMode.C4)


def _unwritten(project: Project, rng: random.Random) -> Mutant:
    """Import a file that does not exist: C5, at the statement."""
    statement = rng.choice(_relative_imports(project))
    return _redirected(project, statement, statement.specifier + "Section", FailureMode.C5)


def _removed(project: Project, rng: random.Random) -> Mutant:
    """Leave out a file that one statement imports: C5, at that statement."""
    importers = _importers(project)
    gone = rng.choice(sorted(target for target, found in importers.items() if len(found) == 1))
    [statement] = importers[gone]
    files = {path: text for path, text in project.files.items() if path != gone}
    line = statement.node.line
    return Mutant(files=files, mode=FailureMode.C5, file=statement.file, line=line, subject=statement.specifier)


def _default_taken(project: Project, rng: random.Random) -> Mutant:
    """Take the ``default`` from a function that one other file imports so: C6, in the importer."""
    importers = _importers(project)
    alone = sorted(target for target, found in importers.items() if len(found) == 1)
    exporter = rng.choice(
        [target for target in alone if _is_by_default(importers[target][0]) and _default(project, target)]
    )
    [statement] = importers[exporter]
    default = _default(project, exporter)[0]
    files = _edited(project, exporter, Edit(start=default.start, end=default.end))
    line = statement.node.line
    return Mutant(files=files, mode=FailureMode.C6, file=statement.file, line=line, subject="default")


def _tag_taken(project: Project, rng: random.Random) -> Mutant:
    """Take an element's closing tag: C7, where the element around it, which has another name, is closed."""
    found = [(file, closing, outer) for file in _loaded(project) for closing, outer in _closings(project, file)]
    file, closing, outer = rng.choice(found)
    files = _edited(project, file, Edit(start=closing.start, end=closing.end))
    return Mutant(files=files, mode=FailureMode.C7, file=file, line=outer.line)


def _provider_taken(project: Project, rng: random.Random) -> Mutant:
    """Take a provider from around the app: C9, where the hook that needs it throws."""
    throws = [found for file in _loaded(project) for found in _throws(project, file)]
    file, statement, provider = rng.choice(throws)
    text = project.files["src/App.tsx"].replace(f"<{provider}>", "<>").replace(f"</{provider}>", "</>")
    files = {**project.files, "src/App.tsx": text}
    return Mutant(files=files, mode=FailureMode.C9, file=file, line=statement.line, stage="home")


MUTATIONS: Mapping[str, Callable[[Project, random.Random], Mutant]] = {
    "package-name": _package_name,
    "own-name": _own_name,
    "react-name": _react_name,
    "undeclared": _undeclared,
    "alias": _alias,
    "unwritten": _unwritten,
    "removed": _removed,
    "default-taken": _default_taken,
    "tag-taken": _tag_taken,
    "provider-taken": _provider_taken,
}


@functools.cache
def _loaded(project: Project) -> list[str]:
    """Return the program files that the app loads."""
    return list(project.reachable("src/App.tsx"))


def _imports(project: Project) -> Iterator[Importing]:
    """Yield the imports that are not of types alone."""
    for file in _loaded(project):
        for node in project.module(file).root.parts:
            source = node.child("source")
            if node.kind == "import_statement" and source is not None and not node.has("type"):
                yield Importing(file=file, node=node, source=source)


def _relative_imports(project: Project) -> list[Importing]:
    """Return the imports of program files of which a value is used; the others the compiler drops."""
    found = ((statement, project.resolve(statement.file, statement.specifier)) for statement in _imports(project))
    own = (statement for statement, target in found if target is not None and is_code(target))
    return [statement for statement in own if any(_locals(project, statement))]


def _importers(project: Project) -> dict[str, list[Importing]]:
    """Return the program files that are imported, each with the statements that import it."""
    importers: dict[str, list[Importing]] = {}
    for statement in _relative_imports(project):
        target = project.resolve(statement.file, statement.specifier)
        if target is not None:
            importers.setdefault(target, []).append(statement)
    return importers


def _is_by_default(statement: Importing) -> bool:
    clause = statement.node.first("import_clause")
    return clause is not None and clause.first("identifier") is not None


def _locals(project: Project, statement: Importing) -> Iterator[str]:
    """Yield the names that a statement brings in and that stand for a value in its file."""
    clause = statement.node.first("import_clause")
    nodes = clause.walk() if clause is not None else ()
    names = {node.text for node in nodes if node.kind == "identifier"}
    yield from sorted(names & _values_used(project.module(statement.file)))


@functools.cache
def _values_used(module: Module) -> frozenset[str]:
    statements = (part for part in module.root.parts if part.kind != "import_statement")
    nodes = (node for statement in statements for node in statement.walk())
    return frozenset(node.text for node in nodes if node.kind == "identifier")


def _values(project: Project) -> Iterator[Named]:
    for statement in _imports(project):
        used = _values_used(project.module(statement.file))
        for node in statement.node.walk():
            name, local = node.child("name"), node.child("alias") or node.child("name")
            if node.kind != "import_specifier" or node.has("type") or name is None or local is None:
                continue
            if local.text in used:
                yield Named(file=statement.file, node=node, name=name.text, specifier=statement.specifier)


def _renamed(project: Project, taken: Named, mode: FailureMode) -> Mutant:
    wrong = f"{taken.name}Deluxe"
    edit = Edit(start=taken.node.start, end=taken.node.end, text=f"{wrong} as {taken.name}")
    files = _edited(project, taken.file, edit)
    return Mutant(files=files, mode=mode, file=taken.file, line=taken.node.line, subject=wrong)


def _redirected(project: Project, statement: Importing, specifier: str, mode: FailureMode) -> Mutant:
    edit = Edit(start=statement.source.start, end=statement.source.end, text=f'"{specifier}"')
    files = _edited(project, statement.file, edit)
    return Mutant(files=files, mode=mode, file=statement.file, line=statement.node.line, subject=specifier)


def _edited(project: Project, file: str, edit: Edit) -> dict[str, str]:
    return {**project.files, file: apply_edits(project.files[file], [edit])}


def _default(project: Project, file: str) -> Sequence[Node]:
    """Return the word ``default`` of the file's default export if that is a function with a name."""
    for statement in project.module(file).root.parts:
        declaration = statement.child("declaration")
        if statement.kind == "export_statement" and declaration is not None and declaration.child("name") is not None:
            return [child for child in statement.children if child.kind == "default"]
    return []


def _closings(project: Project, file: str) -> Iterator[tuple[Node, Node]]:
    """Yield closing tags with the closing tag of the element around, where the two have different names."""
    for element in project.module(file).root.walk():
        closing = element.child("close_tag")
        outer = element.parent.child("close_tag") if element.parent is not None else None
        if closing is not None and outer is not None and _tag(closing) != _tag(outer):
            yield closing, outer


def _tag(closing: Node) -> str:
    name = closing.child("name")
    return "" if name is None else name.text


def _throws(project: Project, file: str) -> Iterator[tuple[str, Node, str]]:
    for node in project.module(file).root.walk():
        needed = _NEEDS.search(node.text) if node.kind == "throw_statement" else None
        if needed:
            yield file, node, needed[1]
