"""Real installs by pnpm from a registry of this process."""

import subprocess
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.build import registry_gate
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.modules import modules_of
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import ANY_PACKAGE, Resolution, resolve, scaffold_resolution
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.target import Platform
from pytest_ui2app.build.toolchain import cache_folder, scaffold_modules
from pytest_ui2app.errors import InfrastructureError

if TYPE_CHECKING:
    from tests.build.conftest import Registry

pytestmark = pytest.mark.full
INSTALL = """
import sys
from pathlib import Path
from pytest_ui2app.build.modules import modules_of
from pytest_ui2app.build.packages import ANY_PACKAGE, resolve
from pytest_ui2app.build.sandbox import choose_sandbox
scaffold, sandbox = Path(sys.argv[1]), choose_sandbox("auto", trusted=True)
print(modules_of(resolve({"thing": "1"}, scaffold, ANY_PACKAGE, sandbox), scaffold, sandbox))
"""


def resolved(scaffold: Path, **dependencies: str) -> Resolution:
    resolution = resolve(dependencies, scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))
    assert isinstance(resolution, Resolution), resolution
    return resolution


def installed(scaffold: Path, **dependencies: str) -> Path | BuildFailure:
    sandbox = choose_sandbox("auto", trusted=True)
    return modules_of(resolved(scaffold, **dependencies), scaffold, sandbox)


def link(name: str, target: str) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.type, entry.linkname = tarfile.SYMTYPE, target
    return entry


def sized(name: str, size: int) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.size = size
    return entry


def test_modules_are_installed_once_and_again_without_network(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("thing", "1.1.0")
    resolution = resolved(small_scaffold, thing="1")
    sandbox = choose_sandbox("auto", trusted=True)
    modules = modules_of(resolution, small_scaffold, sandbox)
    assert isinstance(modules, Path)
    assert (modules / "thing/index.js").read_text() == "export default 1;"
    assert (modules / "base/index.js").is_file()
    npm_registry.hits.clear()
    assert modules_of(resolution, small_scaffold, sandbox) == modules
    modules.parent.rename(modules.parent.with_name("elsewhere"))
    assert modules_of(resolution, small_scaffold, sandbox) == modules
    assert npm_registry.hits == []


def test_no_script_of_a_package_ever_runs(small_scaffold: Path, npm_registry: "Registry", tmp_path: Path) -> None:
    canary = tmp_path / "cache" / "home" / "canary"
    scripts = dict.fromkeys(("preinstall", "install", "postinstall", "prepare"), f"touch {canary} canary")
    npm_registry.publish("thing", scripts=scripts, files={"binding.gyp": "{}", ".pnpmfile.cjs": "process.exit(9)"})
    modules = installed(small_scaffold, thing="1")
    assert isinstance(modules, Path)
    assert not canary.exists()
    assert not (modules / "thing/canary").exists()


@pytest.mark.parametrize("name", ["auto", "off"])
def test_an_install_without_isolation_gives_the_same_and_goes_through_the_gate_too(
    name: str, small_scaffold: Path, npm_registry: "Registry", other_host: "Registry"
) -> None:
    npm_registry.publish("thing", dependencies={"low": "1"})
    npm_registry.publish("low")
    sandbox = choose_sandbox(name, trusted=True)
    resolution = resolve({"thing": "1"}, small_scaffold, ANY_PACKAGE, sandbox)
    assert isinstance(resolution, Resolution)
    assert [package.name for package in resolution.packages] == ["low", "thing"]
    assert isinstance(modules_of(resolution, small_scaffold, sandbox), Path)
    npm_registry.publish("carrier", dependencies={"evil": f"{other_host.url}evil.tgz", "git": "git://git.test/a.git"})
    assert isinstance(resolve({"carrier": "1"}, small_scaffold, ANY_PACKAGE, sandbox), BuildFailure)
    assert other_host.hits == []


def test_tarballs_cannot_write_outside_their_package_or_bring_links(
    small_scaffold: Path, npm_registry: "Registry", tmp_path: Path
) -> None:
    entries = {
        "up": sized("package/../../../../../../escaped.txt", 3),
        "absolute": sized(f"{tmp_path}/absolute.txt", 3),
        "link": link("package/leak", "/etc/passwd"),
        "through": sized("package/leak/x", 3),
    }
    for name, entry in entries.items():
        npm_registry.publish(name, files={name: entry})
        installed(small_scaffold, **{name: "1"})  # whether refused or cleaned
    written = [path for path in tmp_path.rglob("*") if path.name in ("escaped.txt", "absolute.txt")]
    assert all({"up", "absolute"} & {parent.name for parent in path.parents} for path in written), written
    assert not Path("/etc/passwd/x").exists()
    leaks = [path for path in cache_folder().rglob("leak") if path.is_symlink()]
    assert leaks == []


def test_a_tarball_with_a_wrong_checksum_is_not_installed(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("thing", dist={"integrity": "sha512-" + "A" * 86 + "=="})
    with pytest.raises(InfrastructureError, match="ERR_PNPM_TARBALL_INTEGRITY"):
        installed(small_scaffold, thing="1")
    assert not list(cache_folder().glob("modules-*/node_modules"))


def test_a_tarball_that_is_gone_is_the_models_fault(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("thing")
    del npm_registry.tarballs["thing/-/thing-1.0.0.tgz"]
    failure = installed(small_scaffold, thing="1")
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.subject) == (FailureMode.C2, "thing")


def test_a_tarball_of_the_scaffolds_that_is_gone_is_not(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("thing")
    del npm_registry.tarballs["under/-/under-1.0.0.tgz"]
    with pytest.raises(InfrastructureError, match="ERR_PNPM_FETCH_404"):
        installed(small_scaffold, thing="1")


def test_a_package_for_other_machines_is_no_reason_to_stop(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("thing", os=["aix"], engines={"node": ">=99"})
    assert isinstance(installed(small_scaffold, thing="1"), Path)


def test_tarballs_on_another_host_are_not_fetched_unless_that_is_allowed(
    small_scaffold: Path, npm_registry: "Registry", other_host: "Registry", monkeypatch: pytest.MonkeyPatch
) -> None:
    npm_registry.publish("thing", dist={"tarball": f"{other_host.url}thing.tgz"})
    other_host.tarballs["thing.tgz"] = npm_registry.tarballs["thing/-/thing-1.0.0.tgz"]
    host = other_host.url.removeprefix("http://").strip("/")
    with pytest.raises(InfrastructureError, match=f"UI2APP_REGISTRY_HOSTS={host}"):
        installed(small_scaffold, thing="1")
    assert other_host.hits == []
    monkeypatch.setenv("UI2APP_REGISTRY_HOSTS", host)
    assert isinstance(installed(small_scaffold, thing="1"), Path)


def test_packages_without_end_are_bounded(
    small_scaffold: Path, npm_registry: "Registry", monkeypatch: pytest.MonkeyPatch
) -> None:
    npm_registry.publish("thing")
    npm_registry.tarballs["thing/-/thing-1.0.0.tgz"] = bytes(3_000_000)
    resolution = resolved(small_scaffold, thing="1")
    monkeypatch.setattr(registry_gate, "_TOTAL_BYTES", 1_000_000)
    failure = modules_of(resolution, small_scaffold, choose_sandbox("auto", trusted=True))
    assert isinstance(failure, BuildFailure)
    assert "larger than one app's packages may be" in failure.diagnostics


def test_two_processes_with_one_cold_cache_install_into_one_folder(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("thing")
    command = (sys.executable, "-c", INSTALL, str(small_scaffold))
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    answers = {process.communicate(timeout=120)[0].strip() for process in both}
    assert [process.returncode for process in both] == [0, 0]
    (modules,) = answers
    assert (Path(modules) / "thing/index.js").is_file()
    assert [path for path in cache_folder().glob("modules-*") if path.is_dir()] == [Path(modules).parent]


def test_what_the_scaffold_may_import_does_not_depend_on_the_users_settings(
    small_scaffold: Path, tmp_path: Path
) -> None:
    (tmp_path / ".npmrc").write_text("shamefully-hoist=true\nnode-linker=hoisted\npublic-hoist-pattern[]=*\n")
    modules = scaffold_modules(small_scaffold)
    assert [path.name for path in modules.iterdir() if not path.name.startswith(".")] == ["base"]
    assert not (modules.parent / "npmrc").exists()


def test_a_registry_that_lacks_the_scaffolds_own_packages_is_told_as_that(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("thing")
    npm_registry.publish("base", dependencies={"under": "^1"}, optionalDependencies={"part-for-aix": "1"})
    lock = small_scaffold / "pnpm-lock.yaml"
    part = "part-for-aix@1.0.0"
    text = lock.read_text().replace(
        "snapshots:",
        f"  {part}:\n    resolution: {{integrity: {npm_registry.checksum('thing')}}}\n    os: [aix]\n\nsnapshots:",
    )
    text = text.replace(
        "      under: 1.0.0\n", "      under: 1.0.0\n    optionalDependencies:\n      part-for-aix: 1.0.0\n"
    )
    lock.write_text(f"{text}\n  {part}:\n    optional: true\n")
    with pytest.raises(InfrastructureError, match=r"does not offer these packages of the scaffold: part-for-aix\."):
        resolved(small_scaffold, thing="1")


@pytest.mark.parametrize(
    "target", [Platform(os="linux", cpu="x64", libc=("glibc",)), Platform(os="darwin", cpu="arm64")]
)
def test_the_compiled_parts_are_those_of_the_platform(target: Platform) -> None:
    modules = scaffold_modules(scaffold_folder(), target)
    compiled = [
        path.name for path in (modules / ".pnpm").iterdir() if path.name.startswith(("@esbuild+", "@rollup+rollup-"))
    ]
    assert len(compiled) == 2
    assert all(f"{target.os}-{target.cpu}" in name for name in compiled)


def test_each_platform_has_modules_of_its_own(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("parts", optionalDependencies={"for-linux": "1", "for-mac": "1"})
    npm_registry.publish("for-linux", os=["linux"])
    npm_registry.publish("for-mac", os=["darwin"])
    resolution, sandbox = resolved(small_scaffold, parts="1"), choose_sandbox("auto", trusted=True)
    for target, part in ((Platform(os="linux", cpu="x64"), "for-linux"), (Platform(os="darwin", cpu="x64"), "for-mac")):
        modules = modules_of(resolution, small_scaffold, sandbox, target)
        assert isinstance(modules, Path)
        assert [path.name for path in (modules / ".pnpm").glob("for-*")] == [f"{part}@1.0.0"]


def test_an_app_without_packages_of_its_own_has_the_scaffolds() -> None:
    sandbox = choose_sandbox("auto", trusted=True)
    modules = modules_of(scaffold_resolution(scaffold_folder()), scaffold_folder(), sandbox)
    assert modules == scaffold_modules(scaffold_folder())
