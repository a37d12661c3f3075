"""Which failure mode a fault is (protocol section 3): one set of rules, wherever the fault was read."""

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.faults import Fault, Kind
from pytest_ui2app.build.specifiers import Meaning, meaning, package_of
from pytest_ui2app.build.written_app import WrittenApp
from pytest_ui2app.tsx.modules import Project
from pytest_ui2app.tsx.syntax import is_code

_OPTIONAL_PEER = "__vite-optional-peer-dep:"
_BY_KIND = {
    Kind.UNWRITTEN: FailureMode.C5,
    Kind.UNOFFERED: FailureMode.C1,
    Kind.REJECTED: FailureMode.C7,
    Kind.UNKNOWN: FailureMode.OTHER,
}
_BY_MEANING = {Meaning.FILE: FailureMode.C5, Meaning.ALIAS: FailureMode.C4}


def mode_of(fault: Fault, app: WrittenApp, project: Project) -> FailureMode:
    """Return one of C1 and C3 to C8, else OTHER.

    C8 comes first: the fault stands in a scaffold file that was generated anew, and the scaffold's own file would not
    have had it.
    """
    if app.rewrote(fault.file) and fault.kind is not Kind.UNKNOWN and not _is_about_app(fault):
        return FailureMode.C8
    if fault.kind is Kind.UNRESOLVED:
        return _mode_of_unresolved(fault, app)
    if fault.kind is Kind.UNEXPORTED:
        return _mode_of_unexported(fault, project)
    return _BY_KIND[fault.kind]


def _is_about_app(fault: Fault) -> bool:
    """Tell whether ``src/App`` is missing or lacks its default export, on which the scaffold's own file insists."""
    if fault.kind is Kind.UNRESOLVED:
        return fault.subject in {"./App", "./App.tsx"}
    return fault.kind is Kind.UNEXPORTED and fault.subject == "default" and fault.exporter.startswith("src/App.")


def _mode_of_unresolved(fault: Fault, app: WrittenApp) -> FailureMode:
    specifier = fault.subject
    meant = meaning(specifier, fault.file, app.files, app.dependencies)
    if fault.file.startswith("node_modules/") and meant is not Meaning.PACKAGE:
        return FailureMode.OTHER  # a package that is broken in itself
    if meant is Meaning.PACKAGE:
        return FailureMode.C1 if package_of(specifier) in app.dependencies else FailureMode.C3
    return _BY_MEANING[meant]


def _mode_of_unexported(fault: Fault, project: Project) -> FailureMode:
    if fault.exporter.startswith(_OPTIONAL_PEER):
        return FailureMode.C3
    own = fault.exporter.startswith("src/") and not _only_passes_packages_on(project, fault.exporter)
    return FailureMode.C6 if own else FailureMode.C1


def _only_passes_packages_on(project: Project, exporter: str) -> bool:
    """Tell whether the app's file ``exporter`` has no name of its own: it and what it stars end in ``export * from``.

    Then a missing name was expected of the packages.
    """
    pending = [exporter]
    packages = False
    for path in pending:
        if path not in project.files or not is_code(path) or project.module(path).exports:
            return False
        for specifier in project.module(path).stars:
            target = project.resolve(path, specifier)
            if target is None:
                packages = packages or not specifier.startswith((".", "/"))
            elif target not in pending:
                pending.append(target)
    return packages
