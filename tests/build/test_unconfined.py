import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pytest_ui2app.build.sandbox import Command, Limits
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.processes import Completed, CutOff

ENVIRONMENT = {"PATH": "/usr/bin:/bin"}
PARENT = """
import sys
from pathlib import Path
from pytest_ui2app.build.sandbox import Command, choose_sandbox
name, folder = sys.argv[1], Path(sys.argv[2])
argv = ("/bin/sh", "-c", "sleep 98765 & echo up > up; wait")
env = {"PATH": "/usr/bin:/bin"}
choose_sandbox(name).run(Command(argv=argv, cwd=folder, timeout=60, env=env, writable=(folder,)))
"""


def sleepers() -> set[str]:
    listed = subprocess.check_output(("/bin/ps", "-eo", "pid,args"), text=True).splitlines()
    shown = [line.split(maxsplit=1) for line in listed if "sleep 98765" in line]
    return {pid for pid, arguments in shown if arguments.startswith(("sleep", "/bin/sh"))}


def run_and_kill_parent(sandbox: str, folder: Path) -> set[str]:
    """Kill a process with SIGKILL while its command runs; return what of the command is left after a while."""
    before = sleepers()
    parent = subprocess.Popen((sys.executable, "-c", PARENT, sandbox, str(folder)))
    deadline = time.monotonic() + 20
    while not (folder / "up").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert sleepers() - before, "the command never started"
    os.kill(parent.pid, signal.SIGKILL)
    parent.wait()
    while sleepers() - before and time.monotonic() < deadline:
        time.sleep(0.02)
    return sleepers() - before


def test_runs_the_command_and_gives_its_exit_code(tmp_path: Path) -> None:
    argv = ("/bin/sh", "-c", "pwd; exit 4")
    ended = Unconfined().run(Command(argv=argv, cwd=tmp_path, timeout=20, env=ENVIRONMENT))
    assert isinstance(ended, Completed)
    assert (ended.exit_code, ended.output.strip()) == (4, str(tmp_path.resolve()))


def test_stops_at_the_time_limit(tmp_path: Path) -> None:
    ended = Unconfined().run(Command(argv=("sleep", "60"), cwd=tmp_path, timeout=0.5, env=ENVIRONMENT))
    assert isinstance(ended, CutOff)


def test_a_file_cannot_grow_beyond_its_limit(tmp_path: Path) -> None:
    argv = ("/bin/sh", "-c", "head -c 5000 /dev/zero > big")
    sandbox = Unconfined(limits=Limits(file_bytes=1000))
    ended = sandbox.run(Command(argv=argv, cwd=tmp_path, timeout=20, env=ENVIRONMENT))
    assert isinstance(ended, Completed)
    assert ended.exit_code != 0
    assert (tmp_path / "big").stat().st_size == 1000


def test_cpu_time_is_limited(tmp_path: Path) -> None:
    sandbox = Unconfined(limits=Limits(cpu_seconds=1))
    argv = ("/bin/sh", "-c", "while :; do :; done")
    ended = sandbox.run(Command(argv=argv, cwd=tmp_path, timeout=30, env=ENVIRONMENT))
    assert isinstance(ended, Completed)
    assert ended.exit_code in (128 + signal.SIGXCPU, 128 + signal.SIGKILL)


@pytest.mark.parametrize("sandbox", ["off", pytest.param("bwrap", marks=pytest.mark.full)])
def test_nothing_is_left_when_the_parent_is_killed(sandbox: str, tmp_path: Path) -> None:
    assert run_and_kill_parent(sandbox, tmp_path) == set()
