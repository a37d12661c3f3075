"""The reference is built beside the app, once per case, and its trouble is met by whoever asks for it."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from pytest_ui2app.build.outcome import Built
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.build.workspace import Workspace
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Ahead, Conditions, Evaluation, StageEvent, Tools, Trial, building
from pytest_ui2app.pipeline.reference import reference_build
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.store.artifacts import Artifact, FolderStore

EITHER_WAITS_SECONDS = 20


def _no_browser() -> NoReturn:
    raise InfrastructureError("no browser here")


@pytest.fixture
def trial(make_case: Callable[..., Path]) -> Trial:
    folder = make_case()
    (folder / "reference" / "src").mkdir(parents=True, exist_ok=True)
    (folder / "reference" / "src" / "App.tsx").write_text("export default () => null;", encoding="utf-8")
    return Trial(case=load_cases([folder])[0], model=resolve_model("blank"))


@pytest.fixture
def told() -> list[StageEvent]:
    return []


@pytest.fixture
def tools(tmp_path: Path, told: list[StageEvent], monkeypatch: pytest.MonkeyPatch) -> Tools:
    monkeypatch.setattr(building, "modules_of", lambda *_: tmp_path)
    return Tools(
        store=FolderStore(tmp_path / "store"),
        sandbox=Unconfined,
        new_context=_no_browser,
        scaffold=scaffold_folder(),
        eyes=_no_browser,
        progress=told.append,
    )


def _builds(monkeypatch: pytest.MonkeyPatch, build: Callable[[Mapping[str, str]], None]) -> None:
    """Have a build of some files do what is given, and succeed."""

    def built(workspace: Workspace, dist: Path, *, sandbox: Sandbox) -> Built:
        assert sandbox == Unconfined()
        build(workspace.files)
        dist.mkdir()
        (dist / "index.html").write_text("built", encoding="utf-8")
        return Built(dist=dist, seconds=1.0)

    monkeypatch.setattr(building, "build", built)


def test_a_reference_is_built_once_and_told_of_by_whoever_asks_for_it(
    trial: Trial, tools: Tools, told: list[StageEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    builders: list[str] = []
    _builds(monkeypatch, lambda _: builders.append(threading.current_thread().name))
    with Ahead() as ahead:
        ahead.begin(trial, tools)
        ahead.begin(trial, tools)
    assert (builders, told) == ([f"ahead {trial.case.id}"], [])

    log = StageLog(trial, tools)
    found = reference_build(trial.case, tools, log)
    assert isinstance(found, Artifact)
    assert not found.fresh
    assert [event.stage for event in told] == list(log.digests) == ["reference build"]
    assert len(builders) == 1


def test_app_and_reference_are_built_at_the_same_time(
    trial: Trial, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = threading.Barrier(2, timeout=EITHER_WAITS_SECONDS)

    def meet(_: Mapping[str, str]) -> None:
        both.wait()

    _builds(monkeypatch, meet)
    with Ahead() as ahead, pytest.raises(InfrastructureError, match="no browser here"):
        _ = Evaluation(trial, Conditions(), replace(tools, foresee=ahead.begin)).attempts  # built, then looked at


def test_trouble_ahead_is_met_where_the_reference_is_asked_for(
    trial: Trial, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Mapping[str, str]) -> None:
        raise InfrastructureError("no Node here")

    _builds(monkeypatch, fail)
    with Ahead() as ahead:
        ahead.begin(trial, tools)
    with pytest.raises(InfrastructureError, match="no Node here"):
        reference_build(trial.case, tools, StageLog(trial, tools))


def test_a_case_without_the_source_of_its_reference_has_nothing_to_build(
    trial: Trial, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    _builds(monkeypatch, lambda _: pytest.fail("there is no source"))
    (trial.case.reference / "src" / "App.tsx").unlink()
    (trial.case.reference / "src").rmdir()
    with Ahead() as ahead:
        ahead.begin(trial, tools)
