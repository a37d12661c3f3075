"""The messages were recorded from real runs of Vite 6.4.6, paths replaced by /tmp/w and /home/x."""

import time
from pathlib import Path

import pytest

from pytest_ui2app.build.diagnosis import diagnose
from pytest_ui2app.build.diagnostics import (
    clean,
    is_full_disk,
    located_files,
)
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.report import NoReport
from pytest_ui2app.build.written_app import WrittenApp

WORKSPACE = Path("/tmp/w")  # noqa: S108 - only a name
RAW = """\
\x1b[33m
warn\x1b[39m - No utility classes were detected in your source files. If this is unexpected, double-check the `content`
warn - https://tailwindcss.com/docs/content-configuration
✗ Build failed in 1.94s
\x1b[31merror during build:
\x1b[31msrc/App.tsx (1:15): "NoSuchIcon" is not exported by \
"../../home/x/.cache/ui2app/scaffold-94e1/node_modules/.pnpm/lucide-react@0.460.0_react@18.3.1/node_modules/\
lucide-react/dist/esm/lucide-react.js", imported by "src/App.tsx".\x1b[39m
file: \x1b[36m/tmp/w/src/App.tsx:1:15\x1b[39m

1: import { Home, NoSuchIcon } from "lucide-react";
                  ^
2: export default function App() {

    at getRollupError (file:///home/x/.cache/ui2app/scaffold-94e1/node_modules/.pnpm/rollup@4.68.8/node_modules/r.js:355:41)
    at error (file:///home/x/.cache/ui2app/scaffold-94e1/node_modules/.pnpm/rollup@4.68.8/node_modules/r.js:351:42)
"""
CLEAN = """\
src/App.tsx (1:15): "NoSuchIcon" is not exported by "node_modules/lucide-react/dist/esm/lucide-react.js", \
imported by "src/App.tsx".
file: src/App.tsx:1:15

1: import { Home, NoSuchIcon } from "lucide-react";
                  ^
2: export default function App() {"""
SCAFFOLD = {"react": "^18", "lucide-react": "^0.460.0", "react-router-dom": "^6", "vite": "^6"}
FILES = {"src/App.tsx": "", "src/components/Card.tsx": "", "src/x.css": "", "src/d.json": ""}
REGENERATED = FILES | {"src/main.tsx": "", "src/index.css": ""}


def mode(message: str, files: dict[str, str] = FILES, extra: dict[str, str] | None = None) -> FailureMode:
    app = WrittenApp(files=files, dependencies=SCAFFOLD | (extra or {}), modules=Path("node_modules"))
    return diagnose(NoReport(reason="none was written"), message, app).mode


def unresolved(specifier: str) -> str:
    return f'[vite]: Rollup failed to resolve import "{specifier}" from "src/App.tsx".'


def unexported(name: str, exporter: str, importer: str = "src/App.tsx") -> str:
    return (
        f'{importer} (1:9): "{name}" is not exported by "{exporter}", imported by "{importer}".\nfile: {importer}:1:9'
    )


def missing(specifier: str, importer: str = "src/App.tsx") -> str:
    return f'Could not resolve "{specifier}" from "{importer}"\nfile: {importer}'


def test_colours_paths_times_and_traces_are_left_out() -> None:
    assert clean(RAW, WORKSPACE) == CLEAN


def test_cleaning_twice_changes_nothing() -> None:
    assert clean(CLEAN, WORKSPACE) == CLEAN


def test_privately_installed_packages_read_like_the_scaffolds() -> None:
    raw = 'error during build:\n"a" is not exported by "node_modules/.pnpm/clsx@2.1.1/node_modules/clsx/dist/clsx.mjs"'
    assert clean(raw, WORKSPACE) == '"a" is not exported by "node_modules/clsx/dist/clsx.mjs"'


def test_output_without_the_mark_of_an_error_is_kept() -> None:
    assert clean("bye\n", WORKSPACE) == "bye"


def test_a_crash_of_node_is_kept_as_its_one_line() -> None:
    raw = (
        "<--- Last few GCs --->\n[71:0x55d] 1234 ms: Mark-Compact\n\n"
        "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace"
    )
    assert clean(raw, WORKSPACE) == (
        "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory"
    )


@pytest.mark.parametrize("piece", ["x", "src/", "node_modules/", '"', "(", "\n", "1: ", "../", "\x1b["])
def test_diagnostics_are_bounded_and_read_in_linear_time(piece: str) -> None:
    started = time.monotonic()
    cleaned = clean(piece * 300_000, WORKSPACE)
    mode(cleaned)
    located_files(cleaned)
    assert len(cleaned) <= 20_000
    assert time.monotonic() - started < 5


def test_a_full_disk_is_recognised() -> None:
    assert is_full_disk("ENOSPC: no space left on device, write")
    assert not is_full_disk(CLEAN)


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (CLEAN, FailureMode.C1),
        (unexported("useHistory", "node_modules/react-router-dom/dist/index.js"), FailureMode.C1),
        (unexported("readFileSync", "__vite-browser-external"), FailureMode.C1),
        (unresolved("lucide-react/no/such"), FailureMode.C1),
        ('[commonjs--resolver] Missing "./nope.js" specifier in "react" package', FailureMode.C1),
        (unresolved("axios"), FailureMode.C3),
        (unresolved("@tanstack/react-query"), FailureMode.C3),
        (unresolved("swiper/css"), FailureMode.C3),
        (
            '[vite:css] Preprocessor dependency "sass-embedded" not found. Did you install it?\nfile: src/x.scss',
            FailureMode.C3,
        ),
        (unresolved("@/components/Card"), FailureMode.C4),
        (unresolved("~/components/Card"), FailureMode.C4),
        (unresolved("components/Card"), FailureMode.C4),
        (unresolved("@components/Card"), FailureMode.C4),
        (unresolved("src/components/Card"), FailureMode.C4),
        (missing("./lib/x"), FailureMode.C5),
        (missing("../logo.png"), FailureMode.C5),
        (missing("./App", "src/main.tsx"), FailureMode.C5),
        (unresolved("/logo.svg"), FailureMode.C5),
        (
            "[vite:css] [postcss] ENOENT: no such file or directory, open './nope.css'\nfile: src/x.css:undefined:NaN",
            FailureMode.C5,
        ),
        (
            '[vite:worker-import-meta-url] Could not resolve entry module "src/w.ts".\nfile: src/App.tsx',
            FailureMode.C5,
        ),
        (unexported("Card", "src/components/Card.tsx"), FailureMode.C6),
        (unexported("default", "src/App.tsx", "src/main.tsx"), FailureMode.C6),
        (
            '[vite:esbuild] Transform failed with 1 error:\nsrc/App.tsx:4:21: ERROR: Unexpected closing "div" tag',
            FailureMode.C7,
        ),
        ("[vite:css] [postcss] src/x.css:2:2: Unclosed block\nfile: src/x.css:2:1", FailureMode.C7),
        (
            "[vite:css] [postcss] src/x.css:1:6: The `bg-nope-500` class does not exist.\nfile: src/x.css:1:5",
            FailureMode.C7,
        ),
        (
            "[vite:json] [plugin vite:json] src/d.json (1:7): Failed to parse JSON file\nfile: src/d.json",
            FailureMode.C7,
        ),
        (
            "src/x.md (2:5): Expected ';', '}' or <eof> (Note that you need plugins to import files that are not J",
            FailureMode.C7,
        ),
        ('src/App.tsx (3:2): Illegal reassignment of import "x" in "src/App.tsx".', FailureMode.C7),
        ("bye", FailureMode.OTHER),
        ("FATAL ERROR: Reached heap limit Allocation failed", FailureMode.OTHER),
    ],
)
def test_each_message_has_its_mode(message: str, expected: FailureMode) -> None:
    assert mode(message) is expected


def test_a_subpath_is_hallucinated_only_if_its_package_is_declared() -> None:
    assert mode(unresolved("swiper/css"), extra={"swiper": "^11"}) is FailureMode.C1


@pytest.mark.parametrize(
    "message",
    [
        missing("./styles.css", "src/main.tsx"),
        unresolved("@reduxjs/toolkit").replace("src/App.tsx", "src/main.tsx"),
        unexported("App", "src/App.tsx", "src/main.tsx"),
        "[vite:build-html] Transform failed with 1 error:\nsrc/main.tsx:1:20: ERROR: x\nfile: src/main.tsx:1:20",
        "[vite:css] [postcss] src/index.css:1:1: The `border-border` class does not exist.\nfile: src/index.css:1:0",
    ],
)
def test_an_error_in_a_regenerated_scaffold_file_is_c8(message: str) -> None:
    assert mode(message, REGENERATED) is FailureMode.C8
    assert mode(message) is not FailureMode.C8


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (missing("./App", "src/main.tsx"), FailureMode.C5),
        (unexported("default", "src/App.tsx", "src/main.tsx"), FailureMode.C6),
        (missing("./lib/x"), FailureMode.C5),
    ],
)
def test_an_error_the_scaffolds_own_file_would_have_too_is_not_c8(message: str, expected: FailureMode) -> None:
    assert mode(message, REGENERATED) is expected


@pytest.mark.parametrize(
    ("message", "files"),
    [
        (unexported("x", "src/lib/y.ts", "src/lib/index.ts"), ("src/lib/index.ts", "src/lib/y.ts")),
        (unresolved("axios"), ("src/App.tsx",)),
        ("src/x.ts:1:27: ERROR: Unterminated\nfile: src/a (b).ts:1:27\n", ("src/x.ts",)),
        (
            'file: src/App.tsx:2:1\n1: import x from "src/other.ts";\n2  |  import y from "src/more.ts";',
            ("src/App.tsx",),
        ),
        ("[vite:css] evil src/pages/[id].tsx, src/pages/$id.tsx", ("src/pages/[id].tsx", "src/pages/$id.tsx")),
        ('"a" is not exported by "node_modules/b/src/c.js", imported by "src/App.tsx"', ("src/App.tsx",)),
        ("bye", ()),
    ],
)
def test_files_are_located_with_the_errors_own_first(message: str, files: tuple[str, ...]) -> None:
    assert located_files(message) == files
