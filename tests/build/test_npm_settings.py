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
    assert settings.registries == {Address("registry.npmjs.org", 443)}
    assert settings.way_out.proxies == {}


def test_registries_are_those_of_the_user_the_machine_and_the_environment(node: Node, tmp_path: Path) -> None:
    (tmp_path / "node/etc/npmrc").write_text("@all:registry = http://Machine.test\n")
    (tmp_path / ".npmrc").write_text("; registry=https://no.test\nregistry=https://user.test:8443/npm\n")
    settings = npm_settings(node, {})
    assert settings.registries == {Address("user.test", 8443), Address("machine.test", 80)}
    settings = npm_settings(node, {"NPM_CONFIG_REGISTRY": "http://env.test/"})
    assert settings.registries == {Address("env.test", 80), Address("machine.test", 80)}
    assert settings.npmrc.endswith("registry=http://env.test/\n")


def test_further_hosts_are_admitted_where_the_user_names_them(node: Node) -> None:
    settings = npm_settings(node, {"UI2APP_REGISTRY_HOSTS": "cdn.test, Other.test:81,"})
    assert settings.registries >= {Address("cdn.test", 443), Address("other.test", 81)}


@pytest.mark.parametrize(
    "environment", [{"NPM_CONFIG_REGISTRY": "/srv/npm"}, {"UI2APP_REGISTRY_HOSTS": "a b:x"}], ids=str
)
def test_what_is_no_registry_is_told(environment: dict[str, str], node: Node) -> None:
    with pytest.raises(UsageError, match=r"not a web address|not a host"):
        npm_settings(node, environment)


def test_logins_and_certificates_are_passed_on_and_what_shapes_an_install_is_not(node: Node, tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("")
    (tmp_path / ".npmrc").write_text(
        "//r.test/:_authToken=${TOKEN}\n//r.test/:tokenHelper=/bin/evil\n//s.test/:_password=${UNSET}\ncafile=~/ca.pem\n"
        "strict-ssl=false\nnode-linker=hoisted\nignore-scripts=false\nglobal-pnpmfile=/x\nproxy=http://p:1\nnoproxy=q\n"
    )
    settings = npm_settings(node, {"TOKEN": "s3cret", "SSL_CERT_FILE": str(tmp_path / "ca.pem")})
    assert settings.npmrc.splitlines() == [
        "//r.test/:_authToken=s3cret",
        f"cafile={tmp_path}/ca.pem",
        "strict-ssl=false",
    ]
    assert settings.readable == (tmp_path / "ca.pem",)
    assert settings.way_out.proxies == {"http": "http://p:1", "https": "http://p:1", "no": "q"}
