import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pytest_ui2app.generation.fix_reply import Fix, chosen_paths, mentioned_paths, read_fix
from pytest_ui2app.generation.model import Reply

HOME = "src/pages/Home.tsx"
CODE = 'import { x } from "../x";\nexport default function Home() { return x; }'
SCAFFOLD = ("package.json", "src/main.tsx")
PATHS = ("src/App.tsx", HOME, "src/components/Card.tsx", "src/admin/Card.tsx", "src/pages/[id].tsx", "src/a b.ts")


def read(text: str, *asked: str, finish_reason: str = "stop") -> Fix:
    return read_fix(Reply(text=text, finish_reason=finish_reason), asked or (HOME,), SCAFFOLD)


@pytest.mark.parametrize(
    "text",
    [
        f"--- {HOME} ---\n{CODE}\n",
        f"--- ./{HOME} ---\n```tsx\n{CODE}\n```\n",
        f"Here it is:\n\n--- {HOME} ---\n```tsx\n{CODE}\n```\nI removed the icon.",
        f"--- src/pages/home.tsx ---\n{CODE}",
        f"```tsx\n// {HOME}\n{CODE}\n```",
        f"**{HOME}**\n```tsx\n{CODE}\n```",
        f"```tsx\n{CODE}\n```",
        f"The icon does not exist. Here is the file:\n\n```tsx\n{CODE}\n```\n\nThat is all.",
        f"````\n{CODE}\n````",
        f"```tsx\n{CODE}",
        f"Run this:\n```bash\nnpm run build\n```\nand take\n```tsx\n{CODE}\n```",
        f"```tsx\n{CODE}\n```\nFiles I changed:\n- {HOME}\n",
        CODE,
        CODE + "\n",
        CODE + "\n```\n",
        CODE.replace("\n", "\r\n"),
    ],
)
def test_the_file_asked_for_is_read_in_every_form(text: str) -> None:
    assert read(text).files == {HOME: CODE}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I cannot see what is wrong.",
        "import statements are missing in this file.",
        "let me explain: the icon is not there",
        '"use the other icon"',
        f"Here is the file:\n{CODE}",
        f"--- {HOME} ---\n",
        f"--- {HOME} ---\n```tsx\n```\n",
        "```bash\nnpm install axios\n```",
        "```diff\n-import a\n+import b\n```",
        f"```tsx\n{CODE}\n```\nor\n```tsx\n{CODE}\n```",
        "[]",
    ],
)
def test_a_reply_without_the_file_gives_nothing_and_says_so(text: str) -> None:
    fix = read(text)
    assert fix.files == {}
    assert fix.notes


@pytest.mark.parametrize(
    ("path", "text", "taken"),
    [
        (HOME, '// fixed\n"use client";\nimport a from "b";\nconst x = (', True),
        (HOME, "const Home = () => {\n  return <div>;\n};\nexport default Home;", True),
        (HOME, "const is missing here", False),
        ("src/vite.d.ts", 'declare module "*.png";', True),
        ("src/x.css", ".a {\n  color: red;\n}", True),
        ("src/x.css", "/* fixed */\n.a { color: red }", True),
        ("src/x.css", "I replaced the class in .a {} by another.", False),
        ("src/x.css", "Nothing is wrong.", False),
        ("src/d.json", '{"a": [1]}', True),
        ("src/d.json", "3", False),
        ("src/d.json", "The comma was missing.", False),
        ("src/logo.svg", "<svg></svg>", True),
        ("src/logo.svg", "The logo <svg>", False),
        ("src/post.md", "# A post", False),
    ],
)
def test_bare_text_is_taken_only_where_it_reads_as_the_file(path: str, text: str, taken: bool) -> None:  # noqa: FBT001
    assert read(text, path).files == ({path: text} if taken else {})


@pytest.mark.parametrize("cut", ["length", "max_tokens", "content_filter"])
def test_a_reply_that_was_cut_short_gives_nothing(cut: str) -> None:
    fix = read(f"--- {HOME} ---\n{CODE}\n", finish_reason=cut)
    assert fix == Fix(notes=(f"the reply was cut short ({cut}) and is left out",))


def test_other_files_are_left_out_and_named() -> None:
    fix = read(f"--- src/x.ts ---\nexport const x = 1;\n--- {HOME} ---\n{CODE}\n")
    assert fix == Fix(files={HOME: CODE}, notes=("src/x.ts was not asked for and is left out",))


def test_another_files_text_is_never_taken_for_the_one_asked_for() -> None:
    assert read("--- src/x.ts ---\n```ts\nexport const x = 1;\n```\n").files == {}


def test_a_scaffold_file_and_one_outside_src_are_breaches() -> None:
    fix = read(f"--- package.json ---\n{{}}\n--- ../x.ts ---\nlet x;\n--- {HOME} ---\n{CODE}\n")
    assert fix.files == {HOME: CODE}
    assert [(breach.clause, breach.subject) for breach in fix.violations] == [("iv", "package.json"), ("i", "../x.ts")]


def test_of_two_versions_the_last_that_is_not_empty_counts() -> None:
    fix = read(f"--- {HOME} ---\nold\n--- {HOME} ---\n{CODE}\n--- {HOME} ---\n\n")
    assert fix.files == {HOME: CODE}


def test_an_empty_file_is_named_beside_the_others() -> None:
    fix = read(f"--- src/App.tsx ---\n\n--- {HOME} ---\n{CODE}\n", "src/App.tsx", HOME)
    assert fix == Fix(files={HOME: CODE}, notes=("src/App.tsx came back empty",))


def test_text_without_a_name_cannot_be_one_of_several_files() -> None:
    fix = read(f"```tsx\n{CODE}\n```", "src/App.tsx", HOME)
    assert fix == Fix(notes=("the reply does not say which file it holds",))


@given(text=st.text() | st.text(alphabet="`-\n src/Ap.tx{}[]\"'\\/*#:\r\ud800"), cut=st.booleans())
@example(text="\ud800import a from 'b'", cut=False)
def test_no_reply_raises_or_gives_another_file(text: str, cut: bool) -> None:  # noqa: FBT001
    for path in (HOME, "src/d.json", "src/x.css", "src/x.md"):
        fix = read(text, path, finish_reason="length" if cut else "stop")
        assert fix.files.keys() <= {path}
        assert all(content.strip() for content in fix.files.values())
        assert fix.files or fix.notes or fix.violations
    chosen_paths(text, PATHS)
    mentioned_paths(text, PATHS)


def test_a_reply_that_nests_deeper_than_the_stack_is_no_json() -> None:
    assert read("[" * 100_000, "src/d.json").notes == ("the reply holds no file",)


@pytest.mark.parametrize(
    "answer",
    [
        f'["src/App.tsx", "{HOME}"]',
        f'```json\n["src/App.tsx", "{HOME}"]\n```',
        '["src\\/App.tsx", "src\\/pages\\/Home.tsx"]',
        f"src/App.tsx\n{HOME}",
        f"1. `src/App.tsx`\n2. **{HOME}** (line 3)",
        f"-src/App.tsx\n-{HOME}",
        f"It is ./src/App.tsx, or perhaps /{HOME}.",
        "src\\App.tsx, src\\pages\\Home.tsx",
        '{"files": ["App.tsx", "pages/Home.tsx"]}',
        f"src/App.tsx:3:1 and {HOME}; above all src/App.tsx",
    ],
)
def test_files_are_found_in_every_form_of_answer(answer: str) -> None:
    assert chosen_paths(answer, PATHS) == ("src/App.tsx", HOME)


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "I do not know.",
        "src/Nope.tsx",
        "src/views/Home.tsx",
        "Card.tsx",
        "src/App.tsx.bak",
        "src/App.tsx/index.ts",
        "my-App.tsx",
        "node_modules/b/src/App.tsx",
        "src/App.tsx-old",
    ],
)
def test_a_name_that_is_no_file_of_the_app_or_of_two_is_none(answer: str) -> None:
    assert chosen_paths(answer, PATHS) == ()


def test_of_a_far_too_long_answer_the_end_is_read() -> None:
    assert chosen_paths(f"src/App.tsx {'or so ' * 2_000}{HOME}", PATHS) == (HOME,)


def test_paths_with_brackets_and_spaces_are_found() -> None:
    assert chosen_paths('["src/pages/[id].tsx", "src/a b.ts"]', PATHS) == ("src/pages/[id].tsx", "src/a b.ts")


def test_a_whole_path_wins_over_the_end_of_another() -> None:
    assert chosen_paths("src/a.ts", ["src/lib/src/a.ts", "src/a.ts"]) == ("src/a.ts",)


def test_a_path_that_begins_like_another_is_read_to_its_end() -> None:
    assert chosen_paths("src/a.ts old.ts", ["src/a.ts", "src/a.ts old.ts"]) == ("src/a.ts old.ts",)


def test_diagnostics_are_searched_for_whole_paths_only() -> None:
    text = 'file: src/pages/Home.tsx:1:2\nimported by "src/App.tsx"; see Card.tsx, src/App.tsx'
    assert mentioned_paths(text, PATHS) == (HOME, "src/App.tsx")
    assert mentioned_paths(text, ()) == ()


@pytest.mark.parametrize("piece", ["x", "src/", "`", "```\n", "--- src/a.tsx ---\n", "{", "\n", "import a\n"])
def test_long_replies_are_read_in_linear_time(piece: str) -> None:
    many = [f"src/pages/Page{number}.tsx" for number in range(400)]

    def seconds(length: int) -> float:
        began = time.process_time()
        read(piece * length)
        chosen_paths(piece * length, many)
        return time.process_time() - began

    # Sixteen times the text: sixteen times the work if it is linear, 256 times if it is quadratic.
    short, long = (min(seconds(length) for _ in range(2)) for length in (1_000, 16_000))
    assert long < 100 * max(short, 0.01)
