import hashlib
from pathlib import Path

import pytest

from pytest_ui2app.store import digest


def test_a_digest_is_the_head_of_a_sha256() -> None:
    assert digest.of_bytes(b"abc") == hashlib.sha256(b"abc").hexdigest()[:32]


def test_json_is_digested_by_value_not_by_order_or_spelling() -> None:
    assert digest.of_json({"a": 1, "b": [1, 2]}) == digest.of_json({"b": (1, 2), "a": 1})
    assert digest.of_json({"a": 1}) != digest.of_json({"a": "1"})


def test_the_text_that_is_digested_is_canonical_json() -> None:
    assert digest.of_json({"b": "é", "a": [1.5, None]}) == digest.of_bytes(b'{"a":[1.5,null],"b":"\\u00e9"}')


def test_what_json_cannot_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        digest.of_json(float("nan"))
    with pytest.raises(TypeError):
        digest.of_json({"path": Path("x")})


def test_a_folder_is_digested_by_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a").write_text("1")
    one = digest.of_folder(tmp_path)
    (tmp_path / "src" / "a").rename(tmp_path / "src" / "b")
    renamed = digest.of_folder(tmp_path)
    (tmp_path / "src" / "b").write_text("2")
    assert len({one, renamed, digest.of_folder(tmp_path)}) == 3


def test_a_folder_elsewhere_with_the_same_files_has_the_same_digest(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name / "src").mkdir(parents=True)
        (tmp_path / name / "src" / "a").write_text("1")
    assert digest.of_folder(tmp_path / "one") == digest.of_folder(tmp_path / "two")
