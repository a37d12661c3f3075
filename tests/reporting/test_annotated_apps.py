from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.browser.controls import Handle
from pytest_ui2app.browser.passage import Act, Deed, Entry, Passage, Seed
from pytest_ui2app.browser.rendering import RenderedRoute, RouteState
from pytest_ui2app.cases.case import Case
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.app_session import Session
from pytest_ui2app.pipeline import Production, Trial
from pytest_ui2app.reporting.annotated_apps import apps_shown, key_of_run
from pytest_ui2app.reporting.record import ItemRecord
from pytest_ui2app.reporting.results_file import Results
from pytest_ui2app.scoring.execution import RenderSignals
from pytest_ui2app.store.artifacts import FolderStore, StageKey
from pytest_ui2app.taxonomy import Family, Metric, Scope

Measure = Callable[..., list[ItemRecord]]


def _route(path: str, state: RouteState = RouteState.RENDERED) -> RenderedRoute:
    return RenderedRoute(
        path=path,
        url=path.replace(":id", "1"),
        state=state,
        signals=RenderSignals(all=9, text=90, visuals=0, interactive=1),
        signature=path,
        blocks=(),
        screenshot=f"{path.strip('/').replace('/', '-') or 'home'}.png",
        errors=(),
        links=(),
    )


def _built(_: Path) -> Production:
    return Production(seconds=1.0, files="digest")


def _entered(store: FolderStore, attempt: int, passage: Passage) -> str:
    key = StageKey(stage="passage", version=1, inputs={"attempt": attempt})
    return store.obtain(key, Entry, lambda _: Entry(passage=passage)).digest


@pytest.fixture
def store(tmp_path: Path) -> FolderStore:
    return FolderStore(tmp_path / "store")


@pytest.fixture
def evidence(store: FolderStore) -> Mapping[str, str]:
    """The stages of an app that was repaired once and then passed."""
    routes = (_route("/"), _route("/notes/:id"), _route("/blank", RouteState.EMPTY))
    kind: Any = tuple[RenderedRoute, ...]
    builds = [
        store.obtain(StageKey(stage="build", version=1, inputs={"attempt": attempt}), Production, _built).digest
        for attempt in (1, 2)
    ]
    render = store.obtain(StageKey(stage="render", version=1, inputs={}), kind, lambda _: routes).digest
    return {"build": builds[0], "build:attempt 2": builds[1], "reference build": "elsewhere", "render": render}


@pytest.fixture
def results(trial: Trial, measure: Measure, evidence: Mapping[str, str]) -> Results:
    records = [replace(record, evidence=evidence) for record in measure(trial)]
    pages = [{"screenshot": "note.png", "route": "/notes/:id"}, {"screenshot": "home.png", "route": ""}]
    paired = [replace(r, parts={**r.parts, "pages": pages}) if r.metric is Metric.VFS else r for r in records]
    return Results(records=tuple(paired), complete=True, digest="run")


def test_the_key_has_the_families_that_the_run_measured(results: Results) -> None:
    (app,) = key_of_run(results).apps.values()
    assert (app.model, app.case, app.round) == ("blank", "notes", 1)
    assert app.scopes == {
        Family.TOGGLE: Scope.S1,
        Family.DATA_CRUD: Scope.S2,
        Family.CROSS_ROUTE_STATE: Scope.S3,
    }


def test_an_app_is_shown_as_it_passed_with_the_pages_that_show_something(
    results: Results, case: Case, store: FolderStore, evidence: Mapping[str, str]
) -> None:
    (app,) = apps_shown(key_of_run(results), results, [case], store).values()
    assert app.dist.name == "dist"
    assert app.dist.parent.name == evidence["build:attempt 2"]
    assert [(page.picture.name, page.address, page.screenshot) for page in app.pages] == [
        ("home.png", "/", ""),
        ("notes-:id.png", "/notes/1", "note.png"),
    ]


def test_an_app_begins_with_the_session_that_its_last_attempt_was_entered_with(
    results: Results, case: Case, store: FolderStore
) -> None:
    login = (Act(deed=Deed.CLICK, control=Handle(role="button", name="Sign in")),)
    passages = [Passage(), Passage(seeds=(Seed(key="user", value="sam"),), entrance="/login", login=login)]
    first, last = (_entered(store, number, passage) for number, passage in enumerate(passages))
    entered = {"passage": first, "passage:attempt 2": last}
    records = tuple(replace(each, evidence={**each.evidence, **entered}) for each in results.records)
    (app,) = apps_shown(key_of_run(results), replace(results, records=records), [case], store).values()
    assert app.session.web == {"user": "sam"}
    assert app.session.sign_in == ("go to /login", "click button 'Sign in'")


def test_an_app_of_a_run_from_before_there_were_passages_has_no_session(
    results: Results, case: Case, store: FolderStore
) -> None:
    (app,) = apps_shown(key_of_run(results), results, [case], store).values()
    assert app.session == Session()


def test_a_run_without_an_app_that_runs_has_nothing_to_annotate(trial: Trial, measure: Measure) -> None:
    results = Results(records=tuple(measure(trial, runs=False)), complete=True, digest="run")
    with pytest.raises(UsageError, match="nothing to annotate in that run; give a run with interaction items"):
        key_of_run(results)


def test_a_case_that_is_not_there_is_told(results: Results, store: FolderStore) -> None:
    with pytest.raises(UsageError, match="there is no case notes; name the folder of that run's cases with --cases"):
        apps_shown(key_of_run(results), results, [], store)


def test_a_store_without_the_app_is_told(results: Results, case: Case, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"has no build .*; name the store that the run was made with"):
        apps_shown(key_of_run(results), results, [case], FolderStore(tmp_path / "other"))


def test_records_without_the_stage_are_told(results: Results, case: Case, store: FolderStore) -> None:
    bare = replace(results, records=tuple(replace(record, evidence={}) for record in results.records))
    with pytest.raises(UsageError, match="the run has no build stage of notes of blank in its evidence"):
        apps_shown(key_of_run(bare), bare, [case], store)
