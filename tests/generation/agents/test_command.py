import json
import shlex
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.build.scaffold import scaffold_files
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.agents import AgentFactory
from pytest_ui2app.generation.agents.command import read_command
from pytest_ui2app.generation.model import (
    Agent,
    GenerationTask,
    Json,
    Order,
)

ROOT = Path(__file__).parents[3]
SCAFFOLD = ROOT / "scaffold"
BUILD = Order(turn="build")

Factory = Callable[..., AgentFactory]


def test_it_is_an_agent_by_the_name_that_was_given(factory: Factory, task: GenerationTask) -> None:
    made = factory("sh -c true")
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
def test_a_command_that_cannot_be_run_is_told_before_anything_runs(
    factory: Factory, project: Path, command: str, said: str
) -> None:
    (project / "plain.py").write_text("pass")
    (project / "folder").mkdir()
    with pytest.raises(UsageError, match=said):
        factory(command)


@pytest.mark.parametrize("seconds", [0, -1, "60", True, float("inf"), float("nan"), None, [60]])
def test_a_time_limit_that_is_none_is_refused(factory: Factory, seconds: Json) -> None:
    with pytest.raises(UsageError, match=r"'seconds'.*pyproject\.toml"):
        factory("sh -c true", seconds=seconds)


def test_an_unknown_setting_is_refused(factory: Factory) -> None:
    with pytest.raises(UsageError, match="'second'"):
        factory("sh -c true", second=1)


def test_temporary_folders_inside_the_project_are_refused(
    factory: Factory, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(project))
    with pytest.raises(UsageError, match="TMPDIR"):
        factory("sh -c true")


def test_words_that_are_files_become_absolute_and_no_others(
    factory: Factory, project: Path, task: GenerationTask
) -> None:
    (project / "notes.txt").write_text("x")
    (project / "folder").mkdir()
    words = f"notes.txt folder 'no file' '$HOME' {'x' * 5000}"
    command = f"{shlex.quote(sys.executable)} -c 'import sys; print(sys.argv[1:])' {words}"
    answer = factory(command).for_task(task).build_app(task, scaffold_files(SCAFFOLD), BUILD)
    assert answer.output.strip() == str([str(project / "notes.txt"), "folder", "no file", "$HOME", "x" * 5000])


def test_a_script_beside_the_project_is_run_with_its_own_first_line(
    factory: Factory, project: Path, task: GenerationTask
) -> None:
    script = project / "agent"
    script.write_text("#!/bin/sh\necho here\n")
    script.chmod(0o755)
    for command in ("./agent", "agent"):
        assert factory(command).for_task(task).build_app(task, scaffold_files(SCAFFOLD), BUILD).output == "here\n"


def test_identity_tells_commands_contents_and_limits_apart(factory: Factory, project: Path) -> None:
    (project / "a.txt").write_text("1")
    first = factory("sh a.txt").identity
    assert factory("sh a.txt").identity == first
    assert factory("sh ./a.txt").identity != first
    assert factory("sh a.txt", seconds=5).identity != first
    (project / "a.txt").write_text("2")
    assert factory("sh a.txt").identity != first


def test_identity_is_the_same_wherever_the_project_lies(factory: Factory, tmp_path: Path) -> None:
    identities = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.txt").write_text("1")
        identities.append(factory("sh a.txt", tmp_path / name).identity)
    assert identities[0] == identities[1]
    assert str(tmp_path) not in json.dumps(identities)


@pytest.mark.parametrize("word", ["sk-ant-0123456789", "--key=sk_live_0123456789", "AIzaSyB0123456789"])
def test_a_key_in_the_command_is_refused_and_not_shown(word: str) -> None:
    with pytest.raises(UsageError, match="looks like a key") as refused:
        read_command(f"{shlex.quote(sys.executable)} agent.py {word}", Path.cwd())
    assert word not in str(refused.value)


def test_words_that_only_resemble_keys_are_left_alone() -> None:
    words = ["--key-rotation-off", "skip-everything", "sk-it", "./sk-agent/run.py", "--mode=task-based-approach"]
    assert read_command(f"{shlex.quote(sys.executable)} {' '.join(words)}", Path.cwd()).argv[1:] == tuple(words)
