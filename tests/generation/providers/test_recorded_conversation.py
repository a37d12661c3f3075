"""A recorded conversation for a real case ends in the same source tree whichever wire format it comes by."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import GenerationTask, Json, ModelFactory, Reply
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.generation.recording import read_answer
from pytest_ui2app.generation.secrets import Keys
from pytest_ui2app.generation.setup import ModelSetup
from tests.generation.providers.wire_formats import Said
from tests.generation.providers.wire_server import WireServer

ROOT = Path(__file__).parents[3]
RECORDINGS = ROOT / "tests" / "recordings"
TURNS = ("plan", "generate", "continue-1", "continue-2")

WriteApp = Callable[[ModelFactory, GenerationTask], SourceTree]


@pytest.fixture(scope="module")
def task() -> GenerationTask:
    (case,) = load_cases([ROOT / "cases" / "cartly"])
    return GenerationTask(case_id=case.id, screenshots=case.pictures, reference=None, round=1)


def said(turn: str, api: str) -> Said:
    reply = read_answer(RECORDINGS / "cartly", turn)
    assert isinstance(reply, Reply)
    if not reply.cut_short:
        return Said(text=reply.text)
    if api == "responses":
        return Said(text=reply.text, incomplete="max_output_tokens")
    return Said(text=reply.text, finish="max_tokens" if api == "anthropic" else "length")


@pytest.mark.parametrize("manner", ["streamed", "whole"])
@pytest.mark.parametrize("api", ["anthropic", "chat", "responses"])
def test_the_source_tree_is_the_recorded_one(
    task: GenerationTask, tmp_path: Path, write_app: WriteApp, api: str, manner: str
) -> None:
    expected = write_app(resolve_model(f"replay:{RECORDINGS}"), task)
    with WireServer([said(turn, api) for turn in TURNS]) as server:
        table: dict[str, Json] = {
            "api": api,
            "base_url": server.base_url(api),
            "key": "LOCAL_KEY",
            "stream": manner == "streamed",
        }
        setup = ModelSetup(configured={"local": table}, keys=Keys({"LOCAL_KEY": "sk-local"}), shared=tmp_path)
        tree = write_app(resolve_model("local", setup), task)
        assert len(server.requests) == len(TURNS)
    assert tree.files == expected.files
    assert len(tree.files) == 12
    assert (tree.dependencies, tree.violations, tree.notes) == ({}, expected.violations, expected.notes)
    assert [turn.finish_reason for turn in tree.turns] == ["stop", "length", "length", "stop"]
