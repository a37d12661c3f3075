"""Asking a model over HTTP, end to end: every request is made once, whatever dies in between, and keys stay inside."""

import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml

from pytest_ui2app.generation.model import Reply
from pytest_ui2app.generation.recording import read_answer
from tests.e2e.running import ROOT, command, environment, run
from tests.generation.providers.wire_formats import Said
from tests.generation.providers.wire_server import WireServer

pytestmark = [pytest.mark.full, pytest.mark.xdist_group("asking")]

RECORDING = ROOT / "tests" / "recordings" / "cartly"
TURNS = ("plan", "generate", "continue-1", "continue-2")
KEY = "sk-canary-7f3a9c51d2e84b06"
MODEL = "--ui2app-model=local"
EXEC_ONLY = ("-k", "cartly and exec")
NO_BENCHMARK = ("-p", "no:benchmark", "-o", "addopts=--import-mode=importlib -m 'not full'")
"""Without pytest-benchmark, which asks git for its commit as pytest starts: a child that is none of this project's."""


def recorded() -> list[Said]:
    replies = [read_answer(RECORDING, turn) for turn in TURNS]
    return [
        Said(text=reply.text, finish="length" if reply.cut_short else "")
        for reply in replies
        if isinstance(reply, Reply)
    ]


@dataclass
class Bench:
    """A folder with a store, a provider, and the settings that lead from one to the other."""

    folder: Path
    server: WireServer
    settings: dict[str, object] = field(default_factory=dict)

    def configure(self, **settings: object) -> str:
        """Write the settings file; return the option that names it."""
        table = {
            "provider": "openai",
            "model": "m-1",
            "base_url": self.server.base_url("chat"),
            "key": "CANARY_KEY",
            "headers": {"X-Canary": "env:CANARY_HEADER"},
            "price": {"input": 1.0, "output": 10.0, "cached_input": 0.1},
            "first_wait": 0.05,
            **settings,
        }
        file = self.folder / "models.yaml"
        file.write_text(yaml.safe_dump({"models": {"local": table}}), encoding="utf-8")
        return f"--ui2app-model-file={file}"

    def bodies(self) -> list[str]:
        return [json.dumps(request.body, sort_keys=True) for request in self.server.requests]

    def answers(self) -> int:
        # Published ones only: looking into a folder that is being published could find it gone.
        found = (self.folder / "store" / "turn").glob("??/*/value.json")
        return sum(file.parent.suffix != ".partial" for file in found)


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    for name in list(os.environ):
        if name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("CANARY_KEY", KEY)
    monkeypatch.setenv("CANARY_HEADER", KEY[::-1])
    with WireServer(recorded()) as server:
        yield Bench(tmp_path, server)


def test_a_killed_run_loses_no_reply_and_sends_no_request_twice(bench: Bench) -> None:
    for turn in range(1, len(TURNS)):
        _run_until(bench, answers=turn)
    done = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    assert done.exit_code == 0, done.output
    assert len(bench.server.requests) == len(TURNS)
    assert len(set(bench.bodies())) == len(TURNS)
    (record,) = done.results["records"]
    assert record["outcome"] == "pass"
    assert [turn["turn"] for turn in record["parts"]["turns"]] == list(TURNS)


def _run_until(bench: Bench, *, answers: int) -> None:
    """Run until so many answers are stored, and kill it before it can ask on.

    With one request a minute the next is not sent for a minute after; the rate is forgotten before each run.
    """
    for file in (bench.folder / "store" / "shared").glob("*"):
        file.unlink()
    process = subprocess.Popen(
        command(bench.folder, MODEL, bench.configure(requests_per_minute=1), *EXEC_ONLY),
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    deadline = time.monotonic() + 50
    while bench.answers() < answers and time.monotonic() < deadline and process.poll() is None:
        time.sleep(0.02)
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert (bench.answers(), len(bench.server.requests)) == (answers, answers)


def test_two_workers_asked_for_one_trial_make_one_request_sequence(bench: Bench) -> None:
    selected = ("-k", "cartly and (exec or nrs)")
    done = run(bench.folder, MODEL, bench.configure(), "-n", "2", "--dist=load", *selected)
    assert done.exit_code == 0, done.output
    assert len(done.results["records"]) == 2
    assert len(bench.server.requests) == len(set(bench.bodies())) == len(TURNS)


def test_rounds_are_asked_for_independently_and_only_once_each(bench: Bench) -> None:
    with WireServer([*recorded(), *recorded()]) as server:
        bench.server = server
        options = (MODEL, bench.configure(), "--ui2app-rounds=2", *EXEC_ONLY)
        first = run(bench.folder, *options)
        assert first.exit_code == 0, first.output
        assert [record["round"] for record in first.results["records"]] == [1, 2]
        assert len(server.requests) == 2 * len(TURNS)
        again = run(bench.folder, *options)
        assert again.results == first.results
        assert len(server.requests) == 2 * len(TURNS)


def test_the_budget_stops_a_run_between_calls_and_the_next_run_goes_on(bench: Bench) -> None:
    # A generate turn can cost at most 0.328 dollars of output and some input: the plan fits in, generate does not.
    stopped = run(bench.folder, MODEL, bench.configure(), "--ui2app-max-cost=0.3", "-n", "2", *EXEC_ONLY)
    assert stopped.exit_code == 11
    assert "INCOMPLETE 0/1" in stopped.output
    assert "--ui2app-max-cost" in stopped.output
    assert len(bench.server.requests) == 1
    done = run(bench.folder, MODEL, bench.configure(), "--ui2app-max-cost=5", *EXEC_ONLY)
    assert done.exit_code == 0, done.output
    assert len(bench.server.requests) == len(TURNS)


def test_a_dry_run_asks_nobody_and_says_what_it_would_take(bench: Bench) -> None:
    for workers in ((), ("-n", "2")):
        done = run(bench.folder, MODEL, bench.configure(), "--ui2app-dry-run", *workers)
        assert done.exit_code == 0, done.output
        assert "dry run: nothing was sent" in done.output
        assert "0 of 3 apps written already" in done.output
    assert bench.server.requests == []
    assert not (bench.folder / "report").exists()


def test_what_the_answers_cost_is_reported_and_stays_the_same(bench: Bench) -> None:
    first = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    spending = first.results["spending"]["local"]
    # 100 tokens in, 40 of them cached, and 20 out for each of four turns, at 1, 0.1 and 10 dollars a million.
    assert spending["total"]["dollars"] == pytest.approx(4 * (60 * 1 + 40 * 0.1 + 20 * 10) / 1e6)
    assert spending["by_stage"]["plan"]["answers"] == 1
    assert spending["by_stage"]["generate"]["answers"] == 3
    assert spending["by_case"]["cartly"] == spending["total"]
    assert "this run bought 4 answers" in first.output
    again = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    assert again.results == first.results
    assert "this run bought nothing" in again.output


def test_a_run_is_taken_up_and_replayed_on_a_machine_without_the_key(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    assert first.exit_code == 0, first.output
    written = first.results_file.read_bytes()
    asked = len(bench.server.requests)
    monkeypatch.delenv("CANARY_KEY")
    monkeypatch.delenv("CANARY_HEADER")
    from_store = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    assert from_store.results_file.read_bytes() == written
    export = bench.folder / "export"
    _ui2app("export", str(bench.folder / "report"), str(export), "--store", str(bench.folder / "store"))
    assert _holders(export, KEY, KEY[::-1], "CANARY", "X-Canary") == []
    elsewhere = bench.folder / "elsewhere"
    elsewhere.mkdir()
    replayed = run(elsewhere, f"--ui2app-model=replay:{export}", *EXEC_ONLY)
    assert replayed.exit_code == 0, replayed.output
    assert replayed.results_file.read_bytes() == written
    assert len(bench.server.requests) == asked


def test_a_missing_key_is_a_usage_error_before_anything_runs(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CANARY_KEY")
    done = run(bench.folder, MODEL, bench.configure(), *EXEC_ONLY)
    assert done.exit_code == 4
    assert "CANARY_KEY" in done.output
    assert bench.server.requests == []


def test_secrets_reach_no_output_report_store_or_child_process(bench: Bench) -> None:
    environments: dict[tuple[int, bytes], bytes] = {}
    """By process and what it runs."""
    process = subprocess.Popen(
        command(bench.folder, MODEL, bench.configure(), *NO_BENCHMARK, "-n", "2", "-vv", "--showlocals", *EXEC_ONLY),
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    watcher = threading.Thread(target=_watch, args=(process, environments))
    watcher.start()
    output, _ = process.communicate()
    watcher.join()
    assert process.returncode == 0, output
    assert {request.headers["authorization"] for request in bench.server.requests} == {f"Bearer {KEY}"}
    assert {request.headers["x-canary"] for request in bench.server.requests} == {KEY[::-1]}
    assert KEY not in output
    assert KEY[::-1] not in output
    assert _holders(bench.folder, KEY, KEY[::-1]) == []
    assert len(environments) >= 4  # workers, browser, build
    assert [who for who, block in environments.items() if KEY.encode() in block or KEY[::-1].encode() in block] == []


def test_a_wrong_key_that_the_provider_echoes_is_shown_nowhere(bench: Bench) -> None:
    from tests.generation.providers.wire_faults import Status  # noqa: PLC0415

    echo = {"error": {"message": f"Incorrect API key provided: {KEY}", "code": "invalid_api_key"}}
    bench.server.misbehave(Status(401, echo), times=9)
    done = run(bench.folder, MODEL, bench.configure(), "-vv", "--showlocals", *EXEC_ONLY)
    assert done.exit_code == 11
    assert "CANARY_KEY" in done.output
    assert KEY not in done.output
    assert _holders(bench.folder, KEY) == []
    assert len(bench.server.requests) == 1


def test_a_refusal_counts_0_is_listed_and_is_not_asked_for_again(bench: Bench) -> None:
    with WireServer(Said(refusal="I will not.")) as server:
        bench.server = server
        done = run(bench.folder, MODEL, bench.configure(), "-k", "cartly")
        assert done.exit_code == 0, done.output
        assert "REJECTED BY THE PROVIDER 1" in done.output
        assert "I will not." in done.output
        assert {record["value"] for record in done.results["records"]} == {0.0}
        assert done.results["complete"] is True
        run(bench.folder, MODEL, bench.configure(), "-k", "cartly")
        assert len(server.requests) == 1


def test_an_outage_is_an_error_and_no_score(bench: Bench) -> None:
    from tests.generation.providers.wire_faults import Status  # noqa: PLC0415

    bench.server.misbehave(Status(503, {"error": {"message": "overloaded"}}), times=99)
    done = run(bench.folder, MODEL, bench.configure(tries=2), *EXEC_ONLY)
    assert done.exit_code == 11
    assert done.results["records"] == []
    assert "503" in done.output
    assert bench.answers() == 0


def _watch(process: "subprocess.Popen[str]", environments: dict[tuple[int, bytes], bytes]) -> None:
    """Keep the environment of every process below ``process`` for as long as it runs.

    One that is forked and has not become a program of its own yet is still its parent, memory and all: it is passed by.
    """
    while process.poll() is None:
        with suppress(OSError):
            itself = _of(process.pid, "cmdline")
            for pid in _descendants(process.pid):
                with suppress(OSError):  # it has ended
                    runs = _of(pid, "cmdline")
                    if runs and runs != itself:
                        environments[pid, runs] = _of(pid, "environ")
        time.sleep(0.05)


def _of(pid: int, file: str) -> bytes:
    return Path(f"/proc/{pid}/{file}").read_bytes()[:65_536]


def _descendants(root: int) -> Sequence[int]:
    parents: Mapping[int, int] = dict(_parents())
    found = {root}
    while grown := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= grown
    return sorted(found - {root})


def _parents() -> Iterator[tuple[int, int]]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        yield int(folder.name), int(fields[1])


def _holders(folder: Path, *texts: str) -> list[str]:
    """Return the files below a folder, the settings aside, that hold one of the texts."""
    files = (file for file in folder.rglob("*") if file.is_file() and file.name != "models.yaml")
    return [str(file) for file in files if any(text.encode() in file.read_bytes() for text in texts)]


def _ui2app(*arguments: str) -> Any:  # noqa: ANN401 - a finished process
    from pytest_ui2app.cli import main  # noqa: PLC0415

    assert main(arguments) == 0
