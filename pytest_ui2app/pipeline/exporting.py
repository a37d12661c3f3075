"""From a finished run to a folder that ``replay:`` reads: every answer of one model, and no key or header."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from pytest_ui2app.cases.faults import CASE_ID
from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import AgentAnswer
from pytest_ui2app.generation.recording import (
    Answer,
    Manifest,
    answer_digest,
    round_folder,
    write_answer,
    write_manifest,
)
from pytest_ui2app.generation.turns import STAGE
from pytest_ui2app.pipeline.authoring import RepairRound
from pytest_ui2app.store.artifacts import KEY_FILE, Artifact, FolderStore

_GENERATE: Final = "generate"
_REPAIR: Final = "repair:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """What an export wrote."""

    model: str
    trials: int
    answers: int
    complete: bool
    """Whether the run had measured all that was selected; an export of part of a run replays that part."""


def export(results: Path, store: FolderStore, folder: Path, model: str = "") -> Exported:
    """Write the answers behind ``results.json`` into ``folder``, which must be new or empty.

    ``model`` chooses among several. Raises UsageError for a file that is no results.json, a store that does not hold
    the run's answers, or a choice that is missing.
    """
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise UsageError(f"{folder} is there and is no empty folder; give a new one to export into")
    report = _report(results)
    name = _chosen(report, model, results)
    trials = _trials(report, name, store, results)
    try:
        written = [trial.write(folder) for trial in trials]
        write_manifest(folder, _manifest(report, name, trials, folder))
    except OSError as error:
        raise UsageError(f"the export cannot be written to {folder} ({error}); give another folder") from error
    complete = bool(report.get("complete"))
    return Exported(model=name, trials=len(trials), answers=sum(written), complete=complete)


class _RecordedTrial:
    """One trial of a run: its answers, by the addresses that its record names."""

    def __init__(self, record: Mapping[str, Any], store: FolderStore) -> None:
        self.case = str(record["case"])
        self._round = int(record["round"])
        self._store = store
        self._evidence: Mapping[str, str] = record["evidence"]
        self._generated: Artifact[SourceTree] = store.at(_GENERATE, self._evidence[_GENERATE], SourceTree)

    @property
    def built_in(self) -> list[str]:
        """What a built-in model's answer was made from."""
        key = json.loads((self._generated.folder / KEY_FILE).read_text(encoding="utf-8"))
        makings: list[str] = key["inputs"]["built_in"]
        return makings

    @property
    def by_agent(self) -> bool:
        """Whether an agent wrote the app."""
        return any(isinstance(answer, AgentAnswer) for answer in self._answers.values())

    def digests(self, folder: Path) -> dict[str, str]:
        """Return the digests of the trial's answers as they were written."""
        place = round_folder(folder, self.case, self._round)
        within = place.relative_to(folder).as_posix()
        return {f"{within}/{turn}": answer_digest(place, turn) for turn in self._answers}

    def write(self, folder: Path) -> int:
        """Write the trial's answers; return how many there are."""
        for turn, answer in self._answers.items():
            write_answer(round_folder(folder, self.case, self._round), turn, answer)
        return len(self._answers)

    @cached_property
    def _answers(self) -> Mapping[str, Answer]:
        kind: type[Answer] = Answer  # type: ignore[assignment]
        turns = (turn for tree in self._trees() for turn in tree.turns)
        return {turn.name: self._store.at(STAGE, turn.address, kind).value for turn in turns}

    def _trees(self) -> Iterator[SourceTree]:
        yield self._generated.value
        for label, address in self._evidence.items():
            if label.startswith(_REPAIR):
                yield self._store.at("repair", address, RepairRound).value.tree


def _report(results: Path) -> Mapping[str, Any]:
    file = results / "results.json" if results.is_dir() else results
    try:
        report: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(
            f"{file} is no results.json ({error}); give the file that a run wrote, or its folder"
        ) from error
    if not _is_report(report):
        raise UsageError(f"{file} is no results.json of this project; give the file that a run wrote, or its folder")
    return report


def _is_report(report: object) -> bool:
    """Whether a document has the parts of a results.json that an export needs."""
    match report:
        case {"conditions": {"models": dict(models)}, "records": list(records)}:
            return all(isinstance(each, dict) and each.get("model") in models and "metric" in each for each in records)
        case _:
            return False


def _chosen(report: Mapping[str, Any], model: str, results: Path) -> str:
    names = sorted({str(record["model"]) for record in report["records"]})
    if model in names or (not model and len(names) == 1):
        return model or names[0]
    wanted = f"no model {model!r}" if model else "several models" if names else "no models"
    raise UsageError(f"{results} has {wanted}; choose one of: {', '.join(names) or 'none'} (--model)")


def _exec_records(report: Mapping[str, Any], model: str) -> list[Mapping[str, Any]]:
    records = [record for record in report["records"] if record["model"] == model and record["metric"] == "exec"]
    if not records:
        raise UsageError(
            f"no EXEC item of {model} was measured in that run, and answers are found through those; run again with "
            "them selected: nothing is asked anew"
        )
    return records


def _trials(report: Mapping[str, Any], name: str, store: FolderStore, results: Path) -> list[_RecordedTrial]:
    trials = []
    for record in _exec_records(report, name):
        try:
            trials.append(_RecordedTrial(record, store))
        except (KeyError, TypeError, ValueError) as error:
            raise UsageError(f"{results} holds a record that no run wrote ({error!r}); give a run's own") from error
    if odd := [trial.case for trial in trials if not re.fullmatch(CASE_ID, trial.case)]:
        raise UsageError(f"{results} names a case {odd[0]!r}, which is no case's id; give a run's own file")
    return trials


def _manifest(report: Mapping[str, Any], name: str, trials: list[_RecordedTrial], folder: Path) -> Manifest:
    return Manifest(
        model=name,
        identity=report["conditions"]["models"][name],
        author="agent" if any(trial.by_agent for trial in trials) else "model",
        built_in={trial.case: trial.built_in for trial in trials if trial.built_in},
        answers={turn: address for trial in trials for turn, address in trial.digests(folder).items()},
    )
