import os
import sys
import time
from pathlib import Path

from pytest_ui2app.processes import HEAD_BYTES, MARK, TAIL_BYTES, BoundedLog, Completed, CutOff, Payload, run_bounded

ENVIRONMENT = {"PATH": "/usr/bin:/bin"}


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text() if Path("/proc/self").exists() else True


def wait_until_gone(pid: int) -> bool:
    deadline = time.monotonic() + 5
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not is_running(pid)


def test_gives_exit_code_and_both_streams_in_order(tmp_path: Path) -> None:
    ended = run_bounded(("/bin/sh", "-c", "echo a; echo b >&2; exit 3"), cwd=tmp_path, env=ENVIRONMENT, timeout=20)
    assert isinstance(ended, Completed)
    assert (ended.exit_code, ended.output) == (3, "a\nb\n")


def test_signal_n_counts_as_exit_code_128_plus_n(tmp_path: Path) -> None:
    ended = run_bounded(("/bin/sh", "-c", "kill -TERM $$"), cwd=tmp_path, env=ENVIRONMENT, timeout=20)
    assert isinstance(ended, Completed)
    assert ended.exit_code == 143


def test_environment_is_only_what_was_given(tmp_path: Path) -> None:
    ended = run_bounded(("/usr/bin/env",), cwd=tmp_path, env={"ONLY": "this"}, timeout=20)
    names = {line.partition("=")[0] for line in ended.output.splitlines()}
    assert names == {"ONLY", MARK}


def test_cuts_off_what_never_ends_and_keeps_what_it_said(tmp_path: Path) -> None:
    ended = run_bounded(("/bin/sh", "-c", "echo begun; sleep 60"), cwd=tmp_path, env=ENVIRONMENT, timeout=0.5)
    assert isinstance(ended, CutOff)
    assert (ended.exceeded, ended.output) == ("0.5 s", "begun\n")
    assert ended.seconds < 10


def test_cuts_off_what_closed_its_output_and_goes_on(tmp_path: Path) -> None:
    command = ("/bin/sh", "-c", "exec >&- 2>&-; sleep 60")
    assert isinstance(run_bounded(command, cwd=tmp_path, env=ENVIRONMENT, timeout=0.5), CutOff)


def test_children_of_a_command_that_was_cut_off_are_gone(tmp_path: Path) -> None:
    ended = run_bounded(("/bin/sh", "-c", "sleep 60 & echo $!; wait"), cwd=tmp_path, env=ENVIRONMENT, timeout=0.5)
    assert wait_until_gone(int(ended.output))


def test_children_of_a_command_that_ended_are_gone(tmp_path: Path) -> None:
    command = ("/bin/sh", "-c", "sleep 60 >/dev/null 2>&1 & echo $!")
    ended = run_bounded(command, cwd=tmp_path, env=ENVIRONMENT, timeout=20)
    assert isinstance(ended, Completed)
    assert wait_until_gone(int(ended.output))


def test_a_child_that_holds_the_pipe_does_not_hold_the_run(tmp_path: Path) -> None:
    ended = run_bounded(("/bin/sh", "-c", "sleep 60 & echo $!"), cwd=tmp_path, env=ENVIRONMENT, timeout=30)
    assert isinstance(ended, Completed)
    assert ended.seconds < 10
    assert wait_until_gone(int(ended.output))


def test_50_megabytes_of_log_are_kept_within_bounds(tmp_path: Path) -> None:
    code = "import sys\nprint('first')\nfor _ in range(50): sys.stdout.write('x' * 10**6)\nprint('last')"
    ended = run_bounded(python(code), cwd=tmp_path, env=ENVIRONMENT, timeout=60)
    assert isinstance(ended, Completed)
    assert ended.exit_code == 0
    assert len(ended.output) < HEAD_BYTES + TAIL_BYTES + 100
    assert ended.output.startswith("first\n")
    assert ended.output.endswith("last\n")


def test_log_within_bounds_is_kept_whole() -> None:
    log = BoundedLog()
    text = "".join(f"{number}\n" for number in range(100_000))
    for start in range(0, len(text), 7001):
        log.add(text[start : start + 7001].encode())
    assert len(text) > TAIL_BYTES
    assert log.text() == text


def test_log_out_of_bounds_says_how_much_is_left_out() -> None:
    log = BoundedLog()
    log.add(b"a" * HEAD_BYTES)
    log.add(b"b" * 10 + b"c" * TAIL_BYTES)
    assert log.text() == "a" * HEAD_BYTES + "\n... 10 bytes of output left out ...\n" + "c" * TAIL_BYTES


def test_a_payload_is_kept_apart_from_the_log(tmp_path: Path) -> None:
    payload = Payload(file=tmp_path / "out", limit=10)
    command = ("/bin/sh", "-c", "printf 0123456789; echo said >&2")
    ended = run_bounded(command, cwd=tmp_path, env=ENVIRONMENT, timeout=20, payload=payload)
    assert isinstance(ended, Completed)
    assert (ended.output, payload.file.read_bytes()) == ("said\n", b"0123456789")


def test_a_payload_over_its_limit_ends_the_command(tmp_path: Path) -> None:
    payload = Payload(file=tmp_path / "out", limit=2 * 1024**2)
    command = ("/bin/sh", "-c", "cat /dev/zero")
    ended = run_bounded(command, cwd=tmp_path, env=ENVIRONMENT, timeout=60, payload=payload)
    assert isinstance(ended, CutOff)
    assert ended.exceeded == "2 MiB of output"
    assert payload.file.stat().st_size <= payload.limit


def test_memory_of_all_children_together_is_limited(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys, time\n"
        "eat = 'import time; kept = bytearray(60 * 2**20); print(1, flush=True); time.sleep(60)'\n"
        "for _ in range(4): subprocess.Popen((sys.executable, '-c', eat))\n"
        "time.sleep(60)"
    )
    ended = run_bounded(python(code), cwd=tmp_path, env=ENVIRONMENT, timeout=50, memory=200 * 1024**2)
    assert isinstance(ended, CutOff)
    assert ended.exceeded == "200 MiB of memory"


def test_a_daemon_in_a_session_of_its_own_is_gone(tmp_path: Path) -> None:
    code = "import os, time\nif os.fork() == 0:\n os.setsid()\n print(os.getpid(), flush=True)\n time.sleep(60)"
    ended = run_bounded(python(f"{code}\ntime.sleep(0.5)"), cwd=tmp_path, env=ENVIRONMENT, timeout=20)
    assert isinstance(ended, Completed)
    assert wait_until_gone(int(ended.output))
