import dataclasses
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from pytest_ui2app.build.bubblewrap import bubblewrap_version, find_bubblewrap
from pytest_ui2app.build.sandbox import Command, Limits
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.processes import Completed, CutOff

pytestmark = pytest.mark.full
ENVIRONMENT = {"PATH": "/usr/bin:/bin"}


def shell(script: str, folder: Path, *, timeout: float = 20, readable: tuple[Path, ...] = ()) -> Completed | CutOff:
    command = Command(
        argv=("/bin/sh", "-c", script),
        cwd=folder,
        timeout=timeout,
        env=ENVIRONMENT,
        writable=(folder,),
        readable=readable,
    )
    return find_bubblewrap().run(command)


def running(marker: str) -> list[str]:
    listed = subprocess.check_output(("/bin/ps", "-eo", "pid,stat,args"), text=True).splitlines()
    return [line for line in listed if marker in line and " Z" not in line]


def is_gone(marker: str) -> bool:
    deadline = time.monotonic() + 5
    while running(marker) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not running(marker)


def test_gives_exit_code_and_output(tmp_path: Path) -> None:
    ended = shell("echo out; echo err >&2; exit 7", tmp_path)
    assert isinstance(ended, Completed)
    assert (ended.exit_code, ended.output) == (7, "out\nerr\n")


def test_only_writable_folders_can_be_written(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    ended = shell(f"echo x > here; echo x > {outside}/there; echo x > /usr/there; ls {outside}", inside)
    assert (inside / "here").read_text() == "x\n"
    assert list(outside.iterdir()) == []
    assert not Path("/usr/there").exists()
    assert "Read-only" in ended.output


def test_a_readable_folder_inside_a_writable_one_cannot_be_written(tmp_path: Path) -> None:
    modules = tmp_path / "node_modules"
    modules.mkdir()
    (modules / "a").write_text("kept")
    shell("echo broken > node_modules/a; echo x > node_modules/b", tmp_path, readable=(modules,))
    assert [(path.name, path.read_text()) for path in modules.iterdir()] == [("a", "kept")]


def in_workspace(script: str, folder: Path, limits: Limits | None = None, **given: Path) -> Completed | CutOff:
    sandbox = dataclasses.replace(find_bubblewrap(), limits=limits or Limits())
    argv = ("/bin/sh", "-c", script)
    return sandbox.run(
        Command(argv=argv, cwd=folder, timeout=20, env=ENVIRONMENT, workspace=folder, **given)  # type: ignore[arg-type]
    )


def test_a_workspace_is_left_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/App.tsx").write_text("kept")
    script = "cat src/App.tsx; echo new > new; cat new; echo x > src/App.tsx; rm -r src; mkdir -p src/more; mv src away"
    ended = in_workspace(script, tmp_path)
    assert ended.output.startswith("keptnew\n")
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")] == ["src", "src/App.tsx"]
    assert (tmp_path / "src/App.tsx").read_text() == "kept"


def test_what_is_written_into_a_workspace_is_limited(tmp_path: Path) -> None:
    limits = Limits(disk_bytes=2 * 1024**2, temporary_bytes=1024**2)
    script = "for place in . /tmp /dev/shm; do head -c 4000000 /dev/zero > $place/big; wc -c < $place/big; done"
    ended = in_workspace(script, tmp_path, limits)
    assert [int(line) for line in ended.output.splitlines() if line.isdigit()] == [2 * 1024**2, 1024**2, 1024**2]
    assert ended.output.count("No space left") == 3


@pytest.mark.parametrize("place", ["/", "/dev", "/etc", "/proc", "/proc/sys/kernel", "/usr", "/root", "/home", "/run"])
def test_nothing_else_can_be_written(place: str, tmp_path: Path) -> None:
    ended = in_workspace(f"mkdir -p {place}/made && echo written", tmp_path)
    assert "written" not in ended.output


def test_rights_cannot_be_regained_in_a_namespace_of_its_own(tmp_path: Path) -> None:
    ended = in_workspace("unshare --user --map-root-user mount -t tmpfs none /tmp && echo mounted", tmp_path)
    assert "mounted" not in ended.output


def test_settings_of_the_kernel_cannot_be_written(tmp_path: Path) -> None:
    before = Path("/proc/sys/kernel/core_pattern").read_text()
    ended = in_workspace("echo /evil > /proc/sys/kernel/core_pattern || echo refused", tmp_path)
    assert "refused" in ended.output
    assert Path("/proc/sys/kernel/core_pattern").read_text() == before


def test_memory_of_all_processes_is_limited(tmp_path: Path) -> None:
    script = "node -e 'const kept = []; setInterval(() => kept.push(Buffer.alloc(5e7, 1)), 50)'"
    ended = in_workspace(script, tmp_path, Limits(memory_bytes=500 * 1024**2))
    assert isinstance(ended, CutOff)
    assert ended.exceeded == "500 MiB of memory"


def test_the_payload_is_what_standard_output_gave(tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    ended = in_workspace("printf given; echo said >&2", work, payload=tmp_path / "payload")
    assert ended.output == "said\n"
    assert (tmp_path / "payload").read_bytes() == b"given"


def test_the_gateway_is_the_one_way_out(tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    with tempfile.TemporaryDirectory() as place, socket.socket(socket.AF_UNIX) as server:
        gateway = Path(place, "gate")
        server.bind(str(gateway))
        server.listen()
        script = f"node -e \"require('net').connect('{gateway}').end('through', process.exit)\"; ls {place}"
        ended = in_workspace(script, work, gateway=gateway)
        assert ended.output == "gate\n"
        server.settimeout(5)
        with server.accept()[0] as connection:
            assert connection.recv(100) == b"through"


def test_files_of_the_user_cannot_be_seen(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hidden")
    work = tmp_path / "work"
    work.mkdir()
    ended = shell(f"cat {secret}; cat /etc/passwd; ls -A {Path.home()}; ls -A /tmp", work)
    assert "hidden" not in ended.output
    assert "root:" not in ended.output


def test_other_processes_cannot_be_seen(tmp_path: Path) -> None:
    ended = shell("ls -d /proc/[0-9]* | wc -l", tmp_path)
    assert int(ended.output) < 6


def test_services_of_this_machine_cannot_be_reached(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(1)
        port = server.getsockname()[1]
        script = f"node -e \"require('net').connect({port}, '127.0.0.1').on('error', e => console.log(e.code))\""
        assert "ECONNREFUSED" in shell(script, tmp_path).output
        with pytest.raises(TimeoutError):
            server.accept()


def test_environment_is_only_what_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("API_KEY", "hidden")
    assert "API_KEY" not in shell("env", tmp_path).output


def test_no_capabilities_are_held(tmp_path: Path) -> None:
    assert "CapEff:\t0000000000000000" in shell("grep CapEff /proc/self/status", tmp_path).output


def test_daemons_are_gone_after_the_time_limit(tmp_path: Path) -> None:
    ended = shell("setsid sh -c 'setsid sleep 87651 &' & sleep 87651", tmp_path, timeout=1)
    assert isinstance(ended, CutOff)
    assert is_gone("sleep 87651")


def test_daemons_are_gone_after_the_command(tmp_path: Path) -> None:
    ended = shell("setsid sleep 87652 >/dev/null 2>&1 & sleep 0.2; exit 0", tmp_path)
    assert isinstance(ended, Completed)
    assert ended.seconds < 10
    assert is_gone("sleep 87652")


@pytest.mark.skipif(
    os.geteuid() == 0 and not Path("/sys/fs/cgroup/pids/cgroup.procs").exists(),
    reason="the kernel limits root's processes only through a pids controller",
)
def test_a_fork_bomb_is_held_and_ended(tmp_path: Path) -> None:
    script = 'n=0; while [ $n -lt 300 ]; do sleep 87653 & n=$((n+1)); done; echo "all started"'
    sandbox = dataclasses.replace(find_bubblewrap(), limits=Limits(processes=64))
    started = time.monotonic()
    command = Command(argv=("/bin/sh", "-c", script), cwd=tmp_path, timeout=3, env=ENVIRONMENT, writable=(tmp_path,))
    ended = sandbox.run(command)
    assert "all started" not in ended.output
    assert time.monotonic() - started < 15
    assert is_gone("sleep 87653")


def test_no_process_group_of_the_kernel_is_left_behind(tmp_path: Path) -> None:
    shell("true", tmp_path)
    assert list(Path("/sys/fs/cgroup").glob(f"**/ui2app-{os.getpid()}-*")) == []


def test_a_sandbox_that_cannot_start_is_the_machines_fault(tmp_path: Path) -> None:
    command = Command(argv=("true",), cwd=tmp_path, timeout=20, env=ENVIRONMENT, readable=(tmp_path / "missing",))
    with pytest.raises(InfrastructureError, match="bwrap: Can't find source path"):
        find_bubblewrap().run(command)


@pytest.mark.parametrize("end", ["exit 1", "exit 127", "kill -9 $$"])
def test_a_command_that_imitates_a_broken_sandbox_is_no_fault_of_the_machine(end: str, tmp_path: Path) -> None:
    assert isinstance(shell(f"echo 'bwrap: No permissions' >&2; {end}", tmp_path), Completed)


def test_tells_its_version() -> None:
    assert bubblewrap_version(find_bubblewrap()).startswith("bubblewrap ")
