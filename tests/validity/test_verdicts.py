"""What became of a mutant and what is said of it, and the table that counts what was noticed."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from pytest_ui2app.behaviour import probe
from pytest_ui2app.pipeline.reference import source_files
from pytest_ui2app.validity import mutating
from pytest_ui2app.validity.keeping import read_verdicts
from pytest_ui2app.validity.mutating import batches, missing, probes_digest
from pytest_ui2app.validity.verdicts import CRASH_CLAIMS, WIDTH, Said, State, Verdict, line, state_of, table
from tests.validity.listed import CASE_IDS, case_of, published, specs_of

SAID = Said(sub_feature="save_with_heart", family="toggle", finding="failed", reason="not so: it fills")
NOTICED = Verdict(
    case="cartly",
    mutant="save_with_heart.stays_outlined",
    breaks="save_with_heart",
    family="toggle",
    operator="constant",
    state=State.NOTICED,
    survives="",
    said=(SAID,),
    collateral=(),
    with_collateral=False,
    seconds=1.5,
    source="a",
    probes="b",
)
SURVIVED = replace(NOTICED, mutant="other", state=State.SURVIVED, said=(replace(SAID, finding="working", reason=""),))
BROKEN = replace(NOTICED, mutant="third", state=State.BROKEN, said=())


CLAIM = "the total rises"
ERROR, BLANK, HANG = "no uncaught error TypeError: x", "the page is not blank", "the app goes on: it hangs"
"""How pytest_ui2app/behaviour/probe.py words what it claims of every app."""


def said(finding: str, *broken: str) -> Said:
    return Said(sub_feature="gift_wrap", family="toggle", finding=finding, reason="", broken_claims=broken)


STATES = {
    (said("failed", CLAIM),): State.NOTICED,
    (said("partial", CLAIM, ERROR, BLANK),): State.NOTICED,
    (said("unsure"),): State.NOTICED,
    (said("working"),): State.SURVIVED,
    (said("absent"),): State.GONE,
    (said("failed", ERROR),): State.CRASHED,
    (said("partial", BLANK),): State.CRASHED,
    (said("partial", ERROR, BLANK),): State.CRASHED,
    (said("failed", HANG),): State.CRASHED,
    (said("error"),): State.ERROR,
}


@pytest.mark.parametrize("found", STATES)
def test_only_a_behaviour_that_is_missed_is_noticed(found: tuple[Said]) -> None:
    assert state_of(found, ()) is STATES[found]
    assert state_of(found, (said("failed", ERROR),)) is STATES[found]
    assert state_of(found, (said("error"),)) is State.ERROR


def test_the_claims_of_a_crash_are_worded_as_the_driver_words_them() -> None:
    source = Path(probe.__file__).read_text(encoding="utf-8")
    assert [claim for claim in CRASH_CLAIMS if f'"{claim}' not in source] == []


@pytest.mark.parametrize("state", [State.GONE, State.CRASHED])
def test_what_is_gone_or_crashed_is_a_surprise_and_not_counted(state: State) -> None:
    verdict = replace(NOTICED, mutant="more", state=state)
    assert verdict.surprises
    lines = list(table([NOTICED, verdict]))
    assert lines[1].split()[:6] == ["cartly", "toggle", "1", "1", "0", "100.0%"]
    assert any(each.startswith(f"{state}: cartly/more") for each in lines)
    assert any(each.startswith(f"{state}: cartly/more") for each in published([NOTICED, verdict]))


HELD = replace(SAID, finding="working", reason="", held_claims=("it fills", "the count rises"))
LINES = {
    "noticed": (NOTICED, "cartly/save_with_heart.stays_outlined noticed: failed, not so: it fills"),
    "unknown": (replace(SURVIVED, said=(HELD,)), "cartly/other survived: held: it fills, the count rises"),
    "known": (
        replace(SURVIVED, said=(HELD,), survives="nobody looks"),
        "cartly/other known to survive: held: it fills, the count rises",
    ),
    "of an older run": (SURVIVED, "cartly/other survived"),
    "does not bundle": (
        replace(BROKEN, unbundled="src/App.tsx:3: no\x1b[31m such\nname"),
        "cartly/third broken: src/App.tsx:3: no [31m such name",
    ),
    "at fault elsewhere": (
        replace(NOTICED, state=State.ERROR, collateral=(replace(SAID, finding="error", reason="it raised"),)),
        "cartly/save_with_heart.stays_outlined error: error, it raised",
    ),
    "harms others": (
        replace(NOTICED, mutant="harm", collateral=(replace(SAID, sub_feature="gift_wrap"),)),
        "cartly/harm noticed: failed, not so: it fills; other families: gift_wrap",
    ),
}


@pytest.mark.parametrize("kind", LINES)
def test_the_line_of_a_mutant_says_why(kind: str) -> None:
    verdict, wanted = LINES[kind]
    assert line(verdict) == wanted


def test_a_line_is_not_too_long() -> None:
    long = line(replace(NOTICED, said=(replace(SAID, reason="not so: " + "it fills and " * 20),)))
    assert len(long) == WIDTH
    assert long.endswith("…")


def test_why_a_mutant_does_not_bundle_is_in_the_table() -> None:
    assert "no such name" in "\n".join(table([replace(BROKEN, unbundled="src/App.tsx:3: no such\nname")]))


def test_what_does_not_bundle_is_neither_noticed_nor_missed() -> None:
    lines = list(table([NOTICED, SURVIVED, BROKEN]))
    assert lines[1].split()[:6] == ["cartly", "toggle", "2", "1", "0", "50.0%"]
    assert any(line.startswith("survived: cartly/other") for line in lines)
    assert any(line.startswith("broken: cartly/third") for line in lines)


def test_collateral_counts_what_other_families_lost() -> None:
    fine, error = replace(SAID, finding="working", reason=""), replace(SAID, finding="error")
    assert replace(NOTICED, collateral=(fine, error)).harmed == ()
    lines = list(table([replace(NOTICED, with_collateral=True, collateral=(fine, fine, SAID))]))
    assert any(line.startswith("collateral: 1 of 3 ") for line in lines)


def test_only_what_is_not_known_is_run() -> None:
    first, second = specs_of("cartly")[:2]
    case = case_of("cartly")
    source = first.digest(source_files(case.reference))
    known = replace(NOTICED, mutant=first.id, source=source, probes=probes_digest(case))
    assert missing(case, [first, second], [known], collateral=False) == [second]
    assert missing(case, [first], [known], collateral=True) == [first]
    assert missing(case, [first], [replace(known, probes="older")], collateral=False) == [first]
    assert missing(case, [first], [replace(known, source="older")], collateral=False) == [first]
    assert missing(case, [first], [replace(known, state=State.ERROR)], collateral=False) == [first]
    told = replace(first, survives="known")
    assert missing(case, [told], [known], collateral=False) == [told]


def test_only_a_survivor_that_is_known_is_no_surprise() -> None:
    known = replace(SURVIVED, survives="the probe does not look there")
    harming = replace(NOTICED, with_collateral=True, collateral=(SAID,))
    assert [v.surprises for v in (NOTICED, known, SURVIVED, BROKEN, harming)] == [False, False, True, True, True]
    assert "known: the probe does not look there" in "\n".join(table([known]))


GUIDE = Path(__file__).parents[2] / "docs" / "validity.md"
FIGURES = Path(__file__).parents[2] / "reports" / "validity" / "mutants.json"


def test_the_guide_has_the_figures_of_the_last_whole_run() -> None:
    assert "\n".join(published(read_verdicts(FIGURES))) in GUIDE.read_text(encoding="utf-8")


def test_the_last_whole_run_had_every_mutant() -> None:
    run = {(verdict.case, verdict.mutant) for verdict in read_verdicts(FIGURES)}
    assert run == {(spec.case, spec.id) for case in CASE_IDS for spec in specs_of(case)}


def test_every_mutant_is_in_one_batch_and_fewer_come_back_together_with_collateral(tmp_path: Path) -> None:
    case, specs = case_of("cartly"), specs_of("cartly")[:15]
    for collateral, sizes in ((False, [12, 3]), (True, [2] * 7 + [1])):
        work = batches(case, specs, tmp_path, collateral=collateral)
        assert [len(batch.specs) for batch in work] == sizes
        assert tuple(spec for batch in work for spec in batch.specs) == specs


def test_a_run_that_nobody_wants_the_rest_of_puts_its_browser_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shut: list[bool] = []

    @contextmanager
    def browser(_store: Path) -> Iterator[Mock]:
        try:
            yield Mock()
        finally:
            shut.append(True)

    monkeypatch.setattr(mutating, "workshop", browser)
    monkeypatch.setattr(mutating, "verdicts_of", lambda *_, **__: iter([NOTICED, SURVIVED]))
    coming = mutating.results(batches(case_of("cartly"), specs_of("cartly")[:3], tmp_path, collateral=False), 1)
    assert next(coming) == [NOTICED]
    assert shut == []
    coming.close()
    assert shut == [True]
