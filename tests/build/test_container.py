"""The container sandbox against an engine that is only pretended: one that notes what it is told and runs it here."""

import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.build.container import DEFAULT_IMAGE, Container, find_container
from pytest_ui2app.build.sandbox import Command, Limits
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, CutOff

ENGINE = """#!{python}
import itertools, json, os, subprocess, sys
with open({log!r}, "a") as log:
    log.write(json.dumps(sys.argv[1:]) + "\\n")
if sys.argv[1] == "run":
    options = list(itertools.takewhile(lambda each: each.startswith("--"), sys.argv[4:]))  # after --name NAME
    image, *command = sys.argv[4 + len(options):]
    if not {code}:
        open(next(each[10:] for each in options if each.startswith("--cidfile=")), "w").close()
    variables = dict(each[6:].split("=", 1) for each in options if each.startswith("--env="))
    folder = next(each[10:] for each in options if each.startswith("--workdir="))
    sys.exit({code} or subprocess.call(command, cwd=folder, env={{**variables, "PATH": os.environ["PATH"]}}))
"""
Engine = Callable[..., tuple[Container, Callable[[], list[list[str]]]]]


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    """Return a function that makes a container sandbox, and one that tells what its engine was asked for."""

    def make(code: int = 0, limits: Limits | None = None) -> tuple[Container, Callable[[], list[list[str]]]]:
        program, log = tmp_path / "docker", tmp_path / "log"
        program.write_text(ENGINE.format(python=sys.executable, log=str(log), code=code))
        program.chmod(0o755)
        container = Container(program=program, image="node:test", limits=limits or Limits())
        return container, lambda: [json.loads(line) for line in log.read_text().splitlines()]

    return make


def shell(script: str, folder: Path, **given: object) -> Command:
    return Command(argv=("/bin/sh", "-c", script), cwd=folder, timeout=20, env={"ONLY": "this"}, **given)  # type: ignore[arg-type]


def test_gives_exit_code_log_and_payload(engine: Engine, tmp_path: Path) -> None:
    sandbox, _ = engine()
    payload = tmp_path / "payload"
    ended = sandbox.run(shell('printf "$ONLY"; echo said >&2; exit 3', tmp_path, payload=payload))
    assert isinstance(ended, Completed)
    assert (ended.exit_code, ended.output, payload.read_text()) == (3, "said\n", "this")


def test_the_engine_is_told_to_cage_the_command(engine: Engine, tmp_path: Path) -> None:
    sandbox, asked = engine(limits=Limits(processes=7, memory_bytes=10**9, disk_bytes=5000, temporary_bytes=3000))
    work, modules = tmp_path / "work", tmp_path / "modules"
    (work / "src").mkdir(parents=True)
    modules.mkdir()
    (work / "package.json").write_text("{}")
    sandbox.run(shell("true", work, workspace=work, readable=(modules,)))
    options = set(asked()[0])
    assert {"--network=none", "--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges", "--rm"} <= options
    assert {"--pids-limit=7", f"--memory={10**9}", f"--memory-swap={10**9}", f"--workdir={work}"} <= options
    assert f"--tmpfs={work}:rw,exec,mode=1777,size=5000" in options
    volumes = {option.removeprefix("--volume=") for option in options if option.startswith("--volume=")}
    assert volumes == {f"{path}:{path}:ro" for path in (work / "src", work / "package.json", modules)}


def test_nothing_of_the_users_environment_enters(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "hidden")
    sandbox, asked = engine()
    assert "hidden" not in sandbox.run(shell("env", tmp_path)).output
    assert [word for word in asked()[0] if word.startswith("--env")] == ["--env=ONLY=this"]


def test_a_container_whose_time_is_over_is_removed(engine: Engine, tmp_path: Path) -> None:
    sandbox, asked = engine()
    started = time.monotonic()
    command = Command(argv=("sleep", "60"), cwd=tmp_path, timeout=1, env={})
    assert isinstance(sandbox.run(command), CutOff)
    assert time.monotonic() - started < 15
    run, removed = asked()
    assert removed == ["rm", "--force", run[run.index("--name") + 1]]


def test_an_engine_that_cannot_run_it_is_the_machines_fault(engine: Engine, tmp_path: Path) -> None:
    sandbox, _ = engine(125)
    with pytest.raises(InfrastructureError, match=r"no sandbox for generated code: .*docker says"):
        sandbox.run(shell("true", tmp_path))


@pytest.mark.parametrize("code", [125, 126, 127])
def test_an_app_that_ends_like_a_broken_engine_is_no_fault_of_the_machine(
    engine: Engine, tmp_path: Path, code: int
) -> None:
    sandbox, _ = engine()
    ended = sandbox.run(shell(f"exit {code}", tmp_path))
    assert isinstance(ended, Completed)
    assert ended.exit_code == code


def test_a_package_manager_is_run_outside(engine: Engine, tmp_path: Path) -> None:
    sandbox, _ = engine(125)
    ended = sandbox.run(
        Command(
            argv=("/bin/echo", "fetched"),
            cwd=tmp_path,
            timeout=20,
            env={},
            gateway=tmp_path / "gate",
            writable=(tmp_path,),
        )
    )
    assert ended.output == "fetched\n"


def test_an_engine_is_found_on_the_path(engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine()
    node_that_says("v20.1.0", tmp_path, monkeypatch)
    assert find_container("docker").name == f"docker:{DEFAULT_IMAGE}"
    assert find_container("docker", "my/node:22").image == "my/node:22"
    with pytest.raises(InfrastructureError, match="podman is not installed"):
        find_container("podman")


def node_that_says(version: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a Node that only tells its version on the PATH, beside the few programs that a build uses."""
    (folder / "node").write_text(f"#!/bin/sh\necho {version}\n")
    (folder / "node").chmod(0o755)
    for program in ("cat", "tar", "timeout"):
        (folder / program).symlink_to(str(shutil.which(program)))
    monkeypatch.setenv("PATH", str(folder))


def test_an_image_with_an_old_node_is_no_sandbox(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine()
    node_that_says("v18.19.0", tmp_path, monkeypatch)
    with pytest.raises(InfrastructureError, match="old/node has Node 18, and 20 or later is wanted"):
        find_container("docker", "old/node")


def test_an_image_without_tar_is_no_sandbox(engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine()
    node_that_says("v20.1.0", tmp_path, monkeypatch)
    (tmp_path / "tar").unlink()
    with pytest.raises(InfrastructureError, match=r"a trial run of bare/node by .* failed"):
        find_container("docker", "bare/node")
