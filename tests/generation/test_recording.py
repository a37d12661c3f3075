import json
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.model import Rejection, RejectionReason, Reply
from pytest_ui2app.generation.recording import Manifest, read_answer, read_manifest, write_answer, write_manifest

MANIFEST = Manifest(model="acme/m-1", identity={"model": "m-1", "temperature": 0.5}, author="model")


def manifest(folder: Path, **changed: str) -> None:
    """Write a manifest whose ``changed`` fields are the given JSON."""
    fields = {"model": '"acme/m-1"', "identity": "{}", "author": '"model"', **changed}
    text = ", ".join(f"{json.dumps(name)}: {value}" for name, value in fields.items())
    (folder / "replay.json").write_text(f"{{{text}}}")


def test_a_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_manifest(tmp_path) is None
    write_manifest(tmp_path, MANIFEST)
    assert read_manifest(tmp_path) == MANIFEST


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "[{}, NaN]", "9" * 5000, "[" * 99_999])
def test_a_manifest_with_what_is_no_json_number_is_refused(tmp_path: Path, number: str) -> None:
    manifest(tmp_path, identity=f'{{"temperature": {number}}}')
    with pytest.raises(UsageError, match=r"replay\.json is not a manifest that this version can read"):
        read_manifest(tmp_path)


@pytest.mark.parametrize("name", ["", "  ", "\x1b[31mred", "a\nb", "a\0"])
def test_a_manifest_without_a_model_that_can_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    manifest(tmp_path, model=json.dumps(name))
    with pytest.raises(UsageError, match="which is no name; export the run again") as caught:
        read_manifest(tmp_path)
    assert repr(name) in str(caught.value)
    assert str(caught.value).isprintable()


def test_a_manifest_with_half_a_character_is_refused(tmp_path: Path) -> None:
    manifest(tmp_path, model='"\\ud800"')
    with pytest.raises(UsageError, match="is not a manifest"):
        read_manifest(tmp_path)


def test_answers_are_read_as_they_were_written(tmp_path: Path) -> None:
    reply, rejection = Reply(text="a\nb", finish_reason="stop"), Rejection(reason=RejectionReason.REFUSAL, detail="no")
    write_answer(tmp_path, "plan", reply)
    write_answer(tmp_path, "generate", rejection)
    assert read_answer(tmp_path, "plan") == reply
    assert read_answer(tmp_path, "generate") == rejection
    assert read_answer(tmp_path, "fix-1") is None


@pytest.mark.parametrize("ending", ["txt", "json"])
def test_a_folder_in_place_of_an_answer_is_refused(tmp_path: Path, ending: str) -> None:
    write_answer(tmp_path, "plan", Reply(text="{}"))
    (tmp_path / f"plan.{ending}").unlink()
    (tmp_path / f"plan.{ending}").mkdir()
    with pytest.raises(UsageError, match=rf"plan\.{ending} is no file"):
        read_answer(tmp_path, "plan")


@pytest.mark.parametrize("text", ["{", "NaN", "[]", "\x00"])
def test_an_answer_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "plan.json").write_text(text)
    with pytest.raises(UsageError, match=r"plan\.json is not a recorded answer"):
        read_answer(tmp_path, "plan")
