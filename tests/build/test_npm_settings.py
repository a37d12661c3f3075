import errno
import os
from pathlib import Path

import pytest

from pytest_ui2app.build import npm_settings as npm_settings_module
from pytest_ui2app.build.npm_settings import npm_settings
from pytest_ui2app.build.proxy_requests import Address
from pytest_ui2app.build.toolchain import Node
from pytest_ui2app.errors import UsageError


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    """Give a Node with machine-wide settings of its own, and an empty home."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("NPM_CONFIG_USERCONFIG", "npm_config_userconfig"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(npm_settings_module, "_MACHINE_WIDE", tmp_path / "etc/npmrc")
    (tmp_path / "node/etc").mkdir(parents=True)
    return Node(path=tmp_path / "node/bin/node", version="20.0.0")


def test_without_settings_npms_own_registry_is_the_only_one(node: Node) -> None:
    settings = npm_settings(node, {})
    assert settings.hosts == {Address("registry.npmjs.org", 443)}
    assert settings.registries == {"registry": "https://registry.npmjs.org/"}
    assert settings.way_out.proxies == {}


def test_registries_are_those_of_the_user_the_machine_and_the_environment(node: Node, tmp_path: Path) -> None:
    (tmp_path / "node/etc/npmrc").write_text("@all:registry = http://Machine.test\n")
    (tmp_path / ".npmrc").write_text("; registry=https://no.test\nregistry=https://user.test:8443/npm\n")
    settings = npm_settings(node, {})
    assert settings.hosts == {Address("user.test", 8443), Address("machine.test", 80)}
    assert settings.registries == {"registry": "https://user.test:8443/npm", "@all:registry": "http://Machine.test"}
    settings = npm_settings(node, {"NPM_CONFIG_REGISTRY": "http://env.test/"})
    assert settings.hosts == {Address("env.test", 80), Address("machine.test", 80)}
    assert settings.npmrc.endswith("registry=http://env.test/\n")


def test_further_hosts_are_admitted_where_the_user_names_them(node: Node) -> None:
    settings = npm_settings(node, {"UI2APP_REGISTRY_HOSTS": "cdn.test, Other.test:81,"})
    assert settings.hosts >= {Address("cdn.test", 443), Address("other.test", 81)}


@pytest.mark.parametrize(
    "environment",
    [
        {"NPM_CONFIG_REGISTRY": "/srv/npm"},
        *(
            {"UI2APP_REGISTRY_HOSTS": wrong}
            for wrong in ("a b:x", "https://cdn.test/x", "*", "cdn test", "x/y", "a:99999")
        ),
    ],
    ids=str,
)
def test_what_is_no_registry_is_told(environment: dict[str, str], node: Node) -> None:
    with pytest.raises(UsageError, match=r"not a web address|not a host"):
        npm_settings(node, environment)


def test_logins_and_certificates_are_passed_on_and_what_shapes_an_install_is_not(node: Node, tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("")
    (tmp_path / ".npmrc").write_text(
        "registry=https://r.test/\n//r.test/:_authToken=${TOKEN}\n//r.test/:tokenHelper=/bin/evil\n//s.test/:_password=${UNSET}\ncafile=~/ca.pem\n"
        "strict-ssl=false\nnode-linker=hoisted\nignore-scripts=false\nglobal-pnpmfile=/x\nproxy=http://p:1\nnoproxy=q\n"
    )
    settings = npm_settings(node, {"TOKEN": "s3cret", "SSL_CERT_FILE": str(tmp_path / "ca.pem")})
    assert settings.npmrc.splitlines() == [
        "registry=https://r.test/",
        "//r.test/:_authToken=s3cret",
        f"cafile={tmp_path}/ca.pem",
        "strict-ssl=false",
    ]
    assert settings.readable == (tmp_path / "ca.pem",)
    assert settings.way_out.variables() == {"HTTP_PROXY": "http://p:1", "HTTPS_PROXY": "http://p:1", "NO_PROXY": "q"}


def test_only_the_logins_of_registries_in_force_are_passed_on(node: Node, tmp_path: Path) -> None:
    (tmp_path / "node/etc/npmrc").write_text("registry=https://overruled.test/\n")
    (tmp_path / ".npmrc").write_text(
        "registry=https://r.test/npm/\n@work:registry=http://work.test:81/\n//r.test/npm/:_authToken=1\n"
        "//r.test/files/:_authToken=2\n//work.test:81/:_password=3\n//work.test/:_password=4\n"
        "//overruled.test/:_authToken=5\n//elsewhere.test/:certfile=/6\n//r.test:odd/:_authToken=7\n"
        "//cdn.test:8443/:_authToken=8\n_auth=9\n"
    )
    settings = npm_settings(node, {"UI2APP_REGISTRY_HOSTS": "cdn.test:8443"})
    logins = [line[-1] for line in settings.npmrc.splitlines() if "registry=" not in line]
    assert logins == ["1", "2", "3", "8", "9"]


def test_settings_that_cannot_be_read_are_told_with_a_remedy(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".npmrc"
    file.write_text("registry=https://r.test/\n")

    def refuse(path: Path, **_: object) -> str:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(UsageError, match=rf"{file} cannot be read: Permission denied.*chmod"):
        npm_settings(node, {})
