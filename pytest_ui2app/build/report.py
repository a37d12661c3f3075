"""What ``inside/build_app.mjs`` wrote of a build: the bundler's own account of its errors, read as hostile input."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from pydantic import ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from pytest_ui2app.build.diagnostics import clean
from pytest_ui2app.build.unpacking import REPORT_BYTES

_STRICT = ConfigDict(strict=True, extra="forbid")

Word = Annotated[str, StringConstraints(max_length=1000)]
Message = Annotated[str, StringConstraints(max_length=20_000)]
Count = Annotated[int, Field(ge=0, le=2**53)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A place in a file: ``line`` from 1, ``column`` from 0, and 0 or the empty string for what is unknown."""

    __pydantic_config__ = _STRICT

    file: Word = ""
    line: Count = 0
    column: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerError:
    """One of the errors that esbuild found in a file."""

    __pydantic_config__ = _STRICT

    text: Word
    location: Location


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """An error of the build, or something told on the way to it (then it has a ``level`` such as ``warn``).

    The fields are the bundler's own, each empty where it gave none. ``id`` is the module it is about and ``loc`` a
    place in it; ``exporter`` the module that lacks ``binding``, or the specifier that leads nowhere; ``file``,
    ``line``, ``column`` and ``reason`` are PostCSS's.
    """

    __pydantic_config__ = _STRICT

    message: Message
    level: Word = ""
    name: Word = ""
    code: Word = ""
    pluginCode: Word = ""  # noqa: N815 - the bundler's name
    plugin: Word = ""
    hook: Word = ""
    id: Word = ""
    exporter: Word = ""
    binding: Word = ""
    file: Word = ""
    reason: Word = ""
    frame: Annotated[str, StringConstraints(max_length=4000)] = ""
    line: Count = 0
    column: Count = 0
    loc: Location = Location()
    errors: Annotated[tuple[CompilerError, ...], Field(max_length=10)] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildReport:
    """One build: whether it succeeded, its error if not, and at most 50 logs; paths as in ``read_report``."""

    __pydantic_config__ = _STRICT

    ok: bool
    error: Problem | None
    logs: Annotated[tuple[Problem, ...], Field(max_length=50)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoReport:
    """There is no account of the build that can be read, and ``reason`` says why."""

    reason: str


_REPORT = TypeAdapter(BuildReport)


def read_report(text: bytes, workspace: Path, modules: Path) -> BuildReport | NoReport:
    """Read ``report.json``, which code of a model may have forged or garbled; whatever does not fit is no report.

    Paths below ``workspace`` become relative (``src/App.tsx``), those of installed packages, in ``modules`` or in any
    other folder of that name, ``node_modules/<package>/...``; without queries. ``exporter`` keeps a specifier as it is.
    Messages are made clean.
    """
    if len(text) > REPORT_BYTES:
        return NoReport(reason=f"it has {len(text)} bytes, over {REPORT_BYTES}")
    try:
        report = _REPORT.validate_json(text)
    except ValidationError as misfit:
        return NoReport(reason=f"it does not fit: {misfit.errors(include_url=False, include_input=False)[0]['msg']}")
    paths = _Paths(workspace=workspace, modules=_roots(modules))
    error = paths.of_problem(report.error) if report.error else None
    return replace(report, error=error, logs=tuple(paths.of_problem(log) for log in report.logs))


def _roots(folder: Path) -> tuple[str, ...]:
    return tuple({f"{path.as_posix()}/": None for path in (folder, folder.resolve())})


@dataclass(frozen=True, slots=True, kw_only=True)
class _Paths:
    """Makes paths relative."""

    workspace: Path
    modules: tuple[str, ...]

    def of_problem(self, problem: Problem) -> Problem:
        return replace(
            problem,
            message=clean(problem.message, self.workspace),
            reason=clean(problem.reason, self.workspace),
            id=self.relative(problem.id),
            exporter=self.relative(problem.exporter),
            file=self.relative(problem.file),
            loc=self._of_location(problem.loc),
            errors=tuple(replace(error, location=self._of_location(error.location)) for error in problem.errors),
        )

    def _of_location(self, location: Location) -> Location:
        return replace(location, file=self.relative(location.file))

    def relative(self, path: str) -> str:
        """Return ``path`` as ``read_report`` says; a specifier or another word as it is."""
        plain = path.lstrip("\0")
        for root in self.modules:
            if plain.startswith(root):
                return _inside_package(plain.removeprefix(root))
        for root in _roots(self.workspace):
            if plain.startswith(root):
                return plain.removeprefix(root).partition("?")[0]
        if plain.startswith("/") and "/node_modules/" in plain:
            return _inside_package(plain)
        return plain


def _inside_package(path: str) -> str:
    return "node_modules/" + path.rpartition("node_modules/")[2].partition("?")[0]
