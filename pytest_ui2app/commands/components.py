"""What a machine needs for a measurement: how to find each thing, and how to install it."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass

from pytest_ui2app.browser.discovery import ProgramFound, find_browser, find_tesseract
from pytest_ui2app.build.bubblewrap import bubblewrap_version, find_bubblewrap
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import (
    PNPM_VERSION,
    find_node,
    find_pnpm,
    find_scaffold_modules,
    install_pnpm,
    scaffold_modules,
)
from pytest_ui2app.commands.system_packages import install_first, run_installer
from pytest_ui2app.commands.terminal import Say
from pytest_ui2app.errors import InfrastructureError


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """One thing a machine needs.

    ``find`` returns its version and place, ``install`` gets it, telling its steps; both raise InfrastructureError
    with what the user has to do.
    """

    name: str
    purpose: str
    find: Callable[[], str]
    install: Callable[[Say], None]


def components() -> tuple[Component, ...]:
    """Return what this machine needs, in the order in which it is installed."""
    every = (
        Component(name="node", purpose="runs the builds", find=_node, install=_install_node),
        Component(name="browser", purpose="looks at the apps", find=_browser, install=_install_browser),
        Component(name="tesseract", purpose="reads screenshots", find=_tesseract, install=_install_tesseract),
        Component(name="bubblewrap", purpose="confines the builds", find=_bubblewrap, install=_install_bubblewrap),
        Component(name="pnpm", purpose="installs packages", find=_pnpm, install=_install_pnpm),
        Component(name="scaffold", purpose="its packages", find=_modules, install=_install_modules),
    )
    return tuple(each for each in every if each.name != "bubblewrap" or sys.platform.startswith("linux"))


def _node() -> str:
    node = find_node()
    return f"Node {node.version}, {node.path}"


def _install_node(say: Say) -> None:
    say("  Node is the one thing this command does not install")
    find_node()


def _program(name: str, found: ProgramFound) -> str:
    return f"{name} {found.version}, {found.path} (from {found.origin})"


def _browser() -> str:
    return _program("Chromium", find_browser())


def _install_browser(say: Say) -> None:
    try:
        install_first(("chromium-headless-shell", "chromium"), say) if _is_root_on_linux() else _download_browser(say)
    except InfrastructureError:
        if not _is_root_on_linux():
            raise
        _download_browser(say)


def _is_root_on_linux() -> bool:
    return sys.platform.startswith("linux") and os.geteuid() == 0


def _download_browser(say: Say) -> None:
    libraries = ("--with-deps",) if _is_root_on_linux() else ()
    command = (sys.executable, "-m", "playwright", "install", *libraries, "chromium")
    say(f"  downloading Playwright's Chromium: {' '.join(command[1:])}")
    run_installer(command)


def _tesseract() -> str:
    return _program("Tesseract", find_tesseract())


def _install_tesseract(say: Say) -> None:
    install_first(("tesseract",) if sys.platform == "darwin" else ("tesseract-ocr",), say)


def _bubblewrap() -> str:
    sandbox = find_bubblewrap()
    return f"{bubblewrap_version(sandbox)}, {sandbox.program}"


def _install_bubblewrap(say: Say) -> None:
    install_first(("bubblewrap",), say)


def _pnpm() -> str:
    return f"pnpm {PNPM_VERSION}, {find_pnpm().script}"


def _install_pnpm(say: Say) -> None:
    say(f"  installing pnpm {PNPM_VERSION} with npm")
    install_pnpm()


def _modules() -> str:
    return f"packages in {find_scaffold_modules(scaffold_folder())}"


def _install_modules(say: Say) -> None:
    say("  installing the scaffold's packages from its lock file")
    scaffold_modules(scaffold_folder())
