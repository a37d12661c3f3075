"""Why a build failed, and where: from the bundler's own account, the app's syntax trees, and at last the plain text."""

import re
from dataclasses import dataclass, replace

from pytest_ui2app.build.diagnostics import located_files, one_line, said_fault
from pytest_ui2app.build.error_places import first_place
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.failure_rules import mode_of
from pytest_ui2app.build.faults import Fault, Kind
from pytest_ui2app.build.import_places import (
    first_import,
    first_top_level_await,
    line_of_bad_json,
    line_of_name,
    line_of_specifier,
    line_of_text,
)
from pytest_ui2app.build.report import BuildReport, NoReport, Problem
from pytest_ui2app.build.specifiers import is_stylesheet
from pytest_ui2app.build.written_app import WrittenApp
from pytest_ui2app.tsx.modules import Project

_SUBJECT_CHARACTERS = 200
_REJECTED_CODES = frozenset({"PARSE_ERROR", "ILLEGAL_REASSIGNMENT"})
_GLOB = "import.meta.glob"
_CSS_CLASS = re.compile(r"The `([^`]{1,200})` class does not exist")


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnosis:
    """One failure explained.

    ``files`` are generated files, the file of the error first, perhaps none; ``line`` counts from 1 in the first of
    them, 0 if unknown. ``subject`` is the name, specifier or package that the failure is about; for C7 the compiler's
    complaint, for OTHER what is known of the end.
    """

    mode: FailureMode
    files: tuple[str, ...]
    line: int
    subject: str


def diagnose(report: BuildReport | NoReport, text: str, app: WrittenApp) -> Diagnosis:
    """Explain a build that failed.

    ``text`` are its clean diagnostics, which decide alone if there is no report, or one that knows of no error.
    """
    project = Project(app.files)
    fault = _placed(_fault(report, text), project)
    named = (fault.file, fault.exporter, *located_files(text))
    files = tuple(file for file in dict.fromkeys(named) if file in app.files)
    return Diagnosis(
        mode=mode_of(fault, app, project),
        files=files,
        line=fault.line if files[:1] == (fault.file,) else 0,
        subject=one_line(fault.subject[: 2 * _SUBJECT_CHARACTERS])[:_SUBJECT_CHARACTERS],
    )


def _fault(report: BuildReport | NoReport, text: str) -> Fault:
    if isinstance(report, BuildReport) and report.error is not None:
        fault = _reported(report.error, report.logs)
        if fault.kind is not Kind.UNKNOWN:
            return fault
    file, line = first_place(text)
    return replace(said_fault(text), file=file, line=line)


def _reported(error: Problem, logs: tuple[Problem, ...]) -> Fault:
    file, line = _place(error)
    if unresolved := _unresolved(error, logs):
        return Fault(kind=Kind.UNRESOLVED, file=unresolved.id, subject=unresolved.exporter)
    if error.code == "MISSING_EXPORT":
        return Fault(kind=Kind.UNEXPORTED, file=file, line=line, subject=error.binding, exporter=error.exporter)
    said = said_fault(error.message)
    if error.errors or error.code in _REJECTED_CODES or said.kind is Kind.REJECTED:
        complaint = error.errors[0].text if error.errors else error.reason or said.subject
        return Fault(kind=Kind.REJECTED, file=file, line=line, subject=complaint)
    return replace(said, file=file, line=line)


def _unresolved(error: Problem, logs: tuple[Problem, ...]) -> Problem | None:
    """Return what knows importer and specifier: the error, or the log from which Vite made it.

    Several modules are read at once, so that there may be logs of other imports too.
    """
    if error.code == "UNRESOLVED_IMPORT":
        return error
    known = (log for log in logs if log.code == "UNRESOLVED_IMPORT")
    return next((log for log in known if f'resolve import "{log.exporter}" from "{log.id}"' in error.message), None)


def _place(error: Problem) -> tuple[str, int]:
    """Return the file and line of the error: a place inside ``src/`` if it has one, else the module it is about."""
    if error.loc.file.startswith("src/"):
        return error.loc.file, error.loc.line
    return error.id or error.file, 0 if error.loc.file else error.loc.line


def _placed(fault: Fault, project: Project) -> Fault:
    """Return the fault with file and line as far as the app's source tells them."""
    if fault.kind is Kind.REJECTED:
        return _placed_complaint(fault, project)
    if fault.line:
        return fault
    if fault.kind in {Kind.UNRESOLVED, Kind.UNWRITTEN, Kind.UNOFFERED}:
        return _placed_import(fault, project)
    if fault.kind is Kind.UNEXPORTED:
        return replace(fault, line=line_of_name(project, fault.file, fault.subject))
    return fault


def _placed_complaint(fault: Fault, project: Project) -> Fault:
    """Return the place of what a compiler rejects, where it speaks of the bundle, of no line, or of a wrong one."""
    if not fault.file.startswith("src/"):
        file, line = first_top_level_await(project) if "await" in fault.subject else ("", 0)
        return replace(fault, file=file or fault.file, line=line)
    if css_class := _CSS_CLASS.search(fault.subject):
        # Inside @layer, Tailwind gives every declaration the place of its first @tailwind rule.
        return replace(fault, line=line_of_text(project, fault.file, "@apply", css_class[1]) or fault.line)
    if fault.line:
        return fault
    if fault.file.endswith(".json"):
        return replace(fault, line=line_of_bad_json(project, fault.file))
    return replace(fault, line=line_of_text(project, fault.file, _GLOB) if "glob" in fault.subject else 0)


def _placed_import(fault: Fault, project: Project) -> Fault:
    line = line_of_specifier(project, fault.file, fault.subject)
    # A stylesheet is reported as the one that imports it; an entry of a package as nowhere.
    if not line and (not fault.file or is_stylesheet(fault.file)):
        file, line = first_import(project, fault.subject)
        return replace(fault, file=file or fault.file, line=line)
    return replace(fault, line=line)
