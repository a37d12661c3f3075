"""What docs/cases.md says of mutants is what the code does."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from pytest_ui2app.tsx.mutant_spots import Misfit
from pytest_ui2app.tsx.mutants import OPERATORS, Mutation, mutated
from pytest_ui2app.validity.verdicts import State

GUIDE = (Path(__file__).parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
SECTION = GUIDE.partition("### Do the probes notice faults?")[2].partition("\n## ")[0]
FILE = "src/App.tsx"
EVERYTHING = """
const App = () => {
  const [a, setA] = useState(1);
  useEffect(() => { localStorage.setItem("k", `${a}`); }, [a]);
  const go = (id) => { setA(list.filter((x) => x.id !== id)); toast("done"); };
  const q = name.toLowerCase();
  const items = list.sort((one, two) => one.n - two.n);
  return <ul onClick={() => go(1)}>{q ? <li>{items}</li> : <b title={f({ k: 1, ...a })} />}</ul>;
};
"""
"""An app with something in it for every operator."""
SPOTS = {
    "keep_local": "useState(1)",
    "drop_effect": "useEffect",
    "no_persist": "setItem",
    "wrong_item": "x.id !== id",
    "extra_side_effect": "x.id !== id",
    "effect_without_toast": '"done"',
    "toast_without_effect": '"done"',
    "accept_anything": '"done"',
    "drop_statement": '"done"',
    "case_sensitive": "toLowerCase",
    "stale_total": "q = name",
    "drop_handler": "onClick",
    "cosmetic_only": "onClick",
    "reverse_order": "one.n - two.n",
    "drop_property": "k: 1",
    "drop_spread": "...a",
    "always_show": "q ? <li>",
    "never_show": "q ? <li>",
    "swap_branches": "q ? <li>",
    "wrong_field": "k: 1",
    "constant": "name.toLowerCase()",
    "negate": "name.toLowerCase()",
    "off_by_one": "k: «1»",
    "replace": "k: «1»",
    "interfere": "«<ul onClick»",
    "disable": "«<ul onClick»",
}
"""A place in it for each."""


def rows(head: str) -> Mapping[str, list[str]]:
    """Return the cells of a table of the section by the name in its first column."""
    table = SECTION.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    cells = ([cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in table)
    return {row[0].strip("`"): row[1:] for row in cells}


def needs_operand(operator: str) -> bool:
    """Tell whether an operator refuses to be without ``with``."""
    try:
        mutated({FILE: EVERYTHING}, Mutation(operator=operator, file=FILE, anchor=SPOTS[operator]))
    except Misfit as misfit:
        if misfit.key != "with":
            raise
        return True
    return False


def test_the_table_has_every_operator_in_the_order_of_their_names() -> None:
    assert list(rows("operator")) == sorted(OPERATORS)
    assert all(row[0] and row[1] for row in rows("operator").values())


@pytest.mark.parametrize("operator", OPERATORS)
def test_the_table_tells_which_operators_need_to_be_given_something(operator: str) -> None:
    assert rows("operator")[operator][2].startswith("needed: ") == needs_operand(operator)


def test_every_state_is_explained() -> None:
    assert list(rows("state")) == [str(state) for state in State]


def test_the_example_is_what_the_guide_says_of_ids_and_keys() -> None:
    (name,) = re.findall(r"^- id: (\S+)", SECTION, re.MULTILINE)
    (breaks,) = re.findall(r"^  breaks: (\S+)", SECTION, re.MULTILINE)
    assert name.startswith(f"{breaks}.")
