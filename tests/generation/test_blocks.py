from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.generation.blocks import find_blocks, joined, write_blocks

CASES = Path(__file__).parents[2] / "cases"


def found(text: str) -> dict[str, str]:
    return {block.path: block.text for block in find_blocks(text)}


@pytest.mark.parametrize(
    "text",
    [
        "--- src/a.tsx ---\n```tsx\nA\n```\n--- src/b.tsx ---\n```\nB\n```\n",
        "Here you are:\n\n--- src/a.tsx ---\n```tsx\nA\n```\nNext:\n--- `src/b.tsx` ---\n```\nB\n```\nDone!",
        "```tsx\n--- src/a.tsx ---\nA\n```\n\n```tsx\n--- src/b.tsx ---\nB\n```\n",
        "---src/a.tsx---\nA\n---- src/b.tsx ----\nB\n--- END OF FILES ---\n",
        "```tsx\n// src/a.tsx\nA\n```\ntext\n```ts\n/* src/b.tsx */\nB\n```",
        "```tsx\n// File: src/a.tsx\nA\n```\n````\n// src/b.tsx\nB\n````",
        "### `src/a.tsx`\n\n```tsx\nA\n```\n\n2. **src/b.tsx**:\n```\nB\n```\nThat is all.",
        "src/a.tsx\nA\nsrc/b.tsx\nB",
        "## src/a.tsx\n```\nA\n```\n## src/b.tsx\n```tsx\nB",
    ],
)
def test_the_notations_of_careless_models_are_read(text: str) -> None:
    assert found(text) == {"src/a.tsx": "A", "src/b.tsx": "B"}


@pytest.mark.parametrize("line", ["--- helpers ---", "--- e.g. ---", "----------", "--- v1.2 ---", "-- src/x.ts --"])
def test_dashes_around_something_else_than_a_path_cut_nothing(line: str) -> None:
    assert found(f"--- src/a.tsx ---\nA\n{line}\nB") == {"src/a.tsx": f"A\n{line}\nB"}


def test_delimiters_win_over_fences_and_fences_over_headings() -> None:
    text = "src/loose.tsx\n```tsx\n// src/fenced.tsx\nF\n```\n"
    assert found(text) == {"src/fenced.tsx": "F"}
    assert list(found(text + "--- src/marked.tsx ---\nM\n")) == ["src/marked.tsx"]


def test_a_fence_inside_a_file_is_content() -> None:
    code = "const help = `\n```sh\nrun\n```\n`;"
    assert found(f"--- src/help.ts ---\n{code}\n") == {"src/help.ts": code}
    assert found(f"--- src/help.ts ---\n```ts\n{code}\n```\n") == {"src/help.ts": code}


def test_a_markdown_file_keeps_its_last_fence() -> None:
    assert found("--- src/a.md ---\ntext\n```\nx\n```\n") == {"src/a.md": "text\n```\nx\n```"}


@pytest.mark.parametrize(
    "path", ["package.json", "Dockerfile", ".env", "../a", "C:\\a b.ts", "src/a b.tsx", "public/x"]
)
def test_an_odd_path_still_ends_the_file_before_it(path: str) -> None:
    assert found(f"--- src/a.tsx ---\nA\n--- {path} ---\nB\n") == {"src/a.tsx": "A", path: "B"}


def test_a_file_cut_in_half_survives_the_continue_turn() -> None:
    assert joined(["--- src/a.tsx ---\nconst a", " = 1;\n"]) == "--- src/a.tsx ---\nconst a = 1;\n"


def test_a_delimiter_cut_in_half_survives_the_continue_turn() -> None:
    assert found(joined(["--- src/a.tsx ---\nA\n--- src/", "b.tsx ---\nB\n"])) == {"src/a.tsx": "A", "src/b.tsx": "B"}


def test_a_continue_turn_that_restarts_the_file_begins_on_its_own_line() -> None:
    blocks = find_blocks(joined(["--- src/a.tsx ---\nconst a", "--- src/a.tsx ---\nconst a = 1;\n"]))
    assert [block.text for block in blocks] == ["const a", "const a = 1;"]


def test_a_continue_turn_that_reopens_a_fence_adds_no_fence_to_the_file() -> None:
    parts = ["--- src/a.tsx ---\n```tsx\nconst a", "```tsx\n = 1;\n```\n--- src/b.tsx ---\n```tsx\nB\n```"]
    assert found(joined(parts)) == {"src/a.tsx": "const a = 1;", "src/b.tsx": "B"}


LINES = st.sampled_from(
    [
        "",
        " ",
        "x",
        "```",
        "```tsx",
        "````",
        "--- src/x.tsx ---",
        "---- src/x.tsx ----",
        "--- end ---",
        "---",
        "// src/x.ts",
    ]
)
TEXTS = st.lists(LINES, max_size=6).map("\n".join) | st.text(
    st.characters(exclude_characters="\r", exclude_categories=["Cs"]), max_size=40
)
PATHS = st.sampled_from(["src/App.tsx", "src/pages/Home.tsx", "src/notes.md", "src/data.json", "src/.hidden"])


@given(st.dictionaries(PATHS, TEXTS, min_size=1))
def test_what_is_written_is_found_again_byte_for_byte(files: dict[str, str]) -> None:
    assert found(write_blocks(files)) == files


@pytest.mark.parametrize("case", sorted(CASES.glob("*/reference")), ids=lambda path: path.parent.name)
def test_every_bundled_reference_survives_the_notation(case: Path) -> None:
    files = {path.relative_to(case).as_posix(): path.read_text() for path in (case / "src").rglob("*.*")}
    assert files
    assert found(write_blocks(files)) == files
