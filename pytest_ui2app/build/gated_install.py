"""Running pnpm in a sandbox whose only way out is the registry gate."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pytest_ui2app.build.npm_settings import NpmSettings, npm_settings, settings_file
from pytest_ui2app.build.registry_gate import registry_gate
from pytest_ui2app.build.sandbox import Command, Sandbox
from pytest_ui2app.build.toolchain import (
    INSTALL_SECONDS,
    Pnpm,
    find_pnpm,
    home_folder,
    install_environment,
    metadata_folder,
    store_folder,
)
from pytest_ui2app.processes import Ended

_BRIDGE = Path(__file__).with_name("inside") / "registry_bridge.mjs"


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
    with settings_file(folder, settings) as npmrc, registry_gate(settings.hosts, settings.way_out) as gate:
        ended = sandbox.run(_command(npmrc, options, pnpm, settings, gate.socket))
        return GatedRun(
            ended=ended,
            refused=tuple(gate.refused),
            troubles=tuple(gate.troubles),
            is_exhausted=gate.is_exhausted,
        )


def _command(npmrc: Path, options: Sequence[str], pnpm: Pnpm, settings: NpmSettings, socket: Path) -> Command:
    folder = npmrc.parent
    return Command(
        argv=("node", str(_BRIDGE), str(socket), *pnpm.install(*options)),
        cwd=folder,
        timeout=INSTALL_SECONDS,
        env=install_environment(pnpm.node, npmrc, settings),
        writable=(folder, store_folder(), metadata_folder(), home_folder()),
        readable=(*pnpm.readable(), _BRIDGE.parent, *settings.readable),
        gateway=socket,
    )
