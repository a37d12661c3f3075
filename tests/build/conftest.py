"""A package registry in this process, for installs that must not depend on the real one."""

import base64
import hashlib
import http.server
import io
import json
import tarfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest

from pytest_ui2app.build import npm_settings, toolchain


@dataclass(slots=True)
class Registry:
    """Packages that can be had at ``url``, and the paths that were asked for."""

    url: str
    documents: dict[str, dict[str, Any]] = field(default_factory=dict)
    tarballs: dict[str, bytes] = field(default_factory=dict)
    statuses: dict[str, list[int]] = field(default_factory=dict)
    """For a path, the answers that come before its proper one."""
    hanging: set[str] = field(default_factory=set)
    redirects: dict[str, str] = field(default_factory=dict)
    hits: list[str] = field(default_factory=list)

    def publish(
        self,
        name: str,
        version: str = "1.0.0",
        *,
        files: Mapping[str, str | tarfile.TarInfo] | None = None,
        dist: Mapping[str, str] | None = None,
        **manifest: object,
    ) -> None:
        """Publish a version, the latest by that.

        ``files`` are further ones in its tarball, their text or an entry without content; ``dist`` is what the registry
        says wrongly of the tarball.
        """
        declared = {"name": name, "version": version, **manifest}
        tarball = _tarball({"package.json": json.dumps(declared), "index.js": "export default 1;"} | dict(files or {}))
        path = f"{name}/-/{name.rpartition('/')[2]}-{version}.tgz"
        self.tarballs[path] = tarball
        checksum = "sha512-" + base64.b64encode(hashlib.sha512(tarball).digest()).decode()
        document = self.documents.setdefault(name, {"name": name, "versions": {}, "dist-tags": {}, "time": {}})
        right = {"tarball": f"{self.url}{path}", "integrity": checksum}
        document["versions"][version] = declared | {"dist": right | dict(dist or {})}
        document["dist-tags"]["latest"] = version
        document["time"][version] = "2020-01-01T00:00:00.000Z"

    def checksum(self, name: str, version: str = "1.0.0") -> str:
        """Return what the registry says of a tarball's content."""
        return str(self.documents[name]["versions"][version]["dist"]["integrity"])


def _tarball(files: Mapping[str, str | tarfile.TarInfo]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, content in files.items():
            entry = tarfile.TarInfo(f"package/{name}") if isinstance(content, str) else content
            data = content.encode() if isinstance(content, str) else bytes(entry.size)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return packed.getvalue()


class _RegistryServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answering)
        self.registry = Registry(f"http://127.0.0.1:{self.server_port}/")

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that went away is no event."""


class _Answering(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        registry = cast("_RegistryServer", self.server).registry
        path = self.path.lstrip("/").replace("%2f", "/").replace("%2F", "/")
        registry.hits.append(path)
        if path in registry.hanging:
            time.sleep(20)
        statuses = registry.statuses.get(path)
        if statuses:
            self._answer(statuses.pop(0), b"{}")
        elif path in registry.redirects:
            self._answer(302, b"", registry.redirects[path])
        elif path in registry.documents:
            self._answer(200, json.dumps(registry.documents[path]).encode())
        elif path in registry.tarballs:
            self._answer(200, registry.tarballs[path])
        else:
            self._answer(404, b'{"error": "not found"}')

    do_HEAD = do_GET  # noqa: N815 - the base class's naming

    def _answer(self, status: int, body: bytes, location: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Keep the output of the tests clean."""


@contextmanager
def _serving() -> Iterator[Registry]:
    with _RegistryServer() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server.registry
        server.shutdown()


@pytest.fixture
def npm_registry() -> Iterator[Registry]:
    """Give a registry without packages."""
    with _serving() as registry:
        yield registry


@pytest.fixture
def other_host() -> Iterator[Registry]:
    """Give a server that is no registry of anyone's settings."""
    with _serving() as registry:
        yield registry


@pytest.fixture
def small_scaffold(tmp_path: Path, npm_registry: Registry, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a scaffold of one package of the fake registry, on a machine without settings and with cold caches.

    pnpm, which is not in the fake registry, is the machine's own.
    """
    pnpm = toolchain.find_pnpm()
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / f"pnpm-{toolchain.PNPM_VERSION}").symlink_to(pnpm.script.parents[3])
    monkeypatch.setenv("UI2APP_CACHE", str(cache))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("npm_config_registry", npm_registry.url)
    monkeypatch.setattr(npm_settings, "_machine_wide", lambda _: ())
    for name in _OF_THE_MACHINE:
        monkeypatch.delenv(name, raising=False)
    fast = ("--fetch-retries=2", "--fetch-retry-mintimeout=50", "--fetch-retry-maxtimeout=50", "--fetch-timeout=5000")
    monkeypatch.setattr(toolchain, "_FETCHING", fast)
    npm_registry.publish("base", dependencies={"under": "^1"})
    npm_registry.publish("under")
    scaffold = tmp_path / "scaffold"
    scaffold.mkdir()
    (scaffold / "package.json").write_text('{"name": "small", "dependencies": {"base": "^1"}}', encoding="utf-8")
    checksums = {name: npm_registry.checksum(name) for name in ("base", "under")}
    (scaffold / "pnpm-lock.yaml").write_text(_SMALL_LOCK.format(**checksums), encoding="utf-8")
    return scaffold


_OF_THE_MACHINE = (
    *("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
    *("NPM_CONFIG_REGISTRY", "NPM_CONFIG_USERCONFIG", "npm_config_userconfig", "XDG_CONFIG_HOME"),
    "UI2APP_REGISTRY_HOSTS",
)
_SMALL_LOCK = """\
lockfileVersion: '9.0'

settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false

importers:

  .:
    dependencies:
      base:
        specifier: ^1
        version: 1.0.0

packages:

  base@1.0.0:
    resolution: {{integrity: {base}}}

  under@1.0.0:
    resolution: {{integrity: {under}}}

snapshots:

  base@1.0.0:
    dependencies:
      under: 1.0.0

  under@1.0.0: {{}}
"""
