"""A judge on a real app, end to end: what it is shown, that it is asked once, and judging again without a request."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.e2e.running import ROOT, Run, run
from tests.generation.providers.wire_formats import WireRequest
from tests.generation.providers.wire_server import WireServer

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("judging")]

KEY = "sk-canary-9d2e84b067f3a9c51"
JUDGE = "--ui2app-judge=ours/luna"
NOBODY = "http://127.0.0.1:9/v1"
"""Where nothing listens."""
SELECTED = ("--ui2app-model=oracle", "-k", "cartly and (toggle or expand_collapse)")


def verdict() -> str:
    inventory = yaml.safe_load((ROOT / "cases" / "cartly" / "inventory.yaml").read_text(encoding="utf-8"))
    implied = [family for family, item in inventory["families"].items() if "sub_features" in item]
    entry = {"coverage": 1, "outcome": "P", "scope": "S2", "evidence": "App.tsx does half of it."}
    return json.dumps({"families": dict.fromkeys(implied, entry)})


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[WireServer]:
    for name in list(os.environ):
        if name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("CANARY_KEY", KEY)
    with WireServer(verdict()) as started:
        yield started


def judged(folder: Path, address: str) -> Run:
    """Run with the judge that is asked at an address."""
    table = {"model": "luna", "provider": "ours", "api": "chat", "base_url": address, "tries": 1, "key": "CANARY_KEY"}
    settings = {"models": {"ours/luna": {**table, "price": {"input": 1.0, "output": 10.0}}}}
    (folder / "models.yaml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    return run(folder, JUDGE, f"--ui2app-model-file={folder / 'models.yaml'}", *SELECTED)


def test_an_app_is_judged_from_its_source_and_pictures_once_and_again_without_a_request(
    tmp_path: Path, server: WireServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    down = judged(tmp_path, NOBODY)
    assert down.exit_code == 11, down.output
    assert "INCOMPLETE 0/2" in down.output
    first = judged(tmp_path, server.base_url("chat"))
    assert first.exit_code == 0, first.output
    (request,) = server.requests
    _is_shown_the_app(request, tmp_path)
    assert [(r["outcome"], r["parts"]["judge"]["outcome"]) for r in first.results["records"]] == [("W", "P")] * 2
    assert "runtime and judge differ in 2 of the 2 that both decide" in first.output
    assert KEY not in first.output + json.dumps(first.results)
    monkeypatch.delenv("CANARY_KEY")
    again = judged(tmp_path, server.base_url("chat"))
    assert again.exit_code == 0, again.output
    assert again.results == first.results
    assert len(server.requests) == 1


def _is_shown_the_app(request: WireRequest, folder: Path) -> None:
    pages = list((ROOT / "cases" / "cartly" / "screenshots").glob("*.png"))
    assert request.images == len(pages)
    assert all(f"that corresponds to {page.name}, at /" in request.text for page in pages)
    assert "FILE src/App.tsx\n" in request.text
    assert not any(word in request.text for word in ("oracle", "cartly/reference", str(folder)))
