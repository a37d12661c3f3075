"""Trees, and edits that are safe in any script."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.tsx.syntax import Edit, apply_edits, is_code, parse, parse_file, string_value


def test_offsets_count_bytes_and_text_survives_them() -> None:
    root = parse('const naïve = <p title="日本 → ✓">{"é"}</p>;')
    texts = [string_value(node) for node in root.walk() if node.kind == "string"]
    assert texts == ["日本 → ✓", "é"]
    assert not root.faulty


@given(st.text(), st.text(), st.text())
def test_an_edit_between_any_two_characters_leaves_the_rest(before: str, middle: str, after: str) -> None:
    start = len(before.encode("utf-8", errors="replace"))
    edit = Edit(start=start, end=start + len(middle.encode("utf-8", errors="replace")), text="→")
    assert apply_edits(before + middle + after, [edit]) == f"{before}→{after}"


def test_insertions_at_one_place_keep_their_order_and_stand_before_a_removal() -> None:
    edits = [Edit(start=1, end=3), Edit(start=1, end=1, text="x"), Edit(start=1, end=1, text="y")]
    assert apply_edits("abcd", edits) == "axyd"


def test_overlapping_edits_are_refused() -> None:
    with pytest.raises(ValueError, match="byte 1 overlaps"):
        apply_edits("abcd", [Edit(start=0, end=2), Edit(start=1, end=3)])


def test_broken_code_gives_a_faulty_tree() -> None:
    assert parse("export default function App() { return <div").faulty


def test_type_assertions_are_read_by_the_plain_grammar() -> None:
    text = "const a = <Thing>b; const f = <T>(x: T) => x;"
    assert not parse_file("src/a.ts", text).faulty
    assert parse_file("src/a.tsx", text).faulty


def test_deep_nesting_does_not_exhaust_the_stack() -> None:
    text = f"const a = {'(' * 3000}1{')' * 3000};"
    assert sum(node.kind == "parenthesized_expression" for node in parse(text).walk()) == 3000


def test_escapes_of_strings_are_resolved() -> None:
    root = parse(
        r"const a = '\x41\u0042\u{43}\n\'\
D';"
    )
    assert string_value(next(node for node in root.walk() if node.kind == "string")) == "ABC\n'D"


def test_lines_count_from_one() -> None:
    assert next(node.line for node in parse("\n\n  x;").walk() if node.kind == "identifier") == 3


def test_program_files_are_told_by_suffix() -> None:
    assert [path for path in ("a.tsx", "a.ts", "a.jsx", "a.js", "a.css", "a.json") if is_code(path)] == [
        "a.tsx",
        "a.ts",
        "a.jsx",
        "a.js",
    ]
