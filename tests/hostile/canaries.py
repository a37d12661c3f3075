"""What tells that an app did harm: a snapshot of all that it could touch, and what of that is not as it was."""

import json
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from tests.hostile import machine
from tests.hostile.listening import Listeners, listening, own_addresses

T = TypeVar("T")

LEAKED: Final = "harm-was-done"
"""What hostile code says of an act that should have been refused; its source spells it backwards."""
FILE_PREFIX: Final = "canary-file"
"""How the names of all files begin that hostile apps try to leave outside."""
SETTLING_SECONDS: Final = 10.0
"""How long processes may take to die on a busy machine."""
MEMORY_SECONDS: Final = 60.0
"""The same for memory: that of other programs counts too, and tests that run beside this one take much for a while."""
MEMORY_SLACK: Final = 200 * 1024**2
"""How much of other programs' files in memory may come meanwhile."""
STORED_BYTES: Final = 64 * 1024**2
"""Above all that one trial may leave in its store."""
_SECRET_FILES: Final = (".ssh/id_ed25519", ".npmrc", ".netrc", ".config/gh/hosts.yml", ".git-credentials")
_SECRET_VARIABLES: Final = ("UI2APP_CANARY_TOKEN", "NPM_TOKEN", "GITHUB_TOKEN", "OPENAI_API_KEY")
_OUTSIDE: Final = (
    *("/", "/etc", "/etc/cron.d", "/root", "/home", "/usr/local/bin"),
    *("/tmp", "/var/tmp", "/dev/shm"),  # noqa: S108 - looked at
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bait:
    """What harm is aimed at: a home with secrets, servers, folders that all builds share; ``mark`` tells this one's."""

    folder: Path
    secret: str
    mark: str
    listeners: Listeners
    shared: Sequence[Path]

    @property
    def home(self) -> Path:
        """The home of the user who runs the benchmark."""
        return self.folder / "home"

    @property
    def temporary(self) -> Path:
        """The folder for temporary files."""
        return self.folder / "tmp"

    @property
    def store(self) -> Path:
        """The store of the run, with its record and all that it said."""
        return self.folder / "store"

    @property
    def others(self) -> Path:
        """What another app left in a store."""
        return self.folder / "others"

    @property
    def key_name(self) -> str:
        """The name of the key that the kernel keeps for this session."""
        return f"ui2app-canary:{self.mark}"

    @property
    def left_key_name(self) -> str:
        """The name of the key that harm leaves there."""
        return f"ui2app-left:{self.mark}"

    def facts(self) -> dict[str, object]:
        """Return what hostile code is told of all this; not the secret."""
        modules, store = (str(each) for each in (*self.shared, self.folder, self.folder)[:2])
        return {
            "mark": self.mark,
            "fileName": f"{FILE_PREFIX}-{self.mark}",
            "secretFiles": [str(self.home / name) for name in _SECRET_FILES],
            "home": str(self.home),
            "store": str(self.store),
            "modules": modules,
            "pnpmStore": store,
            "tcpPort": self.listeners.tcp_port,
            "udpPort": self.listeners.udp_port,
            "unixSocket": str(self.listeners.unix_socket),
            "abstractSocket": self.listeners.abstract_socket,
            "addresses": own_addresses(),
            "keyName": self.key_name,
            "leftKeyName": self.left_key_name,
            "pidNamespace": str(Path("/proc/self/ns/pid").readlink()),
        }


@contextmanager
def bait(folder: Path, shared: Sequence[Path], set_variable: Callable[[str, str], None]) -> Iterator[Bait]:
    """Lay out what harm is aimed at below ``folder``, and make it this process's home and temporary folder."""
    secret = f"canary-{uuid.uuid4().hex}"
    mark = f"86400.{uuid.uuid4().int % 10**12:012d}"
    sockets = folder / "sockets"
    sockets.mkdir()
    with listening(sockets, f"ui2app-{mark}") as listeners:
        laid = Bait(folder=folder, secret=secret, mark=mark, listeners=listeners, shared=shared)
        for name in _SECRET_FILES:
            file = laid.home / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"password={secret}\n", encoding="utf-8")
        for place in (laid.temporary, laid.store, laid.others):
            place.mkdir()
        (laid.others / "value.json").write_text('{"passed": true}', encoding="utf-8")
        for name in _SECRET_VARIABLES:
            set_variable(name, secret)
        set_variable("HOME", str(laid.home))
        set_variable("TMPDIR", str(laid.temporary))
        machine.keep_key(laid.key_name, secret)
        yield laid


class Canaries:
    """Holds how everything was; ``harms`` tells what is not so any more."""

    def __init__(self, laid: Bait, root: Path = Path("/")) -> None:
        self._bait = laid
        self._root = root
        self._settings = machine.settings(root)
        self._state = machine.state(root)
        self._memory = machine.shared_bytes()
        self._descendants = machine.descendants()
        self._files = {place: machine.files(place) for place in (laid.home, laid.others, *laid.shared)}
        self._here = _names_here()

    def harms(self) -> list[str]:
        """Return in words what has happened since, nothing if all is as it was."""
        return [*self._told(), *self._changed(), *self._left()]

    def _told(self) -> Iterator[str]:
        yield from (f"reached by {way}" for way in self._bait.listeners.hits)
        for word in (self._bait.secret, LEAKED):
            yield from (f"{word} stands in {place}" for place in words_in(self._bait.store, word))
        if machine.has_key(self._bait.left_key_name):
            yield "a key was left in the session keyring"

    def _changed(self) -> Iterator[str]:
        yield from _differences("setting", self._settings, machine.settings(self._root))
        yield from _differences("machine", self._state, machine.state(self._root))
        for place, before in self._files.items():
            after = machine.files(place)
            # Other runs may add packages to what is shared, and change nothing that is there.
            came = set() if place in self._bait.shared else after.keys() - before.keys()
            yield from (f"{path} came" for path in sorted(came))
            yield from (f"{path} changed" for path in before if after.get(path) != before[path])

    def _left(self) -> Iterator[str]:
        strays = [stray for place in _OUTSIDE for stray in Path(place).glob(f"{FILE_PREFIX}*")]
        yield from (f"{stray} came" for stray in strays)
        yield from (f"{stray} came" for stray in self._bait.folder.rglob(f"{FILE_PREFIX}*") if _is_outside(stray))
        yield from (f"{name} came into the current folder" for name in _names_here() - self._here if _is_ours(name))
        yield from (f"{path} was left" for path in self._bait.temporary.iterdir())
        size = sum(path.lstat().st_size for path in self._bait.store.rglob("*"))
        if size > STORED_BYTES:
            yield f"{size} bytes in the store"
        yield from (f"{process} still runs" for process in _settled(self._running, SETTLING_SECONDS))
        if kept := _settled(self._kept_memory, MEMORY_SECONDS):
            yield f"{kept} bytes of memory were not given back"

    def _running(self) -> list[str]:
        below = [str(pid) for pid in sorted(machine.descendants() - self._descendants)]
        return [*below, *machine.marked_processes(self._bait.mark)]

    def _kept_memory(self) -> int:
        kept = machine.shared_bytes() - self._memory
        return kept if kept > MEMORY_SLACK else 0


def words_in(folder: Path, word: str) -> list[str]:
    """Return the files below a folder that hold a word, or have it in their name."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() or path.is_symlink()]
    return [path.relative_to(folder).as_posix() for path in files if word in path.name or _holds(path, word)]


def _holds(path: Path, word: str) -> bool:
    encoded = word.encode()
    return path.exists() and any(
        each in path.read_bytes() for each in (encoded, encoded.hex().encode(), word.encode("utf-16-le"))
    )


def _is_outside(stray: Path) -> bool:
    """Tell whether a file is not below a ``dist`` folder, where a build may call its files as it likes."""
    return "dist" not in stray.parts


def _is_ours(name: str) -> bool:
    return not name.startswith((".", "__pycache__"))


def _differences(
    what: str, before: dict[str, object] | dict[str, str], after: dict[str, object] | dict[str, str]
) -> Iterator[str]:
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) != after.get(name):
            yield f"{what} {name}: {json.dumps(before.get(name))[:300]} is now {json.dumps(after.get(name))[:300]}"


def _names_here() -> set[str]:
    return {path.name for path in Path().iterdir()}


def _settled(look: Callable[[], T], seconds: float) -> T:
    """Return what is still seen after a while, or at once if that is nothing."""
    deadline = time.monotonic() + seconds
    while (seen := look()) and time.monotonic() < deadline:
        time.sleep(0.1)
    return seen
