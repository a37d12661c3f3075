from collections.abc import Callable
from pathlib import Path

from pytest_ui2app.commands.components import Component
from pytest_ui2app.commands.doctor import examine
from pytest_ui2app.commands.setup import set_up
from pytest_ui2app.commands.terminal import Say
from pytest_ui2app.errors import InfrastructureError


def component(marker: Path, *, install: Callable[[Say], None]) -> Component:
    """Return a component that is there when the file ``marker`` is."""

    def find() -> str:
        if not marker.exists():
            raise InfrastructureError(f"{marker.name} is not installed. Run `ui2app setup`")
        return f"{marker.name} 1.0"

    return Component(name=marker.name, purpose="does things", find=find, install=install)


def failing(_: Say) -> None:
    raise InfrastructureError("may not. Run `sudo install tool`")


def nothing(_: Say) -> None:
    """Claim success without having installed anything."""


def test_what_is_there_is_not_installed_again(tmp_path: Path) -> None:
    tool = tmp_path / "tool"
    tool.touch()
    lines: list[str] = []
    assert set_up((component(tool, install=failing),), lines.append) == 0
    assert lines[0].split() == ["tool", "ok", "tool", "1.0"]
    assert lines[1].startswith("Ready.")


def test_what_is_missing_is_installed_once(tmp_path: Path) -> None:
    tool = tmp_path / "tool"

    def install(say: Say) -> None:
        say("  getting it")
        tool.touch(exist_ok=False)

    needed = (component(tool, install=install),)
    lines: list[str] = []
    assert set_up(needed, lines.append) == 0
    assert [line.split()[:2] for line in lines[:3]] == [["tool", "missing"], ["getting", "it"], ["tool", "ok"]]
    assert set_up(needed, lines.append) == 0


def test_a_failure_is_told_with_its_command_and_the_rest_goes_on(tmp_path: Path) -> None:
    second = tmp_path / "second"
    needed = (component(tmp_path / "first", install=failing), component(second, install=lambda _: second.touch()))
    lines: list[str] = []
    assert set_up(needed, lines.append) == 1
    assert any("sudo install tool" in line and "FAILED" in line for line in lines)
    assert second.exists()
    assert lines[-1].startswith("Not ready: first.")


def test_an_installer_that_only_claims_success_is_not_believed(tmp_path: Path) -> None:
    lines: list[str] = []
    assert set_up((component(tmp_path / "tool", install=nothing),), lines.append) == 1
    assert "tool is not installed" in lines[-2]


def test_doctor_shows_and_changes_nothing(tmp_path: Path) -> None:
    there, gone = tmp_path / "there", tmp_path / "gone"
    there.touch()
    needed = tuple(component(marker, install=lambda _: gone.touch()) for marker in (there, gone))
    lines: list[str] = []
    assert examine(needed, lines.append) == 1
    assert lines[0].split()[:2] == ["there", "ok"]
    assert lines[1].split()[:2] == ["gone", "missing"]
    assert "Run `ui2app setup`" in lines[1]
    assert not gone.exists()


def test_doctor_is_content_when_all_is_there(tmp_path: Path) -> None:
    lines: list[str] = []
    marker = tmp_path / "there"
    marker.touch()
    assert examine((component(marker, install=failing),), lines.append) == 0
    assert lines[-1] == "All there."
