"""What the recorded reports of real builds mean; each app's source stands beside its report."""

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.build.diagnosis import Diagnosis, diagnose
from pytest_ui2app.build.diagnostics import clean
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.report import BuildReport, CompilerError, Location, NoReport, Problem, read_report
from pytest_ui2app.build.written_app import WrittenApp

RECORDED = json.loads((Path(__file__).parent / "recorded_reports.json").read_text(encoding="utf-8"))
WORKSPACE = Path("/tmp/w")  # noqa: S108 - only a name
MODULES = Path("/home/x/.cache/ui2app/scaffold-94e1/node_modules")
DECLARED = {"react": "^18", "react-dom": "^18", "react-router-dom": "^6", "lucide-react": "^0.460", "tailwindcss": "^3"}
NO_REPORT = NoReport(reason="it was lost")


def written(files: Mapping[str, str], **dependencies: str) -> WrittenApp:
    return WrittenApp(files=files, dependencies=DECLARED | dependencies, modules=MODULES)


def report_of(name: str) -> BuildReport:
    report = read_report(json.dumps(RECORDED[name]["report"]).encode(), WORKSPACE, MODULES)
    assert isinstance(report, BuildReport)
    return report


def text_of(name: str) -> str:
    return clean(f"error during build:\n{RECORDED[name]['report']['error']['message']}", WORKSPACE)


EXPECTED = {
    "icon": (FailureMode.C1, "src/App.tsx", 2, "NopeIcon"),
    "subpath": (FailureMode.C1, "src/App.tsx", 1, "react/nope"),
    "icon subpath": (FailureMode.C1, "src/App.tsx", 1, "lucide-react/icons/home"),
    "node module": (FailureMode.C1, "src/x.tsx", 2, "join"),
    "star": (FailureMode.C1, "src/x.tsx", 1, "NopeIcon"),
    "two unresolved": (FailureMode.C3, "src/x.tsx", 1, "@fontsource/inter"),
    "preprocessor": (FailureMode.C3, "src/d.scss", 0, "sass-embedded"),
    "plugin of tailwind": (FailureMode.C3, "src/tw.js", 1, "@tailwindcss/forms"),
    "package in a worker": (FailureMode.C3, "src/w.ts", 1, "comlink"),
    "unwritten": (FailureMode.C5, "src/App.tsx", 1, "./nope"),
    "import in css": (FailureMode.C5, "src/x.css", 2, "./nope.css"),
    "config in css": (FailureMode.C5, "src/x.css", 1, "./nope.js"),
    "worker": (FailureMode.C5, "src/x.tsx", 1, "src/w.ts"),
    "passed on": (FailureMode.C6, "src/barrel.ts", 1, "Foo"),
    "tags": (FailureMode.C7, "src/App.tsx", 3, 'Unexpected closing "p" tag does not match opening "b" tag'),
    "class": (FailureMode.C7, "src/x.css", 2, "The `bg-nope-500` class does not exist."),
    "json": (FailureMode.C7, "src/d.json", 2, "Failed to parse JSON file, invalid JSON syntax found at position 10"),
    "await": (FailureMode.C7, "src/x.tsx", 1, "Top-level await is not available"),
    "glob": (FailureMode.C7, "src/x.tsx", 2, "Invalid glob import syntax"),
    "markdown": (FailureMode.C7, "src/a.md", 1, "Expected ';', '}' or <eof>"),
    "tailwind 4": (FailureMode.C8, "src/index.css", 1, "tailwindcss"),
}
"""Mode, file and line as the source shows them, and what the subject begins with."""


def summary(diagnosis: Diagnosis, subject: str) -> tuple[FailureMode, str, int, str]:
    file = next(iter(diagnosis.files), "")
    return diagnosis.mode, file, diagnosis.line, diagnosis.subject[: len(subject)]


def test_every_recorded_report_has_its_expectation() -> None:
    assert EXPECTED.keys() == RECORDED.keys()


@pytest.mark.parametrize("name", EXPECTED)
def test_a_report_is_explained_whatever_was_printed(name: str) -> None:
    diagnosis = diagnose(report_of(name), "", written(RECORDED[name]["files"]))
    assert summary(diagnosis, EXPECTED[name][3]) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_what_was_printed_is_explained_without_a_report(name: str) -> None:
    diagnosis = diagnose(NO_REPORT, text_of(name), written(RECORDED[name]["files"]))
    assert summary(diagnosis, EXPECTED[name][3]) == EXPECTED[name]


def test_a_report_of_success_or_of_something_unknown_leaves_it_to_the_text() -> None:
    app = written(RECORDED["unwritten"]["files"])
    for error in (None, Problem(message="bye")):
        report = BuildReport(ok=error is None, error=error, logs=())
        assert diagnose(report, text_of("unwritten"), app).mode is FailureMode.C5


def unresolved(specifier: str, importer: str = "src/App.tsx") -> BuildReport:
    error = Problem(message="x", code="UNRESOLVED_IMPORT", id=importer, exporter=specifier)
    return BuildReport(ok=False, error=error, logs=())


def unexported(name: str, exporter: str, importer: str = "src/App.tsx") -> BuildReport:
    error = Problem(message="x", code="MISSING_EXPORT", id=importer, exporter=exporter, binding=name)
    return BuildReport(ok=False, error=error, logs=())


FILES = {
    "src/App.tsx": 'import type { A } from "axios";\n\nimport {\n  b,\n} from "axios";\nb();\n',
    "src/components/ui/Badge.tsx": "export const Badge = 1;",
    "src/components/Card.tsx": "export const Card = 1;",
    "src/api.ts": 'import api from "api";',
    "src/styles/base.css": "",
    "src/icons.ts": 'export * from "lucide-react";',
    "src/deep.ts": 'export * from "./icons";',
    "src/mixed.ts": 'export * from "lucide-react";\nexport const Mark = 1;',
}


@pytest.mark.parametrize(
    ("specifier", "importer", "mode"),
    [
        ("axios", "src/App.tsx", FailureMode.C3),
        ("@tanstack/react-query", "src/App.tsx", FailureMode.C3),
        ("react-router", "src/App.tsx", FailureMode.C3),
        ("swiper/css", "src/App.tsx", FailureMode.C3),
        ("virtual:pwa-register", "src/App.tsx", FailureMode.C3),
        ("api", "src/api.ts", FailureMode.C3),
        ("swiper/css", "src/styles/base.css", FailureMode.C3),
        ("react-dom/nope", "src/App.tsx", FailureMode.C1),
        ("@/components/Card", "src/App.tsx", FailureMode.C4),
        ("~/components/Card", "src/App.tsx", FailureMode.C4),
        ("#/components/Card", "src/App.tsx", FailureMode.C4),
        ("$lib/x", "src/App.tsx", FailureMode.C4),
        ("@components/Card", "src/App.tsx", FailureMode.C4),
        ("components/Card", "src/App.tsx", FailureMode.C4),
        ("components/Gone", "src/App.tsx", FailureMode.C4),
        ("@ui/Badge", "src/App.tsx", FailureMode.C4),
        ("lib/utils", "src/App.tsx", FailureMode.C4),
        ("src/components/Card", "src/App.tsx", FailureMode.C4),
        ("Card", "src/App.tsx", FailureMode.C4),
        ("api", "src/App.tsx", FailureMode.C4),
        ("./components/card", "src/App.tsx", FailureMode.C5),
        ("/src/gone", "src/App.tsx", FailureMode.C5),
        ("/logo.svg", "src/App.tsx", FailureMode.C5),
        (".", "src/App.tsx", FailureMode.C5),
        ("gone.css", "src/styles/base.css", FailureMode.C5),
        ("styles/gone.css", "src/styles/base.css", FailureMode.C5),
        ("./gone", "node_modules/x/index.js", FailureMode.OTHER),
        ("react-is", "node_modules/recharts/index.js", FailureMode.C3),
    ],
)
def test_a_specifier_means_a_file_an_alias_or_a_package(specifier: str, importer: str, mode: FailureMode) -> None:
    assert diagnose(unresolved(specifier, importer), "", written(FILES)).mode is mode


def test_the_line_is_that_of_the_import_of_values_and_not_of_types() -> None:
    assert diagnose(unresolved("axios"), "", written(FILES)).line == 3


@pytest.mark.parametrize(
    ("exporter", "mode"),
    [
        ("node_modules/lucide-react/dist/esm/lucide-react.js", FailureMode.C1),
        ("__vite-browser-external", FailureMode.C1),
        ("__vite-optional-peer-dep:ws:engine", FailureMode.C3),
        ("src/components/Card.tsx", FailureMode.C6),
        ("src/data.json", FailureMode.C6),
        ("src/icons.ts", FailureMode.C1),
        ("src/deep.ts", FailureMode.C1),
        ("src/mixed.ts", FailureMode.C6),
    ],
)
def test_a_missing_name_is_the_packages_or_the_apps(exporter: str, mode: FailureMode) -> None:
    assert diagnose(unexported("X", exporter), "", written(FILES)).mode is mode


MAIN = {"src/main.tsx": 'import App from "./App";\nimport "./gone.css";\n', "src/App.tsx": ""}


@pytest.mark.parametrize(
    ("report", "mode"),
    [
        (unresolved("./gone.css", "src/main.tsx"), FailureMode.C8),
        (unresolved("react-redux", "src/main.tsx"), FailureMode.C8),
        (unexported("App", "src/App.tsx", "src/main.tsx"), FailureMode.C8),
        (unresolved("./App", "src/main.tsx"), FailureMode.C5),
        (unexported("default", "src/App.tsx", "src/main.tsx"), FailureMode.C6),
    ],
)
def test_an_error_in_a_scaffold_file_written_anew_is_c8(report: BuildReport, mode: FailureMode) -> None:
    assert diagnose(report, "", written(MAIN)).mode is mode


QUOTING = """\
[vite:esbuild] Transform failed with 1 error:
src/App.tsx:2:9: ERROR: Unexpected "<"
file: src/App.tsx:2:9

1  |  throw new Error("Cannot find module 'zod': FATAL ERROR, ENOMEM");
2  |  const a <p>;
   |          ^"""


def test_code_that_a_message_quotes_is_not_read_as_the_message() -> None:
    place = Location(file="src/App.tsx", line=2)
    compiler = CompilerError(text='Unexpected "<"', location=place)
    error = Problem(message=QUOTING, code="PLUGIN_ERROR", id="src/App.tsx", loc=place, errors=(compiler,))
    report = BuildReport(ok=False, error=error, logs=())
    for diagnosis in (diagnose(report, "", written(FILES)), diagnose(NO_REPORT, QUOTING, written(FILES))):
        assert summary(diagnosis, 'Unexpected "<"') == (FailureMode.C7, "src/App.tsx", 2, 'Unexpected "<"')


def test_the_log_of_the_import_that_vite_gave_up_on_is_found_among_others() -> None:
    files = {"src/App.tsx": 'import "./b";\nimport "axios";', "src/b.ts": '\nimport "dayjs";\nimport "axios";'}
    logs = [
        Problem(message="x", level="warn", code="UNRESOLVED_IMPORT", id=importer, exporter=specifier)
        for importer, specifier in (("src/App.tsx", "axios"), ("src/b.ts", "dayjs"), ("src/b.ts", "axios"))
    ]
    error = Problem(message='[vite]: Rollup failed to resolve import "axios" from "src/b.ts".')
    diagnosis = diagnose(BuildReport(ok=False, error=error, logs=tuple(logs)), "", written(files))
    assert (diagnosis.files, diagnosis.line, diagnosis.subject) == (("src/b.ts",), 3, "axios")


@pytest.mark.parametrize("code", ["PARSE_ERROR", "ILLEGAL_REASSIGNMENT"])
def test_what_the_bundler_does_not_take_is_known_by_its_code(code: str) -> None:
    error = Problem(message="no words that are known", code=code, loc=Location(file="src/App.tsx", line=2))
    diagnosis = diagnose(BuildReport(ok=False, error=error, logs=()), "", written(FILES))
    assert summary(diagnosis, "no words") == (FailureMode.C7, "src/App.tsx", 2, "no words")


def test_the_line_belongs_to_the_first_of_the_files() -> None:
    error = unexported("default", "src/App.tsx", "src/main.tsx").error
    assert error is not None
    placed = replace(error, loc=Location(file="src/main.tsx", line=3))
    report = BuildReport(ok=False, error=placed, logs=())
    diagnosis = diagnose(report, "", written({"src/App.tsx": "export const App = 1;"}))
    assert (diagnosis.files, diagnosis.line) == (("src/App.tsx",), 0)


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory", "FATAL ERROR: Reached"),
        ("[vite:esbuild] The service was stopped", "The service was stopped"),
        ("bye\nmore", "bye"),
        ("", ""),
    ],
)
def test_a_build_that_was_ended_is_no_mode_of_the_paper(text: str, subject: str) -> None:
    diagnosis = diagnose(NO_REPORT, text, written(FILES))
    assert (diagnosis.mode, diagnosis.files) == (FailureMode.OTHER, ())
    assert diagnosis.subject.startswith(subject)


def test_a_subject_cannot_steer_a_terminal() -> None:
    diagnosis = diagnose(unresolved("./a\x1b[31m\n\u202eb" + "c" * 900), "", written(FILES))
    assert diagnosis.subject == ("./a [31m b" + "c" * 900)[:200]
    assert diagnosis.mode is FailureMode.C5


def test_a_broken_import_is_found_in_source_that_the_parser_does_not_follow() -> None:
    files = {"src/App.tsx": 'const a = <p>\nimport x from "./gone";\n'}
    assert diagnose(unresolved("./gone"), "", written(files)).line == 2


def test_large_files_and_long_words_take_no_long_time() -> None:
    files = {"src/App.tsx": "const x = [1, 2, 3];\n" * 1000, "src/x.css": "/*" * 200_000, "src/d.json": "[" * 200_000}
    started = time.monotonic()
    for name in ("x" * 1000, "./" * 500, "@" * 1000):
        for importer in files:
            diagnose(unresolved(name, importer), "src/" * 5000, written(files))
    error = Problem(message="[vite:json] bye", id="src/d.json")
    assert diagnose(BuildReport(ok=False, error=error, logs=()), "", written(files)).mode is FailureMode.C7
    assert time.monotonic() - started < 20
