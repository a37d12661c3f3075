"""Which registry packages come from, and how it is reached: the part of the user's npm settings that installs get.

The files are read here rather than asked of pnpm: it hides the logins, takes half a second, and only the sum of all
registries is needed, whichever of them is in force. The rest of the settings (where to hoist packages, which of them
to lock) would make an app's packages depend on the machine, and is left out.
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pytest_ui2app.build.proxy_requests import Address, address_of
from pytest_ui2app.build.toolchain import Node, user_npmrc
from pytest_ui2app.build.way_out import WayOut, users_way_out
from pytest_ui2app.errors import UsageError

DEFAULT_REGISTRY = "https://registry.npmjs.org/"
"""npm's own; in force where the user names no other."""
HOSTS_VARIABLE = "UI2APP_REGISTRY_HOSTS"
"""Names further hosts that a registry serves packages from: ``host`` (port 443) or ``host:port``, by commas."""
_MACHINE_WIDE = Path("/etc/npmrc")
"""Where Debian's npm keeps its settings."""
_REGISTRY = re.compile(r"(@[^:/\s]+:)?registry")
_KEPT = re.compile(
    r"(?:@[^:/\s]+:)?registry|//\S+|_auth|_authToken|_password|username|email|always-auth|ca(?:\[\])?|cafile|cert|key"
    r"|strict-ssl"
)
_RUNS_A_PROGRAM = ":tokenHelper"
_FILES = re.compile(r"(?://\S+:)?(?:cafile|certfile|keyfile)")
_VARIABLE = re.compile(r"\$\{([^}:-]+)(?::?-([^}]*))?\}")
_TRUST = ("NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR")


@dataclass(frozen=True, slots=True, kw_only=True)
class NpmSettings:
    """What an install is told of the user's settings.

    ``npmrc`` is the text of a settings file, logins included; ``trust`` the variables that name certificates, and
    ``readable`` the files of certificates and keys that either names.
    """

    npmrc: str
    registries: frozenset[Address]
    way_out: WayOut
    trust: Mapping[str, str]
    readable: tuple[Path, ...]


def npm_settings(node: Node, environment: Mapping[str, str] = os.environ) -> NpmSettings:
    """Read the settings of the machine and the user; raises UsageError for a registry that is no web address."""
    pairs = [pair for file in _settings_files(node, environment) for pair in _pairs(file, environment)]
    named = environment.get("npm_config_registry") or environment.get("NPM_CONFIG_REGISTRY")
    pairs += [("registry", named)] if named else []
    kept = [(key, value) for key, value in pairs if _KEPT.fullmatch(key) and not key.endswith(_RUNS_A_PROGRAM)]
    files = [value for key, value in kept if _FILES.fullmatch(key)]
    trust = {name: environment[name] for name in _TRUST if name in environment}
    return NpmSettings(
        npmrc="".join(f"{key}={value}\n" for key, value in kept),
        registries=frozenset({*_registries(kept), *_further_hosts(environment.get(HOSTS_VARIABLE, ""))}),
        way_out=users_way_out(environment, dict(pairs)),
        trust=trust,
        readable=tuple(path for file in dict.fromkeys((*files, *trust.values())) if (path := Path(file)).exists()),
    )


def _settings_files(node: Node, environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Return the files that pnpm would read, whichever exist, the one that outranks the others last."""
    settings = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return (
        _MACHINE_WIDE,
        node.path.parent.parent / "etc" / "npmrc",
        Path.home() / "Library" / "Preferences" / "pnpm" / "rc",
        Path(settings, "pnpm", "rc"),
        user_npmrc(),
    )


def _pairs(file: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Give the settings of a file; one that needs a variable which is not set is none, as with npm."""
    if not file.is_file():
        return
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        key, equals, value = (part.strip() for part in line.partition("="))
        if not equals or key.startswith((";", "#", "[")):
            continue
        filled = _VARIABLE.sub(lambda found: environment.get(found[1], found[2] or ""), value.strip("\"'"))
        if filled:
            yield key, str(Path(filled).expanduser()) if _FILES.fullmatch(key) else filled


def _registries(pairs: list[tuple[str, str]]) -> Iterator[Address]:
    named = {key: value for key, value in pairs if _REGISTRY.fullmatch(key)}
    for key, value in ({"registry": DEFAULT_REGISTRY} | named).items():
        try:
            yield address_of(value)
        except ValueError as error:
            raise UsageError(
                f"npm's setting {key}={value} is not a web address; correct it in {user_npmrc()}"
            ) from error


def _further_hosts(given: str) -> Iterator[Address]:
    for entry in filter(None, (part.strip() for part in given.split(","))):
        try:
            yield address_of(f"https://{entry}")
        except ValueError as error:
            raise UsageError(
                f"{HOSTS_VARIABLE}: {entry!r} is not a host; write it as example.org or example.org:8443"
            ) from error
