"""Why pnpm failed: what the model declared, which is a value, or the registry and the machine, which is an error."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from pytest_ui2app.build.diagnostics import full_disk, is_full_disk
from pytest_ui2app.build.gated_install import GatedRun
from pytest_ui2app.build.lock_file import split_key
from pytest_ui2app.build.npm_settings import HOSTS_VARIABLE
from pytest_ui2app.build.proxy_requests import address_of
from pytest_ui2app.build.toolchain import store_folder
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import CutOff

_CODE = re.compile(r"ERR_PNPM_([A-Z0-9_]+)")
_MESSAGE = re.compile(r"ERR_PNPM_[A-Z0-9_]+\s+([^\n]{1,1000})")
_URL = re.compile(r"\b(?:GET|HEAD) (https?://[^\s]{1,2000}?):? ")
_PARENT = re.compile(r"while installing the dependencies of (\S{1,300}?)$", re.MULTILINE)
_NO_MATCH = re.compile(r"No matching version found for (@?[^@\s]{1,300})@(.{0,300}?) while fetching it")
_LATEST = re.compile(r'The latest release of \S{1,300} is "([^"\s]{1,100})"')
_TAGS = re.compile(r"^\s*\* (\S{1,100}: \S{1,100})$", re.MULTILINE)
_EXOTIC = re.compile(r'Exotic dependency "([^"]{1,300})" \(resolved via ([\w-]{1,50})\)')
_OWNER_OF_BAD_NAME = re.compile(r'Package "(@?[^@"\s]{1,300})@[^"]{1,100}" contains a dependency with an invalid name')
_UNPUBLISHED = re.compile(r"No versions available for (\S{1,300}?)\. ")
_UNFIT = re.compile(r"Unsupported (?:platform|engine|environment)[^\n]{0,100}? for (@?[^@\s]{1,300})@")
_ON_THE_WAY = re.compile(r"^Progress:|Will retry in|\bWARN\b")
"""Lines that tell of what was tried, not of how it ended."""
_ASKS_GIT = "git ls-remote"
_NOT_FROM_A_REGISTRY = frozenset(
    (
        "EXOTIC_SUBDEP",
        "NOT_PACKAGE_DIRECTORY",
        "LINKED_PKG_DIR_NOT_FOUND",
        "SPEC_NOT_SUPPORTED_BY_ANY_RESOLVER",
        "WORKSPACE_PKG_NOT_FOUND",
        "NO_MATCHING_VERSION_INSIDE_WORKSPACE",
        "CATALOG_ENTRY_NOT_FOUND_FOR_SPEC",
        "GIT_AMBIGUOUS_REF",
        "INVALID_JSR_SPECIFIER",
        "INVALID_JSR_PACKAGE_NAME",
        "MISSING_JSR_PACKAGE_SCOPE",
    )
)
"""pnpm's codes for a package that depends on something other than a published package."""
_BAD_NAMES = frozenset({"INVALID_DEPENDENCY_NAME", "INVALID_PACKAGE_NAME"})
_UNFIT_CODES = frozenset({"UNSUPPORTED_ENGINE", "UNSUPPORTED_PLATFORM"})


@dataclass(frozen=True, slots=True, kw_only=True)
class PackageFault:
    """What is wrong with the declared dependencies: a paragraph, and the package it is about (empty: unknown)."""

    text: str
    subject: str


def package_fault(run: GatedRun, wanted: Mapping[str, str], given: Collection[str], *, resolving: bool) -> PackageFault:
    """Return what the model got wrong, from a run of pnpm that failed.

    ``wanted`` are the packages it declared, name -> version range; ``given`` the names of the scaffold's, those they
    bring along included, which are no fault of the model's; ``resolving`` says whether versions were still looked for,
    and not packages of a lock file fetched. Raises InfrastructureError, with the remedy, if it is not the model that
    got something wrong.
    """
    said = run.ended.output.strip()
    if run.is_exhausted:
        return PackageFault(text="The declared packages are larger than one app's packages may be.", subject="")
    fault = None if isinstance(run.ended, CutOff) else _declared_wrongly(said, run, wanted)
    if fault is None and resolving and _depends_on_more(said, run):
        fault = _exotic(said)
    if fault is None or (fault.subject in given and fault.subject not in wanted):
        raise _trouble(run, said)
    return fault


def _declared_wrongly(said: str, run: GatedRun, wanted: Mapping[str, str]) -> PackageFault | None:
    found = _CODE.search(said)
    code = found[1] if found else ""
    if code == "FETCH_404" and (url := _URL.search(said)) and not _is_elsewhere(url[1], run):
        return _missing(_package_at(url[1]), said, wanted)
    if code in ("NO_MATCHING_VERSION", "NO_VERSIONS"):
        return _no_version(said)
    if code in _BAD_NAMES:
        owner = _OWNER_OF_BAD_NAME.search(said)
        return PackageFault(text=_message(said), subject=owner[1] if owner else "")
    if code in _UNFIT_CODES:
        unfit = _UNFIT.search(said)
        return PackageFault(text=_message(said), subject=unfit[1] if unfit else "")
    return None


def _depends_on_more(said: str, run: GatedRun) -> bool:
    """Tell whether pnpm stumbled over a dependency that is no published package."""
    found = _CODE.search(said)
    is_named = found is not None and found[1] in _NOT_FROM_A_REGISTRY
    return not isinstance(run.ended, CutOff) and (is_named or _ASKS_GIT in said or _asked_elsewhere(said, run))


def _missing(name: str, said: str, wanted: Mapping[str, str]) -> PackageFault:
    asked = f" (declared with the version {wanted[name]!r})" if name in wanted else ""
    return PackageFault(text=f'The package "{name}"{asked} is not in the npm registry.{_because(said)}', subject=name)


def _no_version(said: str) -> PackageFault:
    if unmatched := _NO_MATCH.search(said):
        latest = _LATEST.search(said)
        offered = f'; its latest release is "{latest[1]}"' if latest else ""
        tags = f" (other tags: {', '.join(found)})" if (found := _TAGS.findall(said)[:10]) else ""
        text = f'No version of the package "{unmatched[1]}" matches "{unmatched[2]}"{offered}{tags}.{_because(said)}'
        return PackageFault(text=text, subject=unmatched[1])
    unpublished = _UNPUBLISHED.search(said)
    name = unpublished[1] if unpublished else ""
    return PackageFault(text=f'The package "{name}" has no published version.{_because(said)}', subject=name)


def _exotic(said: str) -> PackageFault:
    parent = _PARENT.search(said)
    owner = parent[1] if parent else ""
    name, _ = split_key(owner)
    dependency = _EXOTIC.search(said)
    what = f' ("{dependency[1]}", by {dependency[2]})' if dependency else ""
    subject = f'The package "{owner}"' if owner else "A declared package"
    text = f"{subject} depends on something that is no published package{what}; such packages are not installed."
    return PackageFault(text=text, subject=name)


def _because(said: str) -> str:
    parent = _PARENT.search(said)
    return f' The package "{parent[1]}" depends on it.' if parent else ""


def _package_at(url: str) -> str:
    """Return the name of the package whose data, or whose tarball, a registry has at an address."""
    path = unquote(urlsplit(url).path).partition("/-/")[0].strip("/")
    at = path.find("@")
    return path[at:] if at >= 0 else path.rpartition("/")[2]


def _asked_elsewhere(said: str, run: GatedRun) -> bool:
    """Tell whether pnpm stumbled over an address that the gate refused, and that no registry had redirected it to."""
    url = _URL.search(said)
    return bool(run.refused) and (url is None or _is_elsewhere(url[1], run))


def _is_elsewhere(url: str, run: GatedRun) -> bool:
    try:
        return str(address_of(url)) in run.refused
    except ValueError:
        return False


def _message(said: str) -> str:
    found = _MESSAGE.search(said)
    return found[1].strip() if found else said[-200:]


def _trouble(run: GatedRun, said: str) -> InfrastructureError:
    if is_full_disk(said):
        return full_disk(store_folder())
    why = "; ".join(run.troubles)
    ended = run.ended
    if isinstance(ended, CutOff):
        fact = f"installing the app's packages went over its limit of {ended.exceeded}"
    else:
        fact = f"the app's packages cannot be installed: {_end_of(said) or f'exit code {ended.exit_code}'}"
    told = f"{fact} ({why})" if why else fact
    return InfrastructureError(f"{told}\n{_remedy(run, said)}")


def _end_of(said: str) -> str:
    """Return what pnpm says from its error on, or last."""
    told = "\n".join(line for line in said.splitlines() if not _ON_THE_WAY.search(line))
    return told[start : start + 800] if (start := told.find("ERR_PNPM_")) >= 0 else told[-800:]


def _remedy(run: GatedRun, said: str) -> str:
    if run.refused:
        hosts = ", ".join(run.refused)
        return (
            f"The registry sends installs to {hosts}, which is none of the registries in ~/.npmrc. If it is right to"
            f" fetch packages there, allow it: {HOSTS_VARIABLE}={','.join(run.refused)}"
        )
    if "ERR_PNPM_FETCH_401" in said or "ERR_PNPM_FETCH_403" in said:
        return "The registry wants a login, or another one: correct it in ~/.npmrc"
    return "Check that the npm registry can be reached, or name another one in ~/.npmrc"
