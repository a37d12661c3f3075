import pytest

from pytest_ui2app.build.gated_install import GatedRun
from pytest_ui2app.build.install_faults import package_fault
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, CutOff

DIRECT = "\n\nThis error happened while installing a direct dependency of /tmp/x\n"
PARENT = "\n\nThis error happened while installing the dependencies of @s/parent@2.0.0\n"

EXOTIC = (
    'The package "@s/parent@2.0.0" depends on something that is no published package ("evil", by url); such packages'
    " are not installed."
)
NO_MATCH = (
    " ERR_PNPM_NO_MATCHING_VERSION  No matching version found for @a/b@>=9 while fetching it from https://r/"
    f'{DIRECT}\nThe latest release of @a/b is "2.0.1". Published at 1/1/2020\n'
    "\nOther releases are:\n  * beta: 3.0.0-b.1\n"
)
NOT_ALLOWED = f' ERR_PNPM_EXOTIC_SUBDEP  Exotic dependency "evil" (resolved via url) is not allowed in subdep{PARENT}'
OFFERED = 'No version of the package "@a/b" matches ">=9"; its latest release is "2.0.1" (other tags: beta: 3.0.0-b.1).'


def said(output: str, *refused: str) -> GatedRun:
    return GatedRun(ended=Completed(exit_code=1, output=output, seconds=1.0), refused=refused)


@pytest.mark.parametrize(
    ("output", "subject", "text"),
    [
        (
            f" ERR_PNPM_FETCH_404  GET https://r.test/npm/@a%2Fb: Not Found - 404{DIRECT}",
            "@a/b",
            "The package \"@a/b\" (declared with the version '^2') is not in the npm registry.",
        ),
        (
            f" ERR_PNPM_FETCH_404  GET https://r.test/npm/c/-/c-1.0.0.tgz: Not Found - 404{PARENT}",
            "c",
            'The package "c" is not in the npm registry. The package "@s/parent@2.0.0" depends on it.',
        ),
        (
            NO_MATCH,
            "@a/b",
            OFFERED,
        ),
        (
            " ERR_PNPM_NO_VERSIONS  No versions available for c. The package may be unpublished.",
            "c",
            'The package "c" has no published version.',
        ),
        (
            NOT_ALLOWED,
            "@s/parent",
            EXOTIC,
        ),
    ],
)
def test_what_the_model_got_wrong_is_told_in_a_paragraph(output: str, subject: str, text: str) -> None:
    fault = package_fault(said(output), {"@a/b": "^2"}, (), resolving=True)
    assert (fault.subject, fault.text) == (subject, text)


def test_a_missing_package_of_the_scaffolds_is_not_the_models_fault() -> None:
    output = f" ERR_PNPM_FETCH_404  GET https://r.test/vite: Not Found - 404{DIRECT}"
    with pytest.raises(InfrastructureError, match="vite"):
        package_fault(said(output), {"a": "1"}, {"vite"}, resolving=True)


def test_a_host_that_was_refused_is_the_models_fault_only_while_versions_are_looked_for() -> None:
    run = said("GET https://cdn.test/a.tgz: Forbidden - 403", "cdn.test:443")
    assert package_fault(run, {"a": "1"}, (), resolving=True).subject == ""
    with pytest.raises(InfrastructureError, match=r"allow it: UI2APP_REGISTRY_HOSTS=cdn\.test:443"):
        package_fault(run, {"a": "1"}, (), resolving=False)


@pytest.mark.parametrize(
    ("run", "message"),
    [
        (said("ERR_PNPM_META_FETCH_FAIL  GET https://r.test/a: request failed"), "can be reached"),
        (said("ERR_PNPM_FETCH_401  GET https://r.test/a: Unauthorized - 401"), "wants a login"),
        (said("ENOSPC: no space left on device, write"), "is full"),
        (said(""), "exit code 1"),
        (GatedRun(ended=CutOff(exceeded="240 s", output="ERR_PNPM_FETCH_404 GET http://r/a: ", seconds=240)), "240 s"),
        (
            GatedRun(
                ended=Completed(exit_code=1, output="x", seconds=1), troubles=("r.test:443 cannot be reached: dead",)
            ),
            "dead",
        ),
    ],
)
def test_everything_else_is_the_machines_fault_with_a_remedy(run: GatedRun, message: str) -> None:
    with pytest.raises(InfrastructureError, match=message):
        package_fault(run, {"a": "1"}, (), resolving=True)


def test_hostile_output_is_read_in_linear_time() -> None:
    for piece in (
        "GET http://",
        "while installing the dependencies of ",
        '* "',
        "No matching version found for @",
        "(",
    ):
        with pytest.raises(InfrastructureError):
            package_fault(said(piece * 50_000), {}, (), resolving=False)
