import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pytest_ui2app.build import workspace
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.sandbox import Command, choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import Node, Pnpm
from pytest_ui2app.build.workspace import Workspace, prepare
from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.processes import Completed, CutOff, Ended

OFFLINE = Completed(
    exit_code=1,
    output="ERR_PNPM_META_FETCH_FAIL GET https://r.example/a: request failed, reason: connect ECONNREFUSED",
    seconds=1.0,
)
NOT_FOUND = Completed(exit_code=1, output="ERR_PNPM_FETCH_404 GET https://r.example/a: Not Found - 404", seconds=2.5)


@dataclass(slots=True, kw_only=True)
class FakeSandbox:
    """Answers every command with ``ended`` and notes it."""

    ended: Ended = field(default_factory=lambda: Completed(exit_code=0, output="", seconds=1.0))
    commands: list[Command] = field(default_factory=list)

    def run(self, command: Command) -> Ended:
        self.commands.append(command)
        return self.ended


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """Give fast tests a machine whose modules and pnpm are only names; return the modules' folder."""
    modules = tmp_path / "shared" / "node_modules"
    modules.mkdir(parents=True)
    if "full" not in request.keywords:
        pnpm = Pnpm(node=Node(path=Path("/usr/bin/node"), version="20.0.0"), script=tmp_path / "p" / "bin" / "pnpm.cjs")
        monkeypatch.setenv("UI2APP_CACHE", str(tmp_path / "cache"))
        monkeypatch.setattr(workspace, "scaffold_modules", lambda _: modules)
        monkeypatch.setattr(workspace, "find_pnpm", lambda: pnpm)
    return modules


def lay_out(
    folder: Path, files: dict[str, str], dependencies: dict[str, str], sandbox: FakeSandbox
) -> Workspace | BuildFailure:
    return prepare(folder, scaffold_folder(), files, dependencies, sandbox=sandbox)


def refused(spec: str, folder: Path, name: str = "left-pad") -> BuildFailure:
    sandbox = FakeSandbox()
    prepared = lay_out(folder, {}, {name: spec}, sandbox)
    assert isinstance(prepared, BuildFailure)
    assert sandbox.commands == []
    return prepared


def test_generated_files_come_over_the_scaffolds(tmp_path: Path, machine: Path) -> None:
    folder = tmp_path / "w"
    prepared = lay_out(folder, {"src/App.tsx": "app\r\n", "src/index.css": "own"}, {}, FakeSandbox())
    assert isinstance(prepared, Workspace)
    assert (folder / "src/App.tsx").read_bytes() == b"app\r\n"
    assert (folder / "src/index.css").read_text() == "own"
    assert (folder / "src/main.tsx").read_text() == (scaffold_folder() / "src/main.tsx").read_text()
    assert (folder / "package.json").read_text() == (scaffold_folder() / "package.json").read_text()
    assert (folder / "node_modules").resolve() == prepared.modules == machine.resolve()


def test_lone_surrogates_in_a_reply_are_written_as_something(tmp_path: Path) -> None:
    lay_out(tmp_path / "w", {"src/App.tsx": "a\ud800b"}, {}, FakeSandbox())
    assert (tmp_path / "w/src/App.tsx").read_text() == "a?b"


@pytest.mark.parametrize(
    "name",
    ["package.json", "/src/a.ts", "src/../a.ts", "../src/a.ts", "src", "src\\..\\a.ts", "src/a\0.ts", "", "srcx/a.ts"],
)
def test_nothing_is_written_outside_src(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="not a file under src/"):
        lay_out(tmp_path / "w", {"src/App.tsx": "", name: ""}, {}, FakeSandbox())
    assert not (tmp_path / "w").exists()


def test_the_scaffolds_packages_keep_their_versions_and_need_no_install(tmp_path: Path) -> None:
    sandbox = FakeSandbox()
    prepared = lay_out(tmp_path / "w", {}, {"react": "^19", "vite": "git+ssh://x"}, sandbox)
    assert isinstance(prepared, Workspace)
    assert sandbox.commands == []
    assert prepared.dependencies["react"] == "^18.3.1"


def test_other_packages_are_declared_and_installed_with_network(tmp_path: Path) -> None:
    sandbox = FakeSandbox()
    folder = tmp_path / "w"
    prepared = lay_out(folder, {}, {"clsx": "^2.1.0", "@scope/a": "latest"}, sandbox)
    assert isinstance(prepared, Workspace)
    declared = json.loads((folder / "package.json").read_text())["dependencies"]
    assert {"clsx": "^2.1.0", "@scope/a": "latest", "react": "^18.3.1"}.items() <= declared.items()
    (command,) = sandbox.commands
    assert command.network
    assert {"install", "--ignore-scripts", "--no-frozen-lockfile"} <= set(command.argv)
    assert command.timeout == 240
    assert prepared.dependencies["clsx"] == "^2.1.0"


def test_an_install_is_not_shown_the_users_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "hidden")
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy")
    sandbox = FakeSandbox()
    lay_out(tmp_path / "w", {}, {"clsx": "2"}, sandbox)
    assert "OPENAI_API_KEY" not in sandbox.commands[0].env
    assert sandbox.commands[0].env["HTTPS_PROXY"] == "http://proxy"


@pytest.mark.parametrize(
    "spec",
    [
        "git+ssh://git@example.org/a.git",
        "git://example.org/a.git",
        "https://example.org/a.tgz",
        "http://example.org/a.tgz",
        "file:../../etc",
        "link:/etc",
        "workspace:*",
        "npm:other@1",
        "owner/repository",
        "../a",
        "~/a",
        "github:a/b",
    ],
)
def test_only_versions_and_tags_of_published_packages_are_accepted(spec: str, tmp_path: Path) -> None:
    failure = refused(spec, tmp_path / "w")
    assert (failure.mode, failure.stage) == (FailureMode.C2, "install")
    assert repr(spec) in failure.diagnostics


@pytest.mark.parametrize("spec", ["^1.2.3", "~1.2", "1", "1.x", "*", "", "latest", ">=1 <2", "1 || 2", "1.0.0-rc.1+b"])
def test_ranges_and_tags_are_accepted(spec: str, tmp_path: Path) -> None:
    assert isinstance(lay_out(tmp_path / "w", {}, {"left-pad": spec}, FakeSandbox()), Workspace)


@pytest.mark.parametrize("name", ["React Query", "../a", "@scope", "@/a", "-", "--store-dir=/x", "a/b", ".bin", ""])
def test_only_names_of_npm_packages_are_accepted(name: str, tmp_path: Path) -> None:
    if name == "-":
        return
    assert refused("1", tmp_path / "w", name).mode is FailureMode.C2


def test_a_package_that_does_not_exist_is_the_models_fault(tmp_path: Path) -> None:
    failure = lay_out(tmp_path / "w", {}, {"a": "1"}, FakeSandbox(ended=NOT_FOUND))
    assert failure == BuildFailure(
        diagnostics="ERR_PNPM_FETCH_404 GET <registry>/a: Not Found - 404",
        mode=FailureMode.C2,
        files=(),
        stage="install",
        seconds=2.5,
    )


@pytest.mark.parametrize("ended", [OFFLINE, CutOff(limit=240, output="", seconds=240)])
def test_a_registry_out_of_reach_is_the_machines_fault(ended: Ended, tmp_path: Path) -> None:
    with pytest.raises(InfrastructureError, match="registry"):
        lay_out(tmp_path / "w", {}, {"a": "1"}, FakeSandbox(ended=ended))


def installed(names: Sequence[str], folder: Path) -> Workspace | BuildFailure:
    sandbox = choose_sandbox("auto")
    return prepare(folder, scaffold_folder(), {}, dict.fromkeys(names, "latest"), sandbox=sandbox)


@pytest.mark.full
def test_extra_packages_are_really_installed_beside_the_scaffolds(tmp_path: Path) -> None:
    prepared = installed(["clsx"], tmp_path / "w")
    assert isinstance(prepared, Workspace)
    assert prepared.modules == (tmp_path / "w/node_modules").resolve()
    assert (prepared.modules / "clsx/package.json").is_file()
    assert (prepared.modules / "vite/bin/vite.js").is_file()


@pytest.mark.full
def test_an_invented_package_really_fails_as_the_models_fault(tmp_path: Path) -> None:
    failure = installed(["ui2app-package-that-was-never-published"], tmp_path / "w")
    assert isinstance(failure, BuildFailure)
    assert failure.mode is FailureMode.C2
    assert "ERR_PNPM_FETCH_404 GET <registry>/ui2app-package-that-was-never-published" in failure.diagnostics
    assert str(tmp_path) not in failure.diagnostics


@pytest.mark.full
def test_a_dead_registry_really_is_the_machines_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    with pytest.raises(InfrastructureError, match="ECONNREFUSED"):
        installed(["is-odd"], tmp_path / "w")
