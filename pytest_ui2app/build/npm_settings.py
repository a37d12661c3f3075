"""Which registry packages come from, and how it is reached: the part of the user's npm settings that installs get.

The files are read here rather than asked of pnpm: it hides the logins, takes half a second, and only the sum of all
registries is needed, whichever of them is in force. The rest of the settings (where to hoist packages, which of them
to lock) would make an app's packages depend on the machine, and is left out.
"""

import os
import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_ui2app.build.proxy_requests import Address, address_of
from pytest_ui2app.build.way_out import WayOut, users_way_out
from pytest_ui2app.errors import UsageError

if TYPE_CHECKING:
    from pytest_ui2app.build.toolchain import Node

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
_HOST = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]{1,4}|:[1-5][0-9]{4}|:6[0-4][0-9]{3})?")
_FILE_NAME = "npmrc"
_TRUST = ("NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR")


@dataclass(frozen=True, slots=True, kw_only=True)
class NpmSettings:
    """What an install is told of the user's settings.

    ``npmrc`` is the text of a settings file, the logins of ``hosts`` included. ``registries`` maps ``registry`` and
    ``@scope:registry`` to the URLs in force, and ``hosts`` are theirs and the further ones that the user allows.
    ``trust`` are the variables that name certificates, and ``readable`` the files of certificates and keys that either
    names.
    """

    npmrc: str
    registries: Mapping[str, str]
    hosts: frozenset[Address]
    way_out: WayOut
    trust: Mapping[str, str]
    readable: tuple[Path, ...]


def npm_settings(node: "Node", environment: Mapping[str, str] = os.environ) -> NpmSettings:
    """Read the settings of the machine and the user.

    Raises UsageError for a registry that is no web address, a proxy that is no http:// one, and an unreadable file.
    """
    pairs = [pair for file in _settings_files(node, environment) for pair in _pairs(file, environment)]
    named = environment.get("npm_config_registry") or environment.get("NPM_CONFIG_REGISTRY")
    pairs += [("registry", named)] if named else []
    registries = {"registry": DEFAULT_REGISTRY} | {key: value for key, value in pairs if _REGISTRY.fullmatch(key)}
    hosts = frozenset({*_hosts(registries), *_further_hosts(environment.get(HOSTS_VARIABLE, ""))})
    kept = [(key, value) for key, value in pairs if _KEPT.fullmatch(key) and _is_wanted(key, hosts)]
    files = [value for key, value in kept if _FILES.fullmatch(key)]
    trust = {name: environment[name] for name in _TRUST if name in environment}
    return NpmSettings(
        npmrc="".join(f"{key}={value}\n" for key, value in kept),
        registries=registries,
        hosts=hosts,
        way_out=users_way_out(environment, dict(pairs)),
        trust=trust,
        readable=tuple(path for file in dict.fromkeys((*files, *trust.values())) if (path := Path(file)).exists()),
    )


@contextmanager
def settings_file(folder: Path, settings: NpmSettings) -> Iterator[Path]:
    """Give a file in ``folder`` with the settings, which nobody else may read, for as long as the block runs."""
    file = folder / _FILE_NAME
    file.touch(mode=0o600)
    file.write_text(settings.npmrc, encoding="utf-8")
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def _user_npmrc(environment: Mapping[str, str]) -> Path:
    """Return the user's own settings, which may name another registry; the file need not exist."""
    named = environment.get("NPM_CONFIG_USERCONFIG") or environment.get("npm_config_userconfig")
    return Path(named) if named else Path.home() / ".npmrc"


def _machine_wide(node: "Node") -> tuple[Path, ...]:
    return (_MACHINE_WIDE, node.path.parent.parent / "etc" / "npmrc")


def _settings_files(node: "Node", environment: Mapping[str, str]) -> tuple[Path, ...]:
    """Return the files that pnpm would read, whichever exist, the one that outranks the others last."""
    settings = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return (
        *_machine_wide(node),
        Path.home() / "Library" / "Preferences" / "pnpm" / "rc",
        Path(settings, "pnpm", "rc"),
        _user_npmrc(environment),
    )


def _pairs(file: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Give the settings of a file; one that needs a variable which is not set is none, as with npm."""
    for line in _text_of(file).splitlines():
        key, equals, value = (part.strip() for part in line.partition("="))
        if not equals or key.startswith((";", "#", "[")):
            continue
        filled = _VARIABLE.sub(lambda found: environment.get(found[1], found[2] or ""), value.strip("\"'"))
        if filled:
            yield key, str(Path(filled).expanduser()) if _FILES.fullmatch(key) else filled


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""
    except OSError as error:
        raise UsageError(
            f"the npm settings {file} cannot be read: {error.strerror}. Make them readable (chmod u+r), or name others"
            " in NPM_CONFIG_USERCONFIG if they are not yours to change"
        ) from error


def _is_wanted(key: str, hosts: Collection[Address]) -> bool:
    """Tell whether a setting is none of a single registry, or of one of these hosts and no program to be run.

    The path does not count: some registries have their tarballs elsewhere on their host.
    """
    if not key.startswith("//"):
        return True
    try:
        return not key.endswith(_RUNS_A_PROGRAM) and any(
            address_of(kind + key) in hosts for kind in ("https:", "http:")
        )
    except ValueError:
        return False


def _hosts(registries: Mapping[str, str]) -> Iterator[Address]:
    for key, value in registries.items():
        try:
            yield address_of(value)
        except ValueError as error:
            raise UsageError(f"npm's setting {key}={value} is not a web address; correct it in ~/.npmrc") from error


def _further_hosts(given: str) -> Iterator[Address]:
    for entry in filter(None, (part.strip() for part in given.split(","))):
        if not _HOST.fullmatch(entry):
            raise UsageError(f"{HOSTS_VARIABLE}: {entry!r} is not a host; write it as example.org or example.org:8443")
        yield address_of(f"https://{entry}")
