"""Hostile apps and a good one in the same run of the command line: what the good one gets is what it gets alone."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.e2e.running import Run, run
from tests.hostile.canaries import Bait, Canaries
from tests.hostile.corpus import HERE, HostileApp, good_app, hostile_builds, hostile_pages

pytestmark = pytest.mark.full
CHOSEN: Final = {
    "kills_everything": "fail",
    "floods_output": "pass",
    "leaves_daemons": "pass",
    "poisons_modules": "pass",
    "says_bwrap": "fail",
    "breaks_language": "",
    "opens_windows": "",
    "spins_in_effect": "fail",
}
"""What EXEC must say of each; '' where either is right."""


def chosen() -> list[HostileApp]:
    return [app for app in (*hostile_builds(), *hostile_pages()) if app.name in CHOSEN]


def case_of(app: HostileApp) -> str:
    return app.name.replace("_", "-")


def records_of(done: Run, case: str) -> list[dict[str, Any]]:
    return [record for record in done.results["records"] if record["case"] == case]


def test_hostile_apps_change_nothing_for_a_good_one(
    laid: Bait, canaries: Canaries, make_case: Callable[..., Path]
) -> None:
    recording = laid.folder / "recording"
    for app in (good_app(), *chosen()):
        folder = make_case(case_of(app), below=laid.folder / "cases")
        shutil.copyfile(HERE / "kit/probes.py", folder / "probes.py")
        app.record(recording / case_of(app), laid.facts())
    options = (
        *(f"--ui2app-model=replay:{recording}", "--ui2app-repair-rounds=0"),
        f"--basetemp={laid.folder / 'basetemp'}",
    )
    cases = laid.folder / "cases"
    alone = run(laid.store / "alone", *options, f"--ui2app-cases={cases / 'good'}")
    beside = run(laid.store / "beside", *options, f"--ui2app-cases={cases}", "-n", "2")

    assert (alone.exit_code, beside.exit_code) == (0, 0), alone.output + beside.output
    assert canaries.harms() == []
    assert records_of(beside, "good") == records_of(alone, "good")
    assert beside.value(f"replay:{recording}", "exec", "good") == 100.0
    assert beside.results["complete"] is True
    (summary,) = beside.results["summary"]
    assert summary["n_apps"] == len(CHOSEN) + 1
    outcomes = {app.name: records_of(beside, case_of(app))[0]["outcome"] for app in chosen()}
    assert {name: outcomes[name] for name, right in CHOSEN.items() if right} == {n: r for n, r in CHOSEN.items() if r}
