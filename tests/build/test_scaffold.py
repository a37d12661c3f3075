from pathlib import Path

import pytest

from pytest_ui2app.build import scaffold
from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.build.written_app import SCAFFOLD_SOURCES
from pytest_ui2app.errors import InfrastructureError


def test_the_scaffold_has_its_manifest_and_lock_file() -> None:
    names = scaffold_files(scaffold_folder()).keys()
    assert {"package.json", "pnpm-lock.yaml", "index.html", "vite.config.ts", "src/main.tsx"} <= names


def test_diagnostics_know_the_scaffolds_sources() -> None:
    sources = {name for name in scaffold_files(scaffold_folder()) if name.startswith("src/")}
    assert sources == SCAFFOLD_SOURCES


def test_what_a_machine_made_is_no_part_of_it(tmp_path: Path) -> None:
    for name in ("package.json", "src/main.tsx", "node_modules/react/index.js", "dist/index.html", ".vite/x"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(scaffold_files(tmp_path)) == ["package.json", "src/main.tsx"]


def test_a_wheels_scaffold_comes_before_a_neighbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = (tmp_path / "bundled", tmp_path / "neighbour")
    monkeypatch.setattr(scaffold, "_PLACES", places)
    with pytest.raises(InfrastructureError, match="Reinstall"):
        scaffold_folder()
    for place in reversed(places):
        place.mkdir()
        (place / "package.json").touch()
        (place / "pnpm-lock.yaml").touch()
        assert scaffold_folder() == place
