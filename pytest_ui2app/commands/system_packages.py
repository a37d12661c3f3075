"""Installing programs with the machine's own package manager, as far as this user may."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from pytest_ui2app.commands.terminal import Say
from pytest_ui2app.errors import InfrastructureError

_INSTALL_SECONDS = 1200.0
"""A browser with its libraries is some 100 MB."""
_SHOWN_CHARACTERS = 600
_APT = ("apt-get", "-o", "DPkg::Lock::Timeout=120")
_APT_INSTALL = (*_APT, "install", "-y", "--no-install-recommends")


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageManager:
    """How to install: ``refresh`` first (empty if not needed), then ``install`` with a package's name added."""

    refresh: Sequence[str]
    install: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """This user may not install; ``prefix`` is the start of the command that somebody may run, perhaps empty."""

    prefix: str


def package_manager() -> PackageManager | Advice:
    """Return the machine's package manager if this user may use it, else what to advise."""
    if sys.platform == "darwin" and shutil.which("brew"):
        return PackageManager(refresh=(), install=("brew", "install"))
    if shutil.which("apt-get"):
        if os.geteuid() == 0:
            return PackageManager(refresh=(*_APT, "update"), install=_APT_INSTALL)
        return Advice(prefix="sudo apt-get install -y")
    if shutil.which("dnf"):
        return Advice(prefix="sudo dnf install -y")
    return Advice(prefix="brew install" if sys.platform == "darwin" else "")


def install_first(packages: Sequence[str], say: Say) -> None:
    """Install the first of ``packages`` that the package manager has.

    Raises InfrastructureError, with the command for the user to run, if none can be installed.
    """
    manager = package_manager()
    if isinstance(manager, Advice):
        command = f"{manager.prefix} {packages[0]}".strip()
        how = f"Run `{command}`" if manager.prefix else f"Install {packages[0]} with your package manager"
        raise InfrastructureError(f"{packages[0]} has to be installed by somebody who may. {how}")
    if manager.refresh:
        say(f"  reading the package lists: {' '.join(manager.refresh)}")
        run_installer(manager.refresh)
    for name in packages[:-1]:
        with suppress(InfrastructureError):
            _install(manager, name, say)
            return
    _install(manager, packages[-1], say)


def run_installer(command: Sequence[str]) -> None:
    """Run an installer quietly; raises InfrastructureError with the end of its output if it fails."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(
            command, env=environment, timeout=_INSTALL_SECONDS, check=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, errors="replace",
        )  # fmt: skip
    except subprocess.CalledProcessError as error:
        said = str(error.stdout).strip()[-_SHOWN_CHARACTERS:]
        raise InfrastructureError(f"`{' '.join(command)}` failed: {said}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InfrastructureError(f"`{' '.join(command)}` failed: {error}") from error


def _install(manager: PackageManager, name: str, say: Say) -> None:
    command = (*manager.install, name)
    say(f"  installing {name}: {' '.join(command)}")
    run_installer(command)
