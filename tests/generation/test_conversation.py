import json
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.generation.conversation import GENERATE_TURN, PLAN_TURN, Asking, generate
from pytest_ui2app.generation.files import SourceTree, Violation
from pytest_ui2app.generation.model import GenerationTask, Rejection, RejectionReason, Reply, Usage
from pytest_ui2app.generation.scripted import ScriptedModel
from pytest_ui2app.generation.turns import TurnStore
from pytest_ui2app.store.artifacts import Artifact, FolderStore, StageKey

PLAN = json.dumps(
    {"extra_dependencies": {"zustand": "^5.0.0"}, "plan": [{"path": "src/App.tsx", "description": "all routes"}]}
)
APP = "--- src/App.tsx ---\nexport default function App() {}\n"
Script = dict[str, str | Reply | Rejection]
REFUSED = Rejection(reason=RejectionReason.REFUSAL, detail="not this one")


class Kept:
    """A store of turns that remembers in which order what was put into it."""

    def __init__(self, root: Path) -> None:
        self.texts: dict[str, str] = {}
        self._store = FolderStore(root)

    def obtain(self, key: StageKey, kind: type, compute: object, *, detail: str = "") -> Artifact:  # type: ignore[type-arg]
        artifact: Artifact = self._store.obtain(key, kind, compute)  # type: ignore[arg-type, type-arg]
        raw = artifact.folder / "reply.txt"
        if raw.is_file():
            self.texts[detail] = raw.read_text(encoding="utf-8")
        return artifact


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "store")


@pytest.fixture
def scaffold(tmp_path: Path) -> Path:
    folder = tmp_path / "scaffold"
    for name, text in {
        "package.json": '{"name": "the-scaffold"}\n',
        "pnpm-lock.yaml": "a very long lock file\n",
        "src/main.tsx": "mount $root\n",
        "node_modules/react/index.js": "react itself\n",
        "dist/index.html": "somebody built in here\n",
        "one.png": "the first",
        "two.png": "the second",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


def asked(model: ScriptedModel, scaffold: Path, kept: Kept | None = None) -> SourceTree:
    shots = (scaffold / "one.png", scaffold / "two.png")
    task = GenerationTask(case_id="shop", screenshots=shots, reference=None, round=1)
    store = TurnStore(trial={"case": "shop"}, obtain=(kept or Kept(scaffold.parent / "other")).obtain)
    files = {name: path for name, path in scaffold_files(scaffold).items() if path.suffix != ".png"}
    return generate(Asking(model, store), task, files)


def cut(text: str) -> Reply:
    return Reply(text=text, finish_reason="length")


def test_three_turns_make_a_source_tree(scaffold: Path) -> None:
    tree = asked(ScriptedModel({"plan": PLAN, "generate": APP}), scaffold)
    assert tree == SourceTree(
        files={"src/App.tsx": "export default function App() {}"},
        dependencies={"zustand": "^5.0.0"},
        turns=tree.turns,
    )
    assert [(turn.name, turn.finish_reason) for turn in tree.turns] == [("plan", "stop"), ("generate", "stop")]


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
    assert "somebody built in here" not in listing.text
    assert question.images == (scaffold / "one.png", scaffold / "two.png")
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


def test_every_raw_turn_is_kept_even_when_the_model_fails_on_the_next(scaffold: Path, kept: Kept) -> None:
    with pytest.raises(KeyError):
        asked(ScriptedModel({"plan": "not a plan"}), scaffold, kept)
    assert kept.texts == {"plan": "not a plan"}


def test_cut_replies_are_continued_and_joined_before_parsing(scaffold: Path, kept: Kept) -> None:
    script: Script = {
        "plan": PLAN,
        "generate": cut("--- src/App.tsx ---\ncon"),
        "continue-1": cut("st a = 1;\n--- src/"),
        "continue-2": "b.ts ---\nB\n",
    }
    model = ScriptedModel(script)
    tree = asked(model, scaffold, kept)
    assert tree.files == {"src/App.tsx": "const a = 1;", "src/b.ts": "B"}
    assert list(kept.texts) == ["plan", "generate", "continue-1", "continue-2"]
    assert kept.texts["continue-1"] == "st a = 1;\n--- src/"
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
    assert (PLAN_TURN.token_cap, GENERATE_TURN.token_cap) == (4096, 32768)


def test_a_turn_whose_room_was_spent_on_reasoning_is_asked_once_more_with_more(scaffold: Path) -> None:
    script: Script = {"plan": cut(" "), "plan-roomier": PLAN, "generate": cut(""), "generate-roomier": APP}
    model = ScriptedModel(script)
    tree = asked(model, scaffold)
    assert [turn for turn, _ in model.asked] == ["plan", "plan-roomier", "generate", "generate-roomier"]
    assert list(tree.files) == ["src/App.tsx"]
    assert "plan: the output cap was spent on reasoning; asked once more with more room" in tree.notes
    assert "generate: the output cap was spent on reasoning; asked once more with more room" in tree.notes


def test_a_turn_is_not_asked_a_third_time(scaffold: Path) -> None:
    silent = ["generate", "generate-roomier", *(f"continue-{n}{more}" for n in (1, 2, 3) for more in ("", "-roomier"))]
    model = ScriptedModel({"plan": PLAN, **{turn: cut("") for turn in silent}})
    tree = asked(model, scaffold)
    assert [turn for turn, _ in model.asked] == ["plan", *silent]
    assert tree.files == {}


@pytest.mark.parametrize("turn", ["plan", "generate"])
def test_a_rejected_turn_leaves_no_app_and_says_why(scaffold: Path, turn: str) -> None:
    tree = asked(ScriptedModel({"plan": PLAN, "generate": APP, turn: REFUSED}), scaffold)
    assert tree.files == {}
    assert tree.rejected == f"{turn}: refusal: not this one"
    assert tree.turns[-1].finish_reason == "refusal"


def test_what_was_written_before_a_rejected_continue_turn_counts(scaffold: Path) -> None:
    tree = asked(
        ScriptedModel({"plan": PLAN, "generate": cut(APP + "--- src/b.ts ---\nB"), "continue-1": REFUSED}), scaffold
    )
    assert list(tree.files) == ["src/App.tsx", "src/b.ts"]
    assert not tree.rejected
    assert tree.notes == ("continue-1 was rejected: refusal: not this one", "the reply ends inside src/b.ts")


def test_half_a_surrogate_pair_is_replaced_before_it_is_kept(scaffold: Path, kept: Kept) -> None:
    asked(ScriptedModel({"plan": PLAN, "generate": APP + "// \ud83d"}), scaffold, kept)
    assert kept.texts["generate"].endswith("// \ufffd")


def test_imports_are_held_against_the_scaffold_and_the_plan(scaffold: Path) -> None:
    (scaffold / "package.json").write_text('{"dependencies": {"react": "^18"}, "devDependencies": {"vite": "^6"}}')
    lines = [f'import {{ x }} from "{name}";' for name in ("react", "vite", "zustand", "recharts", "@/x")]
    tree = asked(ScriptedModel({"plan": PLAN, "generate": "--- src/App.tsx ---\n" + "\n".join(lines)}), scaffold)
    assert [(violation.clause, violation.subject) for violation in tree.violations] == [
        ("iii", "recharts"),
        ("ii", "@/x"),
    ]
