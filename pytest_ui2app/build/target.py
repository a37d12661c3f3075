"""Which machine packages are installed for: their compiled parts differ by system, processor and C library."""

import platform
import sys
from dataclasses import dataclass

_PROCESSORS = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Platform:
    """A machine in Node's words: ``linux`` or ``darwin``, ``x64`` or ``arm64``, and Linux's C libraries."""

    os: str
    cpu: str
    libc: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it in one word, such as ``linux-x64-glibc``."""
        return "-".join((self.os, self.cpu, *self.libc))

    def options(self) -> tuple[str, ...]:
        """Return pnpm's options that choose the packages of this platform."""
        return (f"--os={self.os}", f"--cpu={self.cpu}", *(f"--libc={libc}" for libc in self.libc))


def this_machine() -> Platform:
    """Return the platform that this process runs on."""
    cpu = _PROCESSORS.get(platform.machine().lower(), platform.machine().lower())
    if not sys.platform.startswith("linux"):
        return Platform(os=sys.platform, cpu=cpu)
    return Platform(os="linux", cpu=cpu, libc=("glibc" if platform.libc_ver()[0] == "glibc" else "musl",))


def containers_here() -> Platform:
    """Return the platform of containers on this machine: Linux, with whichever C library the image has."""
    return Platform(os="linux", cpu=this_machine().cpu, libc=("glibc", "musl"))
