"""Verdicts survive the file, and the table counts what was noticed."""

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.validity.mutating import batches, missing, probes_digest, reference_files
from pytest_ui2app.validity.verdicts import Said, Verdict, published, read_verdicts, table, write_verdicts
from tests.validity.listed import CASE_IDS, case_of, specs_of

SAID = Said(sub_feature="save_with_heart", family="toggle", finding="failed", reason="not so: it fills")
NOTICED = Verdict(
    case="cartly",
    mutant="save_with_heart.stays_outlined",
    breaks="save_with_heart",
    family="toggle",
    operator="constant",
    state="noticed",
    survives="",
    said=(SAID,),
    collateral=(),
    with_collateral=False,
    seconds=1.5,
    source="a",
    probes="b",
)
SURVIVED = replace(NOTICED, mutant="other", state="survived", said=(replace(SAID, finding="working", reason=""),))
BROKEN = replace(NOTICED, mutant="third", state="broken", said=())


def test_verdicts_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "new" / "verdicts.json"
    assert read_verdicts(file) == ()
    write_verdicts(file, [NOTICED, SURVIVED])
    assert read_verdicts(file) == (NOTICED, SURVIVED)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"a": 1}')
    with pytest.raises(UsageError, match=r"other\.json does not hold verdicts"):
        read_verdicts(tmp_path / "other.json")


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
    known = replace(NOTICED, mutant=first.id, source=first.digest(reference_files(case)), probes=probes_digest(case))
    assert missing(case, [first, second], [known], collateral=False) == [second]
    assert missing(case, [first], [known], collateral=True) == [first]
    assert missing(case, [first], [replace(known, probes="older")], collateral=False) == [first]
    assert missing(case, [first], [replace(known, source="older")], collateral=False) == [first]
    assert missing(case, [first], [replace(known, state="error")], collateral=False) == [first]
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
