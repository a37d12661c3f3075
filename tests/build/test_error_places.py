"""The messages are those of real runs of Vite 6.4.6, as clean() leaves them."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.build.error_places import error_places, trades_errors

ROLLUP = """\
src/App.tsx (1:15): "NoSuchIcon" is not exported by "node_modules/lucide-react/dist/esm/lucide-react.js", \
imported by "src/App.tsx".
file: src/App.tsx:1:15

1: import { Home, NoSuchIcon } from "lucide-react";
                  ^
2: export default function App() {"""
ESBUILD = """\
[vite:esbuild] Transform failed with 2 errors:
src/pages/Home.tsx:4:21: ERROR: Unexpected closing "div" tag does not match opening "p" tag
src/pages/Home.tsx:9:2: ERROR: Unterminated regular expression
file: src/pages/Home.tsx:4:21"""
POSTCSS = "[vite:css] [postcss] src/x.css:2:2: Unclosed block\nfile: src/x.css:2:1"
NO_LINE = '[vite]: Rollup failed to resolve import "axios" from "src/App.tsx".'
INSTALL = "ERR_PNPM_FETCH_404 GET <registry>/no-such: Not Found - 404"


@pytest.mark.parametrize(
    ("message", "places"),
    [
        (ROLLUP, {"src/App.tsx:1"}),
        (ESBUILD, {"src/pages/Home.tsx:4", "src/pages/Home.tsx:9"}),
        (POSTCSS, {"src/x.css:2"}),
        ("src/App.tsx(3,5): error TS2304: Cannot find name", {"src/App.tsx:3"}),
        ("src/pages/[id].tsx:7:1: ERROR: x", {"src/pages/[id].tsx:7"}),
        ("src/(shop)/cart.tsx (8:1): Expected x", {"src/(shop)/cart.tsx:8"}),
        ("src/pages/$id.tsx:8:1: ERROR: x", {"src/pages/$id.tsx:8"}),
    ],
)
def test_a_place_is_a_file_and_a_line(message: str, places: set[str]) -> None:
    assert error_places(message) == places


@pytest.mark.parametrize(
    ("message", "places"),
    [
        (NO_LINE, {"src/App.tsx"}),
        ('Could not resolve "./lib/x" from "src/pages/A.tsx"\nfile: src/pages/A.tsx', {"src/pages/A.tsx"}),
        ("[vite:css] [postcss] ENOENT: open './nope.css'\nfile: src/x.css:undefined:NaN", {"src/x.css"}),
    ],
)
def test_a_message_without_lines_has_files_as_its_places(message: str, places: set[str]) -> None:
    assert error_places(message) == places


def test_what_a_message_only_speaks_of_is_no_place() -> None:
    message = (
        'src/pages/A.tsx (1:9): "Card" is not exported by "src/Card.tsx", imported by "src/pages/A.tsx".\n'
        'file: src/pages/A.tsx:1:9\n\n1: import { Card } from "src/Card.tsx:3:1";\n'
        "at node_modules/b/src/c.js:5:1"
    )
    assert error_places(message) == {"src/pages/A.tsx:1"}


@pytest.mark.parametrize(
    "message", ["", "bye", INSTALL, "FATAL ERROR: Reached heap limit", "node_modules/b/src/c.js:5:1", "my-src/c.js:5:1"]
)
def test_an_error_outside_the_app_has_no_place(message: str) -> None:
    assert error_places(message) == frozenset()


@pytest.mark.parametrize(
    ("before", "after", "traded"),
    [
        (ROLLUP, ESBUILD, True),
        (ROLLUP, ROLLUP.replace("1:15", "2:15"), True),
        (NO_LINE, NO_LINE.replace("App", "Other"), True),
        (ROLLUP, ROLLUP.replace("1:15", "1:3"), False),
        (ESBUILD, "src/pages/Home.tsx:9:7: ERROR: x\nsrc/App.tsx:1:1: ERROR: y", False),
        (NO_LINE, NO_LINE.replace("axios", "dayjs"), False),
        (INSTALL, ROLLUP, False),
        (ROLLUP, INSTALL, False),
        (INSTALL, INSTALL, False),
    ],
)
def test_errors_are_traded_when_both_builds_name_places_and_share_none(
    before: str,
    after: str,
    traded: bool,  # noqa: FBT001
) -> None:
    assert trades_errors(before, after) is traded


@given(text=st.text(), other=st.text())
def test_any_text_can_be_compared_and_never_trades_with_itself(text: str, other: str) -> None:
    assert not trades_errors(text, text)
    assert trades_errors(text, other) is trades_errors(other, text)


@pytest.mark.parametrize("piece", ["x", "src/", " src/a.b", ".", "a.", "1:", "("])
def test_long_messages_are_read_in_linear_time(piece: str) -> None:
    started = time.monotonic()
    error_places("src/" + piece * 20_000)
    assert time.monotonic() - started < 2
