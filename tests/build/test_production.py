"""Real builds of small apps, most of them broken, in the sandbox of this machine."""

import hashlib
import os
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure, Built
from pytest_ui2app.build.production import build, build_app
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.workspace import Workspace, prepare

pytestmark = pytest.mark.full
STYLED = 'import "./x.css";'
CONFIGURED = '@config "./evil.js";\n@tailwind utilities;'


def app(imports: str = "", body: str = "<p>Hello</p>", **others: str) -> dict[str, str]:
    """Return an app's files; ``others`` are named like ``lib__x_ts`` for ``src/lib/x.ts``."""
    text = f"{imports}\nexport default function App() {{\n  return <div>{body}</div>;\n}}\n"
    named = {f"src/{name.replace('__', '/').replace('_', '.')}": content for name, content in others.items()}
    return {"src/App.tsx": text} | named


def made(
    files: Mapping[str, str], folder: Path, dependencies: Mapping[str, str] | None = None, name: str = "auto"
) -> Built | BuildFailure:
    sandbox = choose_sandbox(name)
    return build_app(folder / "w", files, dependencies or {}, dist=folder / "dist", sandbox=sandbox)


def digests(dist: Path) -> dict[str, str]:
    files = (path for path in dist.rglob("*") if path.is_file())
    return {path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


ICON = app('import { NoSuchIcon } from "lucide-react";', "<NoSuchIcon/>")


def test_a_broken_app_is_explained_without_a_word_of_this_machine(tmp_path: Path) -> None:
    failure = made(ICON, tmp_path)
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.files, failure.line, failure.subject) == (
        FailureMode.C1,
        ("src/App.tsx",),
        1,
        "NoSuchIcon",
    )
    for word in (str(tmp_path), str(Path.home()), ".pnpm"):
        assert word not in failure.diagnostics
    assert not (tmp_path / "dist").exists()


@pytest.mark.parametrize("code", ["process.exit(3)", "process.exit(0)"])
def test_a_build_that_ends_itself_is_a_failure(code: str, tmp_path: Path) -> None:
    failure = made(evil(code), tmp_path)
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.stage) == (FailureMode.OTHER, "build")


@pytest.mark.parametrize(
    ("text", "files"),
    [
        ('import x from "clsx/nope"; console.log(x);', ("src/App.tsx",)),
        ('import { nope } from "clsx"; console.log(nope);', ("src/App.tsx",)),
    ],
)
def test_a_declared_package_without_that_export_is_c1(text: str, files: tuple[str, ...], tmp_path: Path) -> None:
    failure = made(app(text), tmp_path, {"clsx": "^2.1.1"})
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.files) == (FailureMode.C1, files)


def test_two_builds_of_one_app_are_equal_byte_for_byte(tmp_path: Path) -> None:
    files = app('import { House } from "lucide-react";', '<House className="p-2"/>')
    for name in ("a", "longer-name"):
        (tmp_path / name).mkdir()
        assert isinstance(made(files, tmp_path / name), Built)
    first, second = (digests(tmp_path / name / "dist") for name in ("a", "longer-name"))
    assert first == second
    assert sorted(Path(name).suffix for name in first) == [".css", ".html", ".js"]


REFERENCES = Path(__file__).parents[2] / "cases"


def reference(case: str) -> dict[str, str]:
    root = REFERENCES / case / "reference"
    return {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("src/**/*") if path.is_file()}


@pytest.mark.parametrize("case", ["cartly", "clientele", "dayboard"])
def test_with_and_without_sandbox_the_result_is_the_same(case: str, tmp_path: Path) -> None:
    for name in ("auto", "off"):
        (tmp_path / name).mkdir()
        built = made(reference(case), tmp_path / name, name=name)
        assert isinstance(built, Built)
    assert digests(tmp_path / "auto/dist") == digests(tmp_path / "off/dist")


def test_diagnostics_are_the_same_in_each_folder_and_sandbox(tmp_path: Path) -> None:
    failures = []
    for name in ("auto", "off"):
        (tmp_path / name).mkdir()
        failures.append(made(ICON, tmp_path / name, name=name))
    first, second = failures
    assert isinstance(first, BuildFailure)
    assert isinstance(second, BuildFailure)
    assert first.diagnostics == second.diagnostics


def test_an_app_with_a_package_of_its_own_builds(tmp_path: Path) -> None:
    built = made(app('import clsx from "clsx";', '{clsx("bundled-name")}'), tmp_path, {"clsx": "^2.1.1"})
    assert isinstance(built, Built)


def prepared(files: Mapping[str, str], folder: Path) -> Workspace:
    workspace = prepare(folder / "w", scaffold_folder(), files, {}, sandbox=choose_sandbox("auto"))
    assert isinstance(workspace, Workspace)
    return workspace


def evil(code: str) -> dict[str, str]:
    """Return an app that runs ``code`` during its build, through a Tailwind configuration that its CSS names."""
    return app(STYLED, x_css=CONFIGURED, evil_js=code)


def test_a_build_that_never_ends_is_stopped(tmp_path: Path) -> None:
    workspace = prepared(evil("while (true) {}"), tmp_path)
    failure = build(workspace, tmp_path / "dist", sandbox=choose_sandbox("auto"), timeout=4)
    assert isinstance(failure, BuildFailure)
    assert failure.diagnostics == "The build was stopped: it went over its limit of 4 s."
    assert failure.mode is FailureMode.OTHER
    assert failure.seconds < 15


def test_a_build_that_prints_50_megabytes_is_bounded(tmp_path: Path) -> None:
    code = 'for (let i = 0; i < 50; i++) require("fs").writeSync(1, "x".repeat(1e6)); process.exit(1);'
    failure = made(evil(code), tmp_path)
    assert isinstance(failure, BuildFailure)
    assert len(failure.diagnostics) <= 20_000


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="no sandbox here holds such processes")
def test_a_build_that_forks_leaves_nothing_running(tmp_path: Path) -> None:
    code = (
        "const { spawn } = require('child_process');"
        "for (let i = 0; i < 3000; i++)"
        " spawn('sleep', ['86421'], { detached: true, stdio: 'inherit' }).on('error', () => {});"
    )
    workspace = prepared(evil(code), tmp_path)
    started = time.monotonic()
    build(workspace, tmp_path / "dist", sandbox=choose_sandbox("auto"), timeout=8)
    assert time.monotonic() - started < 25
    deadline = time.monotonic() + 5
    while subprocess.run(("/usr/bin/pgrep", "-f", "sleep 86421"), check=False, capture_output=True).stdout:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="files are protected by bubblewrap only")
def test_code_of_a_model_cannot_write_the_shared_modules_or_read_the_user(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("hidden")
    code = (
        "const fs = require('fs'); const said = [];"
        f"for (const act of [() => fs.writeFileSync('node_modules/evil', ''), () => fs.readFileSync('{secret}')])"
        " { try { act(); said.push('done'); } catch (error) { said.push(error.code); } }"
        "throw new Error(said.join());"
    )
    failure = made(evil(code), tmp_path)
    assert isinstance(failure, BuildFailure)
    assert "EROFS,ENOENT" in failure.diagnostics


def test_links_in_the_output_are_not_followed(tmp_path: Path) -> None:
    code = (
        "import fs from 'fs'; process.on('exit', () => {"
        " fs.symlinkSync('/etc/hostname', 'dist/leak.txt'); fs.writeFileSync('dist/plain.txt', 'x'); });"
        "export default { content: [] };"
    )
    assert isinstance(made(evil(code), tmp_path), Built)
    assert (tmp_path / "dist/plain.txt").read_text() == "x"
    assert not (tmp_path / "dist/leak.txt").exists()
