import os
import sys
from pathlib import Path

import pytest

from pytest_ui2app.commands.system_packages import Advice, install_first, package_manager, run_installer
from pytest_ui2app.errors import InfrastructureError


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give root on a Linux machine without any package manager; return the only folder on its PATH."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def apt(tools: Path, *, has: str) -> Path:
    """Make an apt-get that has only the package ``has`` and notes its calls; return the note."""
    note = tools / "calls"
    program(
        tools / "apt-get", f'echo "$*" >> {note}\ncase "$*" in *" {has}"|*update) exit 0;; esac\necho "E: no"; exit 100'
    )
    return note


def called(note: Path) -> list[str]:
    return [" ".join(line.split()[2:]) for line in note.read_text().splitlines()]


def test_root_refreshes_the_lists_then_installs(tools: Path) -> None:
    note = apt(tools, has="tool")
    lines: list[str] = []
    install_first(("tool",), lines.append)
    assert called(note) == ["update", "install -y --no-install-recommends tool"]
    assert len(lines) == 2


def test_the_second_package_is_taken_if_the_first_is_unknown(tools: Path) -> None:
    note = apt(tools, has="second")
    install_first(("first", "second", "third"), lambda _: None)
    assert [call.split()[-1] for call in called(note)] == ["update", "first", "second"]


def test_if_none_is_known_the_last_answer_is_shown(tools: Path) -> None:
    apt(tools, has="other")
    with pytest.raises(InfrastructureError, match=r"install .* second` failed: E: no"):
        install_first(("first", "second"), lambda _: None)


def test_an_ordinary_user_is_told_the_command(tools: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = apt(tools, has="tool")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(InfrastructureError, match="Run `sudo apt-get install -y tool`"):
        install_first(("tool", "other"), lambda _: None)
    assert not note.exists()


def test_without_a_known_package_manager_the_package_is_named(tools: Path) -> None:
    assert list(tools.iterdir()) == []
    assert package_manager() == Advice(prefix="")
    with pytest.raises(InfrastructureError, match="Install tool with your package manager"):
        install_first(("tool",), lambda _: None)


def test_macos_installs_with_brew(tools: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert package_manager() == Advice(prefix="brew install")
    program(tools / "brew", f'echo "$*" > {tools / "calls"}')
    install_first(("tesseract",), lambda _: None)
    assert (tools / "calls").read_text() == "install tesseract\n"


def test_an_installer_that_is_missing_is_reported(tools: Path) -> None:
    with pytest.raises(InfrastructureError, match=r"failed: .*No such file"):
        run_installer((str(tools / "missing"),))
