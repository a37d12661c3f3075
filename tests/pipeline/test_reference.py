"""Reading a reference's source."""

from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.pipeline.reference import source_files


def test_the_source_is_read_by_path(tmp_path: Path) -> None:
    (tmp_path / "src" / "pages").mkdir(parents=True)
    (tmp_path / "src" / "App.tsx").write_text("é", encoding="utf-8")
    (tmp_path / "src" / "pages" / "Home.tsx").write_text("home", encoding="utf-8")
    (tmp_path / "blocks.json").write_text("{}", encoding="utf-8")
    assert source_files(tmp_path) == {"src/App.tsx": "é", "src/pages/Home.tsx": "home"}


def test_what_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "logo.png").write_bytes(b"\x89PNG")
    with pytest.raises(UsageError, match=r"logo\.png is not UTF-8 \(byte 0\); a reference is text"):
        source_files(tmp_path)
