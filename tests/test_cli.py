import argparse

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
