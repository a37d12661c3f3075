import pytest

from pytest_ui2app.generation.files import ParsedFiles, parse_files

SCAFFOLD = ("package.json", "src/index.css", "src/main.tsx", "vite.config.ts")


def parse(text: str, *, truncated: bool = False) -> ParsedFiles:
    return parse_files(text, scaffold=SCAFFOLD, truncated=truncated)


def breaches(parsed: ParsedFiles) -> list[tuple[str, str]]:
    return [(violation.clause, violation.subject) for violation in parsed.violations]


def test_files_between_delimiters_are_read() -> None:
    parsed = parse("--- src/App.tsx ---\nA\n--- src/pages/Home.tsx ---\nH1\nH2\n")
    assert parsed == ParsedFiles(files={"src/App.tsx": "A", "src/pages/Home.tsx": "H1\nH2"})


@pytest.mark.parametrize(
    "path",
    [
        "src/../../evil.tsx",
        "src/../package.json",
        "../evil.tsx",
        "/etc/passwd",
        "/src/App.tsx",
        "~/.bashrc",
        "C:/Windows/evil.tsx",
        "src\\..\\evil.tsx",
        "src\\App.tsx",
        "public/logo.svg",
        "index.ts",
        "srcs/App.tsx",
        "src/con.tsx",
        "src/a/NUL",
        "src/com1.d.ts",
        "src/App.tsx:stream",
        "src/what?.tsx",
        "src/App.tsx.",
        "src/pages/",
        "src/" + "a" * 256 + ".tsx",
        "src/" + "a/" * 600 + "b.tsx",
    ],
)
def test_a_path_outside_src_or_unfit_for_any_file_system_breaks_clause_i(path: str) -> None:
    parsed = parse(f"--- {path} ---\nevil\n--- src/App.tsx ---\ngood")
    assert parsed.files == {"src/App.tsx": "good"}
    assert breaches(parsed) == [("i", path)]


@pytest.mark.parametrize("path", ["package.json", "./package.json", "src/main.tsx", "src/Main.tsx", "src//index.css"])
def test_a_scaffold_file_breaks_clause_iv_and_is_not_glued_to_the_file_before_it(path: str) -> None:
    parsed = parse(f"--- src/App.tsx ---\ngood\n--- {path} ---\n{{}}\n")
    assert parsed.files == {"src/App.tsx": "good"}
    assert [clause for clause, _ in breaches(parsed)] == ["iv"]


def test_a_name_that_differs_in_case_only_is_refused_and_the_first_stays() -> None:
    parsed = parse("--- src/App.tsx ---\nfirst\n--- src/app.tsx ---\nsecond")
    assert parsed.files == {"src/App.tsx": "first"}
    assert breaches(parsed) == [("i", "src/app.tsx")]


@pytest.mark.parametrize(("first", "second"), [("src/a", "src/a/b.ts"), ("src/A/b.ts", "src/a")])
def test_a_file_cannot_also_be_a_folder(first: str, second: str) -> None:
    parsed = parse(f"--- {first} ---\n1\n--- {second} ---\n2")
    assert parsed.files == {first: "1"}
    assert breaches(parsed) == [("i", second)]


def test_dot_segments_are_normalised() -> None:
    assert parse("--- ./src/./App.tsx ---\nA").files == {"src/App.tsx": "A"}


def test_line_ends_become_lf() -> None:
    assert parse("--- src/App.tsx ---\r\nA\r\nB\r\n").files == {"src/App.tsx": "A\nB"}


def test_a_file_written_twice_counts_in_its_last_version_and_is_noted() -> None:
    parsed = parse("--- src/App.tsx ---\nold\n--- src/App.tsx ---\nnew")
    assert parsed.files == {"src/App.tsx": "new"}
    assert parsed.notes == ("src/App.tsx was written 2 times; the last complete one counts",)


def test_a_cut_repetition_does_not_replace_the_complete_file() -> None:
    parsed = parse("--- src/App.tsx ---\nwhole\n--- src/App.tsx ---\nwho", truncated=True)
    assert parsed.files == {"src/App.tsx": "whole"}
    assert "the reply ends inside src/App.tsx" in parsed.notes


def test_a_cut_file_without_another_version_is_kept_as_far_as_it_goes() -> None:
    parsed = parse("--- src/App.tsx ---\nwhole\n--- src/b.tsx ---\nhal", truncated=True)
    assert parsed.files == {"src/App.tsx": "whole", "src/b.tsx": "hal"}
    assert parsed.notes == ("the reply ends inside src/b.tsx",)


@pytest.mark.parametrize("text", ["", "I cannot help with that request.", "```\n```", "--- helpers ---\nx", "\0\ud800"])
def test_a_reply_without_files_is_a_value(text: str) -> None:
    assert parse(text) == ParsedFiles(files={}, notes=("the reply holds no file",))


def test_a_breach_is_recorded_once() -> None:
    assert breaches(parse("--- a.ts ---\n1\n--- a.ts ---\n2")) == [("i", "a.ts")]
