import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pytest_ui2app.build import workspace
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import ANY_PACKAGE, resolve
from pytest_ui2app.build.sandbox import Command, choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.build.toolchain import scaffold_modules
from pytest_ui2app.build.workspace import Workspace, lay_out, prepare
from pytest_ui2app.errors import UsageError
from pytest_ui2app.processes import Completed, Ended


@dataclass(slots=True, kw_only=True)
class FakeSandbox:
    """Answers every command with success and notes it."""

    name: str = "fake"
    commands: list[Command] = field(default_factory=list)

    def run(self, command: Command) -> Ended:
        self.commands.append(command)
        return Completed(exit_code=0, output="", seconds=1.0)


def laid_out(folder: Path, files: Mapping[str, str]) -> Workspace:
    return lay_out(folder, scaffold_folder(), files, modules=folder.parent / "modules", extra={"clsx": "^2"})


def test_generated_files_come_over_the_scaffolds(tmp_path: Path) -> None:
    folder = tmp_path / "w"
    laid = laid_out(folder, {"src/App.tsx": "app\r\n", "src/index.css": "own"})
    assert (folder / "src/App.tsx").read_bytes() == b"app\r\n"
    assert (folder / "src/index.css").read_text() == "own"
    assert (folder / "src/main.tsx").read_text() == (scaffold_folder() / "src/main.tsx").read_text()
    assert (folder / "package.json").read_text() == (scaffold_folder() / "package.json").read_text()
    assert laid.modules == (tmp_path / "modules").resolve()
    assert laid.dependencies.items() >= {"clsx": "^2", "react": "^18.3.1", "vite": "^6.0.0"}.items()


def test_a_workspace_holds_the_scaffold_and_the_app_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "w"
    laid_out(folder, {"src/App.tsx": "", "src/lib/a.ts": ""})
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}
    assert found == {*scaffold_files(scaffold_folder()), "src/App.tsx", "src/lib/a.ts"}
    assert not [path for path in folder.rglob("*") if path.is_symlink()]


def test_lone_surrogates_in_a_reply_are_written_as_something(tmp_path: Path) -> None:
    laid_out(tmp_path / "w", {"src/App.tsx": "a\ud800b"})
    assert (tmp_path / "w/src/App.tsx").read_text() == "a?b"


@pytest.mark.parametrize(
    "name",
    ["package.json", "/src/a.ts", "src/../a.ts", "../src/a.ts", "src", "src\\..\\a.ts", "src/a\0.ts", "", "srcx/a.ts"],
)
def test_nothing_is_written_outside_src_nor_installed_for_it(name: str, tmp_path: Path) -> None:
    sandbox = FakeSandbox()
    files = {"src/App.tsx": "", name: ""}
    with pytest.raises(UsageError, match="not a file under src/"):
        laid_out(tmp_path / "w", files)
    with pytest.raises(UsageError, match="not a file under src/"):
        prepare(tmp_path / "w", scaffold_folder(), files, {"clsx": "2"}, sandbox=sandbox)
    assert not (tmp_path / "w").exists()
    assert sandbox.commands == []


def test_an_app_without_packages_of_its_own_is_prepared_without_running_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workspace, "modules_of", lambda *_: tmp_path)
    sandbox = FakeSandbox()
    prepared = prepare(tmp_path / "w", scaffold_folder(), {}, {"react": "^19"}, sandbox=sandbox)
    assert isinstance(prepared, Workspace)
    assert prepared.dependencies["react"] == "^18.3.1"
    assert sandbox.commands == []


def test_refused_packages_leave_no_workspace(tmp_path: Path) -> None:
    prepared = prepare(tmp_path / "w", scaffold_folder(), {}, {"a": "file:/etc"}, sandbox=FakeSandbox())
    assert isinstance(prepared, BuildFailure)
    assert not (tmp_path / "w").exists()


@pytest.mark.full
def test_extra_packages_are_really_installed_beside_the_scaffolds(tmp_path: Path) -> None:
    prepared = prepare(
        tmp_path / "w", scaffold_folder(), {}, {"clsx": "2.1.1"}, sandbox=choose_sandbox("auto", trusted=True)
    )
    assert isinstance(prepared, Workspace)
    assert (prepared.modules / "clsx/package.json").is_file()
    assert (prepared.modules / "vite/bin/vite.js").is_file()
    assert not prepared.modules.is_relative_to(tmp_path)


@pytest.mark.full
def test_an_invented_package_really_fails_as_the_models_fault() -> None:
    wanted = {"ui2app-package-that-was-never-published": "^1"}
    failure = resolve(wanted, scaffold_folder(), ANY_PACKAGE, choose_sandbox("auto", trusted=True))
    assert isinstance(failure, BuildFailure)
    assert failure.subject == "ui2app-package-that-was-never-published"
    assert "is not in the npm registry" in failure.diagnostics


@pytest.mark.full
def test_a_workspace_without_extra_packages_is_laid_out_without_running_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scaffold_modules(scaffold_folder())  # which may install
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a program was started"))
    sandbox = FakeSandbox()
    prepared = prepare(tmp_path / "w", scaffold_folder(), {"src/App.tsx": "x"}, {}, sandbox=sandbox)
    assert isinstance(prepared, Workspace)
    assert prepared.modules == scaffold_modules(scaffold_folder())
    assert sandbox.commands == []
