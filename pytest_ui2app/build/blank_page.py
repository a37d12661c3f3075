"""Why an app that builds shows nothing on its home page (protocol section 3: C8, C9)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pytest_ui2app.build.diagnosis import Diagnosis
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.import_places import line_of_name
from pytest_ui2app.build.package_exports import Offer, offered_name
from pytest_ui2app.build.specifiers import package_of
from pytest_ui2app.build.written_app import WrittenApp
from pytest_ui2app.tsx.modules import Import, Project
from pytest_ui2app.tsx.syntax import Node, string_value

MAIN = "src/main.tsx"
"""The scaffold's file that mounts the app; ``index.html`` loads it and has one element to mount into."""
ROOT = "root"
_LOOKUPS = {"getElementById": ROOT, "querySelector": f"#{ROOT}"}
_REASON_CHARACTERS = 200
_UNDEFINED = re.compile(r"Minified React error #130\b|Element type is invalid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place in the app's source; ``line`` from 1 or 0, ``file`` empty if unknown."""

    file: str = ""
    line: int = 0


def runtime_mode(errors: Sequence[str], app: WrittenApp, thrown_at: Spot = Spot()) -> Diagnosis:
    """Explain a home page that shows nothing though its app builds: C8, C9 or OTHER, the reason as the subject.

    ``errors`` are the uncaught errors of the page, the first first; ``thrown_at`` is where in the source it was thrown,
    if that is known. C8 is a ``src/main.tsx`` that was generated anew and does not mount anything, or throws itself.
    """
    project = Project(app.files)
    for spot, reason in _mount_flaws(app, project):
        return _explained(FailureMode.C8, spot, reason)
    if errors and app.rewrote(thrown_at.file):
        return _explained(FailureMode.C8, thrown_at, errors[0])
    if not errors:
        return _explained(FailureMode.OTHER, Spot(), "the home page shows nothing, and nothing was thrown")
    # React throws for an undefined component from code of its own: only the name tells whose it is.
    for spot, reason in _missing_names(app, project) if not thrown_at.file or _UNDEFINED.search(errors[0]) else ():
        return _explained(FailureMode.C9, spot, f"{reason}: {errors[0]}")
    return _explained(FailureMode.C9, thrown_at, errors[0])


def _explained(mode: FailureMode, spot: Spot, reason: str) -> Diagnosis:
    files = (spot.file,) if spot.file else ()
    return Diagnosis(mode=mode, files=files, line=spot.line, subject=reason[:_REASON_CHARACTERS])


def _mount_flaws(app: WrittenApp, project: Project) -> Iterator[tuple[Spot, str]]:
    """Yield why a ``main.tsx`` that was generated anew, with all that it imports, cannot mount the app."""
    if not app.rewrote(MAIN):
        return
    calls = [(file, node) for file in project.reachable(MAIN) for node in _calls(project, file)]
    names = {_callee(node) for _, node in calls}
    if names.isdisjoint({"render", "hydrateRoot", "hydrate"}):
        yield Spot(file=MAIN, line=1), f"{MAIN} was generated anew and never renders the app"
    elif "createElement" not in names or names.isdisjoint({"appendChild", "append"}):
        yield from _wrong_containers([node for file, node in calls if file == MAIN])


def _wrong_containers(calls: Sequence[Node]) -> Iterator[tuple[Spot, str]]:
    asked = [(node, _first_string(node)) for node in calls if _callee(node) in _LOOKUPS]
    if any(_LOOKUPS[_callee(node)] == wanted for node, wanted in asked):
        return
    for node, wanted in asked:
        if wanted:
            reason = f"{MAIN} was generated anew and mounts into {wanted!r}, which index.html does not have"
            yield Spot(file=MAIN, line=node.line), reason


def _calls(project: Project, file: str) -> Iterator[Node]:
    return (node for node in project.module(file).root.walk() if node.kind == "call_expression")


def _callee(call: Node) -> str:
    """Return the called function's own name: ``render`` for ``createRoot(x).render()``."""
    function = call.child("function")
    member = function.child("property") if function is not None else None
    named = member or function
    return named.text if named is not None and named.kind in {"identifier", "property_identifier"} else ""


def _first_string(call: Node) -> str:
    arguments = call.child("arguments")
    literal = arguments.first("string") if arguments is not None else None
    return "" if literal is None else string_value(literal)


def _missing_names(app: WrittenApp, project: Project) -> Iterator[tuple[Spot, str]]:
    """Yield the names that the app takes from installed packages which do not have them.

    The bundler insists on those that are imported by name from ES modules alone; a member of a namespace, or a name
    from a package in CommonJS such as react, is undefined.
    """
    entry = project.entry()
    for file in project.reachable(entry) if entry is not None else ():
        module = project.module(file)
        for local, taken in module.imports.items():
            for name, line in _members(module.root, local) if taken.name == "*" else _use(project, file, local, taken):
                if _is_missing(app, taken.specifier, name):
                    yield Spot(file=file, line=line), f"{taken.specifier} exports no {name}"


def _members(root: Node, namespace: str) -> Iterator[tuple[str, int]]:
    for node in root.walk():
        owner, member = node.child("object"), node.child("property")
        if node.kind == "member_expression" and owner is not None and owner.text == namespace and member is not None:
            yield member.text, node.line


def _use(project: Project, file: str, local: str, taken: Import) -> Iterator[tuple[str, int]]:
    if _is_value(project.module(file).root, local):
        yield taken.name, line_of_name(project, file, taken.name)


def _is_value(root: Node, local: str) -> bool:
    """Tell whether the imported name stands for a value somewhere; types are erased and cannot be missing."""
    statements = (statement for statement in root.parts if statement.kind != "import_statement")
    nodes = (node for statement in statements for node in statement.walk())
    return any(node.kind == "identifier" and node.text == local for node in nodes)


def _is_missing(app: WrittenApp, specifier: str, name: str) -> bool:
    declared = package_of(specifier) in app.dependencies
    return declared and offered_name(app.modules, specifier, name) is Offer.NO
