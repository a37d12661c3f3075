"""The reference's side of a page: its text blocks, and which of three sources they come from (protocol section 4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from pytest_ui2app.browser.chromium import VIEWPORT_HEIGHT, VIEWPORT_WIDTH
from pytest_ui2app.errors import UsageError
from pytest_ui2app.ocr import as_blocks, lines
from pytest_ui2app.scoring.blocks import TextBlock


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
    """Return a reference's source as a source tree: posix paths from ``src/`` to text."""
    inside = (path for path in sorted((reference / "src").rglob("*")) if path.is_file())
    return {path.relative_to(reference).as_posix(): path.read_text(encoding="utf-8") for path in inside}


def ocr_page(name: str, picture: Path) -> ReferencePage:
    """Return a screenshot's page by OCR."""
    blocks = as_blocks(lines(picture), (VIEWPORT_WIDTH, VIEWPORT_HEIGHT))
    return ReferencePage(file=name, source=Source.OCR, blocks=blocks)
