"""A list of mutants is read as it is written, and all that is wrong with it is named by line, with a remedy."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.cases.case import Case
from pytest_ui2app.errors import UsageError
from pytest_ui2app.tsx.mutants import OPERATORS
from pytest_ui2app.validity.listing import load_specs
from tests.validity.listed import case_of

ENTRY = """\
- id: gift_wrap.one
  breaks: gift_wrap
  operator: constant
  file: src/state/reducer.ts
  anchor: 'giftWrap: «a.on»'
  with: true
  user_sees: it cannot be taken off again
"""
OTHER = ENTRY.replace("gift_wrap.one", "gift_wrap.two")
"""Entries of seven lines each that fit the reference of cartly."""

Listing = Callable[[str | bytes], Case]


@pytest.fixture
def listing(tmp_path: Path) -> Listing:
    """Return a function that gives the case cartly a list of mutants of its own."""

    def listed(text: str | bytes) -> Case:
        (tmp_path / "reference").symlink_to(case_of("cartly").reference)
        (tmp_path / "mutants.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
        return replace(case_of("cartly"), folder=tmp_path)

    return listed


def changed(before: str, after: str) -> str:
    """Return an entry of which one thing is otherwise."""
    assert ENTRY.count(before) == 1
    return ENTRY.replace(before, after)


def test_a_list_that_is_right_is_read(listing: Listing) -> None:
    also = "  also: [save_with_heart]\n  survives: nobody looks\n  nth: 1\n"
    first, second = load_specs(listing(ENTRY + OTHER + also))
    assert (first.case, first.id, first.breaks) == ("cartly", "gift_wrap.one", "gift_wrap")
    assert (first.also, first.survives, first.mutation.nth) == (frozenset(), "", 0)
    assert (second.also, second.survives, second.mutation.nth) == (frozenset({"save_with_heart"}), "nobody looks", 1)


@pytest.mark.parametrize("written", ["true", "'true'", "0", "-1.50", "null", '"[]"', "yes", "0x10"])
def test_what_an_operator_is_given_is_what_is_written(listing: Listing, written: str) -> None:
    entry = changed("with: true", f"with: {written}")
    if written == "yes":
        with pytest.raises(UsageError, match="'yes' is no literal"):
            load_specs(listing(entry))
    else:
        assert load_specs(listing(entry))[0].mutation.operand == written.strip("'\"")


WRONG: dict[str, tuple[str | bytes, int, str]] = {
    "empty file": ("", 1, r"the file is empty; see docs"),
    "empty list": ("# none yet\n[]", 1, r"the list is empty; list faults"),
    "a text": ("gift_wrap", 1, r"this is no list; list faults, each behind a hyphen"),
    "a mapping": ("a: 1", 1, r"this is no list; list faults"),
    "no mapping": (f"{ENTRY}- a", 8, r"entry 2 is no mapping; write it as lines of `key: value`"),
    "no YAML": (f"{ENTRY}- {{", 8, r"not readable as YAML"),
    "not UTF-8": (ENTRY.encode() + b"# caf\xe9", 8, r"not in UTF-8 \(byte 0xe9\); save it as UTF-8"),
    "a key too few": (changed("  user_sees: it cannot be taken off again\n", ""), 1, r"'user_sees' is missing; add it"),
    "a key too many": (changed("with:", "width:"), 6, r"no such key as 'width'; use id, breaks, .*with.*also"),
    "a key twice": (f"{ENTRY}  file: src/state/reducer.ts\n", 8, r"the key 'file' stands twice; keep one"),
    "an id twice": (ENTRY + OTHER + ENTRY, 15, r"gift_wrap\.one: line 1 has a fault of this id already; give each"),
    "a text in place of a list": (f"{ENTRY}  also: gift_wrap\n", 8, r"also is 'gift_wrap'; write it as a list"),
    "a list in place of a text": (
        changed("with: true", "with: [1]"),
        6,
        r"with is a list; write it as text, in q",
    ),
    "an empty text": (changed("src/state/reducer.ts", "''"), 4, r"file is empty; write something"),
    "no such sub-feature": (
        ENTRY.replace("gift_wrap", "fly"),
        2,
        r"fly\.one: breaks: cartly has no sub-feature 'fly'; choose from save_with_heart, gift_wrap, ",
    ),
    "no such other": (f"{ENTRY}  also: [fly]\n", 8, r"one: also: cartly has no sub-feature 'fly'; choose from save_w"),
    "nth below zero": (f"{ENTRY}  nth: -1\n", 8, r"nth is -1, but the anchor occurs once; give a number from 1 to 1"),
    "nth of nothing": (f"{ENTRY}  nth: 0\n", 8, r"nth is '0'; give a whole number: 1 is the first occurrence"),
    "nth in words": (f"{ENTRY}  nth: two\n", 8, r"nth is 'two'; give a whole number: 1 is the first occurrence"),
    "nth too far": (f"{ENTRY}  nth: 2\n", 8, r"nth is 2, but the anchor occurs once; give a number from 1 to 1"),
    "nowhere": (changed("a.on", "b.on"), 5, r"reducer\.ts: constant at 'giftWrap: .*occurs 0 times; copy it"),
    "several times": (changed("'giftWrap: «a.on»'", "return"), 5, r"occurs \d+ times \(on lines .*\); make it longer"),
    "no literal": (
        changed("with: true", "with: go()"),
        6,
        r"'go\(\)' is no literal; give under `with` a number",
    ),
    "no operand": (changed("  with: true\n", ""), 1, r"needs a literal \(a number, a text in quotes, true, .*\); give"),
    "no operator": (changed("constant", "explode"), 3, rf"no operator 'explode'; choose from {', '.join(OPERATORS)}$"),
    "no such file": (
        changed("reducer.ts", "seducer.ts"),
        4,
        r"no file 'src/state/seducer\.ts' .*state/reducer\.ts",
    ),
}
"""What is written, the line that is named, and what is said there."""


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_with_a_list_is_named_with_its_line(listing: Listing, kind: str) -> None:
    text, line, message = WRONG[kind]
    with pytest.raises(UsageError) as refusal:
        load_specs(listing(text))
    head, problem = str(refusal.value).splitlines()
    assert head == "the mutants of cartly cannot be used, 1 problem found:"
    assert re.search(rf"mutants\.yaml:{line}: .*{message}", problem), problem


ROGUE_IDS = (
    "/victim",
    "../gift_wrap.one",
    "gift_wrap",
    "gift_wrap.",
    "gift_wrap./victim",
    "gift_wrap...",
    "gift_wrap.One",
    "gift_wrap.a.b",
    "gift_wrap.a b",
    "gift_wrap.é",
    "save_with_heart.one",
    "5",
)


@pytest.mark.parametrize("name", ROGUE_IDS)
def test_an_id_is_the_sub_feature_and_a_plain_name(listing: Listing, name: str) -> None:
    message = r"mutants\.yaml:1: .*does not tell what it breaks, and a name; call it gift_wrap\. and a name of lower"
    with pytest.raises(UsageError, match=message):
        load_specs(listing(changed("gift_wrap.one", name)))


def test_all_that_is_wrong_is_told_at_once_in_the_order_of_the_file(listing: Listing) -> None:
    wrong = changed("with: true", "width: true") + OTHER.replace("a.on", "b.on") + "- none\n" + OTHER
    with pytest.raises(UsageError) as refusal:
        load_specs(listing(wrong + "  nth: 7\n"))
    head, *told = str(refusal.value).splitlines()
    assert "5 problems" in head
    assert [int(re.findall(r"\.yaml:(\d+): ", each)[0]) for each in told] == [6, 12, 15, 16, 23]


def test_what_can_be_told_of_an_entry_that_lacks_a_key_is_told_too(listing: Listing) -> None:
    lacking = changed("user_sees: it cannot be taken off again", "nth: 7").replace("breaks: gift_wrap", "breaks: fly")
    with pytest.raises(UsageError) as refusal:
        load_specs(listing(lacking))
    facts = ("'user_sees' is missing", "does not tell what it breaks", "no sub-feature 'fly'", "nth is 7")
    assert [fact for fact in facts if fact not in str(refusal.value)] == []


def test_a_case_without_a_list_or_a_reference_is_told_so(tmp_path: Path) -> None:
    case = replace(case_of("cartly"), folder=tmp_path)
    with pytest.raises(UsageError, match=r"mutants\.yaml is missing"):
        load_specs(case)
    case.mutants.write_text(ENTRY)
    with pytest.raises(UsageError, match=r"src holds nothing to put a fault in; give the case its reference"):
        load_specs(case)
