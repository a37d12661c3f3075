import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pytest_ui2app.build import gated_install
from pytest_ui2app.build.gated_install import run_gated
from pytest_ui2app.build.sandbox import Command
from pytest_ui2app.build.toolchain import Node, Pnpm, find_node
from pytest_ui2app.processes import Completed, Ended

BRIDGE = Path(gated_install.__file__).with_name("inside") / "registry_bridge.mjs"
ECHO = "require('fs').writeSync(1, JSON.stringify(process.argv.slice(1))); process.exit(7)"


@dataclass(slots=True, kw_only=True)
class Watching:
    """Notes the one command it gets, and what the settings file said and the gate's socket was while it ran."""

    name: str = "watching"
    commands: list[Command] = field(default_factory=list)
    npmrc: str = ""
    mode: int = 0

    def run(self, command: Command) -> Ended:
        self.commands.append(command)
        file = Path(command.env["npm_config_userconfig"])
        self.npmrc, self.mode = file.read_text(encoding="utf-8"), file.stat().st_mode & 0o777
        assert command.gateway is not None
        assert command.gateway.is_socket()
        return Completed(exit_code=0, output="", seconds=1.0)


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Command, Watching]:
    """Give the command of an install on a machine with secrets, and the sandbox that got it."""
    pnpm = Pnpm(node=Node(path=tmp_path / "bin/node", version="20.0.0"), script=tmp_path / "p" / "bin" / "pnpm.cjs")
    monkeypatch.setattr(gated_install, "find_pnpm", lambda: pnpm)
    monkeypatch.setenv("UI2APP_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("OPENAI_API_KEY", "hidden")
    monkeypatch.setenv("HTTPS_PROXY", "http://user:hidden@proxy.test:1")
    (tmp_path / ".npmrc").write_text("//registry.npmjs.org/:_authToken=token\nignore-scripts=false\n")
    folder = tmp_path / "app"
    folder.mkdir()
    sandbox = Watching()
    assert run_gated(folder, ("--lockfile-only",), sandbox).ended == Completed(exit_code=0, output="", seconds=1.0)
    assert list(folder.iterdir()) == []
    return sandbox.commands[0], sandbox


def test_pnpm_runs_no_script_and_no_hook_and_has_one_way_out(command: tuple[Command, Watching], tmp_path: Path) -> None:
    ran, _ = command
    assert ran.argv[:4] == ("node", str(BRIDGE), str(ran.gateway), "node")
    assert {"--ignore-scripts", "--ignore-pnpmfile", "--ignore-workspace", "--lockfile-only"} <= set(ran.argv)
    assert ran.timeout == 240
    assert set(ran.writable) == {tmp_path / "app", *(tmp_path / "cache" / name for name in CACHES)}


CACHES = ("pnpm-store", "pnpm-metadata", "home")


def test_an_install_gets_the_registrys_login_and_no_other_secret(command: tuple[Command, Watching]) -> None:
    ran, sandbox = command
    assert "//registry.npmjs.org/:_authToken=token\n" in sandbox.npmrc
    assert "ignore-scripts" not in sandbox.npmrc
    assert sandbox.mode == 0o600
    assert "hidden" not in f"{ran.env}{ran.argv}"


def test_the_gate_is_shut_after_the_install(command: tuple[Command, Watching]) -> None:
    assert command[0].gateway is not None
    assert not command[0].gateway.exists()


def bridged(*command: str) -> subprocess.CompletedProcess[str]:
    bridge = (str(find_node().path), str(BRIDGE), "/nonexistent/gate", *command)
    return subprocess.run(bridge, capture_output=True, text=True, timeout=20, check=False)


@pytest.mark.full
def test_the_bridge_gives_a_command_its_proxy_and_ends_as_it_does() -> None:
    ended = bridged("node", "-e", ECHO, "--", "given")
    assert ended.returncode == 7
    assert '"given","--config.https-proxy=http://127.0.0.1:' in ended.stdout
    assert '"--config.noproxy="' in ended.stdout


@pytest.mark.full
def test_the_bridge_tells_of_signals_and_of_commands_that_do_not_exist() -> None:
    assert bridged("/bin/sh", "-c", "kill -TERM $$").returncode == 128 + 15
    ended = bridged("/nonexistent/program")
    assert ended.returncode == 127
    assert "registry bridge: spawn /nonexistent/program ENOENT" in ended.stderr
