"""The folder an agent works in: the task in words, the screenshots and the scaffold, and nothing else of the case."""

import hashlib
import json
import shutil
import tempfile
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.agents.written import is_real_folder
from pytest_ui2app.generation.model import Breakage, GenerationTask, Order
from pytest_ui2app.generation.prompting import filled_prompt, prompt_text

TASK_FILE: Final = "TASK.md"
DIAGNOSTICS_FILE: Final = "DIAGNOSTICS.md"
ACCOUNT_FILE: Final = "usage.json"
_PROMPTS: Final = ("task", "task_repair", "diagnostics")


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """Where everything lies; all paths are absolute.

    ``app`` holds the scaffold's files and the app's. ``scaffold`` maps the scaffold's posix paths to their bytes.
    ``task`` is the text of ``task_file``. ``diagnostics`` exists on repair only, ``account`` if the agent writes one.
    """

    folder: Path
    app: Path
    screenshots: Path
    task_file: Path
    task: str
    diagnostics: Path
    account: Path
    scaffold: Mapping[str, bytes]


@contextmanager
def workspace(
    task: GenerationTask, scaffold: Mapping[str, Path], order: Order, *, seconds: float
) -> Iterator[Workspace]:
    """Lay out a fresh temporary folder and remove it at the end, whatever happens.

    Everything in it is a copy under a name that tells nothing. The agent's folder lies one level below the fresh one,
    so that what it writes beside its own folder goes too. Raises InfrastructureError if there is no room.
    """
    outer = _fresh_folder()
    try:
        yield _lay_out(outer / "agent", task, scaffold, order, seconds)
    finally:
        _remove(outer)


def prompts_digest() -> str:
    """Return the SHA-256 of the texts that an agent is given its orders in."""
    return hashlib.sha256("\0".join(map(prompt_text, _PROMPTS)).encode()).hexdigest()


def _fresh_folder() -> Path:
    try:
        return Path(tempfile.mkdtemp(prefix="app-")).resolve()
    except OSError as fault:
        raise InfrastructureError(
            f"no folder can be made for the agent: {fault}. Set TMPDIR to a folder with room that may be written to"
        ) from None


def _lay_out(
    folder: Path, task: GenerationTask, scaffold: Mapping[str, Path], order: Order, seconds: float
) -> Workspace:
    place = Workspace(
        folder=folder,
        app=folder / "app",
        screenshots=folder / "screenshots",
        task_file=folder / TASK_FILE,
        task=_task_text(len(task.screenshots), order, seconds),
        diagnostics=folder / DIAGNOSTICS_FILE,
        account=folder / ACCOUNT_FILE,
        scaffold={path: file.read_bytes() for path, file in scaffold.items()},
    )
    try:
        _write_all(place, task, order)
    except OSError as fault:
        raise InfrastructureError(
            f"the agent's folder {folder} cannot be laid out: {fault}. Free some space, or set TMPDIR to another folder"
        ) from None
    return place


def _write_all(place: Workspace, task: GenerationTask, order: Order) -> None:
    place.screenshots.mkdir(parents=True)
    for number, picture in enumerate(task.screenshots, start=1):
        shutil.copyfile(picture, place.screenshots / f"{number:02}.png")
    app = {**place.scaffold, **{path: text.encode("utf-8", "replace") for path, text in order.files.items()}}
    if order.dependencies:
        app["package.json"] = _manifest_with(place.scaffold["package.json"], order.dependencies)
    for path, content in app.items():
        target = place.app / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    place.task_file.write_text(place.task, encoding="utf-8", newline="")
    if order.breakage:
        text = _diagnostics_text(order.breakage)
        place.diagnostics.write_text(text, encoding="utf-8", errors="replace", newline="")


def _manifest_with(manifest: bytes, dependencies: Mapping[str, str]) -> bytes:
    package = json.loads(manifest)
    package["dependencies"] = dict(sorted({**package["dependencies"], **dependencies}.items()))
    return (json.dumps(package, indent=2) + "\n").encode()


def _task_text(count: int, order: Order, seconds: float) -> str:
    name = "task_repair" if order.breakage else "task"
    return filled_prompt(name, count=str(count), minutes=f"{seconds / 60:g}")


def _diagnostics_text(breakage: Breakage) -> str:
    named = "\n".join(f"- {path}" for path in breakage.files) or "(none)"
    return filled_prompt("diagnostics", stage=breakage.stage, files=named, diagnostics=breakage.diagnostics)


def _remove(folder: Path) -> None:
    """Remove a folder and all in it, also what an agent took its own rights from or laid too deep to be named."""
    pending = [folder]
    while pending:
        for path in _listed(pending.pop()):
            with suppress(OSError):  # gone meanwhile, or not ours: then it stays, which is no reason to fail
                if is_real_folder(path):
                    path.chmod(0o700)
                    pending.append(path.rename(folder / uuid.uuid4().hex))  # emptied up here, at a short path
                else:
                    path.unlink()
    shutil.rmtree(folder, ignore_errors=True)


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
