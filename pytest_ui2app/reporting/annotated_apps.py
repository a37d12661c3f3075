"""What annotators are shown of the apps of a finished run, found in the run's store."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from pytest_ui2app.browser.passage import Entry
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.cases.case import Case
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotation_sheet import AppShown, PageShown
from pytest_ui2app.judging.app_session import Session, session_of
from pytest_ui2app.judging.sheet_key import SheetKey, sheet_key
from pytest_ui2app.pipeline import Production
from pytest_ui2app.reporting.cell_labels import cells, inventory_scope
from pytest_ui2app.reporting.json_report import RESULTS_FILE
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.results_file import Results
from pytest_ui2app.store.artifacts import FolderStore
from pytest_ui2app.taxonomy import Family, Metric, Scope

_BUILD: Final = "build"
_RENDER: Final = "render"
_PASSAGE: Final = "passage"
_DIST: Final = "dist"

App = tuple[str, str, int]
"""Model, case and round."""


def key_of_run(results: Results) -> SheetKey:
    """Return the key of a sheet with every app of a run that has interaction items and passes EXEC@3.

    Raises UsageError if there is none.
    """
    scopes: dict[App, dict[Family, Scope]] = defaultdict(dict)
    for cell, record in cells(results.records):
        scopes[cell.model, cell.case, cell.round][cell.family] = inventory_scope(record)
    if not scopes:
        remedy = "give a run with interaction items of an app that passes EXEC"
        raise UsageError(f"there is nothing to annotate in that run; {remedy}")
    return sheet_key(results.digest, scopes)


def apps_shown(key: SheetKey, results: Results, cases: Iterable[Case], store: FolderStore) -> dict[str, AppShown]:
    """Return what is shown of each app of a key. Raises UsageError for a case or an artifact that is not there."""
    known = {case.id: case for case in cases}
    if lacking := sorted({app.case for app in key.apps.values()} - known.keys()):
        raise UsageError(f"there is no case {', '.join(lacking)}; name the folder of that run's cases with --cases")
    records = _records_of_apps(results.records)
    return {
        app_id: _shown(known[app.case], records[app.model, app.case, app.round], store)
        for app_id, app in key.apps.items()
    }


def _records_of_apps(records: Iterable[ItemRecord]) -> Mapping[App, list[ItemRecord]]:
    apps: dict[App, list[ItemRecord]] = defaultdict(list)
    for record in records:
        apps[record.identity.model, record.identity.case, record.identity.round].append(record)
    return apps


def _shown(case: Case, records: list[ItemRecord], store: FolderStore) -> AppShown:
    build = store.at(_BUILD, _address(records, _BUILD), Production)
    pairs = {
        page["route"]: str(page["screenshot"])
        for record in records
        if record.metric is Metric.VFS
        for page in record.parts.get("pages", [])
    }
    pages = tuple(_pages(records, store, pairs))
    return AppShown(case=case, pages=pages, dist=build.folder / _DIST, session=_session(records, store))


def _session(records: list[ItemRecord], store: FolderStore) -> Session:
    """Return the session that the probes start with; none of a run before there were any."""
    if not (addresses := _addresses(records, _PASSAGE)):
        return Session()
    return session_of(store.at(_PASSAGE, addresses[-1], Entry).value.passage)


def _pages(records: list[ItemRecord], store: FolderStore, pairs: Mapping[str, str]) -> Iterator[PageShown]:
    """Yield the pages that show something, each once; a page's address is that which the app ended on."""
    kind: type[tuple[RenderedRoute, ...]] = tuple[RenderedRoute, ...]
    rendered = store.at(_RENDER, _address(records, _RENDER), kind)
    for route in rendered.value:
        if route.state is RouteState.RENDERED:
            picture: Path = rendered.folder / route.screenshot
            yield PageShown(picture=picture, address=route.url, screenshot=pairs.get(route.path, ""))


def _address(records: list[ItemRecord], stage: str) -> str:
    """Return where a stage of the app lies; of several attempts the last, which is the one that passed."""
    found = _addresses(records, stage)
    if not found:
        identity = records[0].identity
        app = f"{identity.case} of {identity.model}"
        raise UsageError(f"the run has no {stage} stage of {app} in its evidence; give a run's own {RESULTS_FILE}")
    return found[-1]


def _addresses(records: list[ItemRecord], stage: str) -> list[str]:
    return [
        address
        for record in records
        for name, address in record.evidence.items()
        if name == stage or name.startswith(f"{stage}:")
    ]
