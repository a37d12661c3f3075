"""The bundled cases, with the mutants listed beside each, and what is published of them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.validity.listing import load_specs
from pytest_ui2app.validity.specs import Spec
from pytest_ui2app.validity.verdicts import State, Verdict, table

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


def published(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the lines of the table that are over all cases, with its head, and those on what is not as it should."""
    told = ("case  ", "all  ", *(f"{state}: " for state in State), "collateral: ", "  ")
    return [line for line in table(verdicts) if line.startswith(told)]
