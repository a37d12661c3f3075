import subprocess
import sys
from pathlib import Path

import pytest

from pytest_ui2app.build import npm_settings, toolchain
from pytest_ui2app.build.npm_settings import NpmSettings
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import (
    Node,
    cache_folder,
    find_node,
    find_pnpm,
    find_scaffold_modules,
    install_environment,
    install_pnpm,
    plain_environment,
    scaffold_modules,
)
from pytest_ui2app.build.way_out import users_way_out
from pytest_ui2app.errors import InfrastructureError

SETUP = """
from pytest_ui2app.build.toolchain import install_pnpm, scaffold_modules
from pytest_ui2app.build.scaffold import scaffold_folder
install_pnpm()
print(scaffold_modules(scaffold_folder()))
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an empty cache folder."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("UI2APP_CACHE", str(folder))
    return folder


def fake_node(folder: Path, answer: str) -> Path:
    program = folder / "node"
    program.write_text(f"#!/bin/sh\n{answer}\n")
    program.chmod(0o755)
    return program


def test_the_cache_is_the_users_own_unless_named(cache: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert cache_folder() == cache.resolve()
    monkeypatch.delenv("UI2APP_CACHE")
    monkeypatch.setattr(toolchain, "user_cache_path", lambda name: tmp_path / "user" / name)
    assert cache_folder() == (tmp_path / "user/ui2app").resolve()


def test_node_itself_is_found_behind_a_version_managers_shim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_node(tmp_path, "printf '/opt/node-22/bin/node\\n22.3.1\\n'")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_node() == Node(path=Path("/opt/node-22/bin/node"), version="22.3.1")


@pytest.mark.parametrize(
    ("answer", "message"),
    [("printf '/old/node\\n18.19.0\\n'", r"Node 18\.19\.0 .* too old.*Install Node 20"), ("exit 1", "does not start")],
)
def test_a_node_that_will_not_do_is_reported(
    answer: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_node(tmp_path, answer)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match=message):
        find_node()


def test_no_node_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InfrastructureError, match=r"not installed.*Install Node 20"):
        find_node()


def test_a_sandbox_is_shown_node_but_never_the_folder_above_it(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    assert Node(path=Path("/usr/bin/node"), version="20.1.0").readable() == ()
    managed = Node(path=tmp_path / "bin/node", version="20.1.0")
    assert managed.readable() == (managed.path, tmp_path / "lib")
    alone = Node(path=tmp_path / "node", version="20.1.0")
    assert alone.readable() == (alone.path,)


@pytest.mark.usefixtures("cache")
def test_what_setup_has_not_installed_is_reported() -> None:
    with pytest.raises(InfrastructureError, match=r"pnpm 10\.34\.9 is not installed.*Run `ui2app setup`"):
        find_pnpm()
    with pytest.raises(InfrastructureError, match=r"packages are not installed.*Run `ui2app setup`"):
        find_scaffold_modules(scaffold_folder())


def test_an_install_that_fails_leaves_nothing_that_looks_installed(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    fake_node(tools, f"printf '{tools}/node\\n20.0.0\\n'")
    (tools / "npm").write_text("#!/bin/sh\necho 'E_REGISTRY down'; exit 1\n")
    (tools / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    with pytest.raises(InfrastructureError, match=r"E_REGISTRY down\nCheck that the npm registry"):
        install_pnpm()
    assert [path.name for path in cache.iterdir() if path.is_dir() and path.name.startswith("pnpm")] == []


def test_builds_see_nothing_of_the_users_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    node = Node(path=Path("/usr/bin/node"), version="20.1.0")
    before = plain_environment(node)
    monkeypatch.setenv("HTTP_PROXY", "http://proxy")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "hidden")
    assert plain_environment(node) == before


@pytest.mark.usefixtures("cache")
def test_installs_see_the_way_to_the_registry_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "hidden")
    monkeypatch.setenv("npm_config_shamefully_hoist", "true")
    settings = NpmSettings(
        npmrc="",
        registries={},
        hosts=frozenset(),
        way_out=users_way_out({"HTTPS_PROXY": "http://p:1"}, {}),
        trust={"SSL_CERT_FILE": "/ca"},
        readable=(),
    )
    environment = install_environment(Node(path=Path("/usr/bin/node"), version="20.1.0"), tmp_path / "npmrc", settings)
    assert environment["SSL_CERT_FILE"] == "/ca"
    assert environment["npm_config_userconfig"] == str(tmp_path / "npmrc")
    assert not {"ANTHROPIC_API_KEY", "npm_config_shamefully_hoist"} & environment.keys()


def test_a_trusted_install_is_led_through_the_users_proxy(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    fake_node(tools, f"printf '{tools}/node\\n20.0.0\\n'")
    (tools / "npm").write_text('#!/bin/sh\necho "$HTTPS_PROXY $NO_PROXY"; cat "$npm_config_userconfig"; exit 1\n')
    (tools / "npm").chmod(0o755)
    (tmp_path / ".npmrc").write_text("proxy=http://p:1\nnoproxy=q\nstrict-ssl=false\nprefix=/elsewhere\n")
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(npm_settings, "_machine_wide", lambda _: ())
    for name in ("NPM_CONFIG_USERCONFIG", "npm_config_userconfig", "NPM_CONFIG_REGISTRY", "npm_config_registry"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(InfrastructureError, match=r"after \d+ s: http://p:1 q\nstrict-ssl=false\nCheck"):
        install_pnpm()
    assert not list(cache.rglob("npmrc"))


@pytest.mark.full
def test_two_processes_set_up_one_cold_cache_at_once(cache: Path) -> None:
    both = [subprocess.Popen((sys.executable, "-c", SETUP), stdout=subprocess.PIPE, text=True) for _ in range(2)]
    answers = {process.communicate(timeout=300)[0].strip() for process in both}
    assert [process.returncode for process in both] == [0, 0]
    assert answers == {str(find_scaffold_modules(scaffold_folder()))}
    assert (scaffold_modules(scaffold_folder()) / "vite/bin/vite.js").is_file()
    folders = sorted(path.name for path in cache.iterdir() if path.is_dir())
    assert folders[:-1] == ["home", "pnpm-10.34.9", "pnpm-metadata", "pnpm-store"]
    assert folders[-1].startswith("scaffold-")
