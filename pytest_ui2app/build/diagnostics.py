"""Reading what Vite, Rollup, esbuild, PostCSS and pnpm say: which failure mode, which files."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from pytest_ui2app.build.failure_mode import FailureMode

SCAFFOLD_SOURCES = frozenset({"src/main.tsx", "src/index.css"})
"""The scaffold's own files among those a model may write (protocol section 1)."""
_CUT = 20_000
"""Characters of diagnostics that are kept; ours, ten times what a repair turn is fed."""

# Lengths of paths are bounded, since a model's text gets here and unbounded ones would take quadratic time.
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\u2009\r]")
_REGISTRY = re.compile(r"https?://[^/\s]+/(?=\S)")
_INSTALLED = re.compile(r"""[^\s"'`(]{0,400}?node_modules/(?:\.pnpm/[^/\s]+/node_modules/)?""")
_FRAME = re.compile(r"\s*(?:>\s*)?\d*\s*[|:]\s")
_ERROR_MARK = "error during build:\n"
_FATAL_MARK = "FATAL ERROR: "
_NOISE = (
    # of this machine or this moment
    "    at ",
    "Node.js v",
    "Progress: ",
    "warn - ",
    " WARN ",
    "✗ Build failed in",
    "This error happened while installing",
    "The latest release of ",
    "If you need the full list of ",
    "No authorization header ",
    # Rollup's advice to build an app that cannot run
    "This is most likely unintended",
    "If you do want to externalize",
    "`build.rollupOptions.external`",
)

_UNRESOLVED = re.compile(
    r"""failed to resolve import "([^"]+)" from|Could not resolve "([^"]+)" from"""
    r"""|ENOENT: no such file or directory, open '([^']+)'"""
)
_MISSING_FILE = re.compile(r"Could not resolve entry module|Could not load src/")
_MISSING_SUBPATH = re.compile(r'Missing "[^"]+" specifier in "[^"]+" package')
_MISSING_PREPROCESSOR = re.compile(r'Preprocessor dependency "[^"]+" not found')
_NOT_EXPORTED = re.compile(r'"([^"]+)" is not exported by "([^"]+)"')
_REJECTED = re.compile(
    r"^\[vite:(?:esbuild|esbuild-transpile|css|css-post|json|build-html|react-babel|react-swc)\]"
    r"|Transform failed with \d+ error|Illegal reassignment|\(Note that you need plugins to import files"
    r"|^(?:RollupError: )?src/\S+ \(\d+:\d+\): (?:Expected|Unexpected|Unterminated|Expression expected)",
    re.MULTILINE,
)
_SOURCE = re.compile(r"""(?<![\w./@-])src/[^\s"'`:]{1,400}\.\w+""")
_MODEL_INSTALL_FAULT = re.compile(
    r"ERR_PNPM_(?:FETCH_404|NO_MATCHING_VERSION|NO_VERSIONS|SPEC_NOT_SUPPORTED_BY_ANY_RESOLVER|INVALID_PACKAGE_NAME"
    r"|INVALID_DEPENDENCY_NAME|UNSUPPORTED_ENGINE|UNSUPPORTED_PLATFORM)"
)
_FULL_DISK = re.compile(r"\bENOSPC\b|No space left on device")


def clean(output: str, workspace: Path) -> str:
    """Return the tool's message alone: no colours, stack traces, times, or paths of this machine.

    What a build prints before its error depends on which file was reached first, and is left out. At most 20,000
    characters.
    """
    text = _ANSI.sub("", output)
    for root in sorted({str(workspace), str(workspace.resolve())}, key=len, reverse=True):
        text = text.replace(f"{root}/", "").replace(root, ".")
    text = text.partition(_ERROR_MARK)[2] or text
    kept = [line.rstrip() for line in text.splitlines() if not line.startswith(_NOISE)]
    fatal = [line[line.index(_FATAL_MARK) :] for line in kept if _FATAL_MARK in line]
    text = _INSTALLED.sub("node_modules/", "\n".join(fatal or kept).strip()[:_CUT])
    return re.sub(r"\n{3,}", "\n\n", text)


def clean_install(output: str, workspace: Path) -> str:
    """Return pnpm's message as clean() does, with the address of the registry left out too."""
    return _REGISTRY.sub("<registry>/", clean(output, workspace))


def is_model_install_fault(diagnostics: str) -> bool:
    """Tell whether pnpm failed for what was declared, and not for the network, the registry or the machine."""
    return _MODEL_INSTALL_FAULT.search(diagnostics) is not None


def is_full_disk(diagnostics: str) -> bool:
    """Tell whether the machine's disk was full."""
    return _FULL_DISK.search(diagnostics) is not None


def located_files(diagnostics: str) -> tuple[str, ...]:
    """Return the ``src/`` paths that clean diagnostics point at, each once, the file of the error first."""
    lines = [line for line in diagnostics.splitlines() if not _FRAME.match(line)]
    ordered = sorted(lines, key=lambda line: not line.startswith("file: "))
    return tuple(dict.fromkeys(path.group() for line in ordered for path in _SOURCE.finditer(line)))


def classify(diagnostics: str, files: Mapping[str, str], dependencies: Mapping[str, str]) -> FailureMode:
    """Assign one of C1 and C3 to C8, else OTHER, to the clean diagnostics of a build.

    ``files`` are the generated files, ``dependencies`` all declared ones, the scaffold's included. C8 comes first: the
    error stands in a scaffold file that was generated anew, and the scaffold's own file would not have had it.
    """
    first = located_files(diagnostics)[:1]
    if first and first[0] in SCAFFOLD_SOURCES & files.keys() and not _is_about_app(diagnostics):
        return FailureMode.C8
    for mode in _candidates(diagnostics, files, dependencies):
        return mode
    return FailureMode.OTHER


def _is_about_app(diagnostics: str) -> bool:
    """Tell whether ``src/App`` is missing or lacks its default export, on which the scaffold's own file insists."""
    missing = re.search(r'Could not resolve "\./App(?:\.tsx)?"', diagnostics)
    return bool(missing or re.search(r'"default" is not exported by "src/App\.', diagnostics))


def _candidates(diagnostics: str, files: Mapping[str, str], dependencies: Mapping[str, str]) -> Iterator[FailureMode]:
    if unresolved := _UNRESOLVED.search(diagnostics):
        specifier = next(group for group in unresolved.groups() if group)
        yield _mode_of_unresolved(specifier, files, dependencies)
    if _MISSING_FILE.search(diagnostics):
        yield FailureMode.C5
    if _MISSING_SUBPATH.search(diagnostics):
        yield FailureMode.C1
    if _MISSING_PREPROCESSOR.search(diagnostics):
        yield FailureMode.C3
    if unexported := _NOT_EXPORTED.search(diagnostics):
        own = unexported[2].startswith("src/")
        yield FailureMode.C6 if own else FailureMode.C1
    if _REJECTED.search(diagnostics):
        yield FailureMode.C7


def _mode_of_unresolved(specifier: str, files: Mapping[str, str], dependencies: Mapping[str, str]) -> FailureMode:
    if specifier.startswith((".", "/")):
        return FailureMode.C5
    if _package(specifier) in dependencies:
        return FailureMode.C1
    return FailureMode.C4 if _is_alias(specifier, files) else FailureMode.C3


def _is_alias(specifier: str, files: Mapping[str, str]) -> bool:
    """Tell whether a bare specifier is no package: a usual alias, or a folder or file of the app's own ``src/``."""
    if specifier.startswith(("@/", "~", "#", "$")):
        return True
    head = specifier.removeprefix("@").split("/")[0]
    own = {PurePosixPath(path).parts[1].split(".")[0] for path in files}
    return head in own or head == "src"


def _package(specifier: str) -> str:
    depth = 2 if specifier.startswith("@") else 1
    return "/".join(specifier.split("/")[:depth])
