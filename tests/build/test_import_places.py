import pytest

from pytest_ui2app.build.import_places import (
    first_import,
    first_top_level_await,
    line_of_bad_json,
    line_of_name,
    line_of_specifier,
    line_of_text,
)
from pytest_ui2app.tsx.modules import Project

TSX = """\
// import x from "./commented";
import type { T } from "./both";
import {
  a,
  b as c,
} from "./both";
export * from "./passed";
export { d as e } from "./passed-by-name";
const Page = lazy(() => import("./later"));
const worker = new Worker(new URL("./work.ts", import.meta.url));
const words = "./said";
const old = require('./required');
"""
CSS = """\
/* @import "./gone.css";
   @import "./gone.css"; */
@import "./gone.css";
"""


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ("./both", 3),
        ("./passed", 7),
        ("./passed-by-name", 8),
        ("./later", 9),
        ("./work.ts", 10),
        ("src/pages/work.ts", 10),
        ("./required", 12),
        ("./never", 0),
    ],
)
def test_a_specifier_stands_where_its_statement_begins(wanted: str, line: int) -> None:
    assert line_of_specifier(Project({"src/pages/A.tsx": TSX}), "src/pages/A.tsx", wanted) == line


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        ("src/x.css", CSS, 3),
        ("src/x.css", '/* @import "./gone.css";', 0),
        ("src/x.md", '"./gone.css"', 0),
    ],
)
def test_comments_of_stylesheets_and_other_files_are_passed_over(file: str, text: str, line: int) -> None:
    assert line_of_specifier(Project({file: text}), file, "./gone.css") == line
    assert line_of_specifier(Project({}), file, "./gone.css") == 0


@pytest.mark.parametrize(("name", "line"), [("a", 4), ("b", 5), ("d", 8), ("old", 0), ("Nope", 0)])
def test_a_name_stands_where_it_is_imported_or_passed_on(name: str, line: int) -> None:
    assert line_of_name(Project({"src/A.tsx": TSX}), "src/A.tsx", name) == line


def test_the_first_import_is_that_which_the_entry_reaches_first() -> None:
    files = {
        "src/App.tsx": 'import "./z";\nimport "./y";',
        "src/z.ts": '\nimport "dayjs";',
        "src/y.ts": 'import "dayjs";',
        "src/a.ts": 'import "dayjs"; import "zod";',
    }
    assert first_import(Project(files), "dayjs") == ("src/z.ts", 2)
    assert first_import(Project(files), "zod") == ("src/a.ts", 1)
    assert first_import(Project(files), "axios") == ("", 0)


def test_an_await_counts_outside_functions_only() -> None:
    inside = (
        "async function f() { await g(); }\nconst h = async () => { await g(); };\nclass A { async m() { await g(); } }"
    )
    assert first_top_level_await(Project({"src/App.tsx": inside})) == ("", 0)
    assert first_top_level_await(Project({"src/App.tsx": inside + "\n\nawait g();"})) == ("src/App.tsx", 5)
    assert first_top_level_await(Project({"src/App.tsx": "if (a) { for (const b of await c) d(b); }"})) == (
        "src/App.tsx",
        1,
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [('{\n"a": 1,\n}', 3), ("[\n  // c\n]", 2), ("", 1), ("[1]", 0), ("[" * 200_000, 0), ("\ufeff[1]", 1)],
)
def test_json_stops_being_json_on_a_line(text: str, line: int) -> None:
    assert line_of_bad_json(Project({"src/d.json": text}), "src/d.json") == line


def test_a_line_is_found_by_all_its_words() -> None:
    project = Project({"src/x.css": "a\n@apply b;\n@apply c;"})
    assert line_of_text(project, "src/x.css", "@apply", "c") == 3
    assert line_of_text(project, "src/x.css", "@apply", "d") == 0
    assert line_of_text(project, "src/gone.css", "a") == 0
