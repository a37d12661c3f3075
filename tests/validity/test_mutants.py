"""A fixed sample of the mutants, one of each family and case: their probes notice every one."""

from collections.abc import Iterator

import pytest

from pytest_ui2app.tsx.mutants import Mutation
from tests.validity.bench import Workshop, workshop
from tests.validity.mutant_specs import CASE_IDS, Spec, load_case, load_specs
from tests.validity.mutating import verdicts_of

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    with workshop(tmp_path_factory.mktemp("store")) as made:
        yield made


def sample(case_id: str) -> list[Spec]:
    """Return a mutant of each family: the last one of its first sub-feature."""
    last = {spec.breaks: spec for spec in load_specs(case_id)}
    return [last[item.sub_features[0].id] for item in load_case(case_id).inventory]


@pytest.mark.parametrize("case_id", CASE_IDS)
def test_the_probes_notice_the_faults(place: Workshop, case_id: str) -> None:
    case = load_case(case_id)
    verdicts = list(verdicts_of(place.bench(case), case, sample(case_id)))
    assert len(verdicts) == len(case.inventory)
    assert [f"{v.mutant}: {v.state}" for v in verdicts if v.state != "noticed"] == []


def test_what_cannot_be_bundled_is_broken_and_not_noticed(place: Workshop) -> None:
    lost = Mutation(operator="replace", file="src/App.tsx", anchor='"./pages/Cart"', operand='"./pages/Nowhere"')
    spec = Spec(case="cartly", id="lost", breaks="gift_wrap", user_sees="no app at all", mutation=lost)
    case = load_case("cartly")
    verdicts = list(verdicts_of(place.bench(case), case, [spec, load_specs("cartly")[0]]))
    assert [v.state for v in verdicts] == ["broken", "noticed"]
    assert verdicts[0].said == ()
