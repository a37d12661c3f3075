"""A fixed sample of the mutants, one of each family and case: their probes notice every one."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.tsx.mutants import Mutation
from pytest_ui2app.validity.bench import Workshop, workshop
from pytest_ui2app.validity.mutating import verdicts_of
from pytest_ui2app.validity.specs import Spec
from pytest_ui2app.validity.verdicts import State
from tests.validity.listed import CASE_IDS, case_of, specs_of

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    with workshop(tmp_path_factory.mktemp("store")) as made:
        yield made


def sample(case_id: str) -> list[Spec]:
    """Return a mutant of each family: the last one of its first sub-feature."""
    last = {spec.breaks: spec for spec in specs_of(case_id)}
    return [last[item.sub_features[0].id] for item in case_of(case_id).inventory]


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_the_probes_notice_the_faults(place: Workshop, case_id: str) -> None:
    case = case_of(case_id)
    verdicts = list(verdicts_of(place.bench(case), case, sample(case_id)))
    assert len(verdicts) == len(case.inventory)
    assert [f"{v.mutant}: {v.state}" for v in verdicts if v.state is not State.NOTICED] == []


def test_what_cannot_be_bundled_is_broken_and_says_why_and_its_id_is_no_path(place: Workshop, tmp_path: Path) -> None:
    (tmp_path / "victim").mkdir()
    (tmp_path / "victim" / "mine").touch()
    lost = Mutation(operator="replace", file="src/App.tsx", anchor='"./pages/Cart"', operand='"./pages/Nowhere"')
    name = str(tmp_path / "victim")
    spec = Spec(case="cartly", id=name, breaks="gift_wrap", user_sees="no app at all", mutation=lost)
    case = case_of("cartly")
    verdicts = list(verdicts_of(place.bench(case), case, [spec, specs_of("cartly")[0], replace(spec, id="again")]))
    assert [v.state for v in verdicts] == [State.BROKEN, State.NOTICED, State.BROKEN]
    assert verdicts[0].said == ()
    assert re.fullmatch(r"src/App\.tsx:\d+: Could not resolve \"\./pages/Nowhere\"", verdicts[0].unbundled)
    assert (verdicts[1].unbundled, verdicts[2].unbundled) == ("", verdicts[0].unbundled)
    assert [each.name for each in (tmp_path / "victim").iterdir()] == ["mine"]


def test_a_survivor_keeps_what_held(place: Workshop) -> None:
    unseen = Mutation(operator="replace", file="src/state/types.ts", anchor="export", nth=1, operand="export ")
    spec = Spec(case="cartly", id="gift_wrap.unseen", breaks="gift_wrap", user_sees="nothing at all", mutation=unseen)
    case = case_of("cartly")
    (verdict,) = verdicts_of(place.bench(case), case, [spec])
    assert verdict.state is State.SURVIVED
    assert verdict.said[0].held_claims
    assert not verdict.said[0].broken_claims
