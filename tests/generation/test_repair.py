from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.generation.model import Breakage, Conversation, Rejection, RejectionReason, Reply, Turn
from pytest_ui2app.generation.repair import Repaired, RepairOutcome, repair

APP, HOME, CARD, MENU = "src/App.tsx", "src/pages/Home.tsx", "src/Card.tsx", "src/Menu.tsx"
FILES = {
    APP: 'import Home from "./pages/Home";\nexport default Home;',
    HOME: 'import { NoSuchIcon } from "lucide-react";\nexport default function Home() { return <NoSuchIcon />; }',
    CARD: "export const Card = 1;",
    MENU: "export const Menu = 1;",
}
SCAFFOLD = ("package.json", "src/main.tsx", "src/index.css")
DECLARED = ("lucide-react", "react")
MENDED = "export default function Home() { return <p>Welcome</p>; }"
NO_ICON = f'{HOME} (1:9): "NoSuchIcon" is not exported by "node_modules/lucide-react/i.js", imported by "{HOME}".'
NO_APP = 'Could not resolve "./App" from "src/main.tsx"\nfile: src/main.tsx'
FIX_HOME = "fix-1-src~pages~Home.tsx"
REFUSED = Rejection(reason=RejectionReason.REFUSAL, detail="no")


class Script:
    """Answers turns by their names and remembers what was asked; a turn it lacks raises KeyError."""

    def __init__(self, replies: Mapping[str, str | Reply | Rejection]) -> None:
        self.turns: list[Turn] = []
        self.prompts: list[str] = []
        self._replies = replies

    def ask(self, turn: Turn, conversation: Conversation) -> Reply | Rejection:
        (message,) = conversation
        assert message.role == "user"
        assert message.images == ()
        self.turns.append(turn)
        self.prompts.append(message.text)
        reply = self._replies[turn.name]
        return Reply(text=reply) if isinstance(reply, str) else reply


def block(path: str, text: str) -> str:
    return f"--- {path} ---\n{text}\n"


def run(
    script: Script,
    diagnostics: str = NO_ICON,
    *named: str,
    files: Mapping[str, str] = FILES,
    stage: str = "build",
    number: int = 1,
) -> Repaired:
    breakage = Breakage(stage=stage, diagnostics=diagnostics, files=named)
    return repair(script, number=number, files=files, breakage=breakage, scaffold=SCAFFOLD, declared=DECLARED)


def asked(script: Script) -> list[str]:
    return [turn.name for turn in script.turns]


# -- finding the files ------------------------------------------------------------------------------------------


def test_the_file_that_the_error_names_is_fixed_and_nothing_else() -> None:
    before = dict(FILES)
    script = Script({FIX_HOME: block(HOME, MENDED)})
    assert run(script, NO_ICON, HOME) == Repaired(
        outcome=RepairOutcome.APPLIED, located=(HOME,), files={**FILES, HOME: MENDED}
    )
    assert before == FILES
    assert script.turns == [Turn(name=FIX_HOME, kind="fix", token_cap=32_768)]


def test_blamed_files_come_first_then_those_in_the_text_and_three_at_most() -> None:
    script = Script({f"fix-2-{path.replace('/', '~')}": "?" for path in FILES})
    repaired = run(script, f"{APP}:1:1: ERROR\n{HOME}:2:2 {CARD}:3:3 {MENU}", MENU, HOME, number=2)
    assert repaired.located == (MENU, HOME, APP)
    assert asked(script) == ["fix-2-src~Menu.tsx", FIX_HOME.replace("1", "2"), "fix-2-src~App.tsx"]


def test_scaffold_files_and_files_that_do_not_exist_are_never_worked_on() -> None:
    script = Script({"locate-1": "?"})
    text = "src/main.tsx:1:1 package.json src/Nope.tsx:2:1 node_modules/x/src/App.tsx:1:1"
    files = {**FILES, "src/Main.tsx": "regenerated"}
    repaired = run(script, text, "src/main.tsx", "src/Main.tsx", "src/Nope.tsx", files=files)
    assert repaired.outcome is RepairOutcome.NO_FILE
    assert "src/Main.tsx" not in script.prompts[0].partition("source files you wrote")[2]


def test_only_the_first_2000_characters_of_the_diagnostics_are_used() -> None:
    script = Script({"locate-1": "?"})
    run(script, "x" * 1_999 + "y" + APP)
    assert "x" * 1_999 + "y\n" in script.prompts[0]


def test_the_model_is_asked_where_to_look_when_the_error_names_no_file() -> None:
    script = Script({"locate-3": f'["{HOME}"]', "fix-3": block(HOME, MENDED)})
    repaired = run(script, "ReferenceError: x is not defined", stage="home", number=3)
    assert repaired == Repaired(outcome=RepairOutcome.APPLIED, located=(HOME,), files={**FILES, HOME: MENDED})
    assert script.turns[0] == Turn(name="locate-3", kind="locate", token_cap=256)
    assert "ReferenceError: x is not defined" in script.prompts[0]
    assert f"- {CARD}\n- {MENU}\n- {HOME}" in script.prompts[0]
    assert "NoSuchIcon" not in script.prompts[0]


def test_the_answer_may_name_more_than_three_files_and_three_are_taken() -> None:
    script = Script({"locate-1": f"src/Nope.tsx\n{MENU}\n{CARD}\n{HOME}\n{APP}", "fix-1": ""})
    assert run(script, "TypeError", stage="home").located == (MENU, CARD, HOME)


def test_an_answer_that_is_cut_short_still_names_files() -> None:
    script = Script({"locate-1": Reply(text=f'["{HOME}", "src/', finish_reason="length"), "fix-1": ""})
    assert run(script, "TypeError", stage="home").located == (HOME,)


def test_an_answer_without_a_file_ends_the_round() -> None:
    script = Script({"locate-1": "It is the icon. " * 100})
    repaired = run(script, "TypeError", stage="home")
    assert (repaired.outcome, repaired.located, repaired.files) == (RepairOutcome.NO_FILE, (), FILES)
    assert repaired.notes[0].startswith("locate-1: the answer names no file of the app: 'It is the icon.")
    assert len(repaired.notes[0]) < 160


def test_nothing_is_asked_when_there_is_no_file_to_choose() -> None:
    script = Script({})
    repaired = run(script, "ERR_PNPM_FETCH_404 GET <registry>/x", stage="install", files={})
    assert (repaired.outcome, asked(script)) == (RepairOutcome.NO_FILE, [])


@pytest.mark.parametrize("message", [NO_APP, NO_APP.replace("./App", "./App.tsx"), "Could not load src/App.tsx"])
def test_a_missing_entry_is_written(message: str) -> None:
    script = Script({"fix-1-src~App.tsx": block(APP, MENDED)})
    repaired = run(script, message, files={HOME: FILES[HOME]})
    assert repaired == Repaired(outcome=RepairOutcome.APPLIED, located=(APP,), files={HOME: FILES[HOME], APP: MENDED})
    assert "(src/App.tsx does not exist yet)" in script.prompts[0]


def test_the_missing_entry_comes_before_the_files_that_the_error_names() -> None:
    script = Script({"fix-1-src~App.tsx": "", FIX_HOME: ""})
    assert run(script, NO_APP, HOME, files={HOME: "x"}).located == (APP, HOME)


@pytest.mark.parametrize("rival", ["src/app.tsx", "src/App.jsx", "src/App.tsx/index.tsx"])
def test_no_entry_is_written_beside_a_file_that_is_in_its_way(rival: str) -> None:
    assert run(Script({"locate-1": "?"}), NO_APP, files={rival: ""}).outcome is RepairOutcome.NO_FILE


def test_an_import_of_another_folders_app_is_not_the_missing_entry() -> None:
    script = Script({"fix-1-src~pages~Home.tsx": ""})
    assert run(script, f'Could not resolve "./App" from "{HOME}"', files={HOME: "x"}).located == (HOME,)


# -- build errors: one turn per file ----------------------------------------------------------------------------


def test_a_build_fix_gives_the_error_the_listing_and_the_whole_file_and_no_other() -> None:
    script = Script({FIX_HOME: ""})
    run(script, NO_ICON, HOME)
    (prompt,) = script.prompts
    assert NO_ICON in prompt
    assert block(HOME, FILES[HOME]) in prompt
    assert FILES[CARD] not in prompt
    for path in (*FILES, *SCAFFOLD):
        assert f"- {path}\n" in prompt
    assert "lucide-react, react\n" in prompt
    assert prompt.rstrip().endswith(f"--- {HOME} ---\n(the whole text of {HOME})")


def test_dollars_and_fences_in_a_file_are_shown_as_they_are() -> None:
    text = "const a = `${b} $error`;\n```\n$$"
    script = Script({FIX_HOME: ""})
    run(script, "$listing", HOME, files={HOME: text})
    assert text in script.prompts[0]
    assert "$listing" in script.prompts[0]


def test_install_errors_are_build_errors() -> None:
    script = Script({"locate-1": APP, "fix-1-src~App.tsx": block(APP, MENDED)})
    assert run(script, "ERR_PNPM_FETCH_404", stage="install").files[APP] == MENDED


def test_each_located_file_is_taken_from_its_own_turn_only() -> None:
    script = Script({"fix-1-src~App.tsx": block(APP, "a") + block(CARD, "b"), "fix-1-src~Card.tsx": block(APP, "c")})
    repaired = run(script, "", APP, CARD)
    assert repaired.files == {**FILES, APP: "a"}
    assert repaired.outcome is RepairOutcome.APPLIED
    assert repaired.notes == (
        f"fix-1-src~App.tsx: {CARD} was not asked for and is left out",
        f"fix-1-src~Card.tsx: {APP} was not asked for and is left out",
    )


@pytest.mark.parametrize(
    ("reply", "note"),
    [
        ("I do not know.", "the reply holds no file"),
        (block(HOME, ""), f"{HOME} came back empty"),
        (block(HOME, FILES[HOME] + "\n\n"), f"{HOME} came back unchanged"),
        (Reply(text=block(HOME, MENDED), finish_reason="length"), "the reply was cut short (length) and is left out"),
    ],
)
def test_a_reply_with_nothing_usable_leaves_the_tree_unchanged(reply: str | Reply, note: str) -> None:
    repaired = run(Script({FIX_HOME: reply}), NO_ICON, HOME)
    assert (repaired.outcome, repaired.located, repaired.files) == (RepairOutcome.UNCHANGED, (HOME,), FILES)
    assert f"{FIX_HOME}: {note}" in repaired.notes


def test_an_undeclared_package_stays_undeclared_and_is_a_breach() -> None:
    fix = 'import axios from "axios";\nimport Card from "@/Card";\nexport default axios;'
    repaired = run(Script({FIX_HOME: block(HOME, fix)}), NO_ICON, HOME)
    assert repaired.files[HOME] == fix
    assert [(breach.clause, breach.subject) for breach in repaired.violations] == [("iii", "axios"), ("ii", "@/Card")]


def test_breaches_that_were_there_before_are_not_counted_again() -> None:
    old = 'import axios from "axios";\nexport default axios;'
    repaired = run(Script({FIX_HOME: block(HOME, old + "// fixed")}), NO_ICON, HOME, files={HOME: old})
    assert repaired.outcome is RepairOutcome.APPLIED
    assert repaired.violations == ()


def test_a_scaffold_file_is_never_written_and_counted_once() -> None:
    script = Script({f"fix-1-{path.replace('/', '~')}": block("package.json", "{}") for path in (APP, HOME)})
    repaired = run(script, "", APP, HOME)
    assert repaired.files == FILES
    assert [(breach.clause, breach.subject) for breach in repaired.violations] == [("iv", "package.json")]


def test_turn_names_keep_look_alikes_apart_and_stay_short() -> None:
    long = "src/" + "é/" * 200 + "x.ts"
    script = Script({})
    names = set()
    for path in ("src/a/b.tsx", "src/a~b.tsx", long):
        with pytest.raises(KeyError):
            run(script, "", path, files={path: "x"})
        names.add(script.turns[-1].name)
    assert len(names) == 3
    assert "fix-1-src~a~b.tsx" in names
    assert all(len(name.encode()) < 150 and "/" not in name for name in names)


# -- runtime errors: one turn for all ---------------------------------------------------------------------------


def test_a_runtime_fix_is_one_turn_over_all_located_files() -> None:
    script = Script({"fix-1": block(HOME, MENDED) + block(CARD, FILES[CARD]) + block(MENU, "export {};")})
    repaired = run(script, f"TypeError in {HOME} and {CARD}", stage="home")
    assert repaired.located == (HOME, CARD)
    assert repaired.files == {**FILES, HOME: MENDED}
    assert repaired.notes == (f"fix-1: {MENU} was not asked for and is left out", f"fix-1: {CARD} came back unchanged")
    assert script.turns == [Turn(name="fix-1", kind="fix", token_cap=32_768)]
    (prompt,) = script.prompts
    assert block(HOME, FILES[HOME]) + block(CARD, FILES[CARD]) in prompt + "\n"
    assert FILES[MENU] not in prompt
    assert "TypeError in" in prompt


def test_text_without_a_path_fixes_a_runtime_error_only_when_one_file_was_asked_for() -> None:
    fence = f"```tsx\n{MENDED}\n```"
    assert run(Script({"fix-1": fence}), "", HOME, stage="home").files[HOME] == MENDED
    assert run(Script({"fix-1": fence}), "", HOME, CARD, stage="home").outcome is RepairOutcome.UNCHANGED


# -- rejections -------------------------------------------------------------------------------------------------


def test_a_rejected_turn_undoes_the_fixes_before_it() -> None:
    script = Script({"fix-1-src~App.tsx": block(APP, "a") + block(MENU, "b"), FIX_HOME: REFUSED})
    repaired = run(script, "", APP, HOME, CARD)
    assert repaired == Repaired(
        outcome=RepairOutcome.REJECTED,
        located=(APP, HOME, CARD),
        files=FILES,
        notes=(f"fix-1-src~App.tsx: {MENU} was not asked for and is left out", f"{FIX_HOME}: refusal: no"),
    )
    assert asked(script) == ["fix-1-src~App.tsx", FIX_HOME]


@pytest.mark.parametrize("turn", ["locate-1", "fix-1"])
def test_a_round_ends_with_a_rejection_of_any_turn(turn: str) -> None:
    script = Script({"locate-1": HOME, "fix-1": block(HOME, MENDED)} | {turn: REFUSED})
    repaired = run(script, "TypeError", stage="home")
    assert (repaired.outcome, repaired.files) == (RepairOutcome.REJECTED, FILES)
    assert repaired.notes == (f"{turn}: refusal: no",)


# -- any text ---------------------------------------------------------------------------------------------------


class Parrot:
    """Says the same to everything."""

    def __init__(self, text: str) -> None:
        self._text = text

    def ask(self, turn: Turn, conversation: Conversation) -> Reply | Rejection:  # noqa: ARG002 - it does not listen
        return Reply(text=self._text)


SHREDS = st.lists(
    st.sampled_from(
        [*FILES, *SCAFFOLD, "--- ", " ---", "\n", "```", "```tsx\n", "import x from 'y'", "{", "../", "\ud800"]
    )
    | st.text(max_size=5)
).map("".join)


@given(text=SHREDS, diagnostics=SHREDS, stage=st.sampled_from(["install", "build", "home"]))
def test_no_reply_raises_or_touches_what_is_not_located(text: str, diagnostics: str, stage: str) -> None:
    breakage = Breakage(stage=stage, diagnostics=diagnostics, files=())
    repaired = repair(Parrot(text), number=1, files=FILES, breakage=breakage, scaffold=SCAFFOLD, declared=DECLARED)
    changed = {path for path, content in repaired.files.items() if FILES.get(path) != content}
    assert repaired.files.keys() == FILES.keys()
    assert changed <= set(repaired.located) <= FILES.keys()
    assert bool(changed) is (repaired.outcome is RepairOutcome.APPLIED)
    assert bool(repaired.located) is (repaired.outcome is not RepairOutcome.NO_FILE)
    assert len(repaired.located) <= 3
