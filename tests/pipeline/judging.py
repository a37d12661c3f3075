"""What the tests of the judge's stage share: a reply, the evidence it is asked about, and asking."""

import json
from pathlib import Path
from typing import Any, cast

from pytest_ui2app.cases.case import Case
from pytest_ui2app.generation.model import ModelFactory
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.judging.evidence import Evidence, ShownPage, evidence_of
from pytest_ui2app.pipeline import Judgement, Tools, Trial
from pytest_ui2app.pipeline.judged import generator_names, judged
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.store.artifacts import Artifact, FolderStore

FILES = {"src/App.tsx": "// by acme/one-page\nexport default () => <button>Dark</button>;\n"}
UNUSED = cast("Any", None)


def tools_in(folder: Path) -> Tools:
    """Return tools that have a store and nothing else."""
    return Tools(store=FolderStore(folder / "store"), sandbox=UNUSED, new_context=UNUSED, scaffold=folder, eyes=UNUSED)


def said(outcome: str = "W", evidence: str = "App.tsx sets dark.") -> str:
    entry = {"coverage": 1, "outcome": outcome, "scope": "S1", "evidence": evidence}
    return json.dumps({"families": dict.fromkeys(("toggle", "data_crud", "cross_route_state"), entry)})


def evidence(case: Case, files: dict[str, str] | None = None, model: str = "blank") -> Evidence:
    pages = [ShownPage(screenshot=s.file, route=s.route, picture=case.picture(s)) for s in case.screenshots[:2]]
    names = generator_names(resolve_model(model))
    return evidence_of(files or FILES, pages=pages, missed=["settings.png"], items=case.inventory, generator=names)


def run(case: Case, judge: ModelFactory, tools: Tools, *, model: Any = None, **given: Any) -> Artifact[Judgement]:  # noqa: ANN401
    trial = Trial(case=case, model=model or resolve_model("blank"), round=given.pop("round", 1))
    return judged(trial, judge, given.pop("evidence", evidence(case)), tools, StageLog(trial, tools))
