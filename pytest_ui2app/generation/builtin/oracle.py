"""``oracle``: the case's own answer sheet."""

from collections.abc import Mapping
from pathlib import Path

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import GenerationTask


def oracle(task: GenerationTask) -> Mapping[str, str]:
    """Give the reference source verbatim (line ends become LF); UsageError when the case has none."""
    root = reference_root(task)
    sources = (path for path in (root / "src").rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix(): _text(path) for path in sources}


def reference_root(task: GenerationTask) -> Path:
    """Return the folder that holds the answer sheet's ``src``; UsageError when the case has none."""
    if task.reference is None or not (task.reference / "src").is_dir():
        raise UsageError(
            f"case {task.case_id!r} has no reference source (looked in {task.reference}); the models oracle and frozen "
            "answer with it: choose another model, or leave this case out with -k"
        )
    return task.reference


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{path} is not UTF-8 text ({error}); a reference holds source text only") from error
