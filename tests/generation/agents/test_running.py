import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from pytest_ui2app.generation.agents.running import run_agent

AGENT = """\
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open("pids.part", "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
os.rename("pids.part", "pids")
time.sleep(600)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc/self").exists() else True


def test_an_agent_ends_with_the_run_that_was_killed(tmp_path: Path) -> None:
    call = f"run_agent({(sys.executable, '-c', AGENT)!r}, Path({str(tmp_path)!r}), {dict(os.environ)!r}, 600.0)"
    run = subprocess.Popen(
        [sys.executable, "-c", f"from pathlib import Path\nfrom {run_agent.__module__} import run_agent\n{call}"]
    )
    deadline = time.monotonic() + 30
    while not (tmp_path / "pids").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    run.send_signal(signal.SIGKILL)
    run.wait()
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    deadline = time.monotonic() + 10
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [pid for pid in pids if is_running(pid)] == []
