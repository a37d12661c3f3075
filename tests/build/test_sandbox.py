import sys
from pathlib import Path

import pytest

from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.errors import InfrastructureError, UsageError


def test_none_confines_nothing() -> None:
    assert isinstance(choose_sandbox("none"), Unconfined)


def test_auto_confines_nothing_where_bubblewrap_does_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert isinstance(choose_sandbox("auto"), Unconfined)


@pytest.mark.parametrize("name", ["auto", "bwrap"])
def test_linux_without_bubblewrap_is_told_what_to_do(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match=r"not installed.*ui2app setup.*--ui2app-sandbox=none"):
        choose_sandbox(name)  # type: ignore[arg-type]


def test_a_bubblewrap_that_may_not_unshare_is_told_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "bwrap"
    program.write_text("#!/bin/sh\necho 'bwrap: No permissions to create new namespace'\nexit 1\n")
    program.chmod(0o755)
    (tmp_path / "prlimit").symlink_to("/bin/true")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match="No permissions to create new namespace"):
        choose_sandbox("auto")


def test_an_unknown_name_is_the_users_fault() -> None:
    with pytest.raises(UsageError, match="'docker': use auto, bwrap or none"):
        choose_sandbox("docker")  # type: ignore[arg-type]
