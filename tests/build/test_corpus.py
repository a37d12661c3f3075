"""The corpus of broken apps itself: that it is large, even and says where each fault is."""

from collections import Counter

import pytest

from pytest_ui2app.build.failure_mode import FailureMode
from tests.build.broken.corpus import Fails, Passes, broken_apps, case_project
from tests.build.broken.mutations import MUTATIONS, mutated

FAILING = [(app, app.expected) for app in broken_apps() if isinstance(app.expected, Fails)]


def test_each_mode_has_its_share_and_some_apps_only_look_broken() -> None:
    counts = Counter(expected.mode for _, expected in FAILING)
    assert counts.keys() == set(FailureMode) - {FailureMode.OTHER}
    assert min(counts.values()) >= 6
    assert counts.total() >= 66
    assert sum(isinstance(app.expected, Passes) for app in broken_apps()) >= 8


def test_names_are_unique() -> None:
    assert len({app.name for app in broken_apps()}) == len(broken_apps())


def test_a_fault_stands_in_a_file_that_the_model_wrote() -> None:
    for app, expected in FAILING:
        assert not expected.file or 0 <= expected.line <= app.files[expected.file].count("\n") + 1, app.name


def test_scaffold_files_are_written_anew_where_that_is_the_fault() -> None:
    for app, expected in FAILING:
        rewritten = not app.files.keys().isdisjoint({"src/main.tsx", "src/index.css"})
        assert rewritten == (expected.mode is FailureMode.C8), app.name


@pytest.mark.parametrize("kind", MUTATIONS)
def test_a_mutant_is_the_same_for_a_seed_and_differs_in_one_or_two_lines(kind: str) -> None:
    project = case_project("clientele")
    mutant = mutated(project, kind, 3)
    assert mutant == mutated(project, kind, 3)
    [changed] = [path for path, text in project.files.items() if text != mutant.files.get(path)]
    before, after = project.files[changed].splitlines(), mutant.files.get(changed, "").splitlines()
    assert changed not in mutant.files or len(set(before) ^ set(after)) <= 4


def test_seeds_pick_different_places() -> None:
    assert len({mutated(case_project("cartly"), "alias", seed).file for seed in range(8)}) > 2
