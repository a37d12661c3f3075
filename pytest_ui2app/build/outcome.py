"""What becomes of an attempt to build an app."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pytest_ui2app.build.failure_mode import FailureMode

Stage = Literal["install", "build"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """The production build succeeded: ``dist`` holds ``index.html`` and its assets; wall-clock seconds of the build."""

    dist: Path
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildFailure:
    """The model's app does not build.

    ``diagnostics`` is the toolchain's own text, without colours, paths or times of this machine; ``files`` are the
    generated files it points at, the file of the error first, perhaps none. ``line`` counts from 1 in the first of
    ``files``, 0 if unknown; ``subject`` is the name, specifier or package that the failure is about, or what ended the
    build, and may be empty.
    """

    diagnostics: str
    mode: FailureMode
    files: tuple[str, ...]
    stage: Stage
    seconds: float
    line: int = 0
    subject: str = ""
