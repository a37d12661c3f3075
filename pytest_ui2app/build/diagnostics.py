"""Reading what Vite, Rollup, esbuild and PostCSS say: what is wrong, and in which files."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from pytest_ui2app.build.faults import Fault, Kind
from pytest_ui2app.errors import InfrastructureError

_CUT = 20_000
"""Characters of diagnostics that are kept; ours, ten times what a repair turn is fed."""

# Lengths of paths are bounded, since a model's text gets here and unbounded ones would take quadratic time.
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\u2009\r]")
_INSTALLED = re.compile(r"""[^\s"'`(]{0,400}?node_modules/(?:\.pnpm/[^/\s]+/node_modules/)?""")
_FRAME = re.compile(r"\s*(?:>\s*)?\d*\s*[|:]\s")
_ERROR_MARK = "error during build:\n"
_FATAL_MARK = "FATAL ERROR: "
_NOISE = (
    # of this machine or this moment
    "    at ",
    "Node.js v",
    "warn - ",
    "✗ Build failed in",
    # Rollup's advice to build an app that cannot run
    "This is most likely unintended",
    "If you do want to externalize",
    "`build.rollupOptions.external`",
)

_INTERRUPTED = re.compile(
    r"FATAL ERROR|heap out of memory|ERR_WORKER_OUT_OF_MEMORY|\bENOMEM\b|\bEAGAIN\b"
    r"|The service (?:was stopped|is no longer running)"
)
"""The machine or a limit ended the build, whatever else is said."""
_COMPILERS = (
    "esbuild",
    "esbuild-transpile",
    "css",
    "css-post",
    "json",
    "build-html",
    "react-babel",
    "react-swc",
    "import-glob",
    "build-import-analysis",
)
"""Those of Vite's plugins that reject source."""
_SAID = (
    (Kind.UNRESOLVED, r'failed to resolve import "([^"]+)" from|Could not resolve "([^"]+)" from'),
    (Kind.UNRESOLVED, r"Cannot find (?:module|package) '([^']+)'"),
    (Kind.UNRESOLVED, r'Preprocessor dependency "([^"]+)" not found'),
    (Kind.UNRESOLVED, r"ENOENT: no such file or directory, open '(?!/|src/)([^']+)'"),
    (Kind.UNWRITTEN, r"ENOENT: no such file or directory, open '([^']+)'|Could not load (src/[^\s:?]+)"),
    (Kind.UNWRITTEN, r'Could not resolve entry module "([^"]+)"|The config file at "([^"]+)" does not exist'),
    (Kind.UNOFFERED, r'Missing "[^"]+" specifier in "[^"]+" package|Failed to resolve entry for package "([^"]+)"'),
    (Kind.UNOFFERED, r"postcss-import: node_modules/((?:@[^/\s]+/)?[^/\s]+)/"),
    (Kind.UNWRITTEN, r'(The returned path from the "fileResolve" option must be absolute)'),
    (Kind.UNEXPORTED, r'"([^"]+)" is not exported by "[^"]+"'),
    (
        Kind.REJECTED,
        r"Transform failed with \d+ error|Illegal reassignment|\(Note that you need plugins to import files",
    ),
    (
        Kind.REJECTED,
        r"^(?:RollupError: )?src/\S+ \(\d+:\d+\): (?:Expected|Unexpected|Unterminated|Expression expected)",
    ),
    (Kind.REJECTED, rf"^\[vite:(?:{'|'.join(_COMPILERS)})\]"),
)
"""What a message says, the first that fits; the groups hold what it is about."""
_RULES = tuple((kind, re.compile(pattern, re.MULTILINE)) for kind, pattern in _SAID)
_SUBPATH = re.compile(r'Missing "\.?([^"]*)" specifier in "([^"]+)" package')
_EXPORTER = re.compile(r'is not exported by "([^"]+)"')
_ERROR_LINE = re.compile(r": ERROR: ([^\n]+)")
_PREFIXES = re.compile(r"(?:\[[^\]\n]{1,80}\] ?|src/[^\s:]{1,400}(?: \(\d+:\d+\)|:\d+:\d+): )+")
_SUBJECT_CHARACTERS = 200
_SOURCE = re.compile(r"""(?<![\w./@-])src/[^\s"'`:]{1,400}\.\w+""")
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


def one_line(text: str) -> str:
    """Return a model's or a tool's words as one line, of which nothing steers a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def full_disk(place: Path) -> InfrastructureError:
    """Return the error for a disk of this machine that has no room left."""
    return InfrastructureError(f"the disk of {place} is full. Free some space and run again")


def is_full_disk(diagnostics: str) -> bool:
    """Tell whether the machine's disk was full."""
    return _FULL_DISK.search(diagnostics) is not None


def located_files(diagnostics: str) -> tuple[str, ...]:
    """Return the ``src/`` paths that clean diagnostics point at, each once, the file of the error first."""
    ordered = sorted(_without_frames(diagnostics), key=lambda line: not line.startswith("file: "))
    return tuple(dict.fromkeys(path.group() for line in ordered for path in _SOURCE.finditer(line)))


def _without_frames(diagnostics: str) -> Iterator[str]:
    return (line for line in diagnostics.splitlines() if not _FRAME.match(line))


def said_fault(diagnostics: str) -> Fault:
    """Return what a clean message says to be wrong, without the place; lines of code that it quotes do not count."""
    said = "\n".join(_without_frames(diagnostics))
    if not _INTERRUPTED.search(said):
        for kind, pattern in _RULES:
            if found := pattern.search(said):
                subject = next((group for group in found.groups() if group), "")
                return _completed(Fault(kind=kind, subject=subject), found.group(), said)
    return Fault(kind=Kind.UNKNOWN, subject=_first_line(diagnostics))


def _completed(fault: Fault, found: str, diagnostics: str) -> Fault:
    if subpath := _SUBPATH.search(found):
        return replace(fault, subject=subpath[2] + subpath[1])
    if exporter := _EXPORTER.search(found):
        return replace(fault, exporter=exporter[1])
    return replace(fault, subject=_first_line(diagnostics)) if fault.kind is Kind.REJECTED else fault


def _first_line(diagnostics: str) -> str:
    """Return the first error that is told, without the tool's name and the place, at most 200 characters."""
    told = _ERROR_LINE.search(diagnostics)
    line = told[1] if told else diagnostics.strip().partition("\n")[0]
    prefixes = _PREFIXES.match(line)
    return line[prefixes.end() if prefixes else 0 :][:_SUBJECT_CHARACTERS]
