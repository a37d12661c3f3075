"""A fixed sample of the mutants, one of each family and case: their probes notice every one."""

from collections.abc import Iterator

import pytest

from pytest_ui2app.tsx.mutants import Mutation
from pytest_ui2app.validity.bench import Workshop, workshop
from pytest_ui2app.validity.mutating import verdicts_of
from pytest_ui2app.validity.specs import Spec
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
    assert [f"{v.mutant}: {v.state}" for v in verdicts if v.state != "noticed"] == []


def test_what_cannot_be_bundled_is_broken_and_not_noticed(place: Workshop) -> None:
    lost = Mutation(operator="replace", file="src/App.tsx", anchor='"./pages/Cart"', operand='"./pages/Nowhere"')
    spec = Spec(case="cartly", id="lost", breaks="gift_wrap", user_sees="no app at all", mutation=lost)
    case = case_of("cartly")
    verdicts = list(verdicts_of(place.bench(case), case, [spec, specs_of("cartly")[0]]))
    assert [v.state for v in verdicts] == ["broken", "noticed"]
    assert verdicts[0].said == ()
