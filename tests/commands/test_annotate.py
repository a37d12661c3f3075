import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_ui2app import cli
from pytest_ui2app.browser.rendering import RenderedRoute
from pytest_ui2app.commands import annotate
from pytest_ui2app.judging.sheet_key import SheetKey
from pytest_ui2app.pipeline import Production
from pytest_ui2app.store.artifacts import FolderStore, StageKey
from pytest_ui2app.taxonomy import Family

Json = dict[str, Any]


def _dist(folder: Path) -> Production:
    (folder / "dist").mkdir()
    (folder / "dist" / "index.html").write_text("the app", encoding="utf-8")
    return Production(seconds=1.0, files="digest")


@pytest.fixture
def arguments(make_case: Callable[..., Path], tmp_path: Path) -> list[str]:
    """The arguments for a run of one case whose app runs and has no page but its home."""
    store = FolderStore(tmp_path / "store")
    kind: Any = tuple[RenderedRoute, ...]
    build = store.obtain(StageKey(stage="build", version=1, inputs={}), Production, _dist).digest
    render = store.obtain(StageKey(stage="render", version=1, inputs={}), kind, lambda _: ()).digest
    scopes = {"toggle": "S1", "data_crud": "S2", "cross_route_state": "S3"}
    records: list[Json] = [
        {
            "case": "notes",
            "application_family": "content",
            "model": "some/model",
            "round": 1,
            "metric": "iis",
            "family": family,
            "value": 100.0,
            "outcome": "W",
            "parts": {"scope": scope, "sub_features": []},
            "evidence": {"build": build, "render": render},
        }
        for family, scope in scopes.items()
    ]
    results = tmp_path / "results.json"
    results.write_text(json.dumps({"schema_version": 1, "complete": False, "records": records}), encoding="utf-8")
    cases = make_case().parent
    return ["annotate", str(results), "--store", str(tmp_path / "store"), "--cases", str(cases)]


def test_the_sheet_and_its_key_are_written_apart(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "sheet"
    assert cli.main([*arguments, "--out", str(folder)]) == 0
    out = capsys.readouterr().out
    assert f"1 app, 3 rows: {folder}/annotations.csv, {folder}/index.html\n" in out
    assert "that run is incomplete" in out
    key = SheetKey.read(tmp_path / "sheet.key.json")
    (app_id,) = key.apps
    told = 'The switch turns the page dark. (switch "Dark mode"; settings.png)'
    assert key.apps[app_id].words[Family.TOGGLE] == told
    assert list(key.apps[app_id].scopes) == [Family.TOGGLE, Family.DATA_CRUD, Family.CROSS_ROUTE_STATE]
    assert (folder / "apps" / app_id / "dist" / "index.html").read_text(encoding="utf-8") == "the app"
    assert not [file for file in folder.rglob("*") if file.is_file() and b"some/model" in file.read_bytes()]


def test_the_same_run_gives_the_same_ids_and_keeps_the_sheet(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for key in ("one.json", "two.json"):
        assert cli.main([*arguments, "--out", str(tmp_path / "sheet"), "--key", str(tmp_path / key)]) == 0
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert "(as it was)" in capsys.readouterr().out


def test_the_key_is_not_put_where_annotators_see_it(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "sheet"
    for key in (folder, folder / "key.json"):
        assert cli.main([*arguments, "--out", str(folder), "--key", str(key)]) == 2
    assert f"would lie in the sheet's folder {folder}, where annotators see it" in capsys.readouterr().err
    assert not folder.exists()


def test_neither_a_sheet_nor_a_key_goes_into_another_sheet(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, other = tmp_path / "sheet", tmp_path / "other"
    assert cli.main([*arguments, "--out", str(first)]) == 0
    before = sorted(first.rglob("*"))
    assert cli.main([*arguments, "--out", str(first / "sub" / "inner")]) == 2
    assert f"inner would lie in the sheet {first}, which annotators get; name a place" in capsys.readouterr().err
    assert cli.main([*arguments, "--out", str(other), "--key", str(first / "sub" / "key.json")]) == 2
    assert f"key.json would lie in the sheet's folder {first}" in capsys.readouterr().err
    assert sorted(first.rglob("*")) == before
    assert not other.exists()


def test_a_key_is_not_written_over_anything_else(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = Path(arguments[1])
    before = results.read_bytes()
    assert cli.main([*arguments, "--out", str(tmp_path / "sheet"), "--key", str(results)]) == 2
    assert "results.json is there and is no key of this sheet; name another" in capsys.readouterr().err
    assert results.read_bytes() == before
    assert not (tmp_path / "sheet").exists()


def test_serving_tells_the_address_and_ends_with_the_user(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[bool] = []
    monkeypatch.setattr(annotate, "_wait", lambda: waited.append(True))
    assert cli.main([*arguments, "--out", str(tmp_path / "sheet"), "--serve", "47891"]) == 0
    assert "open http://127.0.0.1:47891/ in a browser; Ctrl-C ends it" in capsys.readouterr().out
    assert waited == [True]


def test_a_sheet_is_served_without_the_run_it_is_of(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annotate, "_wait", lambda: None)
    folder = str(tmp_path / "sheet")
    assert cli.main([*arguments, "--out", folder]) == 0
    assert cli.main(["annotate", "--out", folder, "--serve", "47893"]) == 0
    assert "open http://127.0.0.1:47893/" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "told"), [(["--serve"], "holds no sheet to serve; name a run's"), ([], "there is nothing to do: name a")]
)
def test_without_a_run_there_must_be_a_sheet_to_serve(
    more: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["annotate", "--out", str(tmp_path), *more]) == 2
    assert told in capsys.readouterr().err
