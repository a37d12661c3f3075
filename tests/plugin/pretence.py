"""A pytest conftest whose trials are not measured but told by a script: no browser, no build, no network.

The script is the file script.json in pytest's root folder. It maps a case to what is pretended of it::

    {"notes": {"runs": true, "quality": 0.5, "matched": 2, "reached": 1, "findings": {"toggle": ["working"]},
               "trouble": ["test_vfs"], "dies": ["test_nrs"]}}

Everything is optional; ``trouble`` and ``dies`` name items by a part of their name.
"""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pytest_ui2app.behaviour.app_driver import Check
from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.browser.crawl import Click, Crawl, Reached
from pytest_ui2app.browser.routes import RouteMap, read_routes
from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.packages import Resolution
from pytest_ui2app.cases.case import InventoryItem
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import Cost, Usage
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.judging.choosing import NO_JUDGE, NoJudge
from pytest_ui2app.judging.verdict import FamilyVerdict, Verdict
from pytest_ui2app.matching.assignment import Miss
from pytest_ui2app.pipeline import Attempt, Judgement, Trial
from pytest_ui2app.scoring.execution import Execution
from pytest_ui2app.scoring.iis import ItemLabel, NotCovered, SubFeatureResult, label_item
from pytest_ui2app.scoring.nrs import Reachability, reachability
from pytest_ui2app.scoring.unscored import Unscored
from pytest_ui2app.scoring.vfs import AppFidelity, PageFidelity, app_fidelity
from pytest_ui2app.taxonomy import Finding, Outcome, Scope

SCRIPT_FILE = "script.json"
REMEDY = "run `ui2app doctor`"


@dataclass(frozen=True, kw_only=True)
class Script:
    """What is pretended of one case."""

    runs: bool = True
    rejected: str = ""
    quality: float = 1.0
    matched: int = 3
    reached: int = 3
    findings: dict[str, list[str]] = field(default_factory=dict)
    trouble: list[str] = field(default_factory=list)
    dies: list[str] = field(default_factory=list)
    judge: dict[str, str] = field(default_factory=dict)
    """What a judge says: outcomes (W, P, F, absent) by family, W where it is not told; or ``unscored`` and why."""


@dataclass(frozen=True, kw_only=True)
class Pretence:
    """Answers like an Evaluation, from a script."""

    trial: Trial
    script: Script
    in_trouble: bool = False

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        if self.script.runs:
            return (Attempt(passed=True),)
        return (Attempt(passed=False, failed_at="build", mode=FailureMode.C7, diagnostics="does not parse"),)

    @property
    def execution(self) -> Execution:
        if self.in_trouble:
            raise InfrastructureError(f"the browser went away; {REMEDY}")
        return Execution(attempts=tuple(attempt.passed for attempt in self.attempts))

    @property
    def trees(self) -> tuple[SourceTree, ...]:
        return (SourceTree(files={"src/App.tsx": "export default () => null"}, rejected=self.script.rejected),)

    @property
    def packages(self) -> Resolution:
        return Resolution(lock="")

    @property
    def kept_packages(self) -> tuple[()]:
        return ()

    @property
    def digests(self) -> dict[str, str]:
        return {"generate": "0" * 32}

    @property
    def timings(self) -> dict[str, float]:
        return {"generate": 1.25}

    @property
    def _files(self) -> list[str]:
        return [screenshot.file for screenshot in self.trial.case.screenshots]

    @property
    def fidelity(self) -> AppFidelity:
        quality = self.script.quality
        page = PageFidelity(
            size=quality, text=quality, position=quality, color=quality, block_recall=1.0, block_precision=1.0
        )
        return app_fidelity([page] * self.script.matched, n_inputs=len(self._files))

    @property
    def matches(self) -> tuple[Miss, ...]:
        return tuple(Miss(input=file) for file in self._files)

    @property
    def reference(self) -> Any:  # noqa: ANN401 - an artifact of which only the value is looked at
        return SimpleNamespace(value=())

    @property
    def rendered(self) -> Any:  # noqa: ANN401 - as above
        return SimpleNamespace(value=())

    @property
    def gates(self) -> tuple[()]:
        return ()

    @property
    def routes(self) -> RouteMap:
        return read_routes({})

    @property
    def crawl(self) -> Crawl:
        way = (Click(control="link: there", path="/there"),)
        reached = tuple(Reached(name=file, clicks=way) for file in self._files[: self.script.reached])
        return Crawl(reached=reached, clicks=7)

    @property
    def reachability(self) -> Reachability:
        return reachability(self._files, [target.name for target in self.crawl.reached])

    def _findings(self, item: InventoryItem) -> list[Finding]:
        told = self.script.findings.get(item.family.value, [])
        return [Finding(word) for word in told] or [Finding.WORKING] * len(item.sub_features)

    def probe_reports(self, item: InventoryItem) -> Any:  # noqa: ANN401 - as above
        reports = tuple(
            ProbeReport(
                sub_feature=feature.id,
                finding=finding,
                reason="",
                checks=(Check(claim="it works", held=finding is Finding.WORKING, essential=True),),
                trail=(),
                appeared=("something",),
                vanished=(),
                pictures=(),
            )
            for feature, finding in zip(item.sub_features, self._findings(item), strict=True)
        )
        return SimpleNamespace(value=reports)

    @property
    def judgement(self) -> Judgement | NoJudge:
        said = self.script.judge
        if not said:
            return NO_JUDGE
        if "unscored" in said:
            return Judgement(verdict=Unscored(reason=said["unscored"]))
        verdicts = tuple(_verdict(item, said.get(item.family.value, "W")) for item in self.trial.case.inventory)
        cost = Cost(dollars=0.25, source="pretended")
        usage = Usage(input_tokens=1000, output_tokens=200)
        turn = TurnSummary(name="judge", finish_reason="stop", usage=usage, cost=cost, address=self.trial.case.id)
        return Judgement(verdict=Verdict(families=verdicts), turns=(turn,))

    def label(self, item: InventoryItem) -> ItemLabel:
        results = [
            SubFeatureResult(id=feature.id, family=item.family, scope=item.scope, finding=finding)
            for feature, finding in zip(item.sub_features, self._findings(item), strict=True)
        ]
        return label_item(item.family, item.scope, results)


def _verdict(item: InventoryItem, said: str) -> FamilyVerdict:
    outcome = NotCovered() if said == "absent" else Outcome[said]
    return FamilyVerdict(family=item.family, outcome=outcome, scope=Scope.S3, evidence=f"App.tsx: {said}.")


def script_of(root: Path, case: str) -> Script:
    """Return what is pretended of a case."""
    file = root / SCRIPT_FILE
    scripts = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return Script(**scripts.get(case, {}))


@pytest.fixture
def ui2app_evaluation(request: pytest.FixtureRequest, ui2app_trial: Trial, pytestconfig: pytest.Config) -> Pretence:
    """Pretend a trial's measurement, or that the environment fails at it."""
    script = script_of(pytestconfig.rootpath, ui2app_trial.case.id)
    name = request.node.name
    if any(part in name for part in script.dies):
        os._exit(3)
    return Pretence(trial=ui2app_trial, script=script, in_trouble=any(part in name for part in script.trouble))
