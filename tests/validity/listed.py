"""The bundled cases, with the mutants listed beside each."""

from functools import cache
from pathlib import Path

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.validity.listing import load_specs
from pytest_ui2app.validity.specs import Spec

CASES = Path(__file__).parents[2] / "cases"
CASE_IDS = ("cartly", "clientele", "dayboard")


@cache
def case_of(case_id: str) -> Case:
    """Return a bundled case."""
    (case,) = load_cases([CASES / case_id])
    return case


@cache
def specs_of(case_id: str) -> tuple[Spec, ...]:
    """Return the mutants of a bundled case."""
    return load_specs(case_of(case_id))
