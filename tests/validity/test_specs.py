"""Every mutant of the cases can be made, and there are enough of them for every sub-feature."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.tsx.mutants import OPERATORS, REPLACE, Mutation
from pytest_ui2app.validity.specs import Spec, item_of
from tests.validity.listed import CASE_IDS, case_of, specs_of

EACH = 3
"""Mutants of a sub-feature at least."""
REPLACED = 0.15
"""Share of mutants at most that are told as one text in place of another."""

SPECS = {case_id: specs_of(case_id) for case_id in CASE_IDS}


def all_specs() -> list[Spec]:
    return [spec for specs in SPECS.values() for spec in specs]


@cache
def made(case_id: str) -> dict[str, dict[str, str]]:
    """Return the files of each mutant that differ from the reference, by the mutant's id; making one also parses it."""
    files = source_files(case_of(case_id).reference)
    return {
        spec.id: {path: text for path, text in spec.applied(files).items() if files.get(path) != text}
        for spec in SPECS[case_id]
    }


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_each_mutant_differs_from_the_reference_in_its_file_alone(case_id: str) -> None:
    wrong = [spec.id for spec in SPECS[case_id] if list(made(case_id)[spec.id]) != [spec.mutation.file]]
    assert wrong == []


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_no_two_mutants_of_a_sub_feature_are_the_same_app(case_id: str) -> None:
    apps = Counter((spec.breaks, *made(case_id)[spec.id].items()) for spec in SPECS[case_id])
    assert [app[0] for app, n in apps.items() if n > 1] == []


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_each_sub_feature_has_its_mutants_and_no_other(case_id: str) -> None:
    features = {feature.id for item in case_of(case_id).inventory for feature in item.sub_features}
    broken = Counter(spec.breaks for spec in SPECS[case_id])
    assert set(broken) == features
    assert {feature: n for feature, n in broken.items() if n < EACH} == {}


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_what_breaks_besides_is_of_another_family(case_id: str) -> None:
    case = case_of(case_id)
    for spec in SPECS[case_id]:
        own = item_of(case, spec.breaks).family
        assert own not in {item_of(case, other).family for other in spec.also}, spec.id
    assert any(spec.also for spec in SPECS[case_id])


def test_ids_tell_the_sub_feature_and_are_unique() -> None:
    specs = all_specs()
    assert len({(spec.case, spec.id) for spec in specs}) == len(specs)
    assert [spec.id for spec in specs if spec.id.partition(".")[0] != spec.breaks] == []


def test_hardly_any_mutant_is_a_text_in_place_of_another() -> None:
    specs = all_specs()
    assert sum(spec.mutation.operator == REPLACE for spec in specs) < REPLACED * len(specs)


def test_every_operator_has_a_use() -> None:
    assert {spec.mutation.operator for spec in all_specs()} == set(OPERATORS)


def test_every_mutant_says_what_a_user_sees() -> None:
    assert [spec.id for spec in all_specs() if len(spec.user_sees.split()) < EACH] == []


def test_a_mutant_that_does_not_fit_is_named() -> None:
    spec = replace(specs_of("cartly")[0], mutation=Mutation(operator="negate", file="src/App.tsx", anchor="not there"))
    with pytest.raises(UsageError, match=rf"cartly/{spec.id}: src/App\.tsx: negate at 'not there': .* 0 times"):
        spec.applied(source_files(case_of("cartly").reference))


def test_a_diff_shows_the_line_with_the_fault_and_a_few_around_it() -> None:
    fault = Mutation(operator="negate", file="src/a.ts", anchor="f(«!a»)")
    spec = replace(specs_of("cartly")[0], mutation=fault)
    files = {"src/a.ts": "one();\ntwo();\nthree();\nf(!a);\nfive();\nsix();\nseven();\n", "src/b.ts": "f(!a);"}
    assert list(spec.diff(files)) == [
        "--- reference/src/a.ts",
        f"+++ {spec.id}/src/a.ts",
        "@@ -2,5 +2,5 @@",
        " two();",
        " three();",
        "-f(!a);",
        "+f(a);",
        " five();",
        " six();",
    ]
