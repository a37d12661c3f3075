"""An annotation sheet: a CSV to fill, and a small local page that shows each app and fills it.

Nothing on the sheet tells which model wrote an app, nor which scope the inventory gives a family: that would be copied.
The page's own code is in the folder `sheet` beside this module.
"""

import csv
import io
import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pytest_ui2app.cases.case import Case, InventoryItem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotations import COLUMNS
from pytest_ui2app.judging.app_session import Session
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.store import digest

CSV_FILE: Final = "annotations.csv"
PAGE_FILE: Final = "index.html"
DATA_FILE: Final = "sheet-data.js"
APPS_FOLDER: Final = "apps"
DIST_FOLDER: Final = "dist"
_TEMPLATE: Final = Path(__file__).with_name("sheet")
_DATA: Final = "const SHEET = "


@dataclass(frozen=True, slots=True, kw_only=True)
class PageShown:
    """A rendered page of an app: its PNG, its address, and the case's screenshot that it was matched with, if any."""

    picture: Path
    address: str
    screenshot: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AppShown:
    """What annotators see of an app: the case, the pages as they were rendered, and the built files to run.

    The running app begins with ``session``.
    """

    case: Case
    pages: tuple[PageShown, ...]
    dist: Path
    session: Session = Session()  # noqa: RUF009 - it is frozen


Json = dict[str, object]


def write_sheet(folder: Path, key: SheetKey, shown: Mapping[str, AppShown]) -> bool:
    """Write a sheet of the key's apps, each shown under its opaque id; return False if that sheet is there already.

    Then only the page's own code is written anew, and no answers are touched. Raises UsageError for a folder that
    holds anything else, or that cannot be written.
    """
    data = _sheet_data(key, shown)
    is_there = _is_there(folder, str(data["id"]))
    try:
        shutil.copytree(_TEMPLATE, folder, dirs_exist_ok=True)
        if is_there:
            return False
        _copy_pictures(folder, shown)
        rows = _csv_text(key, shown)
        (folder / CSV_FILE).write_text(rows, encoding="utf-8", newline="")
        # Last, since it tells that the sheet is whole.
        (folder / DATA_FILE).write_text(f"{_DATA}{json.dumps(data, indent=1)};\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"the sheet cannot be written to {folder} ({error}); name another folder") from error
    return True


def worded(key: SheetKey, shown: Mapping[str, AppShown]) -> SheetKey:
    """Return the key with what the sheet says of each family, by which a changed sheet is told from its own."""
    apps = {
        app_id: replace(app, words={item.family: in_words(item) for item in _items(shown[app_id].case, [*app.scopes])})
        for app_id, app in key.apps.items()
    }
    return SheetKey(apps=apps)


def is_sheet(folder: Path) -> bool:
    """Whether a folder holds a whole sheet, of whatever run."""
    return all((folder / name).is_file() for name in (PAGE_FILE, CSV_FILE, DATA_FILE))


def sheet_files(folder: Path) -> frozenset[str]:
    """Return the files that a sheet consists of, but the built apps and their sessions, as paths below its folder.

    Raises UsageError for a folder that holds no sheet.
    """
    try:
        text = (folder / DATA_FILE).read_text(encoding="utf-8")
        data = json.loads(text.removeprefix(_DATA).rstrip().removesuffix(";"))
        pictures = [
            *(f"cases/{case}/{file}" for case, held in data["cases"].items() for file in held["screenshots"]),
            *(f"{APPS_FOLDER}/{app['id']}/pages/{page['file']}" for app in data["apps"] for page in app["pages"]),
        ]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        fact = f"{folder} holds no sheet, its {DATA_FILE} cannot be read ({type(error).__name__}: {error})"
        raise UsageError(f"{fact}; give the folder as `ui2app annotate` wrote it") from error
    return frozenset({*(file.name for file in _TEMPLATE.iterdir()), CSV_FILE, DATA_FILE, *pictures})


def _is_there(folder: Path, sheet: str) -> bool:
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return False
    data = folder / DATA_FILE
    if data.is_file() and f'"id": "{sheet}"' in data.read_text(encoding="utf-8", errors="replace"):
        return True
    raise UsageError(f"{folder} is there and holds no sheet of this run; name a new folder")


def _csv_text(key: SheetKey, shown: Mapping[str, AppShown]) -> str:
    """Return the empty sheet, one row per cell."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for app_id, app in key.apps.items():
        for item in _items(shown[app_id].case, list(app.scopes)):
            given = (app_id, app.case, app.round, item.family, in_words(item))
            writer.writerow([*given, "", "", "", ""])
    return text.getvalue()


def in_words(item: InventoryItem) -> str:
    """Return a family's sub-features as one line of text."""
    return " | ".join(f"{each.does} ({each.control}; {each.screenshot})" for each in item.sub_features)


def _items(case: Case, families: Sequence[str]) -> list[InventoryItem]:
    """Return the case's inventory items for some families. Raises UsageError if the case has changed since the run."""
    items = [item for item in case.inventory if item.family in families]
    if gone := set(families) - {item.family for item in items}:
        remedy = "give the cases as they were in the run with --cases"
        raise UsageError(
            f"the inventory of {case.id} has no {', '.join(sorted(gone))}, which the run measured; {remedy}"
        )
    return items


def _sheet_data(key: SheetKey, shown: Mapping[str, AppShown]) -> Json:
    """Return what the page shows; its id is the digest of all that is asked, so that answers stay with questions."""
    cases = {each.case.id: each.case for each in shown.values()}
    content: Json = {
        "columns": list(COLUMNS),
        "cases": {name: {"title": case.title, "screenshots": _screenshots(case)} for name, case in cases.items()},
        "apps": [
            {
                "id": app_id,
                "case": app.case,
                "round": app.round,
                "session": shown[app_id].session.is_put_there,
                "sign_in": list(shown[app_id].session.sign_in),
                "pages": list(_pages(shown[app_id])),
                "families": [
                    {"family": item.family, "words": in_words(item), "features": _features(item)}
                    for item in _items(shown[app_id].case, list(app.scopes))
                ],
            }
            for app_id, app in key.apps.items()
        ],
    }
    return {"id": digest.of_json(content), **content}


def _screenshots(case: Case) -> list[str]:
    return [screenshot.file for screenshot in case.screenshots]


def _pages(shown: AppShown) -> Iterator[Json]:
    for number, page in enumerate(shown.pages, start=1):
        yield {"file": f"{number:02}.png", "address": page.address, "screenshot": page.screenshot}


def _features(item: InventoryItem) -> list[Json]:
    return [{"does": each.does, "control": each.control, "screenshot": each.screenshot} for each in item.sub_features]


def _copy_pictures(folder: Path, shown: Mapping[str, AppShown]) -> None:
    """Copy the cases' screenshots, the rendered pages, and the built apps, with the sessions that they begin with."""
    for case in {each.case.id: each.case for each in shown.values()}.values():
        place = folder / "cases" / case.id
        place.mkdir(parents=True, exist_ok=True)
        for picture in case.pictures:
            shutil.copyfile(picture, place / picture.name)
    for app_id, each in shown.items():
        place = folder / APPS_FOLDER / app_id
        (place / "pages").mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(each.pages, start=1):
            shutil.copyfile(page.picture, place / "pages" / f"{number:02}.png")
        shutil.copytree(each.dist, place / DIST_FOLDER, dirs_exist_ok=True)
        each.session.write(place)
