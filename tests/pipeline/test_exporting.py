import json
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import AgentAnswer, Cost, Rejection, RejectionReason, Reply, Usage
from pytest_ui2app.generation.recording import Answer, read_answer, read_manifest
from pytest_ui2app.generation.repair import RepairOutcome
from pytest_ui2app.generation.summaries import TurnSummary
from pytest_ui2app.pipeline.authoring import RepairRound
from pytest_ui2app.pipeline.exporting import export
from pytest_ui2app.store.artifacts import FolderStore, StageKey

PLAN = Reply(
    text="{}\r\n",
    usage=Usage(input_tokens=5, output_tokens=2),
    cost=Cost(dollars=0.1, source="x"),
    facts={"snapshot": "m-1"},
)
FIX = Rejection(reason=RejectionReason.CONTENT_FILTER, detail="not that")
IDENTITY = {"provider": "p", "model": "m"}


@pytest.fixture
def store(tmp_path: Path) -> FolderStore:
    return FolderStore(tmp_path / "store")


def kept(store: FolderStore, stage: str, kind: Any, value: Any, **inputs: object) -> str:  # noqa: ANN401
    return store.obtain(StageKey(stage=stage, version=1, inputs=inputs), kind, lambda _: value).digest


def tree(store: FolderStore, **answers: Answer) -> SourceTree:
    turns = [
        TurnSummary(
            name=turn.replace("_", "-"), finish_reason="stop", address=kept(store, "turn", Answer, answer, turn=turn)
        )
        for turn, answer in answers.items()
    ]
    return SourceTree(files={}, turns=tuple(turns))


def record(
    store: FolderStore, model: str, first: SourceTree, *repairs: SourceTree, case: str = "shop"
) -> dict[str, Any]:
    generated = kept(store, "generate", SourceTree, first, built_in=["sheet"] if model == "oracle" else [], of=model)
    rounds = {
        f"repair:round {n}": kept(
            store, "repair", RepairRound, RepairRound(outcome=RepairOutcome.REJECTED, located=(), tree=each), n=n
        )
        for n, each in enumerate(repairs, start=1)
    }
    evidence = {"generate": generated, "build": "somewhere", **rounds}
    return {"case": case, "model": model, "round": 1, "metric": "exec", "evidence": evidence}


def results(tmp_path: Path, *records: dict[str, Any]) -> Path:
    models = {each["model"]: IDENTITY for each in records}
    file = tmp_path / "results.json"
    file.write_text(json.dumps({"conditions": {"models": models}, "records": list(records)}), encoding="utf-8")
    return file


def test_every_answer_is_written_and_read_back_whole(store: FolderStore, tmp_path: Path) -> None:
    file = results(tmp_path, record(store, "p/m", tree(store, plan=PLAN), tree(store, fix_1=FIX)))
    done = export(file, store, tmp_path / "out")
    assert (done.model, done.trials, done.answers) == ("p/m", 1, 2)
    recording = tmp_path / "out" / "shop" / "round-1"
    assert (recording / "plan.txt").read_bytes() == b"{}\r\n"
    assert read_answer(recording, "plan") == PLAN
    assert read_answer(recording, "fix-1") == FIX
    assert read_answer(recording, "generate") is None
    manifest = read_manifest(tmp_path / "out")
    assert manifest
    assert (manifest.model, manifest.identity, manifest.author) == ("p/m", IDENTITY, "model")


def test_what_a_built_in_model_answered_from_is_kept(store: FolderStore, tmp_path: Path) -> None:
    export(results(tmp_path, record(store, "oracle", tree(store, plan=PLAN))), store, tmp_path / "out")
    manifest = read_manifest(tmp_path / "out")
    assert manifest
    assert manifest.built_in == {"shop": ["sheet"]}


def test_an_agents_answer_is_exported_as_an_agents(store: FolderStore, tmp_path: Path) -> None:
    answer = AgentAnswer(files={"src/App.tsx": "x"}, facts={"exit_code": 0})
    export(results(tmp_path, record(store, "cmd:a", tree(store, build=answer))), store, tmp_path / "out")
    manifest = read_manifest(tmp_path / "out")
    assert manifest
    assert manifest.author == "agent"
    assert read_answer(tmp_path / "out" / "shop" / "round-1", "build") == answer


def test_one_of_several_models_is_chosen_by_name(store: FolderStore, tmp_path: Path) -> None:
    one, two = (record(store, model, tree(store, plan=PLAN)) for model in ("p/m", "p/n"))
    file = results(tmp_path, one, two)
    with pytest.raises(UsageError, match=r"several models; choose one of: p/m, p/n \(--model\)"):
        export(file, store, tmp_path / "out")
    with pytest.raises(UsageError, match="no model 'p/x'"):
        export(file, store, tmp_path / "out", "p/x")
    assert export(file, store, tmp_path / "out", "p/n").model == "p/n"


def test_what_cannot_be_exported_is_told_and_nothing_is_written(store: FolderStore, tmp_path: Path) -> None:
    file = results(tmp_path, record(store, "p/m", tree(store, plan=PLAN)))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").touch()
    with pytest.raises(UsageError, match="full is there and is no empty folder"):
        export(file, store, tmp_path / "full")
    with pytest.raises(UsageError, match=r"has no generate .*name the store that the run was made with"):
        export(file, FolderStore(tmp_path / "other"), tmp_path / "out")
    for content in ("{", "[]", "{}"):
        (tmp_path / "bad.json").write_text(content)
        with pytest.raises(UsageError, match=r"is no results\.json"):
            export(tmp_path / "bad.json", store, tmp_path / "out")
    with pytest.raises(UsageError, match=r"is no results\.json"):
        export(tmp_path / "nowhere", store, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_run_without_exec_items_is_told(store: FolderStore, tmp_path: Path) -> None:
    other = {**record(store, "p/m", tree(store, plan=PLAN)), "metric": "vfs"}
    with pytest.raises(UsageError, match="no EXEC item of p/m"):
        export(results(tmp_path, other), store, tmp_path / "out")


@pytest.mark.parametrize(
    "change",
    [{"case": "../../out"}, {"case": 7, "evidence": None}, {"evidence": {}}, {"round": "x"}],
    ids=["outside", "types", "no-evidence", "round"],
)
def test_a_record_that_no_run_wrote_is_told(store: FolderStore, tmp_path: Path, change: dict[str, Any]) -> None:
    file = results(tmp_path, {**record(store, "p/m", tree(store, plan=PLAN)), **change})
    with pytest.raises(UsageError, match=r"give a run's own"):
        export(file, store, tmp_path / "below" / "out")
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_told(store: FolderStore, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = results(tmp_path, record(store, "p/m", tree(store, plan=PLAN)))
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(UsageError, match=r"give (a new|another)"):
            export(file, store, place)
