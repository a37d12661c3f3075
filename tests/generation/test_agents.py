import hashlib
import json
import os
import shlex
import stat
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from pytest_ui2app.errors import InfrastructureError, UsageError
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.agents.agent import OUTPUT_KEPT
from pytest_ui2app.generation.agents.collecting import MOST_BYTES, MOST_FILES
from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    Agent,
    AgentAnswer,
    Breakage,
    Cost,
    GenerationTask,
    Json,
    Order,
    Usage,
)
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup
from pytest_ui2app.processes import HEAD_BYTES, TAIL_BYTES

ROOT = Path(__file__).parents[2]
SCAFFOLD = ROOT / "scaffold"
CASE = "tell-tale-case"
KEY = "key-that-nobody-may-see-4711"
BUILD = Order(turn="build")
APP = "export default function App() { return <h1>Good</h1>; }\n"
BREAKAGE = Breakage(stage="build", diagnostics="src/App.tsx: costs $5 and does not parse", files=("src/App.tsx",))
PROLOGUE = """\
import hashlib, json, os, signal, subprocess, sys, time
from pathlib import Path
app = Path(os.environ["UI2APP_APP"])
src = app / "src"
"""

RunAgent = Callable[..., AgentAnswer]


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make agents' folders in a place of this test's own, and let the test begin in another."""
    (tmp_path / "temporary").mkdir()
    (tmp_path / "project").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "temporary"


@pytest.fixture
def project(tmp_path: Path, places: Path) -> Path:  # noqa: ARG001 - made there
    return tmp_path / "project"


@pytest.fixture
def task(project: Path, make_picture: Callable[..., bytes]) -> GenerationTask:
    folder = project / "cases" / CASE / "screenshots"
    folder.mkdir(parents=True)
    (project / "cases" / CASE / "probes.py").write_text("ANSWER = 1\n")
    for name in ("zebra-page.png", "apple-page.png"):
        (folder / name).write_bytes(make_picture())
    (folder / "apple-page.png").write_bytes(make_picture(1440, 901))
    pictures = (folder / "zebra-page.png", folder / "apple-page.png")
    return GenerationTask(case_id=CASE, screenshots=pictures, reference=None, round=2)


def factory(command: str, project: Path, **settings: Json) -> AgentFactory:
    setup = ModelSetup(start=project, keys=Keys({"ACME_API_KEY": KEY}), configured_in="pyproject.toml")
    return AgentFactory(name=f"cmd:{command}", command=command, setup=setup, settings=settings)


@pytest.fixture
def run_agent(project: Path, task: GenerationTask, places: Path) -> RunAgent:
    """Return a function that runs Python code as an agent; nothing may be left of its folder."""

    def run(code: str, order: Order = BUILD, **settings: Json) -> AgentAnswer:
        (project / "agent.py").write_text(PROLOGUE + textwrap.dedent(code), encoding="utf-8")
        agent = factory(f"{shlex.quote(sys.executable)} agent.py", project, **settings).for_task(task)
        try:
            return agent.build_app(task, SCAFFOLD, order)
        finally:
            assert list(places.iterdir()) == []

    return run


def breaches(answer: AgentAnswer) -> list[tuple[str, str]]:
    return [(violation.clause, violation.subject) for violation in answer.violations]


def told(answer: AgentAnswer) -> dict[str, str]:
    """Return what the agent printed as JSON."""
    said: dict[str, str] = json.loads(answer.output)
    return said


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc/self").exists() else True


def is_gone_soon(pid: int) -> bool:
    deadline = time.monotonic() + 5
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_running(pid)


# -- the command ------------------------------------------------------------------------------------------------------


def test_it_is_an_agent_by_the_name_that_was_given(project: Path, task: GenerationTask) -> None:
    made = factory("sh -c true", project)
    assert made.name == "cmd:sh -c true"
    assert isinstance(made.for_task(task), Agent)
    assert made.for_task(task).name == "cmd:sh -c true"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "names no program"),
        ("   ", "names no program"),
        ("''", "names no program"),
        ("agent 'half", "No closing quotation"),
        ("no-such-program-anywhere --x", "not there"),
        ("./missing.py", "not there"),
        ("./folder", "is a folder"),
        ("./plain.py", "chmod"),
        ("plain.py", "cmd:python plain.py"),
        ("a\0b", "NUL"),
    ],
)
def test_a_command_that_cannot_be_run_is_told_before_anything_runs(project: Path, command: str, said: str) -> None:
    (project / "plain.py").write_text("pass")
    (project / "folder").mkdir()
    with pytest.raises(UsageError, match=said):
        factory(command, project)


@pytest.mark.parametrize("seconds", [0, -1, "60", True, float("inf"), float("nan"), None, [60]])
def test_a_time_limit_that_is_none_is_refused(project: Path, seconds: Json) -> None:
    with pytest.raises(UsageError, match=r"'seconds'.*pyproject\.toml"):
        factory("sh -c true", project, seconds=seconds)


def test_an_unknown_setting_is_refused(project: Path) -> None:
    with pytest.raises(UsageError, match="'second'"):
        factory("sh -c true", project, second=1)


def test_temporary_folders_inside_the_project_are_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(project))
    with pytest.raises(UsageError, match="TMPDIR"):
        factory("sh -c true", project)


def test_words_that_are_files_become_absolute_and_no_others(project: Path, task: GenerationTask) -> None:
    (project / "notes.txt").write_text("x")
    (project / "folder").mkdir()
    words = f"notes.txt folder 'no file' '$HOME' {'x' * 5000}"
    command = f"{shlex.quote(sys.executable)} -c 'import sys; print(sys.argv[1:])' {words}"
    answer = factory(command, project).for_task(task).build_app(task, SCAFFOLD, BUILD)
    assert answer.output.strip() == str([str(project / "notes.txt"), "folder", "no file", "$HOME", "x" * 5000])


def test_a_script_beside_the_project_is_run_with_its_own_first_line(project: Path, task: GenerationTask) -> None:
    script = project / "agent"
    script.write_text("#!/bin/sh\necho here\n")
    script.chmod(0o755)
    for command in ("./agent", "agent"):
        assert factory(command, project).for_task(task).build_app(task, SCAFFOLD, BUILD).output == "here\n"


def test_identity_tells_commands_contents_and_limits_apart(project: Path) -> None:
    (project / "a.txt").write_text("1")
    first = factory("sh a.txt", project).identity
    assert factory("sh a.txt", project).identity == first
    assert factory("sh ./a.txt", project).identity != first
    assert factory("sh a.txt", project, seconds=5).identity != first
    (project / "a.txt").write_text("2")
    assert factory("sh a.txt", project).identity != first


def test_identity_is_the_same_wherever_the_project_lies(tmp_path: Path) -> None:
    identities = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.txt").write_text("1")
        identities.append(factory("sh a.txt", tmp_path / name).identity)
    assert identities[0] == identities[1]
    assert str(tmp_path) not in json.dumps(identities)


# -- what an agent is given -------------------------------------------------------------------------------------------


def test_the_folder_holds_the_task_the_screenshots_and_the_scaffold(run_agent: RunAgent) -> None:
    found = told(run_agent("print(json.dumps({str(path): '' for path in Path('.').rglob('*')}))"))
    scaffold = {
        f"app/{path.relative_to(SCAFFOLD).as_posix()}"
        for path in SCAFFOLD.rglob("*")
        if "node_modules" not in path.parts and "dist" not in path.parts
    }
    assert set(found) == {"TASK.md", "screenshots", "screenshots/01.png", "screenshots/02.png", "app", *scaffold}


def test_screenshots_come_in_the_cases_order_as_copies(run_agent: RunAgent, task: GenerationTask) -> None:
    code = """
    for n in ("01", "02"):
        path = Path(os.environ["UI2APP_SCREENSHOTS"]) / f"{n}.png"
        print(hashlib.sha256(path.read_bytes()).hexdigest(), path.is_symlink(), path.stat().st_nlink)
        path.write_bytes(b"overwritten")
    """
    before = [picture.read_bytes() for picture in task.screenshots]
    first, second = (hashlib.sha256(content).hexdigest() for content in before)
    assert run_agent(code).output.split() == [first, "False", "1", second, "False", "1"]
    assert [picture.read_bytes() for picture in task.screenshots] == before


def test_the_scaffold_is_a_copy_too(run_agent: RunAgent) -> None:
    before = (SCAFFOLD / "package.json").read_bytes()
    run_agent("[p.write_text('spoilt') for p in app.rglob('*') if p.is_file()]")
    assert (SCAFFOLD / "package.json").read_bytes() == before


def test_the_environment_holds_the_order(run_agent: RunAgent, places: Path) -> None:
    said = told(run_agent("print(json.dumps(dict(os.environ) | {'cwd': os.getcwd()}))"))
    folder = Path(said["UI2APP_FOLDER"])
    assert folder.is_relative_to(places.resolve())
    assert said["cwd"] == str(folder)
    assert said["UI2APP_APP"] == str(folder / "app")
    assert said["UI2APP_SCREENSHOTS"] == str(folder / "screenshots")
    assert said["UI2APP_TASK_FILE"] == str(folder / "TASK.md")
    assert (said["UI2APP_TURN"], said["UI2APP_ROUND"]) == ("build", "2")
    assert "holds 2 pictures" in said["UI2APP_TASK"]
    assert "60 minutes" in said["UI2APP_TASK"]
    assert "UI2APP_DIAGNOSTICS" not in said


def test_the_environment_is_the_users_with_keys_and_without_ours(
    run_agent: RunAgent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAM_SETTING", "kept")
    for name in ("PYTEST_XDIST_WORKER", "COV_CORE_SOURCE", "UI2APP_STORE", "OLDPWD", "PWD"):
        monkeypatch.setenv(name, "not for agents")
    said = run_agent("print(os.environ['TEAM_SETTING'], len(os.environ['ACME_API_KEY']), list(os.environ.values()))")
    assert said.output.startswith(f"kept {len(KEY)} ")
    assert "not for agents" not in said.output


def test_nothing_says_which_case_it_is(run_agent: RunAgent, project: Path) -> None:
    code = f"""
    texts = [json.dumps(dict(os.environ)), json.dumps(sys.argv[1:]), os.getcwd()]
    texts += [str(path) for path in Path(".").resolve().rglob("*")]
    texts += [path.read_bytes().decode("latin-1") for path in Path(".").rglob("*") if path.is_file()]
    for sought in ({CASE!r}, {str(project / "cases")!r}, "zebra", "apple"):
        print([text for text in texts if sought in text])
    """
    assert run_agent(code).output == "[]\n" * 4


def test_no_relative_path_leads_into_the_project(run_agent: RunAgent, project: Path) -> None:
    code = "print([str(p.resolve()) for p in (Path('..'), Path('../..')) for p in p.iterdir()])"
    said = run_agent(code).output
    assert str(project) not in said.replace(str(project.parent / "temporary"), "")


def test_standard_input_is_empty(run_agent: RunAgent) -> None:
    assert run_agent("print(repr(sys.stdin.read()))", seconds=20).output == "''\n"


def test_repair_gives_the_app_as_it_was_left_and_the_diagnostics(run_agent: RunAgent) -> None:
    order = Order(
        turn="repair-2",
        files={"src/App.tsx": "broken\r\n", "src/pages/A.tsx": "é"},
        dependencies={"zustand": "^5.0.0"},
        breakage=BREAKAGE,
    )
    code = """
    print(json.dumps({
        "app": (src / "App.tsx").read_bytes().decode(),
        "page": (src / "pages" / "A.tsx").read_text("utf-8"),
        "zustand": json.loads((app / "package.json").read_text())["dependencies"]["zustand"],
        "diagnostics": Path(os.environ["UI2APP_DIAGNOSTICS"]).read_text("utf-8"),
        "place": os.environ["UI2APP_DIAGNOSTICS"],
        "turn": os.environ["UI2APP_TURN"],
        "task": os.environ["UI2APP_TASK"],
    }))
    (src / "pages" / "A.tsx").unlink()
    """
    answer = run_agent(code, order)
    said = told(answer)
    assert (said["app"], said["page"], said["zustand"], said["turn"]) == ("broken\r\n", "é", "^5.0.0", "repair-2")
    assert BREAKAGE.diagnostics in said["diagnostics"]
    assert "Failed at: build" in said["diagnostics"]
    assert "- src/App.tsx" in said["diagnostics"]
    assert said["place"].endswith("/work/DIAGNOSTICS.md")
    assert said["task"].startswith("# Repair")
    assert dict(answer.files) == {"src/App.tsx": "broken\r\n"}
    assert dict(answer.dependencies) == {"zustand": "^5.0.0"}
    assert answer.violations == ()


# -- what is taken ----------------------------------------------------------------------------------------------------


def test_source_and_packages_are_taken(run_agent: RunAgent) -> None:
    code = f"""
    (src / "pages").mkdir()
    (src / "App.tsx").write_text({APP!r})
    (src / "pages" / "Ä.tsx").write_text("ä", "utf-8")
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["zustand"] = "^5.0.0"
    package["devDependencies"]["@types/node"] = "22"
    (app / "package.json").write_text(json.dumps(package))
    (app / "node_modules" / "x").mkdir(parents=True)
    (app / "node_modules" / "x" / "index.js").write_text("")
    (app / "pnpm-lock.yaml").write_text("made anew")
    """
    answer = run_agent(code)
    assert dict(answer.files) == {"src/App.tsx": APP, "src/pages/Ä.tsx": "ä"}
    assert dict(answer.dependencies) == {"zustand": "^5.0.0", "@types/node": "22"}
    assert (answer.violations, answer.notes) == ((), ())
    assert answer.facts == {"exit_code": 0, "timed_out": False}


def test_an_agent_that_writes_nothing_leaves_an_app_without_files(run_agent: RunAgent) -> None:
    answer = run_agent("")
    assert (answer.files, answer.dependencies, answer.violations, answer.output) == ({}, {}, (), "")


def test_a_bad_exit_code_is_a_fact_and_the_app_is_taken(run_agent: RunAgent) -> None:
    answer = run_agent(f"(src / 'App.tsx').write_text({APP!r}); sys.exit(3)")
    assert dict(answer.files) == {"src/App.tsx": APP}
    assert answer.facts == {"exit_code": 3, "timed_out": False}


def test_exit_code_124_in_time_is_no_time_limit(run_agent: RunAgent) -> None:
    assert run_agent("sys.exit(124)").facts == {"exit_code": 124, "timed_out": False}


def test_an_agent_killed_by_a_signal_is_a_fact(run_agent: RunAgent) -> None:
    assert run_agent("os.kill(os.getpid(), signal.SIGKILL)").facts == {"exit_code": 137, "timed_out": False}


def test_changed_scaffold_files_break_clause_iv(run_agent: RunAgent) -> None:
    code = """
    (src / "main.tsx").write_text("changed")
    (src / "INDEX.css").write_text("changed")
    (app / "vite.config.ts").write_text("changed")
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["react"] = "^19.0.0"
    (app / "package.json").write_text(json.dumps(package))
    """
    answer = run_agent(code)
    changed = {("iv", path) for path in ("src/main.tsx", "src/INDEX.css", "vite.config.ts", "package.json")}
    assert set(breaches(answer)) == changed
    assert (answer.files, answer.dependencies) == ({}, {})


@pytest.mark.parametrize("text", ["{", "[]", '{"dependencies": []}', "[" * 100_000, '{"devDependencies": null}'])
def test_a_manifest_that_cannot_be_read_breaks_clause_iv(run_agent: RunAgent, text: str) -> None:
    assert breaches(run_agent(f"(app / 'package.json').write_text({text!r})")) == [("iv", "package.json")]


def test_other_changes_of_the_manifest_are_noted(run_agent: RunAgent) -> None:
    code = r"""
    package = json.loads((app / "package.json").read_text())
    package["scripts"]["test"] = "x"
    package["packageManager"] = "pnpm@10"
    package["dependencies"] = {"left-pad": 1, "bad\ud800": "1"}
    (app / "package.json").write_text(json.dumps(package))
    """
    answer = run_agent(code)
    assert dict(answer.dependencies) == {"left-pad": "latest"}
    assert answer.violations == ()
    for sought in ("'scripts' was changed", "'packageManager' was changed", "react is no longer listed", "ud800"):
        assert any(sought in note for note in answer.notes)
    json.dumps(answer.notes, ensure_ascii=False).encode()


def test_imports_are_held_against_clauses_ii_and_iii(run_agent: RunAgent) -> None:
    code = """
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["zustand"] = "5"
    (app / "package.json").write_text(json.dumps(package))
    (src / "App.tsx").write_text("import '@/x'; import 'react'; import 'zustand'; import 'clsx'; import './y';")
    """
    assert breaches(run_agent(code)) == [("ii", "@/x"), ("iii", "clsx")]


def test_files_beside_the_source_are_noted_once(run_agent: RunAgent) -> None:
    code = """
    (app / "public").mkdir()
    for n in range(500):
        (app / "public" / f"{n:03}.svg").write_text("<svg/>")
    """
    answer = run_agent(code)
    first = "public/000.svg, public/001.svg, public/002.svg and 497 more: lies outside src/ and was left out"
    assert answer.notes == (first,)
    assert answer.violations == ()


def test_usage_is_the_agents_own_account(run_agent: RunAgent) -> None:
    told_usage = {"input_tokens": 5, "output_tokens": 7, "cached_input_tokens": 2, "reasoning_tokens": 3}
    answer = run_agent(f"Path('usage.json').write_text(json.dumps({told_usage | {'dollars': 0.5}!r}))")
    assert answer.usage == Usage(input_tokens=5, output_tokens=7, cached_input_tokens=2, reasoning_tokens=3)
    assert answer.cost == Cost(dollars=0.5, source="the agent")
    assert answer.notes == ()


def test_a_partial_account_leaves_the_rest_unknown(run_agent: RunAgent) -> None:
    answer = run_agent("Path('usage.json').write_text('{\"dollars\": 2}')")
    assert (answer.usage, answer.cost) == (UNKNOWN_USAGE, Cost(dollars=2.0, source="the agent"))


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[1]",
        '{"input_tokens": 1}',
        '{"input_tokens": -1, "output_tokens": 1}',
        '{"input_tokens": 1.5, "output_tokens": 1}',
        '{"input_tokens": true, "output_tokens": 1}',
        '{"dollars": NaN}',
        '{"dollars": Infinity}',
        '{"dollars": "1"}',
        '{"dollars": ' + "9" * 5000 + "}",
    ],
)
def test_a_malformed_account_is_a_note(run_agent: RunAgent, text: str) -> None:
    answer = run_agent(f"Path('usage.json').write_text({text!r})")
    assert (answer.usage, answer.cost) == (UNKNOWN_USAGE, UNKNOWN_COST)
    assert len(answer.notes) == 1
    assert answer.notes[0].startswith("usage.json")


# -- agents that mean no good -----------------------------------------------------------------------------------------


def test_links_are_never_followed(run_agent: RunAgent) -> None:
    code = """
    (src / "App.tsx").symlink_to("/etc/passwd")
    (src / "all").symlink_to("/etc")
    (src / "index.css").unlink()
    (src / "index.css").symlink_to("/etc/passwd")
    (app / "tailwind.config.js").unlink()
    (app / "tailwind.config.js").symlink_to("/etc/passwd")
    (app / "package.json").unlink()
    (app / "package.json").symlink_to("/etc/passwd")
    Path("usage.json").symlink_to("/etc/passwd")
    """
    answer = run_agent(code)
    linked = {("i", "src/App.tsx"), ("i", "src/all"), ("i", "src/index.css")}
    assert set(breaches(answer)) == linked | {("iv", "tailwind.config.js"), ("iv", "package.json")}
    assert answer.files == {}
    assert "root:" not in str(answer)


@pytest.mark.parametrize("place", ["src", "."])
def test_a_folder_that_became_a_link_is_not_entered(run_agent: RunAgent, place: str, project: Path) -> None:
    (project / "elsewhere" / "src").mkdir(parents=True)
    (project / "elsewhere" / "App.tsx").write_text(APP)
    (project / "elsewhere" / "src" / "App.tsx").write_text(APP)
    code = f"""
    import shutil
    target = (app / {place!r}).resolve()
    shutil.rmtree(target)
    target.symlink_to({str(project / "elsewhere")!r})
    """
    assert run_agent(code).files == {}
    assert (project / "elsewhere" / "App.tsx").read_text() == APP


def test_what_is_written_beside_the_folder_is_gone_with_it(run_agent: RunAgent) -> None:
    code = """
    Path("../outside").write_text("x")
    (app / "../beside").write_text("x")
    """
    assert run_agent(code).files == {}  # and the fixture sees that nothing is left


def test_a_deleted_scaffold_is_noted_and_stands(run_agent: RunAgent) -> None:
    code = f"""
    for path in app.rglob("*"):
        path.is_file() and path.unlink()
    (src / "App.tsx").write_text({APP!r})
    """
    answer = run_agent(code)
    assert dict(answer.files) == {"src/App.tsx": APP}
    assert (answer.violations, dict(answer.dependencies)) == ((), {})
    assert any("was deleted" in note for note in answer.notes)


def test_a_deleted_folder_is_an_app_without_files(run_agent: RunAgent) -> None:
    assert run_agent("import shutil; shutil.rmtree(Path.cwd())").files == {}


def test_one_that_never_ends_is_ended_and_what_it_wrote_is_taken(run_agent: RunAgent) -> None:
    code = f"""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    (src / "App.tsx").write_text({APP!r})
    print("working", flush=True)
    time.sleep(600)
    """
    started = time.monotonic()
    answer = run_agent(code, seconds=1)
    assert time.monotonic() - started < 30
    assert dict(answer.files) == {"src/App.tsx": APP}
    assert answer.facts == {"exit_code": 124, "timed_out": True}
    assert answer.output == "working\n"


def test_one_that_will_not_hear_of_ending_is_ended_too(run_agent: RunAgent) -> None:
    answer = run_agent(
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); print(os.getpid(), flush=True); time.sleep(600)", seconds=0.5
    )
    assert answer.facts["timed_out"] is True
    assert is_gone_soon(int(answer.output))


@pytest.mark.parametrize("own_session", [False, True])
@pytest.mark.parametrize("last", ["", "time.sleep(600)"])
def test_a_child_does_not_outlive_it(run_agent: RunAgent, *, own_session: bool, last: str) -> None:
    if own_session and not sys.platform.startswith("linux"):
        pytest.skip("only Linux lets orphans be adopted")
    code = f"""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session={own_session})
    print(child.pid, flush=True)
    {last}
    """
    assert is_gone_soon(int(run_agent(code, seconds=1.5).output))


def test_50_megabytes_of_output_keep_their_end(run_agent: RunAgent) -> None:
    answer = run_agent("[sys.stdout.write('x' * 10**6) for _ in range(50)]; print('the end')")
    assert len(answer.output) == OUTPUT_KEPT < HEAD_BYTES + TAIL_BYTES
    assert answer.output.endswith("xthe end\n")


def test_5000_files_are_taken_in_part(run_agent: RunAgent) -> None:
    code = f"""
    (src / "App.tsx").write_text({APP!r})
    (src / "many").mkdir()
    for n in range(5000):
        (src / "many" / f"{{n:04}}.ts").write_text("")
    """
    answer = run_agent(code)
    assert len(answer.files) == MOST_FILES == 2000
    assert set(answer.files) >= {"src/App.tsx", "src/many/0000.ts", "src/many/1998.ts"}
    assert answer.notes[0].startswith(
        "src/many/1999.ts, src/many/2000.ts, src/many/2001.ts and 2,998 more: comes after"
    )


def test_files_that_are_no_text_or_too_large_are_left(run_agent: RunAgent) -> None:
    code = f"""
    (src / "logo.png").write_bytes(bytes(range(256)))
    (src / "zero.ts").write_bytes(b"a\\0b")
    (src / "whole.ts").write_bytes(b"x" * {MOST_BYTES})
    (src / "large.ts").write_bytes(b"x" * {MOST_BYTES + 1})
    os.mkfifo(src / "pipe.ts")
    """
    answer = run_agent(code, seconds=30)
    assert set(answer.files) == {"src/whole.ts"}
    assert answer.violations == ()
    assert sorted(answer.notes) == [
        "src/large.ts is over 2,000,000 bytes and was left out",
        "src/logo.png, src/zero.ts: is not UTF-8 text and was left out",
        "src/pipe.ts is no regular file and was left out",
    ]


def test_names_that_cannot_be_written_elsewhere_break_clause_i(run_agent: RunAgent) -> None:
    code = r"""
    (src / "App.tsx").write_text("")
    (src / "app.TSX").write_text("")
    (src / "con.ts").write_text("")
    (src / "a:b.ts").write_text("")
    (src / "back\\slash.ts").write_text("")
    open(os.fsencode(src) + b"/\xff.ts", "w").close()
    """
    answer = run_agent(code)
    assert set(answer.files) == {"src/App.tsx"}
    refused = {"src/app.TSX", "src/con.ts", "src/a:b.ts", "src/back\\slash.ts", "src/\\xff.ts"}
    assert set(breaches(answer)) == {("i", path) for path in refused}


def test_folders_within_folders_come_to_an_end(run_agent: RunAgent) -> None:
    code = """
    os.chdir(src)
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
    """
    assert run_agent(code).files == {}


def test_a_folder_without_rights_is_removed_all_the_same(run_agent: RunAgent) -> None:
    run_agent("(src / 'shut').mkdir(); (src / 'shut' / 'x.ts').write_text(''); (src / 'shut').chmod(0)")


def test_keys_are_in_neither_output_nor_source(run_agent: RunAgent) -> None:
    code = """
    key = os.environ["ACME_API_KEY"]
    print("my key is", key)
    (src / "App.tsx").write_text(f"const key = '{key}';")
    """
    answer = run_agent(code)
    assert KEY not in str(answer)
    assert answer.output == "my key is [secret]\n"
    assert dict(answer.files) == {"src/App.tsx": "const key = '[secret]';"}
    assert answer.notes == ("src/App.tsx held a key, which was taken out",)


# -- what is not the agent's fault ------------------------------------------------------------------------------------


def test_exit_code_75_is_a_fault_of_the_machine(run_agent: RunAgent) -> None:
    with pytest.raises(InfrastructureError, match=r"(?s)exit code 75.*quota of \[secret\] is used up"):
        run_agent("print('quota of', os.environ['ACME_API_KEY'], 'is used up'); sys.exit(75)")


@pytest.mark.parametrize("spoil", [Path.unlink, lambda script: script.write_text("no first line, no binary")])
def test_a_program_that_cannot_be_started_any_more_is_a_fault_of_the_machine(
    project: Path, task: GenerationTask, spoil: Callable[[Path], object], places: Path
) -> None:
    script = project / "agent"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    agent = factory("./agent", project).for_task(task)
    spoil(script)
    with pytest.raises(InfrastructureError, match="cannot be started"):
        agent.build_app(task, SCAFFOLD, BUILD)
    assert list(places.iterdir()) == []


def test_no_room_for_the_folder_is_a_fault_of_the_machine(
    project: Path, task: GenerationTask, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = factory("sh -c true", project).for_task(task)
    monkeypatch.setattr(tempfile, "tempdir", str(project.parent / "nowhere"))
    with pytest.raises(InfrastructureError, match="TMPDIR"):
        agent.build_app(task, SCAFFOLD, BUILD)


# -- the example ------------------------------------------------------------------------------------------------------


EXAMPLE = ROOT / "docs" / "agents" / "example_agent.py"


@pytest.fixture
def example(task: GenerationTask) -> Callable[[Order], AgentAnswer]:
    command = f"{shlex.quote(sys.executable)} docs/agents/example_agent.py"
    agent = factory(command, ROOT).for_task(task)
    return lambda order: agent.build_app(task, SCAFFOLD, order)


def test_the_example_writes_a_page_for_each_screenshot(example: Callable[[Order], AgentAnswer]) -> None:
    answer = example(BUILD)
    assert answer.facts == {"exit_code": 0, "timed_out": False}, answer.output
    assert set(answer.files) == {"src/App.tsx", "src/pages/Page1.tsx", "src/pages/Page2.tsx"}
    assert (answer.violations, answer.notes, dict(answer.dependencies)) == ((), (), {})
    assert "1440 by 901" in answer.files["src/pages/Page2.tsx"]
    assert '"#ffffff"' in answer.files["src/pages/Page1.tsx"]
    assert answer.cost == Cost(dollars=0.0, source="the agent")


def test_the_example_repairs_after_the_diagnostics(example: Callable[[Order], AgentAnswer]) -> None:
    first = example(BUILD)
    mended = example(Order(turn="repair-1", files=first.files, breakage=BREAKAGE))
    assert "Failed at: build" in mended.output
    assert mended.files["src/App.tsx"] != first.files["src/App.tsx"]
    assert mended.violations == ()


def test_the_example_may_be_run_and_stands_in_the_docs() -> None:
    assert EXAMPLE.stat().st_mode & stat.S_IXUSR
    assert "agents/example_agent.py" in (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


def test_the_docs_name_every_variable_of_the_contract(run_agent: RunAgent) -> None:
    order = Order(turn="repair-1", breakage=BREAKAGE)
    names: Mapping[str, str] = told(run_agent("print(json.dumps(dict(os.environ)))", order))
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    given = {name for name in names if name.startswith("UI2APP_")}
    assert len(given) == 8
    assert [name for name in sorted(given) if f"| `{name}` |" not in page] == []
