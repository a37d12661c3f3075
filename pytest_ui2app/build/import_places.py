"""Finding in an app's files the line of an error that comes without one, or with a wrong one."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator

from pytest_ui2app.build.specifiers import is_stylesheet
from pytest_ui2app.tsx.modules import Project
from pytest_ui2app.tsx.names import FUNCTIONS
from pytest_ui2app.tsx.syntax import Node, is_code, string_value

_STATEMENTS = frozenset({"import_statement", "export_statement"})
_CSS_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)


def line_of_specifier(project: Project, file: str, wanted: str) -> int:
    """Return the line on which the statement or call begins that names ``wanted`` in ``file``; 0 if none does.

    ``wanted`` is a specifier or the path it leads to. A statement that only imports types is erased by the compiler and
    counts only if there is no other one.
    """
    if file not in project.files:
        return 0
    if is_stylesheet(file):
        return _line_in_css(project.files[file], wanted)
    if not is_code(file):
        return 0
    found = sorted(_uses(project.module(file).root, posixpath.dirname(file), wanted))
    # The parser may not follow all that the compiler does; then the text has to do.
    return found[0][1] if found else max(line_of_text(project, file, f"{quote}{wanted}{quote}") for quote in "'\"")


def line_of_name(project: Project, file: str, name: str) -> int:
    """Return the line on which ``file`` imports or passes on ``name`` from another module; 0 if it does not."""
    if file not in project.files or not is_code(file):
        return 0
    for statement in project.module(file).root.parts:
        if statement.child("source") is not None:
            for node in statement.walk():
                if node.kind in {"identifier", "type_identifier"} and node.text == name:
                    return node.line
    return 0


def line_of_text(project: Project, file: str, *texts: str) -> int:
    """Return the first line of ``file`` that holds all the ``texts``; 0 if none does."""
    lines = enumerate(project.files.get(file, "").split("\n"), start=1)
    return next((number for number, line in lines if all(text in line for text in texts)), 0)


def line_of_bad_json(project: Project, file: str) -> int:
    """Return the line on which ``file`` stops being JSON; 0 if it is JSON, or there is no such file."""
    try:
        json.loads(project.files.get(file, "0"))
    except json.JSONDecodeError as error:
        return error.lineno
    except RecursionError:
        return 0
    return 0


def first_import(project: Project, specifier: str) -> tuple[str, int]:
    """Return the file and line of the first import of ``specifier``, as the entry reaches files; ("", 0) if none."""
    for file in _in_order(project):
        line = line_of_specifier(project, file, specifier)
        if line:
            return file, line
    return "", 0


def first_top_level_await(project: Project) -> tuple[str, int]:
    """Return the file and line of the first ``await`` outside any function; ("", 0) if there is none."""
    for file in _in_order(project):
        for node in project.module(file).root.walk(skip=FUNCTIONS) if is_code(file) else ():
            if node.kind == "await_expression" and not any(around.kind in FUNCTIONS for around in node.ancestors()):
                return file, node.line
    return "", 0


def _in_order(project: Project) -> Iterator[str]:
    entry = project.entry()
    reached = project.reachable(entry) if entry is not None else ()
    yield from dict.fromkeys((*reached, *sorted(project.files)))


def _uses(root: Node, folder: str, wanted: str) -> Iterator[tuple[int, int]]:
    """Yield how good a place each mention of ``wanted`` is (0 best) and its line."""
    for node in root.walk():
        if node.kind != "string" or node.parent is None or not _is_about(string_value(node), folder, wanted):
            continue
        statement = node.parent
        if statement.kind in _STATEMENTS and node.role == "source":
            yield (2 if statement.has("type") else 0), statement.line
        elif statement.kind == "arguments":
            call = statement.parent
            imports = call is not None and call.children[0].text in {"import", "require"}
            yield (1 if imports else 3), node.line


def _is_about(specifier: str, folder: str, wanted: str) -> bool:
    return specifier == wanted or posixpath.normpath(posixpath.join(folder, specifier)) == wanted


def _line_in_css(text: str, specifier: str) -> int:
    plain = _CSS_COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"), text)
    for number, line in enumerate(plain.splitlines(), start=1):
        if specifier in line:
            return number
    return 0
