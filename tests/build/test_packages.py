import socket
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_ui2app.build import registry_gate
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.build.packages import (
    ANY_PACKAGE,
    KeptPackage,
    PackagePolicy,
    Resolution,
    kept_packages,
    refusals,
    resolve,
)
from pytest_ui2app.build.sandbox import Command, choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed

if TYPE_CHECKING:
    from tests.build.conftest import Registry


class NoSandbox:
    """Fails the test that runs anything."""

    name = "none"

    def run(self, command: Command) -> Completed:
        raise AssertionError(command)


def refused(name: str, spec: str) -> BuildFailure:
    failure = resolve({name: spec}, scaffold_folder(), ANY_PACKAGE, NoSandbox())
    assert isinstance(failure, BuildFailure)
    return failure


@pytest.mark.parametrize(
    "spec",
    [
        "git+ssh://git@example.org/a.git",
        "git://example.org/a.git",
        "https://example.org/a.tgz",
        "http://example.org/a.tgz",
        "file:../../etc",
        "link:/etc",
        "workspace:*",
        "catalog:",
        "jsr:^1",
        "npm:other@1",
        "runtime:22",
        "owner/repository",
        "../a",
        "~/a",
        "github:a/b",
        "1" * 201,
        "1\n",
    ],
)
def test_only_versions_and_tags_of_published_packages_are_accepted(spec: str) -> None:
    failure = refused("left-pad", spec)
    assert (failure.mode, failure.stage, failure.subject) == (FailureMode.C2, "install", "left-pad")
    assert repr(spec[:200]) in failure.diagnostics


@pytest.mark.parametrize(
    "name",
    [
        "React Query",
        "../a",
        "@scope",
        "@/a",
        "--store-dir=/x",
        "a/b",
        ".bin",
        "",
        "node_modules",
        "@jsr/a__b",
        "a" * 215,
    ],
)
def test_only_names_of_npm_packages_are_accepted(name: str) -> None:
    failure = refused(name, "1")
    assert failure.mode is FailureMode.C2
    assert repr(name) in failure.diagnostics


@pytest.mark.parametrize("spec", ["^1.2.3", "~1.2", "1", "1.x", "*", "", "latest", ">=1 <2", "1 || 2", "1.0.0-rc.1+b"])
def test_ranges_and_tags_are_accepted(spec: str) -> None:
    assert refusals({"left-pad": spec, "@scope/a": spec}) == ()


def test_each_refused_package_is_named() -> None:
    assert [fault.subject for fault in refusals({"a": "file:x", "b": "1", "c": "link:y"})] == ["a", "c"]


@pytest.mark.parametrize(
    ("policy", "admitted"),
    [
        (ANY_PACKAGE, True),
        (PackagePolicy(allow=("left-*",)), True),
        (PackagePolicy(allow=("@left/*",)), False),
        (PackagePolicy(deny=("*pad",)), False),
        (PackagePolicy(allow=("left-pad",), deny=("left-pad",)), False),
        (PackagePolicy(allow=("LEFT-PAD",)), False),
    ],
)
def test_the_users_lists_decide_which_packages_may_be_declared(policy: PackagePolicy, admitted: bool) -> None:  # noqa: FBT001
    assert policy.admits("left-pad") is admitted


def test_a_package_that_the_user_does_not_allow_is_no_mode_of_the_models() -> None:
    failure = resolve({"left-pad": "1"}, scaffold_folder(), PackagePolicy(deny=("left-pad",)), NoSandbox())
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.subject) == (FailureMode.OTHER, "left-pad")
    assert "--ui2app-deny-packages" in failure.diagnostics


def test_the_scaffolds_packages_keep_their_versions_and_need_no_install() -> None:
    policy = PackagePolicy(allow=("nothing",))
    resolution = resolve({"react": "^19", "vite": "git+ssh://x"}, scaffold_folder(), policy, NoSandbox())
    assert isinstance(resolution, Resolution)
    assert resolution.lock == (scaffold_folder() / "pnpm-lock.yaml").read_text(encoding="utf-8")
    assert (resolution.declared, resolution.packages) == ({}, ())


def test_the_scaffolds_packages_that_are_declared_again_are_told() -> None:
    kept = kept_packages({"vite": "git+ssh://x", "clsx": "2", "react": "^19"}, scaffold_folder())
    assert [(package.name, package.wanted) for package in kept] == [("react", "^19"), ("vite", "git+ssh://x")]
    assert kept[0] == KeptPackage(name="react", wanted="^19", version="18.3.1")


def resolved(dependencies: Mapping[str, str], scaffold: Path) -> Resolution:
    resolution = resolve(dependencies, scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))
    assert isinstance(resolution, Resolution), resolution
    return resolution


def failed(dependencies: Mapping[str, str], scaffold: Path) -> BuildFailure:
    failure = resolve(dependencies, scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))
    assert isinstance(failure, BuildFailure)
    assert (failure.mode, failure.stage) == (FailureMode.C2, "install")
    assert "127.0.0.1" not in failure.diagnostics
    return failure


@pytest.mark.full
def test_extra_packages_are_resolved_with_all_they_bring_along(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("@scope/top", "2.1.0", dependencies={"low": "~1.0"})
    npm_registry.publish("low", "1.0.5")
    resolution = resolved({"@scope/top": "^2", "base": "9"}, small_scaffold)
    assert [(p.name, p.version, p.direct) for p in resolution.packages] == [
        ("@scope/top", "2.1.0", True),
        ("low", "1.0.5", False),
    ]
    dist = npm_registry.documents["low"]["versions"]["1.0.5"]["dist"]
    assert resolution.packages[1].integrity == dist["integrity"]
    assert resolution.declared == {"@scope/top": "^2"}
    assert not [hit for hit in npm_registry.hits if hit.endswith(".tgz")]


@pytest.mark.full
def test_the_scaffolds_versions_stay_though_newer_ones_and_peers_want_others(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("base", "1.5.0")
    npm_registry.publish("base", "2.0.0")
    npm_registry.publish("under", "1.9.0")
    npm_registry.publish("plugin", peerDependencies={"base": "^2"}, dependencies={"under": "^1"})
    resolution = resolved({"plugin": "*", "under": "1.9.0"}, small_scaffold)
    assert "base@1.0.0:" in resolution.lock
    assert "under@1.0.0:" in resolution.lock
    assert "base@2.0.0" not in resolution.lock
    assert "base@1.5.0" not in resolution.lock
    assert "plugin@1.0.0(base@1.0.0)" in resolution.lock


@pytest.mark.full
def test_a_package_that_does_not_exist_is_told_by_name(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("needs-ghost", dependencies={"ghost": "^3"})
    failure = failed({"@Ghost/x".lower(): "^1"}, small_scaffold)
    assert failure.subject == "@ghost/x"
    assert failure.diagnostics == (
        "The package \"@ghost/x\" (declared with the version '^1') is not in the npm registry."
    )
    failure = failed({"needs-ghost": "1"}, small_scaffold)
    assert failure.subject == "ghost"
    assert 'The package "needs-ghost@1.0.0" depends on it.' in failure.diagnostics


@pytest.mark.full
def test_a_version_that_does_not_exist_is_told_with_what_there_is(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("thing", "1.4.2")
    failure = failed({"thing": "^7.1"}, small_scaffold)
    assert failure.subject == "thing"
    assert failure.diagnostics == 'No version of the package "thing" matches "^7.1"; its latest release is "1.4.2".'


@pytest.mark.full
@pytest.mark.parametrize(
    "spec",
    [
        "git+https://git.test/a/b.git",
        "git+ssh://git@git.test/a/b.git",
        "owner/repository",
        "github:owner/repository#0123456789012345678901234567890123456789",
        "{other}evil.tgz",
        "{other}evil/-/evil-1.0.0.tgz",
        "https://elsewhere.test/evil.tgz",
        "file:../evil",
        "link:/etc",
        "workspace:*",
    ],
)
def test_a_published_package_may_not_bring_along_an_unpublished_one(
    spec: str, small_scaffold: Path, npm_registry: "Registry", other_host: "Registry"
) -> None:
    other_host.publish("evil")
    npm_registry.publish("carrier", "3.0.0", dependencies={"evil": spec.format(other=other_host.url)})
    failure = failed({"carrier": "3"}, small_scaffold)
    assert failure.subject == "carrier"
    assert "published" in failure.diagnostics
    assert failure.seconds < 12
    assert other_host.hits == []


@pytest.mark.full
def test_pnpm_itself_blocks_what_is_not_from_a_registry(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("evil")
    npm_registry.tarballs["files/evil.tgz"] = npm_registry.tarballs["evil/-/evil-1.0.0.tgz"]
    npm_registry.publish("carrier", dependencies={"evil": f"{npm_registry.url}files/evil.tgz"})
    assert '("evil", by url)' in failed({"carrier": "1"}, small_scaffold).diagnostics


@pytest.mark.full
def test_an_alias_of_a_published_package_inside_another_is_a_published_package(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("real", "1.1.0")
    npm_registry.publish("aliasing", dependencies={"nick": "npm:real@^1"})
    assert [package.name for package in resolved({"aliasing": "1"}, small_scaffold).packages] == ["aliasing", "real"]


@pytest.mark.full
def test_an_invalid_name_in_a_published_package_is_the_models_fault(
    small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("odd", dependencies={"X Y": "1"})
    failure = failed({"odd": "1"}, small_scaffold)
    assert failure.subject == "odd"
    assert "invalid name" in failure.diagnostics


@pytest.mark.full
def test_a_registry_that_fails_twice_is_asked_again(small_scaffold: Path, npm_registry: "Registry") -> None:
    npm_registry.publish("flaky")
    npm_registry.statuses["flaky"] = [503, 500]
    assert resolved({"flaky": "1"}, small_scaffold).packages[0].name == "flaky"
    assert npm_registry.hits.count("flaky") == 3


@pytest.mark.full
@pytest.mark.parametrize(
    ("statuses", "remedy"),
    [([500] * 9, "can be reached"), ([401] * 9, "wants a login"), ([403] * 9, "wants a login")],
)
def test_a_registry_that_does_not_answer_properly_is_the_machines_fault(
    statuses: list[int], remedy: str, small_scaffold: Path, npm_registry: "Registry"
) -> None:
    npm_registry.publish("broken")
    npm_registry.statuses["broken"] = statuses
    with pytest.raises(InfrastructureError, match=remedy):
        resolve({"broken": "1"}, small_scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))


@pytest.mark.full
def test_a_registry_that_hangs_is_the_machines_fault(
    small_scaffold: Path, npm_registry: "Registry", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_gate, "_IDLE_SECONDS", 1)
    npm_registry.hanging.add("stuck")
    with pytest.raises(InfrastructureError, match=r"silent for 1 s\)\nCheck that the npm registry can be reached"):
        resolve({"stuck": "1"}, small_scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))


@pytest.mark.full
def test_a_registry_that_is_down_is_the_machines_fault(small_scaffold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{taken.getsockname()[1]}/")
        with pytest.raises(InfrastructureError, match="Connection refused"):
            resolve({"any": "1"}, small_scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))


@pytest.mark.full
def test_a_registry_that_points_elsewhere_is_told_with_how_to_allow_it(
    small_scaffold: Path, npm_registry: "Registry", other_host: "Registry", monkeypatch: pytest.MonkeyPatch
) -> None:
    other_host.publish("moved")
    npm_registry.redirects["moved"] = f"{other_host.url}moved"
    host = other_host.url.removeprefix("http://").strip("/")
    with pytest.raises(InfrastructureError, match=f"UI2APP_REGISTRY_HOSTS={host}"):
        resolve({"moved": "1"}, small_scaffold, ANY_PACKAGE, choose_sandbox("auto", trusted=True))
    assert other_host.hits == []
    monkeypatch.setenv("UI2APP_REGISTRY_HOSTS", host)
    assert resolved({"moved": "1"}, small_scaffold).packages[0].name == "moved"


@pytest.mark.full
def test_the_users_settings_name_registries_and_logins_and_nothing_else_counts(
    small_scaffold: Path, other_host: "Registry", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_host.publish("@corp/kit")
    monkeypatch.setenv("CORP", other_host.url)
    hostile = "node-linker=hoisted\nproxy=\nnoproxy=*\nauto-install-peers=false\nscript-shell=/bin/false\n"
    (tmp_path / ".npmrc").write_text("@corp:registry=${CORP}\nauto-install-peers=false\n" + hostile)
    assert [package.name for package in resolved({"@corp/kit": "1"}, small_scaffold).packages] == ["@corp/kit"]
    assert "autoInstallPeers: true" in resolved({"@corp/kit": "1"}, small_scaffold).lock
