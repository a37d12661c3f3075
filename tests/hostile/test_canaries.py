"""Each canary sees the harm that it is there for; here nothing holds the harm back, which is why it is a small one."""

import ctypes
import mmap
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.hostile import machine
from tests.hostile.canaries import FILE_PREFIX, LEAKED, MEMORY_SLACK, Bait, Canaries, bait

pytestmark = pytest.mark.full  # every one looks at all processes of the machine


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    """Give a bait whose shared folders are small ones."""
    shared = [tmp_path / name for name in ("modules", "store", "scaffold")]
    for folder in shared:
        folder.mkdir()
        (folder / "index.js").write_text("kept", encoding="utf-8")
    folder = tmp_path / "bait"
    folder.mkdir()
    with bait(folder, shared, monkeypatch.setenv) as given:
        yield given


@pytest.fixture
def canaries(laid: Bait) -> Canaries:
    return Canaries(laid)


def heard(laid: Bait) -> None:
    deadline = time.monotonic() + 5
    while not laid.listeners.hits and time.monotonic() < deadline:
        time.sleep(0.01)


def test_nothing_is_told_where_nothing_was_done(canaries: Canaries) -> None:
    assert canaries.harms() == []


def by_tcp(laid: Bait) -> None:
    socket.create_connection(("127.0.0.1", laid.listeners.tcp_port)).close()


def by_tcp6(laid: Bait) -> None:
    socket.create_connection(("::1", laid.listeners.tcp_port)).close()


def by_udp(laid: Bait) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(b"x", ("127.0.0.1", laid.listeners.udp_port))


def by_socket(address: str) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        client.connect(address)


WAYS: dict[str, Callable[[Bait], None]] = {
    "tcp": by_tcp,
    "tcp ": by_tcp6,
    "udp": by_udp,
    "unix": lambda laid: by_socket(str(laid.listeners.unix_socket)),
    "abstract": lambda laid: by_socket(f"\0{laid.listeners.abstract_socket}"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_word_to_a_listener_is_told(way: str, laid: Bait, canaries: Canaries) -> None:
    WAYS[way](laid)
    heard(laid)
    assert canaries.harms() == [f"reached by {way.strip()}"]


@pytest.mark.parametrize(
    "encode", [str.encode, lambda text: text.encode("utf-16-le"), lambda text: text.encode().hex().encode()]
)
def test_a_secret_in_the_store_is_told(encode: Callable[[str], bytes], laid: Bait, canaries: Canaries) -> None:
    assert f"password={laid.secret}" in (laid.home / ".npmrc").read_text()
    assert os.environ["OPENAI_API_KEY"] == laid.secret
    (laid.store / "value.json").write_bytes(b"before" + encode(laid.secret) + b"after")
    assert canaries.harms() == [f"{laid.secret} stands in value.json"]


def test_a_secret_as_a_name_is_told(laid: Bait, canaries: Canaries) -> None:
    (laid.store / laid.secret).write_text("")
    assert canaries.harms() == [f"{laid.secret} stands in {laid.secret}"]


def test_an_act_that_was_not_refused_is_told(laid: Bait, canaries: Canaries) -> None:
    (laid.store / "log.txt").write_text(f"{LEAKED} mount: 0")
    assert canaries.harms() == [f"{LEAKED} stands in log.txt"]


def append(file: Path) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write("x")


def overwrite_unseen(file: Path) -> None:
    before = file.stat()
    file.write_text("evil", encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def replace_by_link(file: Path) -> None:
    file.unlink()
    file.symlink_to("/etc/hostname")


@pytest.mark.parametrize(
    "change", [append, overwrite_unseen, Path.unlink, replace_by_link, lambda file: file.chmod(0o777)]
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_change_to_what_is_shared_is_told(
    change: Callable[[Path], None], place: int, laid: Bait, canaries: Canaries
) -> None:
    file = laid.shared[place] / "index.js"
    change(file)
    assert canaries.harms() == [f"{file} changed"]


def test_a_change_to_what_another_app_left_is_told(laid: Bait, canaries: Canaries) -> None:
    append(laid.others / "value.json")
    (laid.others / "more.json").write_text("")
    assert canaries.harms() == [f"{laid.others / 'more.json'} came", f"{laid.others / 'value.json'} changed"]


def test_a_file_at_home_is_told(laid: Bait, canaries: Canaries) -> None:
    (laid.home / ".bashrc").write_text("evil")
    assert canaries.harms() == [f"{laid.home / '.bashrc'} came"]


def test_a_temporary_file_that_was_left_is_told(laid: Bait, canaries: Canaries) -> None:
    (laid.temporary / "ui2app-left").mkdir()
    assert canaries.harms() == [f"{laid.temporary / 'ui2app-left'} was left"]


def test_a_file_beside_the_store_is_told(laid: Bait, canaries: Canaries) -> None:
    stray = laid.folder / f"{FILE_PREFIX}-{laid.mark}"
    stray.write_text("")
    assert canaries.harms() == [f"{stray} came"]


def test_a_file_in_the_current_folder_is_told(laid: Bait, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    canaries = Canaries(laid)
    Path("evil.js").write_text("")
    assert canaries.harms() == ["evil.js came into the current folder"]


def test_a_full_store_is_told(laid: Bait, canaries: Canaries) -> None:
    with (laid.store / "big").open("wb") as file:
        file.truncate(10**8)
    assert canaries.harms() == [f"{10**8} bytes in the store"]


@pytest.fixture
def unsettled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait no longer than needed for what does not go away."""
    for name in ("SETTLING_SECONDS", "MEMORY_SECONDS"):
        monkeypatch.setattr(f"tests.hostile.canaries.{name}", 0.5)


@pytest.mark.usefixtures("unsettled")
def test_a_child_that_still_runs_is_told(canaries: Canaries) -> None:
    with subprocess.Popen(["/bin/sleep", "60"]) as child:
        assert canaries.harms() == [f"{child.pid} still runs"]
        child.kill()


@pytest.mark.usefixtures("unsettled")
@pytest.mark.parametrize("clear", [True, False])
def test_a_daemon_that_still_runs_is_told(clear: bool, laid: Bait, canaries: Canaries) -> None:  # noqa: FBT001 - a parameter
    mark = [laid.mark] if clear else ["60"]
    environment = {} if clear else {"MARK": laid.mark, "PATH": "/usr/bin:/bin"}
    script = "setsid sleep $0 </dev/null >/dev/null 2>&1 & echo $!"
    started = subprocess.run(
        ["/bin/sh", "-c", script, *mark], env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    pid = int(started.stdout)
    time.sleep(0.2)
    assert [harm for harm in canaries.harms() if harm == f"{pid} sleep {mark[0]} still runs"]
    os.kill(pid, 9)


@pytest.mark.usefixtures("unsettled")
def test_memory_that_is_not_given_back_is_told(canaries: Canaries) -> None:
    size = 2 * MEMORY_SLACK
    with mmap.mmap(-1, size) as kept:
        for offset in range(0, size, mmap.PAGESIZE):
            kept[offset] = 1
        (harm,) = canaries.harms()
        assert harm.endswith("bytes of memory were not given back")


@pytest.fixture
def pretended(tmp_path: Path) -> Path:
    """Give the root of a machine with one setting."""
    for folder in ("proc/sys/kernel", "proc/self", "proc/sysvipc", "dev"):
        (tmp_path / "root" / folder).mkdir(parents=True)
    (tmp_path / "root/proc/sys/kernel/core_pattern").write_text("core\n")
    (tmp_path / "root/proc/sys/kernel/ns_last_pid").write_text("1\n")
    (tmp_path / "root/proc/self/mounts").write_text("proc /proc proc rw 0 0\n")
    (tmp_path / "root/proc/sysvipc/shm").write_text("key shmid\n")
    return tmp_path / "root"


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("proc/sys/kernel/core_pattern", "|/evil\n", "setting"),
        ("proc/self/mounts", "proc /proc proc rw 0 0\nnone /tmp tmpfs\n", "machine mounts"),
        ("proc/sysvipc/shm", "key shmid\n0 1\n", "machine objects"),
        ("dev/evil", "", "machine devices"),
        ("evil", "", "machine root"),
    ],
)
def test_a_change_to_the_machine_is_told(file: str, text: str, told: str, laid: Bait, pretended: Path) -> None:
    canaries = Canaries(laid, pretended)
    assert canaries.harms() == []
    (pretended / file).write_text(text)
    (pretended / "proc/sys/kernel/ns_last_pid").write_text("2\n")
    (harm,) = canaries.harms()
    assert harm.startswith(told)


def test_the_settings_of_this_machine_are_seen() -> None:
    seen = machine.settings()
    assert seen["/proc/sys/kernel/core_pattern"] == Path("/proc/sys/kernel/core_pattern").read_text()
    assert seen == machine.settings()


def test_a_changed_clock_or_name_is_told(canaries: Canaries, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + 3600)
    monkeypatch.setattr(socket, "gethostname", lambda: "evil")
    assert [harm.partition(":")[0] for harm in canaries.harms()] == ["machine clock", "machine name"]


def test_a_key_that_was_left_is_told(laid: Bait, canaries: Canaries) -> None:
    if not machine.has_key(laid.key_name):
        pytest.skip("this kernel keeps no keys for us")
    add = {"x86_64": 248, "aarch64": 217}[os.uname().machine]
    assert ctypes.CDLL(None).syscall(add, b"user", laid.left_key_name.encode(), b"x", 1, ctypes.c_int(-3)) > 0
    assert canaries.harms() == ["a key was left in the session keyring"]
