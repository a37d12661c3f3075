"""The reports in recorded_reports.json are real ones of Vite 6.4.6, paths replaced by /tmp/w and /home/x."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue

from pytest_ui2app.build.report import BuildReport, Location, NoReport, Problem, read_report

RECORDED = json.loads((Path(__file__).parent / "recorded_reports.json").read_text(encoding="utf-8"))
WORKSPACE = Path("/tmp/w")  # noqa: S108 - only a name
MODULES = Path("/home/x/.cache/ui2app/scaffold-94e1/node_modules")


def read(content: object) -> BuildReport | NoReport:
    return read_report(json.dumps(content).encode(), WORKSPACE, MODULES)


def error_of(name: str) -> Problem:
    report = read(RECORDED[name]["report"])
    assert isinstance(report, BuildReport)
    assert report.error is not None
    return report.error


def failed(**fields: object) -> dict[str, object]:
    return {"ok": False, "error": {"message": "bye", **fields}, "logs": []}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_report_is_read_without_paths_of_the_machine(name: str) -> None:
    report = read(RECORDED[name]["report"])
    assert isinstance(report, BuildReport)
    assert not report.ok
    assert "/tmp/w" not in repr(report)  # noqa: S108 - only a name
    assert "/home/x" not in repr(report)
    assert ".pnpm" not in repr(report)


def test_an_unexported_name_comes_with_both_modules_and_its_place() -> None:
    error = error_of("icon")
    assert (error.code, error.binding, error.id) == ("MISSING_EXPORT", "NopeIcon", "src/App.tsx")
    assert error.exporter == "node_modules/lucide-react/dist/esm/lucide-react.js"
    assert error.loc == Location(file="src/App.tsx", line=2, column=2)


def test_a_specifier_stays_as_it_was_written() -> None:
    report = read(RECORDED["icon subpath"]["report"])
    assert isinstance(report, BuildReport)
    [log] = report.logs
    assert (log.level, log.id, log.exporter) == ("warn", "src/App.tsx", "lucide-react/icons/home")


def test_the_compilers_errors_keep_their_order() -> None:
    errors = error_of("tags").errors
    assert [error.location.line for error in errors] == [3, 3, 4]
    assert errors[0].text == 'Unexpected closing "p" tag does not match opening "b" tag'


@pytest.mark.parametrize(
    ("path", "relative"),
    [
        ("/tmp/w/src/a.tsx", "src/a.tsx"),  # noqa: S108 - only a name
        ("/tmp/w/src/a.svg?raw", "src/a.svg"),  # noqa: S108
        ("\0/tmp/w/src/a.ts?commonjs-proxy", "src/a.ts"),
        (f"{MODULES}/.pnpm/react@18.3.1/node_modules/react/index.js", "node_modules/react/index.js"),
        (f"{MODULES}/.pnpm/@x+y@1.0.0_react@18.3.1/node_modules/@x/y/z.js?v=1", "node_modules/@x/y/z.js"),
        (f"{MODULES}/react/index.js", "node_modules/react/index.js"),
        ("/elsewhere/modules-1/node_modules/.pnpm/a@1/node_modules/a/i.js", "node_modules/a/i.js"),
        ("__vite-browser-external", "__vite-browser-external"),
        ("./x.svg?react", "./x.svg?react"),
        ("@/components/x", "@/components/x"),
        ("", ""),
    ],
)
def test_paths_become_relative(path: str, relative: str) -> None:
    report = read(failed(id=path))
    assert isinstance(report, BuildReport)
    assert report.error is not None
    assert report.error.id == relative


def test_modules_are_recognised_by_their_real_path_too(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "node_modules"
    link.symlink_to(tmp_path / "real")
    given_id = json.dumps(failed(id=str(tmp_path / "real/react/index.js"))).encode()
    report = read_report(given_id, WORKSPACE, link)
    assert isinstance(report, BuildReport)
    assert report.error is not None
    assert report.error.id == "node_modules/react/index.js"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"ok": true, "error": {"a":' * 30_000,
        b'{"ok": true, "error": null}',
        b'{"ok": 1, "error": null, "logs": []}',
        b'{"ok": true, "error": null, "logs": [], "more": 1}',
        b'{"ok": true, "error": null, "logs": [{"message": "\\ud800"}]}',
        b'{"ok": true, "error": null, "logs": [{"message": "x", "line": NaN}]}',
        b'{"ok": true, "error": null, "logs": [{"message": "x", "line": -1}]}',
        b'{"ok": true, "error": null, "logs": [{"message": "x", "line": 1e3}]}',
        b'{"ok": true, "error": null, "logs": [{"message": "x", "line": 1' + b"0" * 5000 + b"}]}",
        b'{"ok": true, "error": null, "logs": [{"message": "' + b"x" * 20_001 + b'"}]}',
        b'{"ok": true, "error": null, "logs": [' + b'{"message": "x"},' * 50 + b'{"message": "x"}]}',
        b'{"ok": false, "error": {"message": "x", "id": "' + b"x" * 1001 + b'"}, "logs": []}',
        b" " * 50_000_000,
        b'{"ok": true, "error": null, "logs": []}' + b" " * 5_000_000,
    ],
    ids=lambda text: text[:60].decode(errors="replace"),
)
def test_what_does_not_fit_is_no_report(text: bytes) -> None:
    started = time.monotonic()
    report = read_report(text, WORKSPACE, MODULES)
    assert isinstance(report, NoReport)
    assert report.reason
    assert time.monotonic() - started < 2


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(content=JSON)
def test_any_json_is_read_or_refused(content: JsonValue) -> None:
    assert isinstance(read(content), NoReport)


@given(text=st.binary())
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    assert isinstance(read_report(text, WORKSPACE, MODULES), BuildReport | NoReport)


@given(word=st.text(max_size=300))
def test_any_word_can_stand_in_any_field(word: str) -> None:
    words = dict.fromkeys(("name", "code", "plugin", "hook", "id", "exporter", "binding", "file", "reason"), word)
    try:
        text = json.dumps(failed(**words), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return
    assert isinstance(read_report(text, WORKSPACE, MODULES), BuildReport)
