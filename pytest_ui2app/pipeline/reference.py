"""The reference's side of a page: its text blocks, and which of three sources they come from (protocol section 4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.browser.chromium import VIEWPORT_HEIGHT, VIEWPORT_WIDTH
from pytest_ui2app.browser.gates import read_gates
from pytest_ui2app.browser.passage import Passage
from pytest_ui2app.browser.rendering import RouteState, render_path
from pytest_ui2app.browser.settling import REFERENCE_WAIT_MS
from pytest_ui2app.browser.visiting import BuiltApp, Visit
from pytest_ui2app.build.outcome import BuildFailure
from pytest_ui2app.cases.case import REFERENCE_BLOCKS_FILE, Case
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.ocr import as_blocks, lines
from pytest_ui2app.pipeline.building import built, packages_of
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of
from pytest_ui2app.pipeline.trial import Conditions, Production, Tools
from pytest_ui2app.scoring.blocks import TextBlock
from pytest_ui2app.store import digest
from pytest_ui2app.store.artifacts import Artifact


class Source(StrEnum):
    """Where a reference page's blocks come from, best first."""

    RENDERED = "rendered"
    """The reference app, rendered on this machine."""
    RECORDED = "recorded"
    """Recorded with the case when its screenshots were taken."""
    OCR = "ocr"
    """Read off the screenshot; colours are unknown and taken as black."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferencePage:
    """The text blocks of one screenshot."""

    file: str
    source: Source
    blocks: tuple[TextBlock, ...]


_PAGES = TypeAdapter(tuple[ReferencePage, ...])


def recorded_pages(file: Path) -> Mapping[str, ReferencePage]:
    """Return the pages recorded with a case, by screenshot; none if nothing was recorded.

    Raises UsageError when the file is not what ``ui2app capture`` writes.
    """
    if not file.is_file():
        return {}
    try:
        pages = _PAGES.validate_json(file.read_bytes())
    except ValidationError as error:
        raise UsageError(f"{file} is not a recording of blocks; make it anew with `ui2app capture`") from error
    return {page.file: page for page in pages if page.blocks}


def record_pages(file: Path, pages: Iterable[ReferencePage]) -> None:
    """Write the pages of a case beside its reference, for machines that cannot build it."""
    file.write_bytes(_PAGES.dump_json(tuple(pages), indent=1) + b"\n")


def source_files(reference: Path) -> dict[str, str]:
    """Return a reference's source as a source tree: posix paths from ``src/`` to text.

    Raises UsageError for a file that is no text, which no model could have written.
    """
    inside = (path for path in sorted((reference / "src").rglob("*")) if path.is_file())
    return {path.relative_to(reference).as_posix(): _text(path) for path in inside}


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        remedy = "a reference is text, as models write it: draw in SVG, or take the file out"
        raise UsageError(f"{file} is not UTF-8 (byte {error.start}); {remedy}") from error


def ocr_page(name: str, picture: Path) -> ReferencePage:
    """Return a screenshot's page by OCR."""
    blocks = as_blocks(lines(picture), (VIEWPORT_WIDTH, VIEWPORT_HEIGHT))
    return ReferencePage(file=name, source=Source.OCR, blocks=blocks)


def reference_pages(
    case: Case, conditions: Conditions, tools: Tools, log: StageLog
) -> Artifact[tuple[ReferencePage, ...]]:
    """Return each screenshot's page: from the running reference, else as recorded, else by OCR."""
    source = case.reference / "src"
    recorded = case.reference / REFERENCE_BLOCKS_FILE
    key = key_of(
        "reference",
        source=digest.of_folder(source) if source.is_dir() else "",
        recorded=digest.of_bytes(recorded.read_bytes()) if recorded.is_file() else "",
        screenshots=[[s.file, s.route, digest.of_bytes(case.picture(s).read_bytes())] for s in case.screenshots],
        eyes=tools.eyes(),
        compat=conditions.compat,
        fixed_waits=conditions.fixed_waits,
        code=code_digest("browser", "build", "ocr.py", "pipeline", "processes.py", "scoring/execution.py", "tsx"),
    )
    # Outside the stage, so that its address is among the evidence whether or not the pages are found in the store.
    production = reference_build(case, tools, log)
    pages = _PageSources(case, conditions, tools, production)
    return log.obtain(key, tuple[ReferencePage, ...], pages.read)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoReferenceSource:
    """The case has no reference source to build."""


ReferenceBuild = Artifact[Production | BuildFailure] | NoReferenceSource


def reference_build(case: Case, tools: Tools, log: StageLog) -> ReferenceBuild:
    """Return the production build of a case's reference, if the case has its source."""
    if not (case.reference / "src").is_dir():
        return NoReferenceSource()
    tree = SourceTree(files=source_files(case.reference))
    return built(tree, packages_of(tree, tools, log), tools, log, name="reference build")


@dataclass(frozen=True, slots=True)
class _PageSources:
    case: Case
    conditions: Conditions
    tools: Tools
    production: ReferenceBuild

    def read(self, folder: Path) -> tuple[ReferencePage, ...]:
        rendered = self._rendered(folder)
        recorded = recorded_pages(self.case.reference / REFERENCE_BLOCKS_FILE)
        return tuple(
            rendered.get(screenshot.file)
            or recorded.get(screenshot.file)
            or ocr_page(screenshot.file, self.case.picture(screenshot))
            for screenshot in self.case.screenshots
        )

    def _rendered(self, folder: Path) -> Mapping[str, ReferencePage]:
        if isinstance(self.production, NoReferenceSource) or isinstance(self.production.value, BuildFailure):
            return {}
        app = BuiltApp(
            new_context=self.tools.new_context(),
            dist=self.production.folder / "dist",
            passage=Passage(seeds=read_gates(source_files(self.case.reference)).seeds),
        )
        visit = Visit(wait_ms=REFERENCE_WAIT_MS, fixed_waits=self.conditions.fixed_waits, compat=self.conditions.compat)
        routes = ((s.file, render_path(app, s.route, visit, folder)) for s in self.case.screenshots)
        return {
            file: ReferencePage(file=file, source=Source.RENDERED, blocks=route.blocks)
            for file, route in routes
            if route.state is RouteState.RENDERED and route.blocks
        }
