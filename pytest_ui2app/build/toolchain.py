"""Node, the pinned pnpm and the modules of the scaffold, installed once per machine under one cache folder."""

import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import filelock
from platformdirs import user_cache_path

from pytest_ui2app.build.npm_settings import NpmSettings, npm_settings, settings_file
from pytest_ui2app.build.sandbox import Command
from pytest_ui2app.build.target import Platform, this_machine
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed

MANIFESTS = ("package.json", "pnpm-lock.yaml")
"""The files that say what a folder's modules are."""
FROM_LOCK = ("--frozen-lockfile", "--prefer-offline", "--package-import-method=clone-or-copy")
"""Exactly what a lock file says; copies, not hard links: modules are shared by all builds, and a link would reach into
the store as well."""
PNPM_VERSION = "10.34.9"
"""Pinned: later majors fail a plain install on packages whose build scripts are ignored."""
OLDEST_NODE = 20
"""The oldest major version of Node that the pinned tools support."""
INSTALL_SECONDS = 240.0
"""Limit of one install (protocol section 3)."""
_FETCHING = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-factor=3", "--fetch-timeout=30000")
"""Two more tries, after 1 and 3 s: by default an unreachable registry would be noticed after 70 s only."""
_NOTHING_RUNS = (
    "--ignore-scripts",
    "--config.ignore-scripts=true",
    "--ignore-pnpmfile",
    "--config.side-effects-cache=false",
)
"""No script of a package, no hook of a folder above, and nothing out of the store that a script once made."""
_LOCK_SECONDS = 2 * INSTALL_SECONDS
_VERSION_SECONDS = 30.0
_LAYOUT = 2
"""Of installed modules; raised when they change for another reason than their inputs. 2: by no settings of the user."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """An installed Node: the real program, no shim, and its version such as ``20.20.2``."""

    path: Path
    version: str

    def readable(self) -> tuple[Path, ...]:
        """Return the paths a sandbox must show for this Node to start, none if it is part of the system."""
        if self.path.is_relative_to("/usr") or self.path.is_relative_to("/nix/store"):
            return ()
        libraries = self.path.parent.parent / "lib"
        return (self.path, libraries) if libraries.is_dir() and self.path.parent.name == "bin" else (self.path,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pnpm:
    """The pinned pnpm, run as ``node pnpm.cjs``."""

    node: Node
    script: Path

    def install(self, *options: str) -> Sequence[str]:
        """Return the command for an install that runs no package's scripts; the PATH must lead to Node."""
        return (
            "node",
            str(self.script),
            "install",
            *_NOTHING_RUNS,
            "--ignore-workspace",
            "--reporter=append-only",
            *_FETCHING,
            f"--store-dir={store_folder()}",
            f"--config.cache-dir={metadata_folder()}",
            *options,
        )

    def readable(self) -> tuple[Path, ...]:
        """Return the paths a sandbox must show for pnpm to start."""
        return (self.script.parent.parent, *self.node.readable())


def cache_folder() -> Path:
    """Return the folder for everything this project installs: UI2APP_CACHE, else the user's cache folder."""
    given = os.environ.get("UI2APP_CACHE")
    folder = Path(given) if given else user_cache_path("ui2app")
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve()


def store_folder() -> Path:
    """Return the content-addressed package store that all installs share."""
    folder = cache_folder() / "pnpm-store"
    folder.mkdir(exist_ok=True)
    return folder


def metadata_folder() -> Path:
    """Return the folder where pnpm keeps what the registry said of packages."""
    folder = cache_folder() / "pnpm-metadata"
    folder.mkdir(exist_ok=True)
    return folder


def home_folder() -> Path:
    """Return the folder that npm and pnpm get as their home, since others may own what they left in /tmp."""
    folder = cache_folder() / "home"
    folder.mkdir(exist_ok=True)
    return folder


def find_node() -> Node:
    """Return the Node on PATH; raises InfrastructureError if there is none or it is older than ``OLDEST_NODE``."""
    program = shutil.which("node")
    remedy = f"Install Node {OLDEST_NODE} or later (https://nodejs.org, or your package manager's nodejs)"
    if program is None:
        raise InfrastructureError(f"Node is not installed: no `node` on PATH. {remedy}")
    node = _asked_node(program)
    if int(node.version.split(".")[0]) < OLDEST_NODE:
        raise InfrastructureError(f"Node {node.version} at {node.path} is too old. {remedy}")
    return node


@functools.cache
def _asked_node(program: str) -> Node:
    """Ask Node itself where it is: version managers put a shim on PATH, which would not run in a sandbox."""
    asked = (program, "-p", "process.execPath + '\\n' + process.versions.node")
    try:
        answer = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=_VERSION_SECONDS)
    except (OSError, subprocess.SubprocessError) as error:
        raise InfrastructureError(f"Node at {program} does not start: {error}. Reinstall it") from error
    path, version = answer.stdout.split("\n")[:2]
    return Node(path=Path(path).resolve(), version=version)


def find_pnpm() -> Pnpm:
    """Return the pinned pnpm; raises InfrastructureError if `ui2app setup` has not installed it."""
    script = _pnpm_folder() / "node_modules" / "pnpm" / "bin" / "pnpm.cjs"
    if not script.is_file():
        raise InfrastructureError(f"pnpm {PNPM_VERSION} is not installed: no {script}. Run `ui2app setup`")
    return Pnpm(node=find_node(), script=script.resolve())  # a sandbox does not show the way to a link


def install_pnpm() -> Pnpm:
    """Install the pinned pnpm with npm unless it is there; raises InfrastructureError if npm fails."""
    folder = _pnpm_folder()
    with being_made(folder) as fresh:
        if fresh is not None:
            npm = shutil.which("npm")
            if npm is None:
                raise InfrastructureError("npm is not installed, though Node is. Install your package manager's npm")
            wanted = f"pnpm@{PNPM_VERSION}"
            _insist((npm, "install", "--prefix", str(fresh), "--no-audit", "--no-fund", wanted), cwd=fresh)
            fresh.rename(folder)
    return find_pnpm()


def scaffold_modules(scaffold: Path, target: Platform | None = None) -> Path:
    """Return the scaffold's ``node_modules``, installed on the first call on this machine from the lock file.

    With the compiled parts for ``target``, else for this machine. Shared by all workspaces and never to be written
    again. Needs no network if the store is warm. Raises InfrastructureError if the install fails.
    """
    target = target or this_machine()
    folder = _modules_folder(scaffold, target)
    if not folder.is_dir():
        with being_made(folder) as fresh:
            if fresh is not None:
                _install_modules(scaffold, fresh, target)
                fresh.rename(folder)
    return find_scaffold_modules(scaffold, target)


def find_scaffold_modules(scaffold: Path, target: Platform | None = None) -> Path:
    """Return the scaffold's ``node_modules``; raises InfrastructureError if nothing has installed them yet."""
    modules = _modules_folder(scaffold, target or this_machine()) / "node_modules"
    if not modules.is_dir():
        raise InfrastructureError(f"the scaffold's packages are not installed: no {modules}. Run `ui2app setup`")
    return modules


def install_environment(node: Node, npmrc: Path, settings: NpmSettings) -> dict[str, str]:
    """Return the environment for npm and pnpm: nothing of the user's counts but ``npmrc``, made by settings_file().

    It names no proxy.
    """
    return {
        **plain_environment(node),
        **settings.trust,
        "HOME": str(home_folder()),
        "npm_config_userconfig": str(npmrc),
        "npm_config_update_notifier": "false",
        "PREFIX": "/nonexistent",  # where npm's machine-wide settings would stand; what counts of them is in npmrc
        "GIT_ALLOW_PROTOCOL": "none",  # pnpm asks git about a package's dependencies before it refuses them
    }


def plain_environment(node: Node) -> dict[str, str]:
    """Return the environment of every build command: the same on each machine but for Node's folder."""
    return {
        "PATH": f"{node.path.parent}:/usr/bin:/bin",
        "HOME": "/tmp",  # noqa: S108 - in the sandbox a folder of its own
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "CI": "1",
        "NO_COLOR": "1",
    }


def vite_environment(node: Node, mode: str) -> dict[str, str]:
    """Return the environment of Vite in a ``mode`` of Node's: ``production`` or ``development``."""
    # Browserslist would warn, from some date on, that its data are old.
    return plain_environment(node) | {"NODE_ENV": mode, "BROWSERSLIST_IGNORE_OLD_DATA": "1"}


def _pnpm_folder() -> Path:
    return cache_folder() / f"pnpm-{PNPM_VERSION}"


def _modules_folder(scaffold: Path, target: Platform) -> Path:
    return cache_folder() / f"scaffold-{_scaffold_digest(scaffold, target)}"


def _scaffold_digest(scaffold: Path, target: Platform) -> str:
    digest = hashlib.sha256(f"{PNPM_VERSION} {target} {_LAYOUT}".encode())
    for name in MANIFESTS:
        digest.update((scaffold / name).read_bytes())
    return digest.hexdigest()[:16]


def _install_modules(scaffold: Path, folder: Path, target: Platform) -> None:
    for name in MANIFESTS:
        shutil.copyfile(scaffold / name, folder / name)
    _insist(find_pnpm().install(*FROM_LOCK, *target.options()), cwd=folder)


@contextmanager
def being_made(folder: Path) -> Iterator[Path | None]:
    """Give a fresh folder that the caller fills and then renames to ``folder``, or None if that is there.

    Other processes wait meanwhile; raises InfrastructureError if one takes too long over it.
    """
    with _locked(folder):
        if folder.is_dir():
            yield None
            return
        prefix = f"{folder.name}."
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=prefix, ignore_cleanup_errors=True) as fresh:
            yield Path(fresh)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    try:
        with filelock.FileLock(folder.with_name(f"{folder.name}.lock"), timeout=_LOCK_SECONDS):
            yield
    except filelock.Timeout as error:
        raise InfrastructureError(
            f"another process has held {error.lock_file} for {_LOCK_SECONDS:.0f} s. Wait for it, or end it"
        ) from error


def _insist(command: Sequence[str], *, cwd: Path) -> None:
    """Run a trusted install command; raises InfrastructureError with the end of its output if it fails."""
    node = find_node()
    settings = npm_settings(node)
    with settings_file(cwd, settings) as npmrc:
        environment = install_environment(node, npmrc, settings) | settings.way_out.variables()
        ended = Unconfined().run(Command(argv=command, cwd=cwd, timeout=INSTALL_SECONDS, env=environment))
    if not isinstance(ended, Completed) or ended.exit_code != 0:
        shown = " ".join(command)
        said = ended.output.strip()[-1000:]
        raise InfrastructureError(
            f"`{shown}` failed after {ended.seconds:.0f} s: {said}\nCheck that the npm registry can be reached"
        )
