import argparse
import os
import signal
import subprocess
import sys

import pytest

from pytest_ui2app import cli
from pytest_ui2app.errors import InfrastructureError, Ui2AppError, UsageError


class Failing:
    """A subcommand ``fail`` that raises the given error."""

    def __init__(self, error: Ui2AppError) -> None:
        self.error = error

    def add_to(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
        commands.add_parser("fail").set_defaults(run=self.run)

    def run(self, _: argparse.Namespace) -> int:
        raise self.error


@pytest.mark.parametrize(
    ("error", "code"), [(UsageError("no such case. Name another"), 2), (InfrastructureError("no disk. Buy one"), 11)]
)
def test_faults_become_one_line_and_an_exit_code(
    error: Ui2AppError, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "_COMMANDS", (Failing(error),))
    assert cli.main(["fail"]) == code
    assert capsys.readouterr().err == f"ui2app: {error}\n"


@pytest.mark.parametrize("arguments", [[], ["no-such-command"]])
def test_a_missing_or_unknown_command_is_the_users_fault(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2


@pytest.mark.parametrize("command", ["setup", "doctor"])
def test_each_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help"])
    assert ended.value.code == 0
    assert "Exit code 0: all there." in capsys.readouterr().out


@pytest.mark.full
def test_doctor_finds_what_setup_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["setup"]) == 0
    assert cli.main(["doctor"]) == 0
    assert capsys.readouterr().out.endswith("All there.\n")


def ui2app(code: str, **environment: str) -> "subprocess.Popen[str]":
    """Start the command in a process of its own with a subcommand ``fail`` that runs ``code``."""
    program = f"""
import sys, time
from pytest_ui2app import cli
from pytest_ui2app.commands.terminal import say
class Command:
    def add_to(self, commands): commands.add_parser("fail").set_defaults(run=self.run)
    def run(self, _): {code}; return 0
cli._COMMANDS = (Command(),)
sys.exit(cli.main(["fail"]))"""
    command = [sys.executable, "-c", program]
    own = {**os.environ, **environment}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=own)


def test_ctrl_c_ends_it_with_one_line() -> None:
    process = ui2app("say('begun'); time.sleep(60)")
    assert process.stdout
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert (process.returncode, said) == (130, "ui2app: interrupted\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = ui2app("[say('a line ' * 100) for _ in range(10_000)]")
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert (process.wait(timeout=20), process.stderr.read()) == (141, "")
    process.stderr.close()


def test_what_a_terminal_cannot_show_does_not_end_it() -> None:
    shown, _ = ui2app("say('£ 3.50 · now')", PYTHONIOENCODING="ascii", PYTHONUTF8="0").communicate(timeout=20)
    assert shown == "? 3.50 ? now\n"
