"""Recorded answers in a folder: what ``replay:DIR`` reads, ``ui2app export`` writes and a person can write by hand.

``DIR/<case>/round-<n>/<turn>.txt`` holds the raw text of a turn, ``DIR/<case>/`` alone will do for one round. An
export has a ``<turn>.json`` beside it with everything else about the answer, and a manifest that says whose answers
they are: replayed, they then stand for that model.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import TypeAdapter

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import AgentAnswer, Rejection, Reply
from pytest_ui2app.generation.providers.key_like import has_control_characters, shown
from pytest_ui2app.store import digest

MANIFEST_FILE: Final = "replay.json"
FORMAT: Final = 1

Answer = Reply | Rejection | AgentAnswer
_ANSWER: Final[TypeAdapter[Answer]] = TypeAdapter(Answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """Whose answers a recording holds: the model's name and identity as they were in the run.

    ``built_in`` maps cases to what a built-in model's answers were made from, ``answers`` the recorded turns, as
    ``<case>/round-<n>/<turn>``, to digests: what stands for a model is what that model said.
    """

    model: str
    identity: Mapping[str, Any]
    author: Literal["model", "agent"]
    built_in: Mapping[str, list[str]] = field(default_factory=dict)
    answers: Mapping[str, str] = field(default_factory=dict)
    format: Literal[1] = FORMAT


_MANIFEST: Final = TypeAdapter(Manifest)


def read_manifest(folder: Path) -> Manifest | None:
    """Return a recording's manifest, None for one made by hand; UsageError when it cannot be read."""
    file = folder / MANIFEST_FILE
    if not file.is_file():
        return None
    try:
        manifest = _MANIFEST.validate_json(_finite_json(file))
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"{file} is not a manifest that this version can read; export the run again") from error
    if not manifest.model.strip() or has_control_characters(manifest.model):
        raise UsageError(f"{file} names the model {shown(manifest.model)}, which is no name; export the run again")
    return manifest


def _finite_json(file: Path) -> bytes:
    """Read a file; ValueError when it is no JSON or holds a number that JSON has not (Python takes NaN and 1e999)."""
    content = file.read_bytes()
    json.dumps(json.loads(content), allow_nan=False)
    return content


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write a recording's manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MANIFEST_FILE).write_bytes(_MANIFEST.dump_json(manifest, indent=1) + b"\n")


def recording_of(folder: Path, case_id: str, round_: int) -> Path:
    """Return the folder of one trial; UsageError when nothing is recorded for its case."""
    case = folder / case_id
    of_round = round_folder(folder, case_id, round_)
    recording = of_round if of_round.is_dir() else case
    if not recording.is_dir():
        raise UsageError(f"nothing recorded for case {case_id!r}: no folder {str(recording)!r}")
    return recording


def round_folder(folder: Path, case_id: str, round_: int) -> Path:
    """Return where the answers of a trial are kept."""
    return folder / case_id / f"round-{round_}"


def write_answer(recording: Path, turn: str, answer: Answer) -> None:
    """Write one answer: a reply's text as it is, and the rest beside it."""
    recording.mkdir(parents=True, exist_ok=True)
    if isinstance(answer, Reply):
        (recording / f"{turn}.txt").write_bytes(answer.text.encode())
        answer = replace(answer, text="")
    (recording / f"{turn}.json").write_bytes(_ANSWER.dump_json(answer, indent=1) + b"\n")


def answer_digest(recording: Path, turn: str) -> str:
    """Return the digest of one recorded answer, of both of its files."""
    files = (recording / f"{turn}.txt", recording / f"{turn}.json")
    return digest.of_json([digest.of_bytes(file.read_bytes()) if file.is_file() else "" for file in files])


def ensure_unchanged(manifest: Manifest, folder: Path, recording: Path, turn: str) -> None:
    """Raise UsageError for an answer that is not the one that was exported."""
    name = f"{recording.relative_to(folder).as_posix()}/{turn}"
    if name in manifest.answers and manifest.answers[name] != answer_digest(recording, turn):
        raise UsageError(
            f"{recording / turn}.txt or .json was changed after it was exported, and would stand for {manifest.model}; "
            f"export the run again, or delete {folder / MANIFEST_FILE} to replay it as a recording of your own"
        )


def read_answer(recording: Path, turn: str) -> Answer | None:
    """Return one answer, None if that turn is not recorded.

    A text without a ``.json`` beside it was recorded by hand: it had been cut short if a Continue turn follows it.
    """
    text_file, rest = recording / f"{turn}.txt", recording / f"{turn}.json"
    for path in (text_file, rest):
        if path.exists() and not path.is_file():
            raise UsageError(f"{path} is no file; put the turn's answer there, or remove it")
    text = text_file.read_bytes().decode("utf-8", errors="replace") if text_file.is_file() else ""
    if rest.is_file():
        answer = _read(rest)
        return replace(answer, text=text) if isinstance(answer, Reply) else answer
    if not text_file.is_file():
        return None
    cut = (recording / f"{_next_turn(turn)}.txt").is_file()
    return Reply(text=text, finish_reason="length" if cut else "stop")


def _read(file: Path) -> Answer:
    try:
        return _ANSWER.validate_json(_finite_json(file))
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"{file} is not a recorded answer; export the run again, or remove the file") from error


def _next_turn(turn: str) -> str:
    """Name the turn that carries ``turn`` on; a plan has none and gets a name that is never recorded."""
    if turn == "generate":
        return "continue-1"
    stem, _, number = turn.rpartition("-")
    return f"continue-{int(number) + 1}" if stem == "continue" and number.isdecimal() else "no-turn"
