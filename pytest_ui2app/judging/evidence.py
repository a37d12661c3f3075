"""What a judge is given of one app: its source, pictures of its pages, and the case's inventory; not who wrote it.

The same app gives the same bytes, whoever generated it. All of it is data: it is laid out between fences that no text
inside it can know.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_ui2app.cases.case import InventoryItem
from pytest_ui2app.generation.characters import printable
from pytest_ui2app.judging.scrubbing import Scrubber
from pytest_ui2app.store import digest
from pytest_ui2app.taxonomy import Family, Scope
from pytest_ui2app.tsx.syntax import is_code

FILE_CAP: Final = 40_000
"""Characters of one file that are shown [ours]; the longest of nine whole apps, references included, has 20,000."""
TOTAL_CAP: Final = 300_000
"""Characters of all files together that are shown [ours]; those nine apps have 49,000 to 169,000."""
MOST_NAMED: Final = 200
"""Files that are not shown and yet named, at most [ours]."""
READ_AHEAD: Final = 4
"""How many times its cap is read of a longer file, so that no file takes long to scrub [ours]."""
ENTRY: Final = "src/App.tsx"
_STYLES: Final = (".css", ".scss", ".less")
_DATA: Final = (".json", ".svg", ".html")


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFile:
    """One file as the judge sees it; ``left_out`` counts the characters after the part that is shown."""

    path: str
    text: str
    left_out: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPage:
    """A page of the app that was matched with a screenshot of the case: where it is, and its picture, a PNG."""

    screenshot: str
    route: str
    picture: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What a judge is given of one app.

    ``unseen`` are the files that are only named, ``missed`` the case's screenshots that no page of the app shows.
    """

    sources: tuple[SourceFile, ...]
    unseen: tuple[str, ...]
    pages: tuple[ShownPage, ...]
    missed: tuple[str, ...]
    items: tuple[InventoryItem, ...]

    @property
    def scopes(self) -> Mapping[Family, Scope]:
        """The families to judge, with their scopes in the inventory, of which the judge is not told."""
        return {item.family: item.scope for item in self.items}

    @property
    def pictures(self) -> tuple[Path, ...]:
        """The pictures in the order in which the text speaks of them."""
        return tuple(page.picture for page in self.pages)

    @property
    def digest(self) -> str:
        """The digest of all that the judge gets to see, pictures by their bytes."""
        pictures = [digest.of_bytes(picture.read_bytes()) for picture in self.pictures]
        return digest.of_json([*self._parts(), pictures])

    @property
    def fence(self) -> str:
        """A mark that occurs nowhere in the evidence and cannot be foreseen by who wrote it: it depends on it all."""
        fence, parts = f"evidence-{self.digest}", "\n".join(text for part in self._parts() for text in part)
        while fence in parts:
            fence = f"evidence-{digest.of_json(fence)}"
        return fence

    def text(self) -> str:
        """Return the evidence in words, from its first fence to its last."""
        fence = self.fence
        laid_out = [f"{fence} {head}\n{text}\n" if text else f"{fence} {head}\n" for head, text in self._parts()]
        return "".join([f"{fence} BEGIN\n", *laid_out, f"{fence} END"])

    def _parts(self) -> list[tuple[str, str]]:
        """Return heading and text of each part."""
        return [
            ("INVENTORY", "\n".join(_inventory_lines(self.items))),
            ("PICTURES", "\n".join(_picture_lines(self.pages, self.missed))),
            *((f"FILE {source.path}{_cut(source)}", source.text) for source in self.sources),
            *((f"FILE {path} (not shown)", "") for path in self.unseen[:MOST_NAMED]),
            *([(f"{more} MORE FILES (not shown)", "")] if (more := len(self.unseen) - MOST_NAMED) > 0 else []),
        ]


def evidence_of(
    files: Mapping[str, str],
    *,
    pages: Sequence[ShownPage],
    missed: Iterable[str],
    items: Sequence[InventoryItem],
    generator: Iterable[str] = (),
) -> Evidence:
    """Put together what a judge is given of an app.

    ``files`` map the app's posix paths to their text; ``generator`` are the names of who wrote it, to be taken out.
    """
    told = "\n".join(f"{feature.does}\n{feature.control}" for item in items for feature in item.sub_features)
    scrubber = Scrubber(generator, told)
    sources, unseen = _shown(files, scrubber)
    return Evidence(
        sources=sources,
        unseen=unseen,
        pages=tuple(
            ShownPage(screenshot=page.screenshot, route=printable(scrubber.path(page.route)), picture=page.picture)
            for page in pages
        ),
        missed=tuple(missed),
        items=tuple(items),
    )


def _shown(files: Mapping[str, str], scrubber: Scrubber) -> tuple[tuple[SourceFile, ...], tuple[str, ...]]:
    """Return the files within the caps, and the names of the others."""
    left, sources, unseen = TOTAL_CAP, [], []
    for path in sorted(files, key=_order):
        cap = min(FILE_CAP, left) if _is_read(path) else 0
        if not cap:
            unseen.append(scrubber.path(path))
            continue
        source = _source(path, files[path], cap, scrubber)
        sources.append(source)
        left -= len(source.text)
    return tuple(sources), tuple(unseen)


def _source(path: str, whole: str, cap: int, scrubber: Scrubber) -> SourceFile:
    scrubbed = scrubber.text(path, whole[: READ_AHEAD * FILE_CAP])
    text = _whole_lines(scrubbed, cap)
    unread = len(whole[READ_AHEAD * FILE_CAP :])
    return SourceFile(path=scrubber.path(path), text=text, left_out=len(scrubbed) - len(text) + unread)


def _order(path: str) -> tuple[int, str]:
    """Begin with the entry, then the program, its styles and its data, each by name: what a cap cuts matters least."""
    kind = 1 if is_code(path) else 2 if path.endswith(_STYLES) else 3
    return (0 if path == ENTRY else kind), path


def _is_read(path: str) -> bool:
    """Whether a file may be part of what runs; a README could only talk to the judge."""
    return is_code(path) or path.endswith((*_STYLES, *_DATA))


def _whole_lines(text: str, cap: int) -> str:
    """Cut a text at the end of its last line within the cap; a line that is longer than that is cut itself."""
    if len(text) <= cap:
        return text
    cut = text[:cap]
    return cut[: cut.rfind("\n")] if "\n" in cut else cut


def _cut(source: SourceFile) -> str:
    return f" (the last {source.left_out} characters are not shown)" if source.left_out else ""


def _inventory_lines(items: Iterable[InventoryItem]) -> Iterator[str]:
    for item in items:
        yield f"{item.family}:"
        for feature in item.sub_features:
            yield f"- {feature.id}: {feature.does} (implied by {feature.screenshot}: {feature.control})"


def _picture_lines(pages: Sequence[ShownPage], missed: Iterable[str]) -> Iterator[str]:
    for number, page in enumerate(pages, 1):
        yield f"picture {number}: the page of the app that corresponds to {page.screenshot}, at {page.route}"
    yield from (f"no page of the app corresponds to {screenshot}" for screenshot in missed)
