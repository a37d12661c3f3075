import json
from pathlib import Path

import pytest

from pytest_ui2app.generation.conversation import generate, token_cap
from pytest_ui2app.generation.files import SourceTree, TurnSummary, Violation
from pytest_ui2app.generation.model import GenerationTask, Reply, Usage
from pytest_ui2app.generation.scripted import ScriptedModel

PLAN = json.dumps(
    {"extra_dependencies": {"zustand": "^5.0.0"}, "plan": [{"path": "src/App.tsx", "description": "all routes"}]}
)
APP = "--- src/App.tsx ---\nexport default function App() {}\n"


@pytest.fixture
def scaffold(tmp_path: Path) -> Path:
    folder = tmp_path / "scaffold"
    for name, text in {
        "package.json": '{"name": "the-scaffold"}\n',
        "pnpm-lock.yaml": "a very long lock file\n",
        "src/main.tsx": "mount $root\n",
        "node_modules/react/index.js": "react itself\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def asked(model: ScriptedModel, scaffold: Path, record: dict[str, str] | None = None) -> SourceTree:
    shots = (Path("one.png"), Path("two.png"))
    task = GenerationTask(case_id="shop", screenshots=shots, reference=None, round=1)
    return generate(model, task, scaffold, (record if record is not None else {}).__setitem__)


def cut(text: str) -> Reply:
    return Reply(text=text, finish_reason="length")


def test_three_turns_make_a_source_tree(scaffold: Path) -> None:
    tree = asked(ScriptedModel({"plan": PLAN, "generate": APP}), scaffold)
    assert tree == SourceTree(
        files={"src/App.tsx": "export default function App() {}"},
        dependencies={"zustand": "^5.0.0"},
        turns=(TurnSummary(name="plan", finish_reason="stop"), TurnSummary(name="generate", finish_reason="stop")),
    )


def test_the_plan_turn_shows_the_scaffold_first_and_then_every_screenshot(scaffold: Path) -> None:
    model = ScriptedModel({"plan": PLAN, "generate": APP})
    asked(model, scaffold)
    (turn, (listing, question)), _ = model.asked
    assert turn == "plan"
    assert (listing.role, question.role) == ("assistant", "user")
    assert '--- package.json ---\n{"name": "the-scaffold"}\n' in listing.text
    assert "--- src/main.tsx ---\nmount $root\n" in listing.text
    assert "lock file" not in listing.text
    assert "react itself" not in listing.text
    assert question.images == (Path("one.png"), Path("two.png"))
    assert "2 screenshots" in question.text


def test_the_generate_turn_lists_the_plan_and_sends_no_screenshot_again(scaffold: Path) -> None:
    model = ScriptedModel({"plan": PLAN, "generate": APP})
    asked(model, scaffold)
    conversation = model.asked[1][1]
    assert [message.role for message in conversation] == ["assistant", "user", "assistant", "user"]
    assert conversation[2].text == PLAN
    assert "- src/App.tsx: all routes" in conversation[3].text
    assert "zustand@^5.0.0" in conversation[3].text
    assert conversation[3].images == ()


def test_every_raw_turn_is_recorded_even_when_the_model_fails_on_the_next(scaffold: Path) -> None:
    record: dict[str, str] = {}
    with pytest.raises(KeyError):
        asked(ScriptedModel({"plan": "not a plan"}), scaffold, record)
    assert record == {"plan": "not a plan"}


def test_cut_replies_are_continued_and_joined_before_parsing(scaffold: Path) -> None:
    record: dict[str, str] = {}
    script: dict[str, str | Reply] = {
        "plan": PLAN,
        "generate": cut("--- src/App.tsx ---\ncon"),
        "continue-1": cut("st a = 1;\n--- src/"),
        "continue-2": "b.ts ---\nB\n",
    }
    model = ScriptedModel(script)
    tree = asked(model, scaffold, record)
    assert tree.files == {"src/App.tsx": "const a = 1;", "src/b.ts": "B"}
    assert list(record) == ["plan", "generate", "continue-1", "continue-2"]
    assert record["continue-1"] == "st a = 1;\n--- src/"
    assert [message.role for message in model.asked[-1][1]] == ["assistant", "user"] * 4


def test_three_continue_turns_are_the_most_and_what_is_there_is_kept(scaffold: Path) -> None:
    texts = ["--- src/a.ts ---\n1", "2", "3", "4"]
    turns = ["generate", "continue-1", "continue-2", "continue-3"]
    tree = asked(ScriptedModel({"plan": PLAN, **dict(zip(turns, map(cut, texts), strict=True))}), scaffold)
    assert tree.files == {"src/a.ts": "1234"}
    assert tree.notes == ("the reply ends inside src/a.ts",)
    assert [turn.finish_reason for turn in tree.turns] == ["stop", *["length"] * 4]


def test_scaffold_files_are_known_from_the_folder(scaffold: Path) -> None:
    tree = asked(ScriptedModel({"plan": PLAN, "generate": APP + "--- pnpm-lock.yaml ---\n{}\n"}), scaffold)
    assert list(tree.files) == ["src/App.tsx"]
    assert tree.violations == (Violation(clause="iv", subject="pnpm-lock.yaml", detail="belongs to the scaffold"),)


def test_a_refusal_is_an_empty_tree_with_notes(scaffold: Path) -> None:
    tree = asked(ScriptedModel({"plan": "I cannot help.", "generate": "I cannot help."}), scaffold)
    assert tree.files == {}
    assert tree.notes == (
        "the plan was not valid JSON and was repaired",
        "plan: the reply holds no JSON object",
        "the reply holds no file",
    )


def test_usage_travels_with_the_tree(scaffold: Path) -> None:
    usage = Usage(input_tokens=10, output_tokens=20)
    tree = asked(ScriptedModel({"plan": Reply(text=PLAN, usage=usage), "generate": APP}), scaffold)
    assert tree.turns[0].usage == usage


def test_caps_are_those_of_the_protocol() -> None:
    assert [token_cap(turn) for turn in ("plan", "generate", "continue-1")] == [4096, 32768, 32768]


def test_imports_are_held_against_the_scaffold_and_the_plan(scaffold: Path) -> None:
    (scaffold / "package.json").write_text('{"dependencies": {"react": "^18"}, "devDependencies": {"vite": "^6"}}')
    lines = [f'import {{ x }} from "{name}";' for name in ("react", "vite", "zustand", "recharts", "@/x")]
    tree = asked(ScriptedModel({"plan": PLAN, "generate": "--- src/App.tsx ---\n" + "\n".join(lines)}), scaffold)
    assert [(violation.clause, violation.subject) for violation in tree.violations] == [
        ("iii", "recharts"),
        ("ii", "@/x"),
    ]
