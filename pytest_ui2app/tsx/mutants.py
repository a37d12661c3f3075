"""Mutants: an app with one generated fault, such as a model writing code might make, to prove probes by.

A mutation names an operator and a place. The operator takes the smallest node that it fits at or around the anchor,
and what comes of it still parses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from pytest_ui2app.tsx import mutant_acts, mutant_items, mutant_values
from pytest_ui2app.tsx.mutant_spots import Misfit, Operator, spot_of
from pytest_ui2app.tsx.syntax import CODE_SUFFIXES, Node, apply_edits, parse_file

REPLACE = "replace"
"""The operator for what no other operator says; to be the exception."""

OPERATORS: Mapping[str, Operator] = {
    operator.__name__: operator
    for operator in (
        mutant_acts.accept_anything,
        mutant_acts.cosmetic_only,
        mutant_acts.disable,
        mutant_acts.drop_effect,
        mutant_acts.drop_handler,
        mutant_acts.drop_statement,
        mutant_acts.effect_without_toast,
        mutant_acts.interfere,
        mutant_acts.no_persist,
        mutant_acts.toast_without_effect,
        mutant_items.drop_property,
        mutant_items.drop_spread,
        mutant_items.extra_side_effect,
        mutant_items.reverse_order,
        mutant_items.wrong_item,
        mutant_values.always_show,
        mutant_values.case_sensitive,
        mutant_values.constant,
        mutant_values.keep_local,
        mutant_values.negate,
        mutant_values.never_show,
        mutant_values.off_by_one,
        mutant_values.replace,
        mutant_values.stale_total,
        mutant_values.swap_branches,
        mutant_values.wrong_field,
    )
}
"""The operators by name; what each does is its docstring."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """One fault: an operator, a file of the app, and a piece of its text to put the fault at.

    ``anchor`` must occur exactly once, or ``nth`` says which occurrence is meant, counted from 1. Where a part of it is
    marked, as in ``save(«id»)``, the fault goes there and the rest only tells the place. ``operand`` is what
    some operators need besides: a literal, another name.
    """

    operator: str
    file: str
    anchor: str
    nth: int = 0
    operand: str = ""


def mutated(files: Mapping[str, str], mutation: Mutation) -> dict[str, str]:
    """Return the app with the fault in it.

    Raises Misfit where the operator, the file or the anchor is not there, the operator does not fit, or what would
    come of it does not parse or is what was there before.
    """
    operator = OPERATORS.get(mutation.operator)
    if operator is None:
        choice = f"choose from {', '.join(OPERATORS)}"
        raise Misfit("operator", f"there is no operator {mutation.operator!r}", choice)
    if mutation.file not in files:
        known = ", ".join(sorted(path for path in files if path.endswith(CODE_SUFFIXES))) or "none"
        raise Misfit("file", f"there is no file {mutation.file!r} to put a fault in", f"choose from {known}")
    if not mutation.file.endswith(CODE_SUFFIXES):
        fact = f"{mutation.file} holds no program text"
        raise Misfit("file", fact, f"name a file that ends in one of {', '.join(CODE_SUFFIXES)}")
    before = files[mutation.file]
    try:
        after = _faulty(before, operator, mutation)
    except Misfit as error:
        place = f"{mutation.file}: {mutation.operator} at {mutation.anchor!r}"
        raise Misfit(error.key, f"{place}: {error.fact}", error.remedy) from None
    return {**files, mutation.file: after}


def _faulty(text: str, operator: Operator, mutation: Mutation) -> str:
    spot = spot_of(_parsed(mutation.file, text), mutation.anchor, mutation.nth, mutation.operand)
    after = apply_edits(text, operator(spot))
    if after == text:
        raise Misfit("anchor", "nothing would change", "give another anchor, or another text under `with`")
    if parse_file(mutation.file, after).faulty:
        raise Misfit("anchor", "what comes of it does not parse", "give another anchor, or another text under `with`")
    return after


@lru_cache(maxsize=64)
def _parsed(path: str, text: str) -> Node:
    """Return the tree of a file; many faults are put in the same one."""
    return parse_file(path, text)
