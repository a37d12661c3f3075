import sys
from pathlib import Path

import pytest

from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.errors import InfrastructureError, UsageError


def test_off_confines_nothing() -> None:
    assert isinstance(choose_sandbox("off"), Unconfined)


def test_auto_confines_nothing_where_bubblewrap_does_not_exist_and_the_code_is_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert isinstance(choose_sandbox("auto", trusted=True), Unconfined)
    with pytest.raises(InfrastructureError, match="no sandbox for generated code"):
        choose_sandbox("auto")


def test_bubblewrap_by_name_is_never_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match="bubblewrap"):
        choose_sandbox("bwrap", trusted=True)


def test_another_platform_is_not_told_to_install_what_does_not_exist_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError) as told:
        choose_sandbox("auto")
    assert "ui2app setup" not in str(told.value)
    assert "--ui2app-sandbox=docker" in str(told.value)


@pytest.mark.parametrize("name", ["auto", "bwrap"])
def test_linux_without_bubblewrap_is_told_what_to_do(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match=r"not installed.*ui2app setup.*--ui2app-sandbox=off"):
        choose_sandbox(name)


def test_a_bubblewrap_that_may_not_unshare_is_told_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "bwrap"
    program.write_text(
        "#!/bin/sh\n[ $1 = --help ] && exit\necho 'bwrap: No permissions to create new namespace'\nexit 1\n"
    )
    program.chmod(0o755)
    (tmp_path / "prlimit").symlink_to("/bin/true")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match="No permissions to create new namespace"):
        choose_sandbox("auto")


@pytest.mark.parametrize("name", ["none", "", "docker:", "bwrap:image", "lxc"])
def test_an_unknown_name_is_the_users_fault(name: str) -> None:
    with pytest.raises(UsageError, match=f"{name!r}: use auto, bwrap, docker"):
        choose_sandbox(name)
