"""The script that builds inside the sandbox: with a pretended Vite, and once with the real one beside its CLI."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from pytest_ui2app.build.production import INSIDE
from pytest_ui2app.build.report import BuildReport, read_report
from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.build.toolchain import find_node, plain_environment, scaffold_modules

pytestmark = pytest.mark.full
SCRIPT = str(INSIDE / "build_app.mjs")


def node(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = plain_environment(find_node()) | {"NODE_ENV": "production"}
    program = str(find_node().path)
    return subprocess.run((program, *arguments), cwd=folder, env=env, capture_output=True, text=True, check=False)


def pretended(folder: Path, build: str, *options: str) -> tuple[subprocess.CompletedProcess[str], BuildReport]:
    """Run the script with a Vite whose function ``build(config)`` has the body ``build``."""
    vite = folder / "node_modules/vite"
    (vite / "lib").mkdir(parents=True)
    manifest = {"type": "module", "exports": {".": {"import": "./lib/entry.js"}, "./package.json": "./package.json"}}
    (vite / "package.json").write_text(json.dumps(manifest))
    (vite / "lib/entry.js").write_text(f"export async function build(config) {{ {build} }}")
    ended = node(folder, SCRIPT, *options)
    report = read_report((folder / "report.json").read_bytes(), folder, folder / "node_modules")
    assert isinstance(report, BuildReport), report
    return ended, report


def test_a_build_that_succeeds_is_reported(tmp_path: Path) -> None:
    ended, report = pretended(tmp_path, "console.error(JSON.stringify(config));")
    assert (ended.returncode, report) == (0, BuildReport(ok=True, error=None, logs=()))
    config = json.loads(ended.stderr)
    assert config == {
        "configLoader": "runner",
        "logLevel": "warn",
        "clearScreen": False,
        "build": {"rollupOptions": {}},
    }


def test_source_maps_are_made_when_asked_for(tmp_path: Path) -> None:
    ended, _ = pretended(tmp_path, "console.error(config.build.sourcemap);", "--sourcemap")
    assert ended.stderr == "hidden\n"


def test_an_error_is_reported_and_told_as_vites_command_line_does(tmp_path: Path) -> None:
    fields = '{code: "MISSING_EXPORT", binding: "X", loc: {file: "a", line: 2, column: NaN}, line: -1, id: 7}'
    ended, report = pretended(tmp_path, f'throw Object.assign(new Error("no X"), {fields});')
    assert ended.returncode == 1
    assert ended.stderr.startswith("error during build:\nError: no X\n    at ")
    assert report.error is not None
    assert (report.ok, report.error.name, report.error.message) == (False, "Error", "no X")
    assert (report.error.code, report.error.binding, report.error.id) == ("MISSING_EXPORT", "X", "")
    assert (report.error.loc.line, report.error.loc.column, report.error.line) == (2, 0, 0)


@pytest.mark.parametrize(("thrown", "message"), [('"bye"', "bye"), ("null", "null"), ("{}", "[object Object]")])
def test_anything_may_be_thrown(thrown: str, message: str, tmp_path: Path) -> None:
    ended, report = pretended(tmp_path, f"throw {thrown};")
    assert ended.returncode == 1
    assert report.error is not None
    assert report.error.message == message


@pytest.mark.parametrize("code", [0, 3])
def test_a_build_that_ends_the_process_leaves_a_report(code: int, tmp_path: Path) -> None:
    ended, report = pretended(tmp_path, f"process.exit({code});")
    assert ended.returncode == code
    assert report.error is not None
    assert (report.ok, report.error.message) == (False, f"The build ended itself with exit code {code}.")


def test_a_log_is_kept_before_vites_handler_throws(tmp_path: Path) -> None:
    log = '{code: "UNRESOLVED_IMPORT", exporter: "axios", id: "src/a.ts", message: "m"}'
    handler = '() => { throw new Error("failed to resolve"); }'
    _, report = pretended(tmp_path, f'config.build.rollupOptions.onLog("warn", {log}, {handler});')
    [kept] = report.logs
    assert (kept.level, kept.code, kept.exporter, kept.id) == ("warn", "UNRESOLVED_IMPORT", "axios", "src/a.ts")
    assert report.error is not None
    assert report.error.message == "failed to resolve"


def test_reports_are_bounded_and_a_flood_of_one_log_leaves_room_for_others(tmp_path: Path) -> None:
    flood = "for (let i = 0; i < 1000; i++) onLog('warn', {code: 'A', message: 'm'}, () => {});"
    long = "'\\u{1F600}'.repeat(99999)"
    others = f"for (let i = 0; i < 1000; i++) onLog('warn', {{code: 'B' + i, message: {long}}}, () => {{}});"
    error = f"throw Object.assign(new Error('x' + {long}), {{frame: 'f'.repeat(1e6), id: 'i'.repeat(1e6)}})"
    _, report = pretended(tmp_path, f"const {{ onLog }} = config.build.rollupOptions; {flood} {others} {error}")
    codes = [log.code for log in report.logs]
    assert codes == ["A"] * 10 + [f"B{number}" for number in range(40)]
    assert report.error is not None
    assert (len(report.error.frame), len(report.error.id)) == (4000, 1000)
    # JavaScript counts an emoji as two: 9,999 whole ones after the x, and the half that was left is replaced.
    assert report.error.message == "x" + "\U0001f600" * 9999 + "\ufffd"
    assert (tmp_path / "report.json").stat().st_size < 500_000


def laid_out(folder: Path, files: Mapping[str, str]) -> Path:
    for name, source in scaffold_files(scaffold_folder()).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder / name)
    for name, text in files.items():
        (folder / name).write_text(text)
    (folder / "node_modules").symlink_to(scaffold_modules(scaffold_folder()))
    return folder


def contents(dist: Path) -> dict[str, bytes]:
    return {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


def test_the_built_files_are_those_of_vites_command_line(tmp_path: Path) -> None:
    text = 'import { House } from "lucide-react";\nexport default function App() { return <House className="p-2" />; }'
    folders = [laid_out(tmp_path / name, {"src/App.tsx": text}) for name in ("cli", "script", "maps")]
    vite = (os.fspath(Path("node_modules/vite/bin/vite.js")), "build", "--configLoader", "runner")
    for folder, command in zip(folders, (vite, (SCRIPT,), (SCRIPT, "--sourcemap")), strict=True):
        assert node(folder, *command).returncode == 0
    cli, script, maps = (contents(folder / "dist") for folder in folders)
    assert script == cli
    assert {name: content for name, content in maps.items() if not name.endswith(".map")} == cli
    assert [name for name in maps if name.endswith(".js.map")]
