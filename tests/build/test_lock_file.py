from textwrap import dedent

import pytest

from pytest_ui2app.build.lock_file import Package, direct_versions, linking_packages, packages_in, pins_of, split_key
from pytest_ui2app.build.scaffold import scaffold_folder

LOCK = dedent("""\
    lockfileVersion: '9.0'
    importers:
      .:
        dependencies:
          '@s/top': {specifier: ^1, version: '1.2.0(low@2.0.0)'}
          away: {specifier: link:/etc, version: link:/etc}
        devDependencies:
          low: {specifier: '*', version: 2.0.0}
    packages:
      '@s/top@1.2.0':
        resolution: {integrity: sha512-aa==}
        peerDependencies: {low: '*'}
      low@1.0.0:
        resolution: {integrity: sha512-bb==}
      low@2.0.0:
        resolution: {integrity: sha512-cc==}
      odd@https://example.org/odd.tgz:
        resolution: {tarball: https://example.org/odd.tgz}
    snapshots:
      '@s/top@1.2.0(low@2.0.0)':
        dependencies: {low: 2.0.0, odd: https://example.org/odd.tgz}
        optionalDependencies: {x: 'link:../x'}
      low@1.0.0: {}
      low@2.0.0:
        dependencies: {inner: '3.0.0(low@1.0.0)'}
    """)


def test_packages_are_told_with_their_checksums_and_who_declares_them() -> None:
    assert packages_in(LOCK) == {
        "@s/top@1.2.0": Package(name="@s/top", version="1.2.0", integrity="sha512-aa==", direct=True),
        "low@1.0.0": Package(name="low", version="1.0.0", integrity="sha512-bb==", direct=False),
        "low@2.0.0": Package(name="low", version="2.0.0", integrity="sha512-cc==", direct=True),
        "odd@https://example.org/odd.tgz": Package(
            name="odd", version="https://example.org/odd.tgz", integrity="", direct=False
        ),
    }


def test_direct_versions_are_told_without_their_peers() -> None:
    assert direct_versions(LOCK) == {"@s/top": "1.2.0", "away": "link:/etc", "low": "2.0.0"}


def test_packages_that_lead_to_the_machine_are_found() -> None:
    assert linking_packages(LOCK) == ["@s/top@1.2.0"]


def test_pins_hold_each_dependency_on_a_name_where_it_is() -> None:
    assert pins_of(LOCK, {"low", "inner"}) == {"@s/top@1.2.0>low": "2.0.0", "low@2.0.0>inner": "3.0.0"}


def test_the_scaffolds_lock_has_checksums_for_all_and_nothing_local() -> None:
    lock = (scaffold_folder() / "pnpm-lock.yaml").read_text(encoding="utf-8")
    found = packages_in(lock)
    assert {package.name for package in found.values() if package.direct} >= {"react", "vite", "lucide-react"}
    assert all(package.integrity.startswith("sha512-") for package in found.values())
    assert linking_packages(lock) == []


@pytest.mark.parametrize("text", ["", "a: [", "- a", "a: 1", "!!python/object/apply:os.getcwd []"])
def test_another_text_is_no_lock_file(text: str) -> None:
    with pytest.raises(ValueError, match="not a lock file"):
        packages_in(text)


@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("a@1.0.0", ("a", "1.0.0")),
        ("@s/a@1", ("@s/a", "1")),
        ("a@https://x/@y.tgz", ("a", "https://x/@y.tgz")),
        ("", ("", "")),
    ],
)
def test_a_key_is_a_name_that_may_begin_with_an_at_and_a_version(key: str, parts: tuple[str, str]) -> None:
    assert split_key(key) == parts
