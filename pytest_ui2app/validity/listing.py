"""Reading ``mutants.yaml``, the list of mutants beside a case; all that is wrong with it is named at once, by line."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import cast

from pytest_ui2app.cases import positions
from pytest_ui2app.cases.case import Case
from pytest_ui2app.cases.positions import Document, Problem
from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.tsx.mutant_spots import Misfit
from pytest_ui2app.tsx.mutants import Mutation, mutated
from pytest_ui2app.validity.specs import Spec
from pytest_ui2app.wording import counted

NEEDED = ("id", "breaks", "operator", "file", "anchor", "user_sees")
TEXTS = (*NEEDED, "nth", "with", "survives")
LISTS = ("also",)
KEYS = (*TEXTS, *LISTS)
"""The keys of an entry: those that every one has, those whose value is a text, those whose value is a list of texts."""

_BESIDE_THE_FAULT = {"id", "breaks", "also", "user_sees", "survives"}
"""Those that tell nothing of how the fault is made; a key that is unknown may be one that tells it, misspelt."""

_EXAMPLE = "docs/cases.md has an example"
_NAME = re.compile(r"[a-z0-9_]+")
_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Listed:
    """An entry of the list, every scalar in it a text as it is written: YAML's true and 5 are "true" and "5"."""

    document: Document
    index: int
    values: Mapping[str, object]

    def text(self, key: str) -> str:
        """Return the text under a key whose value is known to be one; empty where there is none."""
        return cast("str", self.values.get(key, ""))

    @property
    def also(self) -> list[str]:
        """Return what is listed under ``also``, known to be texts."""
        return cast("list[str]", self.values.get("also", []))

    def problem(self, key: str, fact: str, remedy: str) -> Problem:
        """Return a problem at the line of a key, or of the entry where it has no such key."""
        name = self.values.get("id")
        told = name if isinstance(name, str) and name and name.isprintable() else f"entry {self.index + 1}"
        return self.document.problem((self.index, key), f"{told}: {fact}", remedy)


def load_specs(case: Case) -> tuple[Spec, ...]:
    """Return the mutants of a case in the order of its file.

    Raises UsageError where there is no such file, or with every problem in it: entries that are incomplete, have the id
    of another, speak of a sub-feature that the case does not have, or do not fit the reference.
    """
    if not case.mutants.is_file():
        raise UsageError(f"{case.mutants} is missing: list the faults that its probes must notice (docs/cases.md)")
    files = source_files(case.reference)
    if not files:
        raise UsageError(f"{case.reference / 'src'} holds nothing to put a fault in; give the case its reference")
    document, problems = positions.read(case.mutants)
    entries = list(_entries(document, problems))
    problems += _repeated(entries)
    specs = [spec for entry in entries for spec in _spec(entry, case, files, problems)]
    if problems:
        told = [f"  {problem}" for problem in sorted(set(problems))]
        raise UsageError(
            "\n".join([f"the mutants of {case.id} cannot be used, {counted(len(told), 'problem')} found:", *told])
        )
    return tuple(specs)


def _entries(document: Document, problems: list[Problem]) -> Iterator[_Listed]:
    """Yield the entries that are mappings; what is wrong with the others and with the whole goes to ``problems``."""
    if document.value is None:
        return
    if not isinstance(document.value, list) or not document.value:
        fact = "the list is empty" if document.value == [] else "this is no list"
        problems.append(document.problem((), fact, f"list faults, each behind a hyphen; {_EXAMPLE}"))
        return
    for index, value in enumerate(document.value):
        if isinstance(value, dict):
            yield _Listed(document=document, index=index, values=value)
        else:
            remedy = f"write it as lines of `key: value`; {_EXAMPLE}"
            problems.append(document.problem((index,), f"entry {index + 1} is no mapping", remedy))


def _repeated(entries: list[_Listed]) -> Iterator[Problem]:
    first: dict[object, int] = {}
    for entry in entries:
        name = entry.values.get("id")
        if isinstance(name, str) and name in first:
            fact = f"line {first[name]} has a fault of this id already"
            yield entry.problem("id", fact, "give each fault an id of its own")
        elif isinstance(name, str):
            first[name] = entry.document.line((entry.index, "id"))


def _spec(entry: _Listed, case: Case, files: Mapping[str, str], problems: list[Problem]) -> Iterator[Spec]:
    """Yield the spec of an entry; what is wrong with it goes to ``problems``, as far as it can be told."""
    misshapen = dict(_misshapen(entry))
    problems += misshapen.values()
    if not misshapen.keys() & {"id", "breaks"}:
        problems += _ill_named(entry)
    if not misshapen.keys() & {"breaks", "also"}:
        problems += _about_nothing(entry, case)
    if misshapen.keys() - _BESIDE_THE_FAULT:
        return
    mutation = Mutation(
        operator=entry.text("operator"),
        file=entry.text("file"),
        anchor=entry.text("anchor"),
        nth=int(entry.text("nth") or "0"),
        operand=entry.text("with"),
    )
    try:
        mutated(files, mutation)
    except Misfit as misfit:
        problems.append(entry.problem(misfit.key, misfit.fact, misfit.remedy))
    if misshapen:
        return
    yield Spec(
        case=case.id,
        id=entry.text("id"),
        breaks=entry.text("breaks"),
        user_sees=entry.text("user_sees"),
        mutation=mutation,
        also=frozenset(entry.also),
        survives=entry.text("survives"),
    )


def _misshapen(entry: _Listed) -> Iterator[tuple[str, Problem]]:
    """Yield, by key, what keeps an entry from being read: keys, and values of the wrong kind."""
    for key in NEEDED:
        if key not in entry.values:
            yield key, entry.problem(key, f"the key {key!r} is missing", "add it")
    for key, value in entry.values.items():
        if told := _misfit(key, value):
            yield key, entry.problem(key, *told)


def _misfit(key: str, value: object) -> tuple[str, str] | tuple[()]:
    """Return the fact and the remedy where a value is not what its key stands for, or there is no such key."""
    if key not in KEYS:
        return f"there is no such key as {key!r}", f"use {', '.join(KEYS)}"
    if key in LISTS:
        right = isinstance(value, list) and all(isinstance(each, str) for each in value)
        return () if right else (f"{key} is {_shown(value)}", "write it as a list of sub-features, such as [gift_wrap]")
    if not isinstance(value, str):
        return f"{key} is {_shown(value)}", "write it as text, in quotes"
    if key in NEEDED and not value.strip():
        return f"{key} is empty", "write something there"
    if key == "nth" and (not _WHOLE_NUMBER.fullmatch(value) or int(value) == 0):
        return f"nth is {value!r}", "give a whole number: 1 is the first occurrence of the anchor"
    return ()


def _shown(value: object) -> str:
    return repr(value) if isinstance(value, str) else "a list" if isinstance(value, list) else "a mapping"


def _ill_named(entry: _Listed) -> Iterator[Problem]:
    """Yield a problem where the id is not the sub-feature, a dot and a plain name."""
    breaks, dot, name = entry.text("id").partition(".")
    if breaks != entry.text("breaks") or not dot or not _NAME.fullmatch(name):
        remedy = f"call it {entry.text('breaks')}. and a name of lower-case letters, digits and _"
        yield entry.problem("id", f"the id {entry.text('id')!r} does not tell what it breaks, and a name", remedy)


def _about_nothing(entry: _Listed, case: Case) -> Iterator[Problem]:
    """Yield each sub-feature that the case does not have."""
    known = [feature.id for item in case.inventory for feature in item.sub_features]
    named = [("breaks", entry.text("breaks")), *(("also", each) for each in entry.also)]
    for key, sub_feature in named:
        if sub_feature not in known:
            fact = f"{key}: {case.id} has no sub-feature {sub_feature!r}"
            yield entry.problem(key, fact, f"choose from {', '.join(known)}")
