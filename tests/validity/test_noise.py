"""What was as before and what was not, when probes are run again."""

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_ui2app.scoring.shares import Share
from pytest_ui2app.taxonomy import Finding
from tests.validity import noise
from tests.validity.agreeing import ROOT, Compared
from tests.validity.noise import Noise, last, lines, measured

FIRST = Compared(app="a/b", family="toggle", sub_feature="x", label=Finding.WORKING, finding=Finding.WORKING, reason="")
SECOND = replace(FIRST, sub_feature="y", finding=Finding.FAILED)


def test_each_verdict_that_came_out_otherwise_is_counted_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Put answers in the place of running probes: the first time as before, later one of two otherwise."""
    calls: list[object] = []

    def probed(_apps: object, _store: object, only: object = ()) -> tuple[Compared, ...]:
        calls.append(only)
        return (FIRST, SECOND) if len(calls) < 4 else (FIRST, replace(SECOND, finding=Finding.PARTIAL, reason="why"))

    monkeypatch.setattr(noise, "probed", probed)
    monkeypatch.setattr(noise, "read", lambda: (FIRST, SECOND))
    monkeypatch.setattr(noise, "_one_of_each_family", lambda _: ["x", "y"])
    found = measured(["a/b"], ["a/b"], 3, tmp_path)
    assert (found.once_more, found.many_times) == (Share(hits=2, total=2), Share(hits=4, total=6))
    assert found.otherwise == ("a/b y: failed, then partial (why)",) * 2
    assert list(found.seconds) == ["a/b"]


def test_the_figures_are_told_with_their_intervals() -> None:
    told = lines(
        Noise(
            once_more=Share(hits=372, total=372),
            many_times=Share(hits=418, total=420),
            times=20,
            busy=2,
            seconds={"a/b": 31.4, "a/c": 48.9},
            otherwise=("a/b y: failed, then partial (why)",),
        )
    )
    assert "(372 of 372) |" in told[2]
    assert "20 times on a busy machine" in told[3]
    assert "31 to 49 seconds, builds left out, on 2 processors" in told[5]
    assert told[6:] == ["", "Not as before:", "", "- a/b y: failed, then partial (why)"]


def test_the_guide_has_the_figures_of_the_last_run() -> None:
    guide = (ROOT / "docs/validity.md").read_text(encoding="utf-8")
    assert "\n".join(lines(last())) in guide
