"""Running pnpm in a sandbox whose only way out is the registry gate."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pytest_ui2app.build.npm_settings import NpmSettings, npm_settings
from pytest_ui2app.build.registry_gate import registry_gate
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.toolchain import (
    INSTALL_SECONDS,
    Pnpm,
    find_pnpm,
    home_folder,
    metadata_folder,
    plain_environment,
    store_folder,
)
from pytest_ui2app.processes import Ended

_BRIDGE = Path(__file__).with_name("inside") / "registry_bridge.mjs"
_NPMRC = "npmrc"


@dataclass(frozen=True, slots=True, kw_only=True)
class GatedRun:
    """How a run of pnpm ended, and what the gate has to tell: see OpenGate."""

    ended: Ended
    refused: tuple[str, ...] = ()
    troubles: tuple[str, ...] = ()
    is_exhausted: bool = False


def run_gated(folder: Path, options: Sequence[str], sandbox: Sandbox) -> GatedRun:
    """Run ``pnpm install`` with ``options`` on the package.json in ``folder``, at most INSTALL_SECONDS long.

    It may write that folder and pnpm's own under the cache. Raises InfrastructureError as Sandbox.run and find_pnpm.
    """
    pnpm = find_pnpm()
    settings = npm_settings(pnpm.node)
    npmrc = folder / _NPMRC
    npmrc.touch(mode=0o600)
    npmrc.write_text(settings.npmrc, encoding="utf-8")
    try:
        with registry_gate(settings.registries, settings.way_out) as gate:
            ended = sandbox.run(_command(folder, options, pnpm, settings, gate.socket))
            return GatedRun(
                ended=ended,
                refused=tuple(gate.refused),
                troubles=tuple(gate.troubles),
                is_exhausted=gate.is_exhausted,
            )
    finally:
        npmrc.unlink(missing_ok=True)


def _command(folder: Path, options: Sequence[str], pnpm: Pnpm, settings: NpmSettings, socket: Path) -> Command:
    return Command(
        argv=("node", str(_BRIDGE), str(socket), *pnpm.install(*options)),
        cwd=folder,
        timeout=INSTALL_SECONDS,
        env=_environment(pnpm, folder / _NPMRC, settings),
        writable=(folder, store_folder(), metadata_folder(), home_folder()),
        readable=(*pnpm.readable(), _BRIDGE.parent, *settings.readable),
        gateway=socket,
    )


def _environment(pnpm: Pnpm, npmrc: Path, settings: NpmSettings) -> dict[str, str]:
    return {
        **plain_environment(pnpm.node),
        **settings.trust,
        "HOME": str(home_folder()),
        "npm_config_userconfig": str(npmrc),
        "npm_config_update_notifier": "false",
        "PREFIX": "/nonexistent",  # where npm's machine-wide settings would stand; what counts of them is in npmrc
        "GIT_ALLOW_PROTOCOL": "none",  # pnpm asks git about a package's dependencies before it refuses them
    }
