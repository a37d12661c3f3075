import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.agents.agent import OUTPUT_KEPT
from pytest_ui2app.generation.agents.collecting import MOST_BYTES, MOST_FILES
from pytest_ui2app.generation.model import (
    AgentAnswer,
    GenerationTask,
    Order,
)
from pytest_ui2app.processes import HEAD_BYTES, TAIL_BYTES
from tests.test_processes import wait_until_gone

pytestmark = pytest.mark.full  # each runs programs, and waits for some of them to be ended

ROOT = Path(__file__).parents[3]
SCAFFOLD = ROOT / "scaffold"
KEY = "key-that-nobody-may-see-4711"
BUILD = Order(turn="build")
APP = "export default function App() { return <h1>Good</h1>; }\n"

RunAgent = Callable[..., AgentAnswer]
Factory = Callable[..., AgentFactory]


def breaches(answer: AgentAnswer) -> list[tuple[str, str]]:
    return [(violation.clause, violation.subject) for violation in answer.violations]


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
    assert wait_until_gone(int(answer.output))


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
    assert wait_until_gone(int(run_agent(code, seconds=1.5).output))


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


def test_one_that_crashes_before_it_has_written_anything_is_no_score(run_agent: RunAgent) -> None:
    with pytest.raises(
        InfrastructureError, match=r"wrote nothing and ended with code 1; it said last: ModuleNotFoundError"
    ) as told:
        run_agent("print('\\x1b[31mred'); import no_such_module_anywhere")
    assert "\x1b" not in str(told.value)


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


def test_exit_code_75_is_a_fault_of_the_machine(run_agent: RunAgent) -> None:
    with pytest.raises(InfrastructureError, match=r"(?s)exit code 75.*quota of \[secret\] is used up"):
        run_agent("print('quota of', os.environ['ACME_API_KEY'], 'is used up'); sys.exit(75)")


@pytest.mark.parametrize("spoil", [Path.unlink, lambda script: script.write_text("no first line, no binary")])
def test_a_program_that_cannot_be_started_any_more_is_a_fault_of_the_machine(
    factory: Factory, project: Path, task: GenerationTask, spoil: Callable[[Path], object], places: Path
) -> None:
    script = project / "agent"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    agent = factory("./agent").for_task(task)
    spoil(script)
    with pytest.raises(InfrastructureError, match="cannot be started"):
        agent.build_app(task, scaffold_files(SCAFFOLD), BUILD)
    assert list(places.iterdir()) == []


def test_no_room_for_the_folder_is_a_fault_of_the_machine(
    factory: Factory, project: Path, task: GenerationTask, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = factory("sh -c true").for_task(task)
    monkeypatch.setattr(tempfile, "tempdir", str(project.parent / "nowhere"))
    with pytest.raises(InfrastructureError, match="TMPDIR"):
        agent.build_app(task, scaffold_files(SCAFFOLD), BUILD)
