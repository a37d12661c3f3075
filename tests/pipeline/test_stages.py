from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import StageEvent, Tools, Trial
from pytest_ui2app.pipeline.stages import StageLog, code_digest, key_of, scaffold_digest
from pytest_ui2app.store.artifacts import FolderStore


def _untouched() -> NoReturn:
    pytest.fail("no stage of this test needs it")


@pytest.fixture
def trial(make_case: Callable[..., Path]) -> Trial:
    return Trial(case=load_cases([make_case()])[0], model=resolve_model("blank"))


@pytest.fixture
def told() -> list[StageEvent]:
    return []


@pytest.fixture
def tools(tmp_path: Path, told: list[StageEvent]) -> Tools:
    return Tools(
        store=FolderStore(tmp_path / "store"),
        sandbox=_untouched,
        new_context=_untouched,
        scaffold=tmp_path,
        eyes=_untouched,
        progress=told.append,
    )


def test_a_stage_is_made_once_and_told_each_time(trial: Trial, tools: Tools, told: list[StageEvent]) -> None:
    key = key_of("weigh", what="cheese")
    first = StageLog(trial, tools).obtain(key, int, lambda _: 7)
    again = StageLog(trial, tools).obtain(key, int, lambda _: pytest.fail("made twice"))
    assert (first.value, again.value) == (7, 7)
    assert [(event.case, event.model, event.round, event.stage, event.fresh) for event in told] == [
        ("notes", "blank", 1, "weigh", True),
        ("notes", "blank", 1, "weigh", False),
    ]


def test_addresses_and_times_are_kept_by_stage_and_detail(trial: Trial, tools: Tools) -> None:
    log = StageLog(trial, tools)
    toggle = log.obtain(key_of("probe", family="toggle"), int, lambda _: 1, detail="toggle")
    built = log.obtain(key_of("build", of="reference"), int, lambda _: 2, name="build-reference")
    assert log.digests == {"probe:toggle": toggle.digest, "build-reference": built.digest}
    assert log.timings.keys() == log.digests.keys()
    assert all(seconds >= 0 for seconds in log.timings.values())


def test_a_stage_that_the_environment_fails_leaves_nothing(trial: Trial, tools: Tools, told: list[StageEvent]) -> None:
    def fail(_: Path) -> int:
        raise InfrastructureError("no browser")

    log = StageLog(trial, tools)
    with pytest.raises(InfrastructureError):
        log.obtain(key_of("weigh"), int, fail)
    assert (log.digests, told) == ({}, [])
    assert log.obtain(key_of("weigh"), int, lambda _: 7).fresh


def test_the_digest_of_code_tells_parts_apart() -> None:
    assert code_digest("scoring") == code_digest("scoring")
    assert len({code_digest("scoring"), code_digest("matching"), code_digest("scoring", "matching")}) == 3
    assert code_digest("ocr.py") != code_digest("errors.py")


def test_a_part_of_the_package_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        code_digest("nowhere")


def test_installed_packages_do_not_change_the_digest_of_the_scaffold(tmp_path: Path) -> None:
    for name in ("bare", "installed"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "package.json").write_text("{}")
    (tmp_path / "installed" / "node_modules").mkdir()
    (tmp_path / "installed" / "node_modules" / "x.js").write_text("1")
    assert scaffold_digest(tmp_path / "bare") == scaffold_digest(tmp_path / "installed")
